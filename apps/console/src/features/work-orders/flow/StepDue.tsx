/** The deadline of a step that waits for people, or how long it is overdue. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useDue } from '../../../shared/tickets/due/use-due'
import { Moment } from '../../../shared/ui/display/Moment'
import { PRINT } from '../../../shared/ui/theme/print-styles'
import { Icon } from '../../../shared/ui/icons/Icon'

export interface StepDueProps {
  readonly at: string
  /** Nights, weekends and holidays do not count. */
  readonly isInWorkingTime: boolean
}

export function StepDue({ at, isInWorkingTime }: StepDueProps) {
  const { t } = useLingui()
  const { isOver, words } = useDue(at)
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, fontSize: 12, color: isOver ? 'error.main' : 'text.secondary' }}>
      <Box component="span" sx={{ display: 'flex', flex: 'none', mt: '2px' }}>
        <Icon name={isOver ? 'warning' : 'clock'} size={14} />
      </Box>
      <span>
        <Box component="span" sx={{ display: 'none', [PRINT]: { display: 'inline' } }}>
          {t({ message: 'due', context: 'before a moment' })}{' '}
        </Box>
        <Moment at={at} words={words} />
        {isInWorkingTime && <> · {t`only working time counts`}</>}
      </span>
    </Box>
  )
}
