/** The bar over a ticket: its title, its position in the list it was opened from, and its actions. */
import type { TicketDetail } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode, RefObject } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSignedInUser } from '../../../shared/session/session-store'
import { DueTag } from '../../../shared/tickets/due/DueTag'
import { PriorityTag } from '../../../shared/tickets/PriorityTag'
import { TicketStatusTag } from '../../../shared/tickets/TicketStatusTag'
import { useTrailPlace } from '../../../shared/tickets/ticket-trail'
import { DetailBar } from '../../../shared/ui/layout/DetailBar'
import { useIsPhone } from '../../../shared/ui/layout/use-is-phone'
import { twoLines } from '../../../shared/ui/layout/two-lines'
import { usePageParent } from '../../../shared/ui/navigation/page-parent'
import { screenOnly } from '../../../shared/ui/theme/print-styles'
import { homeList } from '../home-list'
import { TrailLinks } from './TrailLinks'
import { CurrentAssignees } from './CurrentAssignees'

export interface TicketHeaderProps {
  readonly ticket: TicketDetail
  /** On the title, which is focused after a move. */
  readonly titleRef: RefObject<HTMLHeadingElement | null>
  /** The moves. */
  readonly children: ReactNode
}

export function TicketHeader({ ticket, titleRef, children }: TicketHeaderProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const { key } = useLocation()
  const { userId } = useSignedInUser()
  const list = useTrailPlace(ticket.id)?.to ?? homeList(ticket, userId)
  usePageParent(list)
  // Opened by a link, in a tab of its own: there is no page to go back to.
  const back = () => (key === 'default' ? navigate(list) : navigate(-1))
  return (
    <DetailBar isSticky backLabel={t`Back`} onBack={() => void back()}>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', md: 'row' },
          alignItems: { md: 'center' },
          gap: { xs: 0.5, md: 2 },
          minWidth: 0,
          py: { xs: 1, md: 0 },
        }}
      >
        <Typography
          variant="h2"
          component="h1"
          ref={titleRef}
          tabIndex={-1}
          title={ticket.title}
          sx={{ minWidth: 0, outline: 'none', ...twoLines }}
        >
          {ticket.title}
        </Typography>
        <Box sx={{ flex: 'none', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <TicketStatusTag status={ticket.status} suspended={ticket.suspended} />
          <PriorityTag priority={ticket.priority} />
          <Box sx={{ display: 'flex', ...screenOnly }}>
            <DueTag at={ticket.dueAt} />
          </Box>
          {isPhone && <CurrentAssignees ticket={ticket} />}
        </Box>
      </Box>
      <Box sx={{ ml: 'auto', flex: 'none', display: 'flex', alignItems: 'center', gap: 2, ...screenOnly }}>
        {!isPhone && <TrailLinks id={ticket.id} />}
        {children}
      </Box>
    </DetailBar>
  )
}
