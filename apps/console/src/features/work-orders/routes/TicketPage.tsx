/** One ticket: its form, its progress, its history, and what the signed-in person may do with it now. */
import { routes, type TicketDetail } from '@formwork/api-contract'
import { FormRenderer } from '@formwork/form-renderer'
import '@formwork/form-renderer/styles.css'
import { importDefinition } from '@formwork/form-schema'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useMemo } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { formHost } from '../../../shared/forms/form-host'
import { useLocale } from '../../../shared/i18n/use-locale'
import { PriorityTag } from '../../../shared/tickets/PriorityTag'
import { TicketStatusTag } from '../../../shared/tickets/TicketStatusTag'
import { DetailBar } from '../../../shared/ui/layout/DetailBar'
import { PendingPage } from '../../../shared/ui/feedback/PendingPage'
import { Panel } from '../../../shared/ui/layout/Page'
import { usePageTitle } from '../../../shared/ui/navigation/page-title'
import { screenOnly } from '../../../shared/ui/theme/print-styles'
import { CONTENT_WIDTH } from '../../../shared/ui/theme/tokens'
import { twoLines } from '../../../shared/ui/layout/two-lines'
import { useIsPhone } from '../../../shared/ui/layout/use-is-phone'
import { NoticeLine } from '../../../shared/ui/feedback/NoticeLine'
import { FlowProgress } from '../components/FlowProgress'
import { HistoryTimeline } from '../components/HistoryTimeline'
import { TicketFacts } from '../components/TicketFacts'
import { ManageTicket } from '../components/ManageTicket'
import { ownMoves, TicketMoves } from '../components/TicketMoves'
import { ticketProgress } from '../ticket-progress'

export function TicketPage() {
  const { t } = useLingui()
  const { id = '' } = useParams()
  const query = useRouteQuery(routes.getTicket, { params: { id } })
  const { data } = query
  usePageTitle(data?.title)
  if (data === undefined) return <PendingPage shape="record" title={t`Ticket`} query={query} />
  return <Ticket ticket={data} />
}

function Ticket({ ticket }: { readonly ticket: TicketDetail }) {
  const { t } = useLingui()
  const isPhone = useIsPhone()
  const steps = useMemo(() => ticketProgress(ticket), [ticket])
  const moves = ownMoves(ticket).length === 0 ? null : <TicketMoves ticket={ticket} />
  return (
    <Box sx={{ minHeight: '100%', display: 'flex', flexDirection: 'column' }}>
      <TicketHeader ticket={ticket}>
        {!isPhone && moves}
        <ManageTicket ticket={ticket} look="menu" />
      </TicketHeader>
      {ticket.stuck && (
        <Box sx={{ px: { xs: 3, md: 4 }, pt: { xs: 3, md: 4 } }}>
          <NoticeLine tone="warning" actions={<ManageTicket ticket={ticket} look="buttons" />}>
            {t`Nobody can go on with this ticket: it waits for people who are no longer active.`}
          </NoticeLine>
        </Box>
      )}
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
          // Cards as high as what is in them, on a page of any height.
          alignItems: 'start',
          alignContent: 'start',
        }}
      >
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3, minWidth: 0 }}>
          {ticket.form !== null && (
            <Panel title={t`Form`}>
              <FilledForm definition={ticket.form} values={ticket.values} />
            </Panel>
          )}
          {!isPhone && (
            <Panel title={t`History`}>
              <HistoryTimeline history={ticket.history} process={ticket.process} />
            </Panel>
          )}
        </Box>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3, minWidth: 0 }}>
          <Panel title={t`Progress`}>
            <FlowProgress steps={steps} />
          </Panel>
          <Panel title={t`Facts`}>
            <TicketFacts ticket={ticket} />
          </Panel>
          {isPhone && (
            <Panel title={t`History`}>
              <HistoryTimeline history={ticket.history} process={ticket.process} />
            </Panel>
          )}
        </Box>
      </Box>
      {isPhone && moves !== null && (
        <Box
          sx={{
            position: 'sticky',
            bottom: 0,
            zIndex: 2,
            p: 3,
            bgcolor: 'background.paper',
            borderTop: 1,
            borderColor: 'divider',
            ...screenOnly,
          }}
        >
          {moves}
        </Box>
      )}
    </Box>
  )
}

function TicketHeader({ ticket, children }: { readonly ticket: TicketDetail; readonly children: ReactNode }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  return (
    <DetailBar isSticky backLabel={t`Back`} onBack={() => void navigate(-1)}>
      <Typography variant="h2" component="h1" title={ticket.title} sx={{ minWidth: 0, ...twoLines }}>
        {ticket.title}
      </Typography>
      <TicketStatusTag status={ticket.status} />
      <PriorityTag priority={ticket.priority} />
      <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 2, ...screenOnly }}>{children}</Box>
    </DetailBar>
  )
}

/** The form as it was when the process was published, read-only. */
function FilledForm({
  definition,
  values,
}: {
  readonly definition: Readonly<Record<string, unknown>>
  readonly values: Readonly<Record<string, unknown>>
}) {
  const locale = useLocale()
  const imported = useMemo(() => importDefinition(definition), [definition])
  const shown = useMemo(() => ({ ...values }), [values])
  return imported.ok ? (
    <FormRenderer {...formHost(locale)} definition={imported.form} values={shown} mode="preview" locale={locale} />
  ) : null
}
