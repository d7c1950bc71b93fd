/** Records the palette finds: each kind only for those who may read it, by the calls their lists make. */
import { routes, type TicketRow } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { type RouteQueryOptions, useRouteQuery } from '../../shared/http/use-route-query'
import { usePermission } from '../../shared/session/access'
import { type CommandGroup, matching } from './command'

const MOST = 5

export interface FoundRecords {
  readonly groups: readonly CommandGroup[]
  readonly isSearching: boolean
}

/** Without a word, only the processes that may be started. */
export function useRecords(word: string): FoundRecords {
  const { t } = useLingui()
  const navigate = useNavigate()
  const mayStart = usePermission(['process:list:applyProcessList'])
  const mayUseForms = usePermission(['process:admin:template:list', 'process:admin:manager:list'])
  const mayDraw = usePermission(['process:admin:manager:list'])
  const maySeePeople = usePermission(['system:sysuser:list'])
  const query = { keyword: word, pageSize: MOST }
  const asked = (may: boolean): RouteQueryOptions => ({ enabled: may && word !== '', keepsRows: true })
  const catalogue = useRouteQuery(routes.listCatalogue, undefined, { enabled: mayStart })
  const { tickets, isFetching } = useTickets(query, asked)
  const processes = useRouteQuery(routes.listProcesses, { query }, asked(mayDraw))
  const forms = useRouteQuery(routes.listForms, { query }, asked(mayUseForms))
  const people = useRouteQuery(routes.listUsers, { query }, asked(maySeePeople))

  const groups = useMemo((): CommandGroup[] => {
    const opens = (path: string) => () => void navigate(path)
    const start = (catalogue.data?.list ?? []).map(({ processId, name, category }) => ({
      id: processId,
      title: name,
      detail: category,
      icon: 'catalogue' as const,
      run: opens(`/process/apply/${processId}`),
    }))
    const found: CommandGroup[] = [{ id: 'start', title: t`New request`, commands: matching(start, word, MOST) }]
    if (word === '') return found
    return [
      {
        id: 'tickets',
        title: t`Tickets`,
        commands: tickets.map(({ id, title, number, processName }) => ({
          id,
          title,
          detail: `${number} · ${processName}`,
          icon: 'ticket',
          run: opens(`/process/tickets/${id}`),
        })),
      },
      ...found,
      {
        id: 'processes',
        title: t({ message: 'Processes', context: 'what was found' }),
        commands: (processes.data?.list ?? []).map(({ id, name, category }) => ({
          id,
          title: name,
          detail: category,
          icon: 'branch',
          run: opens(`/design/processes/${id}`),
        })),
      },
      {
        id: 'forms',
        title: t({ message: 'Forms', context: 'what was found' }),
        commands: (forms.data?.list ?? []).map(({ id, name, remark }) => ({
          id,
          title: name,
          detail: remark,
          icon: 'form',
          run: opens(`/design/forms/${id}`),
        })),
      },
      {
        id: 'people',
        title: t({ message: 'People', context: 'what was found' }),
        commands: (people.data?.list ?? []).map(({ userId, nickName, username }) => ({
          id: userId,
          title: nickName,
          detail: username,
          icon: 'user',
          run: opens(`/system/users?keyword=${encodeURIComponent(username)}`),
        })),
      },
    ]
  }, [t, navigate, word, catalogue.data, tickets, processes.data, forms.data, people.data])
  return { groups, isSearching: isFetching || processes.isFetching || forms.isFetching || people.isFetching }
}

/** Among all tickets for those who may, else among those that wait, were started or were handled. */
function useTickets(
  query: { readonly keyword: string; readonly pageSize: number },
  asked: (may: boolean) => RouteQueryOptions,
): { readonly tickets: readonly TicketRow[]; readonly isFetching: boolean } {
  const mayAll = usePermission(['process:list:all'])
  const mayTodo = usePermission(['process:list:upcoming'])
  const mayMine = usePermission(['process:list:myCreate'])
  const mayRelated = usePermission(['process:list:related'])
  const all = useRouteQuery(routes.listAllTickets, { query }, asked(mayAll))
  const todo = useRouteQuery(routes.listTodo, { query }, asked(mayTodo && !mayAll))
  const mine = useRouteQuery(routes.listCreatedByMe, { query }, asked(mayMine && !mayAll))
  const related = useRouteQuery(routes.listRelated, { query }, asked(mayRelated && !mayAll))
  const tickets = useMemo(() => {
    const rows = [all, todo, mine, related].flatMap(({ data }) => data?.list ?? [])
    return [...new Map(rows.map((row) => [row.id, row])).values()].slice(0, MOST)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the answers count
  }, [all.data, todo.data, mine.data, related.data])
  return { tickets, isFetching: [all, todo, mine, related].some((one) => one.isFetching) }
}
