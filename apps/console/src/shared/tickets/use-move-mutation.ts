/** The mutation for a move on a ticket: sent once, shows the ticket from its answer, invalidates the lists. */
import { type MoveAnswer, routes } from '@formwork/api-contract'
import { ApiError } from '../http/api-error'
import { invalidateRoutes, showAnswer } from '../http/query-client'
import { type ExclusiveMutation, useExclusiveMutation } from '../http/use-exclusive-mutation'
import { useLocale } from '../i18n/use-locale'
import { refreshUpcoming } from '../session/upcoming'
import { showToast } from '../ui/feedback/toast-store'
import { useIdempotencyKey } from './use-idempotency-key'

/** The move is no longer there to be made. */
const OVERTAKEN = new Set(['task.already-decided', 'task.not-found', 'task.not-yours', 'ticket.finished'])
/** It is, but not as it was asked for: what was typed stays. */
const CHANGED = new Set(['ticket.changed', 'task.assignee-changed'])

/**
 * `place` of a run puts a refusal at the field it is about, in the dialog that asked.
 * @param onDone closes the dialog that asked.
 */
export function useMoveMutation(
  onDone: () => void,
): ExclusiveMutation<[send: (idempotencyKey: string) => Promise<MoveAnswer>, done: string, place: (error: unknown) => boolean], void> {
  const key = useIdempotencyKey()
  const locale = useLocale()
  const refreshLists = () => {
    invalidateRoutes(routes.listTodo, routes.listCreatedByMe, routes.listRelated, routes.listAllTickets, routes.getDashboard)
    // The notice of this task counts as read now, also when the number of to-dos stays the same.
    invalidateRoutes(routes.listNotices)
    refreshUpcoming()
  }
  return useExclusiveMutation(
    async (send: (idempotencyKey: string) => Promise<MoveAnswer>, done: string, place: (error: unknown) => boolean) => {
      try {
        const { ticket } = await send(key.current())
        await showAnswer(routes.getTicket, { params: { id: ticket.id } }, locale, ticket)
      } catch (error) {
        if (!place(error)) throw error
        key.renew()
        return
      }
      key.renew()
      onDone()
      refreshLists()
      showToast('success', done)
    },
    {
      onError: (error) => {
        if (!(error instanceof ApiError)) return false
        if (error.code !== 'network' && error.code !== 'timeout') key.renew()
        if (!OVERTAKEN.has(error.code) && !CHANGED.has(error.code)) return false
        if (OVERTAKEN.has(error.code)) onDone()
        showToast('warning', error.message)
        invalidateRoutes(routes.getTicket)
        refreshLists()
        return true
      },
    },
  )
}
