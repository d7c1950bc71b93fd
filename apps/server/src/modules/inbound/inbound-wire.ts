/** Inbound webhooks and their calls as answers have them, and as the audit log records them. */
import type { AuditFacts, InboundCall, InboundDetail, InboundOutcome, InboundRow } from '@formwork/api-contract'
import type { Locale } from '../../domain/locale'
import { isRefusalCode, refusalMessage } from '../../messages/refusal-message'
import type { ListedCall } from './call-repo'
import type { InboundRecord } from './inbound-repo'

export function toRow({ id, name, process, starter, enabled, last, number, revision }: InboundRecord, locale: Locale): InboundRow {
  const { departmentId: _, ...person } = starter
  return { id, name, process, starter: person, enabled, last: last === null ? null : toOutcome({ ...last, number }, locale), revision }
}

export function toDetail(
  inbound: InboundRecord,
  names: ReadonlyMap<string, string>,
  { now, locale }: { now: Date; locale: Locale },
): InboundDetail {
  const { mapping, signatures, perMinute, oldUntil } = inbound
  const people = Object.entries(mapping.chosen).map(
    ([nodeId, ids]) => [nodeId, ids.map((id) => ({ id, name: names.get(id) ?? '' }))] as const,
  )
  return {
    ...toRow(inbound, locale),
    ...mapping,
    chosen: Object.fromEntries(people),
    signatures,
    perMinute,
    oldUntil: oldUntil === null || oldUntil <= now ? null : oldUntil.toISOString(),
  }
}

type Outcome = Pick<ListedCall, 'did' | 'result' | 'receivedAt' | 'ticketId' | 'number' | 'refusal' | 'params'>

function toOutcome({ result, did, receivedAt, ticketId, number, refusal, params }: Outcome, locale: Locale): InboundOutcome {
  const code = refusal ?? (typeof params['reason'] === 'string' ? params['reason'] : '')
  const message = isRefusalCode(code) ? refusalMessage(code, params, locale) : code
  return { result, did, at: receivedAt.toISOString(), ticketId, number: number ?? '', message }
}

export function toCall(call: ListedCall, locale: Locale): InboundCall {
  const { id, callKey, tries, isWhole } = call
  return { ...toOutcome(call, locale), id, callKey: callKey ?? '', tries, isWhole }
}

export function describeInbound({ name, process, starter, enabled, mapping, signatures, perMinute }: InboundRecord): AuditFacts {
  const { title, priority, values, chosen, fields, priorityFrom, priorityWords, onlyIf, sameBy, repeated, cleared } = mapping
  const facts = { name, process: process.name, starter: starter.name, title, priority, values, chosen, enabled, signatures, perMinute }
  return { ...facts, fieldSources: fields, priorityFrom, priorityWords, onlyIf, sameBy, repeated, cleared }
}
