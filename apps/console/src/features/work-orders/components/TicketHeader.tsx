/** The bar over a ticket: what it is, where it stands in the list one came from, and what can be done with it. */
import type { TicketDetail } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { PriorityTag } from '../../../shared/tickets/PriorityTag'
import { TicketStatusTag } from '../../../shared/tickets/TicketStatusTag'
import { DetailBar } from '../../../shared/ui/layout/DetailBar'
import { twoLines } from '../../../shared/ui/layout/two-lines'
import { screenOnly } from '../../../shared/ui/theme/print-styles'
import { TrailLinks } from './TrailLinks'

export interface TicketHeaderProps {
  readonly ticket: TicketDetail
  /** The moves. */
  readonly children: ReactNode
}

export function TicketHeader({ ticket, children }: TicketHeaderProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  return (
    <DetailBar isSticky backLabel={t`Back`} onBack={() => void navigate(-1)}>
      <Typography variant="h2" component="h1" title={ticket.title} sx={{ minWidth: 0, ...twoLines }}>
        {ticket.title}
      </Typography>
      <TicketStatusTag status={ticket.status} suspended={ticket.suspended} />
      <PriorityTag priority={ticket.priority} />
      <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 2, ...screenOnly }}>
        <TrailLinks id={ticket.id} />
        {children}
      </Box>
    </DetailBar>
  )
}
