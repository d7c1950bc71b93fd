/** Use-cases around schedules: planning tickets of others, changing and stopping that, and trying it. */
import {
  MAX_SCHEDULES,
  nextOccurrence,
  type PageQuery,
  routes,
  type ScheduleDetail,
  type ScheduleFields,
  type ScheduleOutcome,
  type ScheduleRule,
} from '@formwork/api-contract'
import type { WorkingCalendar } from '@formwork/workflow-core'
import { appendAudit } from '../../db/append-audit'
import type { Queryable, Transaction } from '../../db/client'
import type { OnceCall } from '../../db/once-key'
import { runOnce } from '../../db/run-once'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import type { Actor, Caller } from '../../domain/actor'
import { changedFacts } from '../../domain/changed-facts'
import type { Locale } from '../../domain/locale'
import { refuse, refuseAt } from '../../domain/refusal'
import { pageAnswer, pageOf } from '../list-window'
import { findProcess } from '../processes/process-repo'
import { peopleFor } from '../users/people-service'
import { computedBy } from './due-repo'
import { startAndRecord } from './run-schedules'
import { requireReached } from './schedule-policy'
import * as repo from './schedule-repo'
import { describeSchedule, refusedOutcome, toDetail, toRow } from './schedule-wire'
import { requireStartable } from './scheduled-start'
import { findStarter } from './starter-repo'

/** Those that start in the name of people within reach, by name. */
export async function listSchedules(
  deps: Deps,
  actor: Actor,
  { keyword, ...page }: PageQuery & { readonly keyword?: string | undefined },
  locale: Locale,
) {
  const window = pageOf(page)
  const people = await peopleFor(deps, actor, routes.listSchedules.access)
  const { rows, count } = await repo.findSchedules(deps.db, { people, keyword }, window)
  return pageAnswer(window, { rows: rows.map((schedule) => toRow(schedule, locale)), count })
}

/** @throws {Refusal} `schedule.not-found`, `scope.beyond-yours` */
export async function getSchedule({ db }: Deps, actor: Actor, id: string, locale: Locale): Promise<ScheduleDetail> {
  const schedule = await requireSchedule(db, id)
  await requireReached(db, actor, 'process:admin:schedule:list', schedule.starter)
  return present(db, schedule, locale)
}

/** @throws {Refusal} what the person’s own start would be refused with now; `schedule.never`, `schedule.too-many` */
export async function createSchedule(
  deps: Deps,
  actor: Caller,
  fields: ScheduleFields,
  call: OnceCall & { readonly locale: Locale },
): Promise<ScheduleDetail> {
  await requireSound(deps, actor, 'process:admin:schedule:add', { fields, locale: call.locale })
  const timing = await timingOf(deps, fields)
  return runOnce(deps, call, async (tx) => {
    if ((await repo.countSchedules(tx)) >= MAX_SCHEDULES) throw refuse('schedule.too-many', { limit: MAX_SCHEDULES })
    const [id, at] = [deps.newId(), deps.now()]
    await repo.insertSchedule(tx, { id, ...fields, ...timing, revision: 1, createdAt: at, updatedAt: at })
    const made = await requireSchedule(tx, id)
    await appendAudit(tx, deps, actor, { kind: 'schedule.created', subject: made, before: null, after: describeSchedule(made) })
    return present(tx, made, call.locale)
  })
}

/** @throws {Refusal} as `createSchedule`, and `schedule.stale` when someone else saved since `revision`. */
export async function updateSchedule(
  deps: Deps,
  actor: Caller,
  { id, revision, fields }: { readonly id: string; readonly revision: number; readonly fields: ScheduleFields },
  locale: Locale,
): Promise<ScheduleDetail> {
  await requireReached(deps.db, actor, 'process:admin:schedule:edit', (await requireSchedule(deps.db, id)).starter)
  await requireSound(deps, actor, 'process:admin:schedule:edit', { fields, locale })
  const timing = await timingOf(deps, fields)
  return change(deps, actor, id, {
    locale,
    changesOf: (before) => {
      if (before.revision !== revision) throw refuse('schedule.stale', { revision: before.revision })
      return { ...fields, ...timing, ...withoutRefusal(before) }
    },
  })
}

/** Enabled already, or stopped already, nothing changes. @throws {Refusal} `schedule.never` */
export async function setScheduleEnabled(
  deps: Deps,
  actor: Caller,
  { id, enabled }: { readonly id: string; readonly enabled: boolean },
  locale: Locale,
): Promise<ScheduleDetail> {
  const known = await requireSchedule(deps.db, id)
  await requireReached(deps.db, actor, 'process:admin:schedule:edit', known.starter)
  if (known.enabled === enabled) return present(deps.db, known, locale)
  const calendar = await deps.workingCalendar()
  return change(deps, actor, id, {
    locale,
    changesOf: ({ rule }) => ({ enabled, ...timingBy(deps, { rule, enabled }, calendar) }),
  })
}

