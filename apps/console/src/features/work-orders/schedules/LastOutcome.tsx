/** The last result of a schedule: its ticket, or why there is none. */
import type { ScheduleOutcome } from '@formwork/api-contract'
import Box from '@mui/material/Box'
import { Moment } from '../../../shared/ui/display/Moment'
import { Icon } from '../../../shared/ui/icons/Icon'
import { RouterLink } from '../../../shared/ui/navigation/RouterLink'

export function LastOutcome({ outcome }: { readonly outcome: ScheduleOutcome }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, alignItems: 'flex-start' }}>
      <Moment at={outcome.at} />
      {outcome.kind === 'started' ? (
        <RouterLink to={`/process/tickets/${outcome.ticketId}`}>{outcome.number}</RouterLink>
      ) : (
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, color: 'warning.main', fontSize: 12, whiteSpace: 'normal' }}>
          <Icon name="warning" size={14} />
          <span>{outcome.message}</span>
        </Box>
      )}
    </Box>
  )
}
