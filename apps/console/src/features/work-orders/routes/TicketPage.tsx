/** One ticket: its form, its progress, its history, and what the signed-in person may do with it now. */
import { routes, type TicketDetail } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import { useParams } from 'react-router-dom'
import { useUnsaved } from '../../../shared/ui/feedback/unsaved-work'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { PendingPage } from '../../../shared/ui/feedback/PendingPage'
import { MOVE_KINDS } from '../../../shared/tickets/moves/move-kinds'
import { useMoves } from '../../../shared/tickets/moves/use-moves'
import { Icon } from '../../../shared/ui/icons/Icon'
import { bottomBarRef } from '../../../shared/ui/feedback/bottom-inset'
import { Panel } from '../../../shared/ui/layout/Page'
import { usePageTitle } from '../../../shared/ui/navigation/page-title'
import { useFocusAfter } from '../../../shared/ui/navigation/use-focus-after'
import { PRINT, screenOnly } from '../../../shared/ui/theme/print-styles'
import { BAR_LAYER, CONTENT_WIDTH, LOW_WINDOW } from '../../../shared/ui/theme/tokens'
import { useIsPhone } from '../../../shared/ui/layout/use-is-phone'
import { NoticeLine } from '../../../shared/ui/feedback/NoticeLine'
import { FlowProgress } from '../flow/FlowProgress'
import { TicketTimeline } from '../components/timeline/TicketTimeline'
import { ReturnedNotice } from '../components/ReturnedNotice'
import { TicketFacts } from '../components/TicketFacts'
import { MenuButtons, TicketMenu } from '../components/TicketMenu'
import { useReassign } from '../components/use-reassign'
import { useMissingTicket } from '../components/use-missing-ticket'
import { useStepValues } from '../components/use-step-values'
import { useTicketMenu } from '../components/use-ticket-menu'
import { asButtons, TicketMoves } from '../components/TicketMoves'
import { TicketForms } from '../components/TicketForms'
import { TicketHeader } from '../components/TicketHeader'
import { FlowDialog } from '../flow/FlowDialog'
import { useNextTask } from '../onward/use-next-task'
import { useTicketKeys } from '../onward/use-ticket-keys'
import { useFollow } from '../talk/use-follow'
import { ticketProgress } from '../ticket-progress'

/** On paper all of it is one column, from the ticket's facts to its history, however long. */
const column = { display: 'flex', flexDirection: 'column', gap: 3, minWidth: 0, [PRINT]: { display: 'contents' } } as const

export function TicketPage() {
  const { t } = useLingui()
  const { id = '' } = useParams()
  const missing = useMissingTicket()
  const query = useRouteQuery(routes.getTicket, { params: { id } })
  const { data } = query
  usePageTitle(data?.title)
  if (data === undefined) return <PendingPage shape="record" title={t`Ticket`} query={query} missing={missing} />
  return <Ticket ticket={data} />
}

function Ticket({ ticket }: { readonly ticket: TicketDetail }) {
  const { t } = useLingui()
  const isPhone = useIsPhone()
  useFollow(ticket)
  const [isFlowOpen, setFlowOpen] = useState(false)
  const [isTouched, setTouched] = useState(false)
  const stepValues = useStepValues(ticket)
  const answers = ticket.moves.some(({ type }) => MOVE_KINDS[type].answers === true)
  const moves = useMoves(ticket, stepValues.read, useNextTask(ticket.id))
  const entries = moves.entries.filter(({ offer }) => offer.type !== 'reassign')
  const buttons = asButtons(entries)
  useTicketKeys(ticket.id, entries, moves.isRunning)
  const reassign = useReassign(ticket)
  const title = useFocusAfter<HTMLHeadingElement>(moves.isRunning || Boolean(moves.dialog) || Boolean(reassign.dialog))
  const menu = useTicketMenu(ticket, entries, reassign.entries)
  useUnsaved(isTouched && answers, 'kept')
  const steps = useMemo(() => ticketProgress(ticket), [ticket])
  const shownMoves = buttons.length === 0 ? null : <TicketMoves buttons={buttons} isRunning={moves.isRunning} />
  return (
    <Box sx={{ minHeight: '100%', display: 'flex', flexDirection: 'column' }}>
      <TicketHeader ticket={ticket} titleRef={title}>
        {!isPhone && shownMoves}
        <TicketMenu groups={menu} />
      </TicketHeader>
      {ticket.stuck && (
        <Box sx={{ px: { xs: 3, md: 4 }, pt: { xs: 3, md: 4 } }}>
          <NoticeLine tone="warning" actions={<MenuButtons entries={menu.at(-1)?.entries ?? []} />}>
            {t`Nobody can go on with this ticket: it waits for people who are no longer active.`}
          </NoticeLine>
        </Box>
      )}
      {ticket.isReturned === true && answers && <ReturnedNotice ticket={ticket} />}
      <Box
        sx={{
          flex: 1,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
          gap: 3,
          width: '100%',
          maxWidth: CONTENT_WIDTH,
          mx: 'auto',
          p: { xs: 3, md: 4 },
          // No padding below: where it does not fit on the sheet the whole grid would move to the next one.
          [PRINT]: { gridTemplateColumns: 'minmax(0, 1fr)', pb: 0 },
          // Cards as high as what is in them, on a page of any height.
          alignItems: 'start',
          alignContent: 'start',
        }}
      >
        <Box sx={column}>
          <TicketForms ticket={ticket} answers={answers} stepValues={stepValues} onTouch={() => setTouched(true)} />
          {!isPhone && (
            <Box sx={{ [PRINT]: { order: 1 } }}>
              <Panel title={t`History`}>
                <TicketTimeline ticket={ticket} />
              </Panel>
            </Box>
          )}
        </Box>
        <Box sx={column}>
          <Panel
            title={t`Progress`}
            actions={
              <Button size="small" color="inherit" startIcon={<Icon name="process" size={16} />} onClick={() => setFlowOpen(true)}>
                {t`Show picture`}
              </Button>
            }
          >
            <FlowProgress steps={steps} />
          </Panel>
          <Box sx={{ [PRINT]: { order: -1 } }}>
            <Panel title={t`Facts`}>
              <TicketFacts ticket={ticket} />
            </Panel>
          </Box>
          {isPhone && (
            <Panel title={t`History`}>
              <TicketTimeline ticket={ticket} />
            </Panel>
          )}
        </Box>
      </Box>
      {isPhone && shownMoves !== null && (
        <Box
          ref={bottomBarRef}
          sx={{
            position: 'sticky',
            bottom: 0,
            zIndex: BAR_LAYER,
            p: 3,
            bgcolor: 'background.paper',
            borderTop: 1,
            borderColor: 'divider',
            [LOW_WINDOW]: { position: 'static' },
            ...screenOnly,
          }}
        >
          {shownMoves}
        </Box>
      )}
      {moves.dialog}
      {reassign.dialog}
      {isFlowOpen && <FlowDialog process={ticket.process} steps={steps} onClose={() => setFlowOpen(false)} />}
    </Box>
  )
}