/** The next due time stays unchanged. */
export async function startScheduleNow(
  deps: Deps,
  actor: Caller,
  id: string,
  { facts, locale }: OnceCall & { readonly locale: Locale },
): Promise<ScheduleOutcome> {
  const schedule = await requireSchedule(deps.db, id)
  await requireReached(deps.db, actor, 'process:admin:schedule:edit', schedule.starter)
  const key = `schedule.try:${id}:${facts.idempotencyKey ?? deps.newId()}`
  const noted = await startAndRecord(deps, schedule, { due: deps.now(), key, locale })
  const at = noted.at.toISOString()
  const after = noted.kind === 'started' ? { ticket: noted.number } : { refused: noted.refusal.code }
  await appendAudit(deps.db, deps, actor, { kind: 'schedule.tried', subject: schedule, before: null, after })
  return noted.kind === 'started'
    ? { kind: 'started', at, ticketId: noted.ticketId, number: noted.number }
    : refusedOutcome(at, noted.refusal.code, locale)
}

/** @throws {Refusal} `schedule.not-found`, `scope.beyond-yours` */
export async function deleteSchedule(deps: Deps, actor: Caller, id: string): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const before = await lock(tx, id)
    await requireReached(tx, actor, 'process:admin:schedule:delete', before.starter)
    await repo.deleteSchedule(tx, id)
    await appendAudit(tx, deps, actor, { kind: 'schedule.removed', subject: before, before: describeSchedule(before), after: null })
  })
}

interface Change {
  readonly changesOf: (before: repo.ScheduleRecord) => Parameters<typeof repo.patchSchedule>[2]
  readonly locale: Locale
}

function change(deps: Deps, actor: Caller, id: string, { changesOf, locale }: Change): Promise<ScheduleDetail> {
  return withTransaction(deps.db, async (tx) => {
    const before = await lock(tx, id)
    // Its person may have changed since it was read.
    await requireReached(tx, actor, 'process:admin:schedule:edit', before.starter)
    await repo.patchSchedule(tx, id, { ...changesOf(before), revision: before.revision + 1, updatedAt: deps.now() })
    const saved = await requireSchedule(tx, id)
    const changed = changedFacts(describeSchedule(before), describeSchedule(saved))
    await appendAudit(tx, deps, actor, { kind: 'schedule.changed', subject: saved, ...changed })
    return present(tx, saved, locale)
  })
}

/** The person lies within the caller's reach, and could start such a ticket now. */
async function requireSound(
  deps: Deps,
  actor: Actor,
  right: Parameters<typeof requireReached>[2],
  { fields, locale }: { readonly fields: ScheduleFields; readonly locale: Locale },
): Promise<void> {
  const starter = await findStarter(deps.db, fields.starterId)
  if (starter === null) throw refuseAt(['starterId'], 'schedule.starter-unavailable')
  await requireReached(deps.db, actor, right, { id: starter.userId, departmentId: starter.departmentId })
  const process = await findProcess(deps.db, fields.processId)
  if (process === null) throw refuseAt(['processId'], 'process.not-found')
  await requireStartable(deps, { ...fields, processName: process.name }, locale)
}

type Timed = { readonly rule: ScheduleRule; readonly enabled: boolean }

const timingOf = async (deps: Deps, timed: Timed) => timingBy(deps, timed, await deps.workingCalendar())

const timingBy = (deps: Pick<Deps, 'now'>, timed: Timed, calendar: WorkingCalendar) => ({
  timeZone: computedBy(timed.rule, calendar),
  nextRunAt: nextOf(deps, timed, calendar),
})

/** @throws {Refusal} `schedule.never` for one that is to run and never will */
function nextOf({ now }: Pick<Deps, 'now'>, { rule, enabled }: Timed, calendar: WorkingCalendar): Date | null {
  if (!enabled) return null
  const next = nextOccurrence(rule, calendar, now())
  if (next === null) throw refuseAt(['rule'], 'schedule.never')
  return next
}

/** The refusal is dropped: it was checked as a start would be. */
const withoutRefusal = ({ lastRefusal }: repo.ScheduleRecord) =>
  lastRefusal === null ? {} : { lastRunAt: null, lastTicketId: null, lastRefusal: null }

async function requireSchedule(db: Queryable, id: string): Promise<repo.ScheduleRecord> {
  const schedule = await repo.findSchedule(db, id)
  if (schedule === null) throw refuse('schedule.not-found')
  return schedule
}

async function lock(tx: Transaction, id: string): Promise<repo.ScheduleRecord> {
  const schedule = await repo.lockSchedule(tx, id)
  if (schedule === null) throw refuse('schedule.not-found')
  return schedule
}

const present = async (db: Queryable, schedule: repo.ScheduleRecord, locale: Locale): Promise<ScheduleDetail> =>
  toDetail(schedule, await repo.findNames(db, schedule.chosen), locale)
