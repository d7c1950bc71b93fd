/** The subject of an open ticket is over: a comment says so, or the ticket is ended as far as the rules allow the person in whose name it was started. */
import type { Clearing, InboundAction, MoveBody } from '@formwork/api-contract'
import type { Deps } from '../../deps'
import type { Caller } from '../../domain/actor'
import type { Locale } from '../../domain/locale'
import { Refusal, type RefusalCode } from '../../domain/refusal'
import { refusalMessage } from '../../messages/refusal-message'
import { runCommand } from '../../workflow/run-command'
import { addComment } from '../comments/comment-service'
import { findSubject, markResolved, type Subject, type SubjectTicket } from './subject-repo'

export interface ResolvedCall {
  readonly subject: Subject
  readonly starter: Caller
  readonly act: Clearing
  readonly comment: string
  /** Of the comment on a ticket that cannot be ended. */
  readonly locale: Locale
}

export interface ClearedTicket {
  readonly ticket: { readonly id: string; readonly number: string } | null
  readonly did: InboundAction
  readonly reason: RefusalCode | null
}

/**
 * The ticket is changed first, under keys that apply it once however often it is repeated; then its subject is marked as over. An interrupted call is
 * sent again, and a call that starts a ticket meanwhile finds the one that is not over yet, or starts the next.
 */
export async function clearTicket(deps: Deps, over: ResolvedCall): Promise<ClearedTicket> {
  const open = await findSubject(deps.db, over.subject)
  if (open?.isOpen !== true) return { ticket: null, did: 'not-open', reason: null }
  const done = over.act === 'end' ? await end(deps, over, open) : { did: await say(deps, over, open, over.comment), reason: null }
  const isFirst = await markResolved(deps.db, over.subject, { ticketId: open.ticketId, at: deps.now() })
  const ticket = { id: open.ticketId, number: open.number }
  return isFirst ? { ticket, ...done } : { ticket, did: 'nothing', reason: null }
}

/** The ticket has ended already, whoever ended it. */
const OVER_ALREADY: ReadonlySet<RefusalCode> = new Set(['ticket.finished', 'move.not-allowed'])
/** The rules do not allow it to this person. */
const NOT_THEIRS: ReadonlySet<RefusalCode> = new Set([
  'move.off',
  'move.remark-needed',
  'permission.denied',
  'ticket.suspended',
  'ticket.not-found',
])

/** By whichever of the two ways is theirs: as who started it, or as an administrator of tickets. */
async function end(deps: Deps, over: ResolvedCall, open: SubjectTicket): Promise<{ did: InboundAction; reason: RefusalCode | null }> {
  const reason = await tryMove(deps, over, open, 'withdraw')
  if (reason === null) return { did: 'withdrawn', reason }
  if (OVER_ALREADY.has(reason)) return { did: 'not-open', reason: null }
  if ((await tryMove(deps, over, open, 'terminate')) === null) return { did: 'terminated', reason: null }
  const why = refusalMessage('inbound.not-ended', { reason: refusalMessage(reason, {}, over.locale) }, over.locale)
  await say(deps, over, open, [over.comment, why].filter((line) => line !== '').join('\n'))
  return { did: 'not-ended', reason }
}

/** @returns null when it was made, else why not */
async function tryMove(
  deps: Deps,
  { subject, starter, comment, locale }: ResolvedCall,
  { ticketId }: SubjectTicket,
  type: 'withdraw' | 'terminate',
): Promise<RefusalCode | null> {
  const act: MoveBody = { type, remark: comment, reason: '', attachments: [] }
  try {
    await runCommand(deps, starter, { ticketId, act, locale }, onceCall(starter, subject, ticketId, type))
  } catch (error) {
    if (error instanceof Refusal && (NOT_THEIRS.has(error.code) || OVER_ALREADY.has(error.code))) return error.code
    throw error
  }
  deps.ticketNews.notify(ticketId)
  return null
}

async function say(deps: Deps, { subject, starter }: ResolvedCall, { ticketId }: SubjectTicket, text: string): Promise<InboundAction> {
  if (text === '') return 'nothing'
  try {
    await addComment(deps, starter, ticketId, { text, mentions: [], fileIds: [] }, onceCall(starter, subject, ticketId, 'comment'))
  } catch (error) {
    if (error instanceof Refusal && error.code === 'comment.off') return 'comment-off'
    throw error
  }
  return 'commented'
}

/** Once for each ticket, whatever else the calls contain. */
const onceCall = (actor: Caller, { webhookId }: Subject, ticketId: string, what: string) => ({
  actor,
  params: null,
  body: { inbound: webhookId },
  facts: { routeKey: 'inbound', idempotencyKey: `inbound:${webhookId}:over:${what}:${ticketId}` },
})
