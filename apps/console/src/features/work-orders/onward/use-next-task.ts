/** After an answer the page goes to the next waiting ticket, when it was opened from a list of those. */
import { type RouteAnswer, routes, type TicketDetail } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router-dom'
import { ApiError } from '../../../shared/http/api-error'
import { call } from '../../../shared/http/call'
import { queryClient } from '../../../shared/http/query-client'
import { questionOf } from '../../../shared/http/use-route-query'
import { useLocale } from '../../../shared/i18n/use-locale'
import { MOVE_KINDS } from '../../../shared/tickets/moves/move-kinds'
import { keepTrail, type TicketTrail, useTrail } from '../../../shared/tickets/ticket-trail'
import type { AfterMove } from '../../../shared/tickets/use-move-mutation'
import { usePreferences } from '../../../shared/ui/theme/preferences'
import { nextTask, type Waiting } from './next-task'

/** How many are read to see what still waits. */
const ASKED = 100

export function useNextTask(id: string): AfterMove {
  const { t } = useLingui()
  const locale = useLocale()
  const navigate = useNavigate()
  const isWanted = usePreferences(({ nextTask: wanted }) => wanted)
  const trail = useTrail(id)
  const pathOf = (ticket: string) => `/process/tickets/${ticket}`
  const isHere = () => globalThis.location.pathname === pathOf(id)
  const find = async (list: TicketTrail) => {
    const waiting = await whatWaits(list)
    const next = nextTask(list.ids, id, waiting)
    // Loaded before its page opens, so that nothing flashes in between.
    if (next !== null) await queryClient.prefetchQuery(questionOf(routes.getTicket, { params: { id: next } }, locale))
    return { next, isLast: next === null && waiting.isAll }
  }
  return async (ticket, done) => {
    if (!isWanted || trail?.isTodo !== true || waitsStill(ticket) || !isHere()) return null
    try {
      const { next, isLast } = await find(trail)
      if (isLast) return { done: t`${done}. Nothing else waits for you.`, comeBack: () => undefined }
      if (next === null || !isHere()) return null
      if (!trail.ids.includes(next)) keepTrail({ ...trail, ids: [...trail.ids, next] })
      void navigate(pathOf(next), { replace: true })
      const { title } = ticket
      return { done: t`${done}: “${title}”`, comeBack: () => void navigate(pathOf(id), { replace: true }) }
    } catch (error) {
      // The move is made; that the next ticket is unknown is no error to show.
      if (error instanceof ApiError) return null
      throw error
    }
  }
}

/** The reader can still answer it, or may claim it to answer it. */
const waitsStill = ({ moves }: TicketDetail): boolean => moves.some(({ type }) => MOVE_KINDS[type].answers === true || type === 'claim')

async function whatWaits({ to }: TicketTrail): Promise<Waiting> {
  const asked = new URL(to, globalThis.location.origin).searchParams
  const narrowed = Object.fromEntries((['process', 'requester'] as const).map((name) => [name, asked.get(name) || undefined]))
  const { list, count }: RouteAnswer<typeof routes.listTodo> = await call(routes.listTodo, {
    query: {
      keyword: asked.get('keyword') ?? '',
      ...narrowed,
      ...(asked.get('overdue') === '1' ? { overdue: '1' as const } : {}),
      pageIndex: 1,
      pageSize: ASKED,
    },
  })
  return { ids: list.map(({ id }) => id), isAll: count <= list.length }
}
