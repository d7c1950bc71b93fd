/** Use-cases around the log of received calls: the result of each, and another try of a refused one. */
import { INBOUND_CALLS_PAGE_SIZE, type InboundCall } from '@formwork/api-contract'
import { appendAudit } from '../../db/append-audit'
import type { Queryable } from '../../db/client'
import { breaksUnique } from '../../db/sql-state'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import type { Actor, Caller } from '../../domain/actor'
import { parseJsonBody } from '../../domain/json/json-guard'
import type { Locale } from '../../domain/locale'
import { Refusal, refuse } from '../../domain/refusal'
import { findCall, findCalls, findTaken, KEY_INDEX, recordRetry } from './call-repo'
import { findReceiving } from './inbound-repo'
import { requireInbound } from './inbound-service'
import { wordedIssue } from './in-each-language'
import { toCall } from './inbound-wire'
import { outcomeOf, TRANSIENT, refusedOutcome } from './receive-call'
import { handleCall } from './start-from-call'

export interface OneCall {
  readonly id: string
  readonly callId: string
}

/** A page of the log, newest first. @param after - the last call of the page before @throws {Refusal} `inbound.not-found`, `scope.beyond-yours` */
export async function listCalls({ db }: Deps, actor: Actor, id: string, { after, locale }: { after: string | undefined; locale: Locale }) {
  await requireInbound(db, actor, 'process:admin:inbound:list', id)
  const found = await findCalls(db, id, after, INBOUND_CALLS_PAGE_SIZE + 1)
  const list = found.slice(0, INBOUND_CALLS_PAGE_SIZE).map((call) => toCall(call, locale))
  return { list, hasMore: found.length > INBOUND_CALLS_PAGE_SIZE }
}

/** With its body, as far as it is kept. @throws {Refusal} `inbound.not-found`, `inbound.call-not-found`, `scope.beyond-yours` */
export async function getCall({ db }: Deps, actor: Actor, { id, callId }: OneCall, locale: Locale) {
  await requireInbound(db, actor, 'process:admin:inbound:list', id)
  const call = await requireCall(db, id, callId)
  return { ...toCall(call, locale), body: call.body, issues: call.issues.map((issue) => wordedIssue(issue, locale)) }
}

/** The sender of these was not verified. */
const NOT_RETRYABLE: ReadonlySet<string> = new Set(['inbound.unsigned', 'idempotency.mismatch'])

/** @throws {Refusal} `inbound.not-again` for one that was accepted, that the log holds only in part, or that was not signed as required */
export async function retryCall(deps: Deps, actor: Caller, { id, callId }: OneCall, locale: Locale): Promise<InboundCall> {
  const { db } = deps
  const subject = await requireInbound(db, actor, 'process:admin:inbound:edit', id)
  const [call, webhook] = [await requireCall(db, id, callId), await findReceiving(db, id)]
  if (webhook === null) throw refuse('inbound.not-found')
  const { callKey, body, bodyHash, isWhole, refusal } = call
  const isTaken = callKey !== null && (await findTaken(db, id, callKey)) !== null
  if (refusal === null || NOT_RETRYABLE.has(refusal) || !isWhole || isTaken) throw refuse('inbound.not-again')
  // Under the key of the sender, who may send it again at this moment.
  const once = { key: callKey ?? `call:${callId}`, bodyHash }
  const take = async () => handleCall(deps, webhook, parseJsonBody(body), { locale, once, origin: actor.origin })
  const outcome = await take().then(outcomeOf, (error: unknown) => {
    if (!(error instanceof Refusal) || TRANSIENT.has(error.code)) throw error
    return refusedOutcome(deps, webhook, { body, locale, refusal: error })
  })
  try {
    return await withTransaction(db, async (tx) => {
      if (!(await recordRetry(tx, callId, outcome))) throw refuse('inbound.not-again')
      const tried = toCall(await requireCall(tx, id, callId), locale)
      const after = tried.result === 'refused' ? { refused: outcome.refusal ?? '' } : { ticket: tried.number }
      await appendAudit(tx, deps, actor, { kind: 'inbound.call-retried', subject, before: null, after })
      return tried
    })
  } catch (error) {
    // The sender has sent it again meanwhile: that call has the same ticket.
    throw breaksUnique(error, KEY_INDEX) ? refuse('inbound.not-again') : error
  }
}

async function requireCall(db: Queryable, id: string, callId: string) {
  const call = await findCall(db, id, callId)
  if (call === null) throw refuse('inbound.call-not-found')
  return call
}
