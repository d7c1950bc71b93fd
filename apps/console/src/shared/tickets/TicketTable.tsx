/** One list of tickets: search, status, pages in the address; a table on a desktop, cards on a phone. */
import type { RouteDeclaration, routes, TicketRow } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useRouteQuery } from '../http/use-route-query'
import type { ListColumn } from '../ui/tables/list-table'
import type { EmptyStateProps } from '../ui/feedback/EmptyState'
import { FilterBar } from '../ui/tables/FilterBar'
import { ListPage } from '../ui/tables/ListPage'
import { RelativeTime } from '../ui/display/RelativeTime'
import { RouterLink } from '../ui/navigation/RouterLink'
import { SearchField } from '../ui/inputs/SearchField'
import { StatusTag } from '../ui/display/StatusTag'
import { twoLines } from '../ui/layout/two-lines'
import { PRINT } from '../ui/theme/print-styles'
import { useListQuery } from '../ui/tables/use-list-query'
import { TICKET_STATUSES, ticketStatusOf } from './ticket-status'
import { AssigneeChip } from './AssigneeChip'
import { ExportMenu } from './ExportMenu'
import { boundsOf, startedOf } from './started'
import { StartedFilter } from './StartedFilter'
import { PriorityTag } from './PriorityTag'
import { useTicketAhead } from './use-ticket-ahead'
import { keepTrail } from './ticket-trail'
import { TicketStatusTag } from './TicketStatusTag'
import { NOTHING } from '../ui/display/nothing'

type TicketListRoute = (typeof routes)['listTodo' | 'listCreatedByMe' | 'listRelated' | 'listCopied' | 'listAllTickets']

export interface TicketTableProps {
  readonly title: string
  readonly route: TicketListRoute
  /** Answers the list as a file; absent: it is not taken along. */
  readonly exportRoute?: RouteDeclaration
  /** What to say when there is nothing and nothing was filtered. */
  readonly empty: EmptyStateProps
  readonly actions?: ReactNode
  /** Left out where every row has the same answer. The same list at every render. */
  readonly without?: readonly ('status' | 'requester')[]
  /** Every ticket waits for the person: who asks is told first, and whom it waits for only where there is room. */
  readonly forDeciding?: boolean
  /** The list can be narrowed to tickets nobody can go on with, and to those of one person. */
  readonly forManaging?: boolean
}

export function TicketTable({
  title,
  route,
  exportRoute,
  empty,
  actions,
  without = NO_COLUMNS,
  forDeciding = false,
  forManaging = false,
}: TicketTableProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const lookAhead = useTicketAhead()
  const query = useListQuery(['keyword', 'status', 'assignee', 'started'])
  const { pageIndex, pageSize, filters, setFilter } = query
  const status = ticketStatusOf(filters.status)
  const [isCounted, setCounted] = useState(false)
  const isSuspendedOnly = filters.status === 'suspended'
  const isStuckOnly = forManaging && filters.status === 'stuck'
  const assignee = forManaging ? filters.assignee : ''
  const filter = {
    keyword: filters.keyword,
    ...(status === undefined ? {} : { status }),
    ...(isSuspendedOnly ? { suspended: '1' as const } : {}),
    ...(isStuckOnly ? { stuck: '1' as const } : {}),
    ...(assignee === '' ? {} : { assignee }),
    ...boundsOf(filters.started),
  }
  const asked = { ...filter, pageIndex, pageSize, ...(isCounted ? { exactCount: '1' as const } : {}) }
  const answer = useRouteQuery(route, { query: asked }, { keepsRows: true })
  const list = answer.data?.list
  const follow = useCallback(() => {
    keepTrail({ title, to: `${pathname}${search}`, ids: (list ?? []).map(({ id }) => id) })
  }, [title, pathname, search, list])
  const all = useColumns(follow, forDeciding)
  const columns = useMemo(() => all.filter(({ id }) => without.every((left) => left !== id)), [all, without])
  const isFiltered =
    filters.keyword !== '' || status !== undefined || isSuspendedOnly || isStuckOnly || assignee !== '' || startedOf(filters.started) !== ''
  const words = {
    running: t`In progress`,
    approved: t`Approved`,
    refused: t`Refused`,
    withdrawn: t`Withdrawn`,
    terminated: t`Ended by an administrator`,
  }

  return (
    <ListPage
      title={title}
      answer={{ ...answer, countAll: () => setCounted(true) }}
      query={query}
      actions={
        <>
          {exportRoute !== undefined && list !== undefined && list.length > 0 && <ExportMenu route={exportRoute} filter={filter} />}
          {actions}
        </>
      }
      filters={
        <FilterBar
          search={
            <SearchField value={filters.keyword} onChange={(keyword) => setFilter('keyword', keyword)} label={t`Search title or number`} />
          }
          activeCount={
            [status !== undefined || isSuspendedOnly || isStuckOnly, assignee !== '', startedOf(filters.started) !== ''].filter(Boolean)
              .length
          }
        >
          {without.includes('status') ? undefined : (
            <Select
              displayEmpty
              value={isStuckOnly ? 'stuck' : isSuspendedOnly ? 'suspended' : (status ?? '')}
              onChange={(event) => setFilter('status', event.target.value)}
              inputProps={{ 'aria-label': t`Status` }}
              sx={{ minWidth: 132 }}
            >
              <MenuItem value="">{t`All statuses`}</MenuItem>
              {TICKET_STATUSES.map((one) => (
                <MenuItem key={one} value={one}>
                  {words[one]}
                </MenuItem>
              ))}
              <MenuItem value="suspended">{t`Suspended`}</MenuItem>
              {forManaging && <MenuItem value="stuck">{t`Nobody can go on`}</MenuItem>}
            </Select>
          )}
          {!forDeciding && <StartedFilter value={filters.started} onChange={(started) => setFilter('started', started)} />}
          {assignee !== '' && <AssigneeChip id={assignee} onClear={() => setFilter('assignee', '')} />}
        </FilterBar>
      }
      columns={columns}
      rowKey={(row) => row.id}
      onOpen={(row) => {
        follow()
        void navigate(`/process/tickets/${row.id}`)
      }}
      onNear={(row) => lookAhead(row.id)}
      keys={NO_FURTHER_KEYS}
      empty={isFiltered ? { drawing: 'search', title: t`No ticket matches`, text: t`Try another word, status or time.` } : empty}
    />
  )
}

