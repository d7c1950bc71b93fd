/** By when a step that waits for people has to be answered, or for how long it should have been. */
import Box from '@mui/material/Box'
import { useDue } from '../../../shared/tickets/due/use-due'
import { Moment } from '../../../shared/ui/display/Moment'
import { Icon } from '../../../shared/ui/icons/Icon'

export function StepDue({ at }: { readonly at: string }) {
  const { isOver, words } = useDue(at)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: 12, color: isOver ? 'error.main' : 'text.secondary' }}>
      <Icon name={isOver ? 'warning' : 'clock'} size={14} />
      <Moment at={at} words={words} />
    </Box>
  )
}
