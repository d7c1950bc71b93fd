/** The deadline of a ticket as a whole, and how much time is left. */
import Box from '@mui/material/Box'
import { formatDateTime } from '../../../shared/i18n/format'
import { useLocale } from '../../../shared/i18n/use-locale'
import { screenOnly } from '../../../shared/ui/theme/print-styles'
import { StepDue } from './StepDue'

export interface TicketDueProps {
  readonly at: string
  /** Nights, weekends and holidays do not count. */
  readonly isInWorkingTime: boolean
}

export function TicketDue({ at, isInWorkingTime }: TicketDueProps) {
  const locale = useLocale()
  return (
    <Box component="span" sx={{ display: 'block' }}>
      {/* On paper the line below says it. */}
      <Box component="span" className="fw-numeric" sx={screenOnly}>
        {formatDateTime(at, locale)}
      </Box>
      <StepDue at={at} isInWorkingTime={isInWorkingTime} />
    </Box>
  )
}