const NO_COLUMNS = [] as const
const NO_FURTHER_KEYS = {}
/** Said in a table that is wide enough, and on no card. */
const ONLY_WIDE = { meta: { isForWide: true, card: 'none' } } as const

/**
 * @param onFollow a ticket is about to be opened by its link.
 * @param forDeciding there is no column that says what is suspended, and the person is one of those it waits for.
 */
function useColumns(onFollow: () => void, forDeciding: boolean): ListColumn<TicketRow>[] {
  const { t } = useLingui()
  return useMemo(
    () => [
      {
        id: 'title',
        header: t`Title`,
        meta: { card: 'title', narrowest: 200 },
        cell: ({ row: { original: row } }) => (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, [PRINT]: { flexWrap: 'wrap', gap: 1 } }}>
            <RouterLink to={`/process/tickets/${row.id}`} title={row.title} onClick={onFollow} sx={twoLines}>
              {row.title}
            </RouterLink>
            <PriorityTag priority={row.priority} />
            {forDeciding && row.suspended === true && <TicketStatusTag status={row.status} suspended />}
          </Box>
        ),
      },
      {
        id: 'number',
        header: t`Number`,
        meta: { width: 150, isForWide: true, card: 'none' },
        cell: ({ row: { original: row } }) => (
          <Box component="span" className="fw-numeric" sx={{ color: 'text.secondary' }}>
            {row.number}
          </Box>
        ),
      },
      { id: 'process', header: t`Process`, cell: ({ row: { original: row } }) => row.processName },
      {
        id: 'status',
        header: t`Status`,
        meta: { card: 'badge', width: 110 },
        cell: ({ row: { original: row } }) => <TicketStatusTag status={row.status} suspended={row.suspended} />,
      },
      {
        id: 'current',
        header: t`Current step`,
        cell: ({ row: { original: row } }) => (row.currentNodes.length === 0 ? NOTHING : row.currentNodes.join(' / ')),
      },
      {
        id: 'waiting',
        header: t`Waiting for`,
        ...(forDeciding ? ONLY_WIDE : {}),
        cell: ({ row: { original: row } }) => <WaitingFor row={row} />,
      },
      {
        id: 'requester',
        header: t`Requester`,
        ...(forDeciding ? {} : ONLY_WIDE),
        cell: ({ row: { original: row } }) => row.requester.name,
      },
      {
        id: 'created',
        header: t`Created`,
        meta: { width: 164 },
        cell: ({ row: { original: row } }) => <RelativeTime at={row.createdAt} />,
      },
    ],
    [t, onFollow, forDeciding],
  )
}

function WaitingFor({ row: { waitingFor, waitingCount, stuck } }: { readonly row: TicketRow }) {
  const { t } = useLingui()
  if (waitingFor.length === 0) return NOTHING
  const names = waitingFor.map(({ name, active }) => (active ? name : t`${name} (no longer active)`)).join(t`, `)
  const more = waitingCount - waitingFor.length
  const people = more > 0 ? t`${names} and ${more} more` : names
  if (!stuck) return people
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
      {people}
      <StatusTag tone="warning" icon="warning">{t`Nobody can go on`}</StatusTag>
    </Box>
  )
}
