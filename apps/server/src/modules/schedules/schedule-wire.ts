/** Schedules as calls answer them, and as the audit log records them. */
import type { AuditFacts, ScheduleDetail, ScheduleOutcome, ScheduleRow } from '@formwork/api-contract'
import type { Locale } from '../../domain/locale'
import { isRefusalCode, refusalMessage } from '../../messages/refusal-message'
import type { ScheduleRecord } from './schedule-repo'

export function toRow(schedule: ScheduleRecord, locale: Locale): ScheduleRow {
  const { id, name, process, rule, enabled, nextRunAt, revision } = schedule
  const { departmentId: _, ...starter } = schedule.starter
  return {
    id,
    name,
    process,
    starter,
    rule,
    enabled,
    nextRunAt: nextRunAt?.toISOString() ?? null,
    outcome: outcomeOf(schedule, locale),
    revision,
  }
}

export function toDetail(schedule: ScheduleRecord, names: ReadonlyMap<string, string>, locale: Locale): ScheduleDetail {
  const { title, priority, values, chosen } = schedule
  const people = Object.entries(chosen).map(([nodeId, ids]) => [nodeId, ids.map((id) => ({ id, name: names.get(id) ?? '' }))] as const)
  return { ...toRow(schedule, locale), title, priority, values, chosen: Object.fromEntries(people) }
}

function outcomeOf({ lastRunAt, lastTicketId, lastTicketNumber, lastRefusal }: ScheduleRecord, locale: Locale): ScheduleOutcome | null {
  if (lastRunAt === null) return null
  const at = lastRunAt.toISOString()
  if (lastTicketId !== null) return { kind: 'started', at, ticketId: lastTicketId, number: lastTicketNumber ?? '' }
  const code = lastRefusal ?? ''
  return refusedOutcome(at, code, locale)
}

/** @param at - an instant as text; @param code - of a refusal; one that this server does not know is shown as it is */
export const refusedOutcome = (at: string, code: string, locale: Locale): ScheduleOutcome => ({
  kind: 'refused',
  at,
  code,
  message: isRefusalCode(code) ? refusalMessage(code, {}, locale) : code,
})

export const describeSchedule = (schedule: ScheduleRecord): AuditFacts => {
  const { name, process, starter, title, priority, values, chosen, rule, enabled } = schedule
  return { name, process: process.name, starter: starter.name, title, priority, values, chosen, rule, enabled }
}
