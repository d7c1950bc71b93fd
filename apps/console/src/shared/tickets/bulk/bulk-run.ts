/**
 * Makes one move on several tickets: each is read first, then the ordinary call is sent for it, with the revision that was read and a key of its
 * own. The result of each is separate; one that was not sent, or got no answer, can be sent again.
 */
import { type MoveBodyInput, routes, type TicketDetail } from '@formwork/api-contract'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { ApiError, isAborted, isOutOfReach, isSessionEnd, messageOf } from '../../http/api-error'
import { call } from '../../http/call'
import { showAnswer } from '../../http/query-client'
import type { Locale } from '../../i18n/locale'
import { newId } from '../../new-id'
import { moveBody, type MoveInput } from '../moves/move-body'
import { refreshTicketLists } from '../refresh-lists'
import type { BulkMove } from './bulk-acts'
import { type LeftOut, planMove, type Send } from './plan'

/** Calls at once: the server allows four of one person, and the page around has its own. */
const AT_ONCE = 3

/** Calls without an answer: they may have been carried out, so the same request is repeated. */
interface Unanswered {
  readonly body: MoveBodyInput
  readonly idempotencyKey: string
  readonly sends: readonly Send[]
}

export type BulkTicketState =
  | { readonly kind: 'unread' }
  | { readonly kind: 'ready'; readonly ticket: TicketDetail; readonly sends: readonly Send[] }
  | ({ readonly kind: 'leftOut' } & LeftOut)
  | { readonly kind: 'sending' }
  | { readonly kind: 'done'; readonly ticket: TicketDetail }
  /** `isTransient`: it may be accepted when it is sent again. */
  | { readonly kind: 'refused'; readonly message: string; readonly isTransient: boolean; readonly unanswered?: Unanswered }

export interface BulkRunState {
  /** By the id of the ticket, in the order of the list. */
  readonly ticketStates: ReadonlyMap<string, BulkTicketState>
  readonly phase: 'looking' | 'asking' | 'sending' | 'stopping' | 'over'
}

export interface BulkRun {
  readonly store: StoreApi<BulkRunState>
  /** Reads the tickets that were not read yet. */
  readonly look: () => Promise<void>
  /** Sends those that can be sent, for the first time or again. */
  readonly send: (input: Omit<MoveInput, 'revision'>) => Promise<void>
  /** Waits for requests under way, and sends no others. */
  readonly stop: () => void
  /** The dialog is closed. */
  readonly end: () => void
}

