/** Schedules that are due, and the jobs that start their tickets. */
import type { ScheduleRule } from '@formwork/api-contract'
import type { WorkingCalendar } from '@formwork/workflow-core'
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client'
import { AFTER_NOTICES } from '../../workflow/step-jobs/step-job-writes'

/** Each minute: plans what is due. */
export const PLAN_SCHEDULES_TASK = 'schedules.plan'
/** One ticket of one schedule. */
export const SCHEDULED_START_TASK = 'schedule.start'
const MAX_ATTEMPTS = 12

export interface DueSchedule {
  readonly id: string
  readonly rule: ScheduleRule
  /** Null: it was over, in another time zone. */
  readonly nextRunAt: Date | null
}

/** What the next moment was computed with: the time zone, and for rules that ask for days off the working time as well. */
export function computedBy({ onDayOff }: ScheduleRule, calendar: WorkingCalendar): string {
  return onDayOff === undefined ? calendar.timeZone : daysKey(calendar)
}

const daysKey = ({ timeZone, week, days }: WorkingCalendar): string =>
  `${timeZone} ${createHash('sha256')
    .update(JSON.stringify([week, days]))
    .digest('hex')}`

/** Locked; rows that another server is planning now are skipped. Those that were computed with another time zone, or other working days, are computed again. */
export async function lockDue(
  tx: Transaction,
  { now, calendar, most }: { readonly now: Date; readonly calendar: WorkingCalendar; readonly most: number },
): Promise<DueSchedule[]> {
  const { rows } = await tx.execute<{ id: string; rule: ScheduleRule; next_run_at: number | null }>(sql`
    select id, rule, extract(epoch from next_run_at)::float8 * 1000 as next_run_at
    from ticket_schedules where enabled and (next_run_at <= ${now}::timestamptz
      or time_zone <> case when rule ? 'onDayOff' then ${daysKey(calendar)}::text else ${calendar.timeZone}::text end)
    order by next_run_at limit ${most}::int for update skip locked`)
  return rows.map(({ id, rule, next_run_at: at }) => ({ id, rule, nextRunAt: at === null ? null : new Date(at) }))
}

export interface PlannedSchedule {
  readonly id: string
  /** The moment to start a ticket for; null: none, the next one was only computed again. */
  readonly due: Date | null
  readonly nextRunAt: Date | null
  readonly timeZone: string
}

/** In one statement, so that a server that is killed has done both or neither: enqueues the starts that are due, and stores when each schedule is due next. */
export async function planStarts(tx: Transaction, planned: readonly PlannedSchedule[]): Promise<void> {
  const rows = planned.map(({ id, due, ...next }) => ({ id, ...next, due, key: due && startKey(id, due) }))
  await tx.execute(sql`
    with planned as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p(id uuid, due text, key text, "nextRunAt" timestamptz, "timeZone" text)
    ), changed as (
      update ticket_schedules s set next_run_at = p."nextRunAt", time_zone = p."timeZone" from planned p where s.id = p.id
    )
    select graphile_worker.add_job(${SCHEDULED_START_TASK}::text, payload => json_build_object('scheduleId', id, 'due', due),
      job_key => key, max_attempts => ${MAX_ATTEMPTS}::int, priority => ${AFTER_NOTICES}::int)
    from planned where due is not null`)
}

/** Of the job and of the start itself: one ticket for each schedule and moment, however often it is tried. */
export const startKey = (scheduleId: string, due: Date): string => `${SCHEDULED_START_TASK}:${scheduleId}:${due.toISOString()}`
