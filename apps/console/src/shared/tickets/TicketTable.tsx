/** One list of tickets: search, status, pages in the address; a table on a desktop, cards on a phone. */
import type { RouteDeclaration, routes, TicketList } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useRouteQuery } from '../http/use-route-query'
import type { EmptyStateProps } from '../ui/feedback/EmptyState'
import { FilterBar } from '../ui/tables/FilterBar'
import { ListPage } from '../ui/tables/ListPage'
import { SearchField } from '../ui/inputs/SearchField'
import { useIsTable } from '../ui/layout/use-is-table'
import { useListQuery } from '../ui/tables/use-list-query'
import { TICKET_STATUSES, ticketStatusOf } from './ticket-status'
import { useTicketActs } from './bulk/use-ticket-acts'
import { AssigneeChip } from './AssigneeChip'
import { OverdueFilter } from './due/OverdueFilter'
import { ExportMenu } from './ExportMenu'
import { ProcessFilter } from './narrowing/ProcessFilter'
import { RequesterFilter } from './narrowing/RequesterFilter'
import { boundsOf, startedOf } from './started'
import { StartedFilter } from './StartedFilter'
import { useTicketColumns } from './use-ticket-columns'
import { usePrefetchTicket } from './use-prefetch-ticket'
import { keepTrail } from './ticket-trail'
import { ColumnMenu } from './views/ColumnMenu'
import { useListColumns } from './views/list-columns'
import { useTicketViews } from './views/use-ticket-views'
import { isOverdueOnly, storedFilters, VIEW_FILTERS } from './views/view-address'
import { ViewMenu } from './views/ViewMenu'
import { ViewNotice } from './views/ViewNotice'

type TicketListRoute = (typeof routes)['listTodo' | 'listCreatedByMe' | 'listRelated' | 'listCopied' | 'listAllTickets']

export interface TicketTableProps {
  readonly title: string
  /** The list, for its views, columns and actions. */
  readonly list: TicketList
  readonly route: TicketListRoute
  /** The route of the list as a file; absent: it cannot be exported. */
  readonly exportRoute?: RouteDeclaration
  /** The text for an empty list without filters. */
  readonly empty: EmptyStateProps
  readonly actions?: ReactNode
  /** Columns without information, since all rows have the same value. The same list at every render. */
  readonly without?: readonly ('status' | 'requester')[]
  /** Every ticket waits for the person: the requester is shown first, and whom it waits for only where there is room. */
  readonly forDeciding?: boolean
  /** The list has filters for stuck tickets, and for those of one person. */
  readonly forManaging?: boolean
}

