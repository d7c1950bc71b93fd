/** The mutation for a move on a ticket: sent once, shows the ticket from its answer, invalidates the lists. */
import { type MoveAnswer, routes, type TicketDetail } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { ApiError } from '../http/api-error'
import { call } from '../http/call'
import { invalidateRoutes, showAnswer } from '../http/query-client'
import { type ExclusiveMutation, useExclusiveMutation } from '../http/use-exclusive-mutation'
import { useLocale } from '../i18n/use-locale'
import { showToast } from '../ui/feedback/toast-store'
import { useIdempotencyKey } from './use-idempotency-key'
import { newId } from '../new-id'
import { refreshTicketLists } from './refresh-lists'

/** The move is no longer there to be made. */
const OVERTAKEN = new Set([
  'task.already-decided',
  'task.not-found',
  'task.not-yours',
  'task.claimed',
  'task.not-your-turn',
  'ticket.finished',
  'ticket.suspended',
  'ticket.not-suspended',
  'ticket.not-finished',
  'move.not-allowed',
  'move.too-late',
])
/** How long notices of an act are held back. */
export const UNDO_MS = 10_000

/** The ticket exists, but has changed: what was typed stays. */
const CHANGED = new Set(['ticket.changed', 'task.assignee-changed'])

/** Where the console goes once a move is made: the message there, and how to return when it is taken back. */
export interface MoveOutcome {
  readonly done: string
  readonly comeBack: () => void
}
/** Null: it stays. Awaited before the dialog is closed. */
export type AfterMove = (ticket: TicketDetail, done: string) => Promise<MoveOutcome | null>

const stay: AfterMove = () => Promise.resolve(null)

/**
 * `place` of a run shows a refusal at its field, in the dialog.
 * @param onDone closes the dialog.
 * @param onChanged somebody else was first, and the move can still be made: who did what, for the dialog that stays open.
 * @param onOvertaken the move can no longer be made: who did what. Closes the dialog and shows it by default.
 */
export function useMoveMutation(
  onDone: () => void,
  onChanged: (message: string) => void = (message) => showToast('warning', message),
  onOvertaken: (message: string) => void = (message) => {
    onDone()
    showToast('warning', message)
  },
  afterMove: AfterMove = stay,
): ExclusiveMutation<[send: (idempotencyKey: string) => Promise<MoveAnswer>, done: string, place: (error: unknown) => boolean], void> {
  const { t } = useLingui()
  const key = useIdempotencyKey()
  const locale = useLocale()
  const undo = useExclusiveMutation(async ({ id, revision }: TicketDetail, comeBack: () => void) => {
    const body = { type: 'takeBack', revision } as const
    const { ticket } = await call(routes.moveTicket, { params: { id }, body, idempotencyKey: newId() })
    await showAnswer(routes.getTicket, { params: { id } }, locale, ticket)
    refreshTicketLists()
    showToast('success', t`Taken back`)
    comeBack()
  })
  return useExclusiveMutation(
    async (send: (idempotencyKey: string) => Promise<MoveAnswer>, done: string, place: (error: unknown) => boolean) => {
      let ticket: TicketDetail
      try {
        const answer = await send(key.current())
        ticket = answer.ticket
        await showAnswer(routes.getTicket, { params: { id: ticket.id } }, locale, ticket)
      } catch (error) {
        if (!place(error)) throw error
        key.renew()
        return
      }
      key.renew()
      const onward = await afterMove(ticket, done)
      onDone()
      refreshTicketLists()
      const back = ticket.moves.find(({ type, noticesAt }) => type === 'takeBack' && noticesAt !== undefined)
      const takeBack = { label: t`Take back`, lastsMs: UNDO_MS, run: () => void undo.run(ticket, onward?.comeBack ?? (() => undefined)) }
      showToast('success', onward?.done ?? done, back === undefined ? undefined : takeBack)
    },
    {
      onError: (error) => {
        if (!(error instanceof ApiError)) return false
        if (error.code !== 'network' && error.code !== 'timeout') key.renew()
        if (!OVERTAKEN.has(error.code) && !CHANGED.has(error.code)) return false
        if (OVERTAKEN.has(error.code)) onOvertaken(error.message)
        else onChanged(error.message)
        invalidateRoutes(routes.getTicket)
        refreshTicketLists()
        return true
      },
    },
  )
}
