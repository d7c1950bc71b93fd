/** Steps of tickets that failed for good and wait for an administrator: the failure, and retry or skip. */
import { type Incident, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { usePermission } from '../../../shared/session/access'
import { keepTrail } from '../../../shared/tickets/ticket-trail'
import { FailureText } from '../../../shared/tickets/failures/FailureText'
import { RelativeTime } from '../../../shared/ui/display/RelativeTime'
import { twoLines } from '../../../shared/ui/layout/two-lines'
import { RouterLink } from '../../../shared/ui/navigation/RouterLink'
import type { ListColumn } from '../../../shared/ui/tables/list-table'
import { ListPage } from '../../../shared/ui/tables/ListPage'
import { useListQuery } from '../../../shared/ui/tables/use-list-query'
import { useRepair } from './use-repair'

export function IncidentsPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const query = useListQuery([])
  const { pageIndex, pageSize } = query
  const answer = useRouteQuery(routes.listIncidents, { query: { pageIndex, pageSize } }, { keepsRows: true })
  const mayRepair = usePermission(['process:list:all:end'])
  const { repair, dialog } = useRepair()
  const title = t`Failed steps`
  const { pathname, search } = useLocation()
  const tickets = answer.data?.list
  const follow = useCallback(() => {
    // A ticket with two failed steps is listed twice.
    keepTrail({ title, to: `${pathname}${search}`, ids: [...new Set((tickets ?? []).map(({ ticketId }) => ticketId))] })
  }, [title, pathname, search, tickets])
  const columns = useIncidentColumns(follow)
  const rowActions = (incident: Incident) => {
    const { nodeName, ticketNumber } = incident
    return (
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          aria-label={t`Try again: “${nodeName}” of ${ticketNumber}`}
          onClick={() => repair('retryJob', incident)}
        >
          {t`Try again`}
        </Button>
        <Button
          size="small"
          color="inherit"
          aria-label={t`Skip “${nodeName}” of ${ticketNumber}`}
          onClick={() => repair('skipJob', incident)}
        >
          {t`Skip`}
        </Button>
      </Box>
    )
  }
  return (
    <ListPage
      title={title}
      answer={answer}
      query={query}
      filters={
        <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
          {t`Steps that no person does, of running tickets: they failed for good, and their tickets wait. Mend the cause, then try again; or skip the step.`}
        </Box>
      }
      columns={columns}
      rowKey={({ ticketId, jobId }) => `${ticketId} ${jobId}`}
      onOpen={({ ticketId }) => {
        follow()
        void navigate(`/process/tickets/${ticketId}`)
      }}
      empty={{
        title: t`No step has failed`,
        text: t`What fails is tried again by itself first, and is told here only when that did not help.`,
      }}
      {...(mayRepair ? { rowActions } : {})}
    >
      {dialog}
    </ListPage>
  )
}

/** One below the other in a table; on a card they run on, as its other facts do. */
const lines = { 'dd & > *': { display: 'inline' }, 'dd & > * + *::before': { content: '"\\a0· "', color: 'text.disabled' } } as const

function useIncidentColumns(onFollow: () => void): ListColumn<Incident>[] {
  const { t } = useLingui()
  return useMemo(() => {
    const kinds: Readonly<Record<Incident['kind'], string>> = {
      timer: t`Timer`,
      httpRequest: t`Web request`,
      subProcess: t`Sub-process`,
      script: t`Script`,
    }
    return [
      {
        id: 'ticket',
        header: t`Ticket`,
        meta: { card: 'title' },
        cell: ({ row: { original: row } }) => (
          <RouterLink to={`/process/tickets/${row.ticketId}`} title={row.ticketTitle} onClick={onFollow} sx={twoLines}>
            {row.ticketTitle}
          </RouterLink>
        ),
      },
      {
        id: 'number',
        header: t`Number`,
        meta: { width: 150, isForWide: true, card: 'none' },
        cell: ({ row: { original: row } }) => (
          <Box component="span" className="fw-numeric" sx={{ color: 'text.secondary' }}>
            {row.ticketNumber}
          </Box>
        ),
      },
      { id: 'process', header: t`Process`, meta: { isForWide: true }, cell: ({ row: { original: row } }) => row.processName },
      {
        id: 'step',
        header: t`Step`,
        cell: ({ row: { original: row } }) => (
          <Box sx={lines}>
            <div>{row.nodeName}</div>
            <Box sx={{ color: 'text.secondary', fontSize: 12 }}>{kinds[row.kind]}</Box>
          </Box>
        ),
      },
      {
        id: 'error',
        header: t`What went wrong`,
        cell: ({ row: { original: row } }) => {
          const { attempts } = row
          return (
            <Box sx={{ ...lines, overflowWrap: 'anywhere' }}>
              <FailureText error={row.error} />
              <Box className="fw-numeric" sx={{ color: 'text.secondary', fontSize: 12 }}>{t`Attempts: ${attempts}`}</Box>
            </Box>
          )
        },
      },
      { id: 'at', header: t`Failed`, meta: { width: 140 }, cell: ({ row: { original: row } }) => <RelativeTime at={row.at} /> },
    ]
  }, [t, onFollow])
}
