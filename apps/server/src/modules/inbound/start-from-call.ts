/** Starts the ticket of a call in the name of a person, or finds the one that runs about the same; and looks what that ticket would be. */
import { dayAt, type InboundMapping, mapPayload, type MappedPayload } from '@formwork/api-contract'
import { createHash } from 'node:crypto'
import type { Deps } from '../../deps'
import type { Actor } from '../../domain/actor'
import type { Locale } from '../../domain/locale'
import { refuse } from '../../domain/refusal'
import { startTicket, type StartOutcome, type WantedStart } from '../../workflow/start-ticket'
import { inTheirName, requireStarter } from '../schedules/in-their-name'
import { findSubject, setSubject } from './call-repo'

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
  const { title, priority, said } = mapped
  const chosen = Object.keys(mapping.chosen).length === 0 ? {} : { chosen: mapping.chosen }
  const input = { processId, version: null, title, priority, values: mapping.values, day, ...chosen }
  return { starter, mapped, wanted: { input, locale, inbound: name, said } }
}

export interface StartedCall {
  readonly result: 'started' | 'known' | 'ignored'
  readonly ticket: { readonly id: string; readonly number: string } | null
}

interface StartTraits {
  readonly locale: Locale
  /** Tried again under one key it is one ticket; null: each time another. */
  readonly key: string | null
}

/** A start that finds the ticket of an earlier one, ended by now, tries once more behind that one. */
const MOST_TRIES = 3

/** @throws {Refusal} what a start of theirs is refused with */
export async function startFromCall(
  deps: Deps,
  plan: InboundPlan & { readonly id: string },
  payload: unknown,
  { locale, key }: StartTraits,
): Promise<StartedCall> {
  const call = await mapCall(deps, plan, payload, locale)
  const { isWanted, sameAs } = call.mapped
  if (!isWanted) return { result: 'ignored', ticket: null }
  if (sameAs !== null) return startAbout(deps, plan.id, sameAs, call)
  const { answer } = await start(deps, plan.id, call, key)
  return { result: 'started', ticket: answer }
}

/** Calls about the same thing at once share the key of the start, which names the last ticket about it: one ticket, whichever server each came to. */
async function startAbout(deps: Deps, webhookId: string, sameAs: string, call: MappedCall): Promise<StartedCall> {
  const subject = createHash('sha256').update(sameAs).digest()
  let before = await findSubject(deps.db, webhookId, subject)
  for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
    if (before?.isRunning === true) return { result: 'known', ticket: { id: before.ticketId, number: before.number } }
    const at = deps.now()
    const key = `inbound:${webhookId}:${subject.toString('base64url')}:${before?.ticketId ?? ''}`
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { answer, ticket } = await start(deps, webhookId, call, key)
    const isRunning = ticket.state.status === 'running'
    // oxlint-disable-next-line no-await-in-loop
    const isFirst = await setSubject(deps.db, { webhookId, subjectHash: subject, ticketId: answer.id, seenAt: at })
    if (isRunning || ticket.createdAt >= at) return { result: isFirst ? 'started' : 'known', ticket: answer }
    before = { ticketId: answer.id, number: answer.number, isRunning }
  }
  throw refuse('server.busy')
}

function start(deps: Deps, webhookId: string, { starter, wanted }: MappedCall, key: string | null): Promise<StartOutcome> {
  // What a key stands for is said by the key: calls about the same thing differ in what else they say.
  const call = { actor: starter, params: null, body: { inbound: webhookId }, facts: { routeKey: 'inbound', idempotencyKey: key } }
  return inTheirName(startTicket(deps, starter, wanted, call))
}
