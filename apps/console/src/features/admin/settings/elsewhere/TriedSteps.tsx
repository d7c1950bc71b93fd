/** The result of each step of a trial, with the message of the other side. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { Icon } from '../../../../shared/ui/icons/Icon'

export interface TriedStep {
  readonly id: string
  readonly isDone: boolean
  readonly text: string
  /** The message of the other side; empty for none. */
  readonly detail: string
}

export function TriedSteps({ steps }: { readonly steps: readonly TriedStep[] }) {
  const { t } = useLingui()
  return (
    <Box
      component="ol"
      aria-label={t({ message: 'Steps', context: 'report' })}
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexDirection: 'column', gap: 2 }}
    >
      {steps.map(({ id, isDone, text, detail }) => (
        <Box component="li" key={id} sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
          <Box sx={{ color: isDone ? 'success.main' : 'error.main', pt: '1px' }}>
            <Icon name={isDone ? 'check' : 'close'} size={16} />
          </Box>
          <Box sx={{ minWidth: 0 }}>
            <Box>{text}</Box>
            {detail !== '' && <Box sx={{ color: 'text.secondary', fontSize: 13, overflowWrap: 'anywhere' }}>{detail}</Box>}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
