/** One call of another system: signature, repetition, JSON, ticket, and its line in the log. */
import { KEPT_BODY_CHARACTERS, type RouteAnswer, type routes } from '@formwork/api-contract'
import { createHash } from 'node:crypto'
import type { Deps } from '../../deps'
import type { Origin } from '../../domain/actor'
import { parseJsonBody } from '../../domain/json/json-guard'
import type { Locale } from '../../domain/locale'
import { Refusal, type RefusalCode, refuse } from '../../domain/refusal'
import { findTaken, insertCall } from './call-repo'
import { isSigned, type SignatureFacts } from './check-signature'
import type { ReceivingWebhook } from './inbound-repo'
import { inEachLanguage, type RefusedCall } from './in-each-language'
import { signingPurpose } from './inbound-secrets'
import { type InboundPlan, type HandledCall, handleCall } from './start-from-call'

export interface ReceivedCall {
  /** As it came. */
  readonly body: string
  readonly signature: SignatureFacts
  /** The sender's id of the call; null where it has none. */
  readonly callKey: string | null
  readonly locale: Locale
  readonly origin: Origin
}

export type CallAnswer = RouteAnswer<typeof routes.receiveInboundCall>

/** Not the call's fault: it may be sent again unchanged. */
export const TRANSIENT: ReadonlySet<RefusalCode> = new Set(['server.busy', 'storage.full', 'rate.limited'])

/** @throws {Refusal} `inbound.unsigned`, `inbound.off`, `idempotency.mismatch`, what reading JSON and a start are refused with */
export async function receiveCall(deps: Deps, webhook: ReceivingWebhook, call: ReceivedCall): Promise<CallAnswer> {
  const { body, callKey, locale, origin } = call
  const bodyHash = createHash('sha256').update(body).digest('base64url')
  const isWhole = body.length <= KEPT_BODY_CHARACTERS
  const kept = storable(body.slice(0, KEPT_BODY_CHARACTERS))
  const line = { id: deps.newId(), webhookId: webhook.id, receivedAt: deps.now(), callKey, bodyHash, body: kept, isWhole }
  try {
    await requireSigned(deps, webhook, call)
    if (!webhook.enabled) throw refuse('inbound.off')
    const before = callKey === null ? null : await findTaken(deps.db, webhook.id, callKey)
    if (before !== null) return takenBefore(before, bodyHash)
    const once = callKey === null ? null : { key: callKey, bodyHash }
    const taken = await handleCall(deps, webhook, parseJsonBody(body), { locale, once, origin })
    await insertCall(deps.db, { ...line, ...outcomeOf(taken) })
    return { result: taken.result, ticket: taken.ticket }
  } catch (error) {
    if (!(error instanceof Refusal) || TRANSIENT.has(error.code)) throw error
    await insertCall(deps.db, { ...line, ...(await refusedOutcome(deps, webhook, { body, locale, refusal: error })) })
    throw error
  }
}

function takenBefore(
  { result, ticketId, number, ...taken }: NonNullable<Awaited<ReturnType<typeof findTaken>>>,
  bodyHash: string,
): CallAnswer {
  if (taken.bodyHash !== bodyHash) throw refuse('idempotency.mismatch')
  const ticket = ticketId === null ? null : { id: ticketId, number: number ?? '' }
  return { result: result === 'refused' ? 'ignored' : result, ticket }
}

/** A call that was accepted, as the log stores it. */
export const outcomeOf = ({ result, ticket, did, reason }: HandledCall) => ({
  result,
  ticketId: ticket?.id ?? null,
  did,
  refusal: null,
  params: reason === null ? {} : { reason },
  issues: [],
})

/** The same of one that was refused, with its errors in each language. */
export async function refusedOutcome(deps: Deps, plan: InboundPlan, refused: RefusedCall) {
  const { code, params } = refused.refusal
  const issues = await inEachLanguage(deps, plan, refused)
  return { result: 'refused', ticketId: null, did: 'nothing', refusal: code, params, issues } as const
}

async function requireSigned(deps: Deps, webhook: ReceivingWebhook, { body, signature: facts }: ReceivedCall): Promise<void> {
  const { id, signatures, signingSecret, oldSigningSecret, oldUntil } = webhook
  if (signatures.length === 0) return
  const now = deps.now()
  const sealed = oldSigningSecret !== null && oldUntil !== null && oldUntil > now ? [signingSecret, oldSigningSecret] : [signingSecret]
  const secrets = await Promise.all(sealed.map((one) => deps.secrets.open(signingPurpose(id), one)))
  const isGenuine = secrets.some((secret) => secret !== null && signatures.some((kind) => isSigned(kind, secret, { facts, body, now })))
  if (!isGenuine) throw refuse('inbound.unsigned')
}

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
const storable = (text: string) => text.replaceAll('\u0000', '\uFFFD').toWellFormed()