export function TicketTable({
  title,
  list: name,
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
  const prefetchTicket = usePrefetchTicket()
  const query = useListQuery(VIEW_FILTERS)
  const { pageIndex, pageSize, filters, setFilter } = query
  const status = ticketStatusOf(filters.status)
  const [isCounted, setCounted] = useState(false)
  const isSuspendedOnly = filters.status === 'suspended'
  const isOverdue = isOverdueOnly(filters)
  const waitsForOthers = name === 'mine' && filters.status === 'waitsForOthers'
  const isStuckOnly = forManaging && filters.status === 'stuck'
  const assignee = forManaging ? filters.assignee : ''
  const { process } = filters
  const hasRequesters = !without.includes('requester')
  const requester = hasRequesters ? filters.requester : ''
  const filter = {
    keyword: filters.keyword,
    ...(status === undefined ? {} : { status }),
    ...(isSuspendedOnly ? { suspended: '1' as const } : {}),
    ...(isStuckOnly ? { stuck: '1' as const } : {}),
    ...(waitsForOthers ? { waitsForOthers: '1' as const } : {}),
    ...(assignee === '' ? {} : { assignee }),
    ...(process === '' ? {} : { process }),
    ...(requester === '' ? {} : { requester }),
    ...boundsOf(filters.started),
    ...(isOverdue ? { overdue: '1' as const } : {}),
  }
  const views = useTicketViews(name, filters)
  const asked = { ...filter, pageIndex, pageSize, ...(isCounted ? { exactCount: '1' as const } : {}) }
  const found = useRouteQuery(route, { query: asked }, { keepsRows: true, enabled: !views.isLeaving })
  const answer = views.isOpening ? { ...found, data: undefined, error: null, isFetching: true } : found
  const list = answer.data?.list
  const follow = useCallback(() => {
    keepTrail({ title, isTodo: name === 'todo', to: `${pathname}${search}`, ids: (list ?? []).map(({ id }) => id) })
  }, [title, name, pathname, search, list])
  const acts = useTicketActs({ list: name, shown: list, scope: JSON.stringify(filter), assignee })
  const all = useTicketColumns(follow, forDeciding)
  const had = useMemo(() => all.filter(({ id }) => without.every((left) => left !== id)), [all, without])
  const ids = useMemo(() => had.map(({ id }) => id), [had])
  const isTable = useIsTable()
  const choice = useListColumns(name, ids, views.chosen?.columns ?? null)
  // A card has no columns to choose from.
  const { shown } = choice
  const columns = useMemo(() => (isTable ? had.filter(({ id }) => shown.includes(id)) : had), [isTable, had, shown])
  const folded = [
    status !== undefined || isSuspendedOnly || isStuckOnly || waitsForOthers,
    assignee !== '',
    process !== '',
    requester !== '',
    startedOf(filters.started) !== '',
    isOverdue,
  ].filter(Boolean).length
  const isFiltered = filters.keyword !== '' || folded > 0
  const isStatusGone = filters.status !== '' && status === undefined && !isSuspendedOnly && !isStuckOnly && !waitsForOthers
  const isAssigneeGone = assignee !== '' && views.chosen?.assigneeRemoved === true && views.chosen.filters.assignee === assignee
  const gone = isStatusGone ? 'status' : isAssigneeGone ? 'assignee' : null
  const savable = { ...filters, status: isStatusGone || without.includes('status') ? '' : filters.status, assignee, requester }
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
          beside={
            <>
              <ViewMenu list={name} state={views} content={{ filters: storedFilters(savable), columns: shown }} />
              {isTable && <ColumnMenu columns={had.filter(({ id }) => id !== 'title')} choice={choice} />}
            </>
          }
          search={
            <SearchField
              value={filters.keyword}
              onChange={(keyword) => setFilter('keyword', keyword)}
              label={t`Search title, number, remark`}
            />
          }
          activeCount={folded}
        >
          {without.includes('status') ? undefined : (
            <Select
              displayEmpty
              value={isStuckOnly ? 'stuck' : isSuspendedOnly ? 'suspended' : waitsForOthers ? 'waitsForOthers' : (status ?? '')}
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
              {name === 'mine' && <MenuItem value="waitsForOthers">{t`Waits for others`}</MenuItem>}
              <MenuItem value="suspended">{t`Suspended`}</MenuItem>
              {forManaging && <MenuItem value="stuck">{t`Nobody can go on`}</MenuItem>}
            </Select>
          )}
          <ProcessFilter list={name} process={process} onChange={(id) => setFilter('process', id)} />
          {hasRequesters && <RequesterFilter requester={requester} onChange={(id) => setFilter('requester', id)} />}
          {!forDeciding && <StartedFilter value={filters.started} onChange={(started) => setFilter('started', started)} />}
          <OverdueFilter isOn={isOverdue} onChange={(isOn) => setFilter('overdue', isOn ? '1' : '')} />
          {assignee !== '' && <AssigneeChip id={assignee} onClear={() => setFilter('assignee', '')} />}
        </FilterBar>
      }
      notice={gone !== null && <ViewNotice gone={gone} onRemove={() => setFilter(gone, '')} />}
      columns={columns}
      rowKey={(row) => row.id}
      onOpen={(row) => {
        follow()
        void navigate(`/process/tickets/${row.id}`)
      }}
      onNear={(row) => prefetchTicket(row.id)}
      {...acts.table}
      empty={isFiltered ? { drawing: 'search', title: t`No ticket matches`, text: t`Try another word, or take back a filter.` } : empty}
    >
      {acts.parts}
    </ListPage>
  )
}

const NO_COLUMNS = [] as const