/** @param from - id of the person whose share is given away; '' where the ticket determines it. */
export function createBulkRun(move: BulkMove, ids: readonly string[], from: string, locale: Locale): BulkRun {
  const store = createStore<BulkRunState>(() => ({ ticketStates: new Map(ids.map((id) => [id, { kind: 'unread' }])), phase: 'looking' }))
  const put = (id: string, state: BulkTicketState) =>
    store.setState(({ ticketStates }) => ({ ticketStates: new Map(ticketStates).set(id, state) }))
  const whose = (holds: (state: BulkTicketState) => boolean) =>
    [...store.getState().ticketStates].flatMap(([id, state]) => (holds(state) ? [id] : []))
  let looking = new AbortController()
  let isStopped = false

  const each = async (queued: readonly string[], work: (id: string) => Promise<void>) => {
    isStopped = false
    const queue = [...queued]
    const next = () => (isStopped ? undefined : queue.shift())
    const worker = async () => {
      for (let id = next(); id !== undefined; id = next()) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, beside the other workers
        await work(id)
      }
    }
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, queue.length) }, worker))
  }

  const lookAt = async (id: string): Promise<BulkTicketState> => {
    const ticket = await call(routes.getTicket, { params: { id }, signal: looking.signal })
    const plan = planMove(ticket, move, from)
    return 'why' in plan ? { kind: 'leftOut', ...plan } : { kind: 'ready', ticket, sends: plan.sends }
  }

  const sendAll = async (
    id: string,
    sends: readonly Send[],
    first: Unanswered | null,
    input: Omit<MoveInput, 'revision'>,
    known: TicketDetail | null,
  ): Promise<BulkTicketState> => {
    let ticket = known
    for (const [at, { offer, from }] of sends.entries()) {
      const again = at === 0 ? first : null
      const body = again?.body ?? moveBody(offer, { ...input, from, revision: ticket?.revision ?? 0 })
      const idempotencyKey = again?.idempotencyKey ?? newId()
      try {
        // oxlint-disable-next-line no-await-in-loop -- each builds on the state that the one before left
        ticket = (await call(routes.moveTicket, { params: { id }, body, idempotencyKey })).ticket
      } catch (error) {
        if (isOutOfReach(error)) return { ...refusedBy(error), unanswered: { body, idempotencyKey, sends: sends.slice(at) } }
        throw error
      }
    }
    if (ticket === null) throw new RangeError('Nothing was sent')
    await showAnswer(routes.getTicket, { params: { id } }, locale, ticket)
    return { kind: 'done', ticket }
  }

  /** After a change there may be nothing left to do; else the person decides whether it is sent again. */
  const changedTo = (id: string, error: ApiError): Promise<BulkTicketState> =>
    lookAt(id).then(
      (now) => (now.kind === 'leftOut' ? now : refusedBy(error)),
      () => refusedBy(error),
    )

  const sendOne = async (id: string, input: Omit<MoveInput, 'revision'>) => {
    const before = store.getState().ticketStates.get(id) ?? { kind: 'unread' }
    put(id, { kind: 'sending' })
    try {
      const unanswered = before.kind === 'refused' ? before.unanswered : undefined
      if (unanswered !== undefined) return put(id, await sendAll(id, unanswered.sends, unanswered, input, null))
      const now = before.kind === 'ready' ? before : await lookAt(id)
      put(id, now.kind === 'ready' ? await sendAll(id, now.sends, null, input, now.ticket) : now)
    } catch (error) {
      // The ticket was not even read: after signing in again it is sent as if for the first time.
      if (!(error instanceof ApiError) || isSessionEnd(error)) {
        isStopped = true
        put(id, before)
      } else put(id, error.code === 'ticket.changed' ? await changedTo(id, error) : refusedBy(error))
      if (!(error instanceof ApiError)) throw error
    } finally {
      // Without a connection the others would only wait for theirs to fail.
      const now = store.getState().ticketStates.get(id)
      if (now?.kind === 'refused' && now.unanswered !== undefined) isStopped = true
    }
  }

  return {
    store,
    look: async () => {
      looking = new AbortController()
      await each(
        whose(({ kind }) => kind === 'unread'),
        (id) =>
          lookAt(id).then(
            (state) => put(id, state),
            (error: unknown) => {
              if (!isAborted(error)) put(id, refusedBy(error))
            },
          ),
      )
      if (whose(({ kind }) => kind === 'unread').length === 0) store.setState({ phase: 'asking' })
    },
    send: async (input) => {
      store.setState({ phase: 'sending' })
      try {
        await each(whose(isSendable), (id) => sendOne(id, input))
      } finally {
        store.setState({ phase: 'over' })
        refreshTicketLists()
      }
    },
    stop: () => {
      isStopped = true
      store.setState({ phase: 'stopping' })
    },
    end: () => {
      isStopped = true
      looking.abort()
    },
  }
}

export const isSendable = (state: BulkTicketState): boolean => state.kind === 'ready' || (state.kind === 'refused' && state.isTransient)

/** Codes of refusals that say nothing about the ticket, or only that it has changed. */
const TRANSIENT_CODES = new Set([
  'network',
  'timeout',
  'rate.limited',
  'server.busy',
  'server.failed',
  'answer.unreadable',
  'ticket.changed',
])

function refusedBy(error: unknown): Extract<BulkTicketState, { kind: 'refused' }> {
  if (!(error instanceof ApiError)) throw error
  const [issue] = error.issues
  return { kind: 'refused', message: issue?.message ?? messageOf(error), isTransient: TRANSIENT_CODES.has(error.code) }
}
