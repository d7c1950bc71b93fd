/** Starts the ticket of a call in the name of a person, or continues the one that is open for the same subject; and previews that ticket. */
import { dayAt, type InboundAction, type InboundMapping, mapPayload, type MappedPayload } from '@formwork/api-contract'
import { createHash } from 'node:crypto'
import type { Deps } from '../../deps'
import type { Actor, Origin } from '../../domain/actor'
import type { Locale } from '../../domain/locale'
import { type RefusalCode, refuse } from '../../domain/refusal'
import { startTicket, type StartOutcome, type WantedStart } from '../../workflow/start-ticket'
import { rewordStarterRefusals, requireStarter } from '../schedules/starter'
import { clearTicket } from './clear-ticket'
import { commentOnRepetition } from './comment-on-repetition'
import { findSubject, linkTicket, type Subject } from './subject-repo'

export interface InboundPlan {
  readonly name: string
  readonly processId: string
  readonly processName: string
  readonly starterId: string
  readonly mapping: InboundMapping
}

export interface MappedCall {
  readonly starter: Actor
  readonly mapped: MappedPayload
  readonly wanted: WantedStart
}

/** @throws {Refusal} `schedule.starter-unavailable` */
export async function mapCall(deps: Deps, plan: InboundPlan, payload: unknown, locale: Locale): Promise<MappedCall> {
  const { name, processId, processName, starterId, mapping } = plan
  const starter = await requireStarter(deps, starterId)
  const day = dayAt(await deps.siteTimeZone(), deps.now().getTime())
  const mapped = mapPayload(mapping, payload, { process: processName, requester: starter.name, day })
  const { title, priority, received } = mapped
  const chosen = Object.keys(mapping.chosen).length === 0 ? {} : { chosen: mapping.chosen }
  const input = { processId, version: null, title, priority, values: mapping.values, day, ...chosen }
  return { starter, mapped, wanted: { input, locale, inbound: name, received } }
}

/** The result of a call. */
export interface HandledCall {
  readonly result: 'started' | 'known' | 'cleared' | 'ignored'
  readonly ticket: { readonly id: string; readonly number: string } | null
  readonly did: InboundAction
  /** Why the ticket was not ended, where it should have been. */
  readonly reason: RefusalCode | null
}

export interface CallTraits {
  readonly locale: Locale
  /** All tries with one key make one ticket, and another body with that key is refused; null: each makes another. */
  readonly once: { readonly key: string; readonly bodyHash: string } | null
  readonly origin: Origin
}

/** A start that finds an earlier ticket, ended by now, is tried again as the next one. */
const MAX_TRIES = 3

/** @throws {Refusal} what a start of theirs is refused with */
export async function handleCall(
  deps: Deps,
  plan: InboundPlan & { readonly id: string },
  payload: unknown,
  { locale, once, origin }: CallTraits,
): Promise<HandledCall> {
  const call = await mapCall(deps, plan, payload, locale)
  const { intent, sameAs } = call.mapped
  if (intent === 'ignored') return { result: 'ignored', ticket: null, did: 'nothing', reason: null }
  if (sameAs === null) {
    if (intent === 'clears') return { result: 'cleared', ticket: null, did: 'not-open', reason: null }
    const idempotencyKey = once === null ? null : `inbound:${plan.id}:key:${once.key}`
    const { answer } = await start(deps, call, { inbound: plan.id, bodyHash: once?.bodyHash ?? null }, idempotencyKey)
    return { result: 'started', ticket: answer, did: 'nothing', reason: null }
  }
  const about = { subject: subjectOf(plan.id, sameAs), comment: call.mapped.comment, starter: { ...call.starter, origin } }
  if (intent === 'clears') {
    const over = { ...about, act: plan.mapping.cleared?.act ?? 'comment', locale }
    return { result: 'cleared', ...(await clearTicket(deps, over)) }
  }
  const { isFirst, ...ticket } = await startAbout(deps, about.subject, call)
  if (isFirst) return { result: 'started', ticket, did: 'nothing', reason: null }
  const did = await commentOnRepetition(deps, { ...about, ticketId: ticket.id, everyMinutes: plan.mapping.repeated?.everyMinutes ?? 0 })
  return { result: 'known', ticket, did, reason: null }
}

/** @param sameAs - what the webhook reads from a call to tell subjects apart; only its hash is stored */
export const subjectOf = (webhookId: string, sameAs: string): Subject => ({
  webhookId,
  subjectHash: createHash('sha256').update(sameAs).digest(),
})

/** Simultaneous calls about one subject share the key of the start, which contains the last ticket about it: one ticket, whichever server got them. */
async function startAbout(deps: Deps, subject: Subject, call: MappedCall) {
  for (let attempt = 1; attempt <= MAX_TRIES; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const before = await findSubject(deps.db, subject)
    if (before?.isOpen === true) return { id: before.ticketId, number: before.number, isFirst: false }
    const at = deps.now()
    const key = `inbound:${subject.webhookId}:${subject.subjectHash.toString('base64url')}:${before?.ticketId ?? ''}`
    // What calls about the same thing say beside it differs, and none of them is refused for that.
    // oxlint-disable-next-line no-await-in-loop
    const { answer, ticket } = await start(deps, call, { inbound: subject.webhookId }, key)
    // oxlint-disable-next-line no-await-in-loop
    const isFirst = await linkTicket(deps.db, subject, { before: before?.ticketId ?? null, ticketId: answer.id, at })
    if (ticket.state.status === 'running' || ticket.createdAt >= at) return { ...answer, isFirst }
  }
  throw refuse('server.busy')
}

/** @param body - what the key stands for: another one under it is refused */
function start(deps: Deps, { starter, wanted }: MappedCall, body: object, idempotencyKey: string | null): Promise<StartOutcome> {
  const call = { actor: starter, params: null, body, facts: { routeKey: 'inbound', idempotencyKey } }
  return rewordStarterRefusals(startTicket(deps, starter, wanted, call))
}
