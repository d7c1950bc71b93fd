/** Jobs: each minute what is due is planned, and each due schedule starts its ticket. Running one again changes nothing. */
import { latestOccurrence, nextOccurrence } from '@formwork/api-contract'
import type { WorkingCalendar } from '@formwork/workflow-core'
import { z } from 'zod'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import { DEFAULT_LOCALE } from '../../domain/locale'
import { Refusal, type RefusalCode } from '../../domain/refusal'
import { computedBy, lockDue, planStarts, startKey } from './due-repo'
import { findSchedule, patchSchedule, type ScheduleRecord } from './schedule-repo'
import { type DueStart, startPlanOf, startScheduled } from './scheduled-start'

/** More wait for the next transaction, so that none is long. */
const MAX_TOGETHER = 200

/** Of several moments while no server ran only the last one counts, once. @returns how many are to start a ticket. */
export async function planSchedules(deps: Pick<Deps, 'db' | 'now' | 'workingCalendar'>): Promise<number> {
  const calendar = await deps.workingCalendar()
  for (let planned = 0; ; ) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { seen, due } = await planSome(deps, calendar)
    planned += due
    if (seen < MAX_TOGETHER) return planned
  }
}

function planSome(
  { db, now: clock }: Pick<Deps, 'db' | 'now'>,
  calendar: WorkingCalendar,
): Promise<{ readonly seen: number; readonly due: number }> {
  return withTransaction(db, async (tx) => {
    const now = clock()
    const schedules = await lockDue(tx, { now, calendar, most: MAX_TOGETHER })
    const planned = schedules.map(({ id, rule, nextRunAt }) => ({
      id,
      due: nextRunAt !== null && nextRunAt <= now ? latestOccurrence(rule, calendar, { since: nextRunAt, now }) : null,
      nextRunAt: nextOccurrence(rule, calendar, now),
      timeZone: computedBy(rule, calendar),
    }))
    await planStarts(tx, planned)
    const due = planned.filter((schedule) => schedule.due !== null).length
    return { seen: schedules.length, due }
  })
}

const payloadSchema = z.object({ scheduleId: z.uuid(), due: z.iso.datetime() })

/** @throws when the outcome is not known yet; the job engine tries again. */
export async function startDue(deps: Deps, payload: unknown): Promise<void> {
  const { scheduleId, due: at } = payloadSchema.parse(payload)
  const schedule = await findSchedule(deps.db, scheduleId)
  // Removed or stopped since it was planned.
  if (schedule === null || !schedule.enabled) return
  const due = new Date(at)
  await startAndRecord(deps, schedule, { due, key: startKey(scheduleId, due), locale: DEFAULT_LOCALE })
}

/** Another try may do what these refused. */
const TRANSIENT: ReadonlySet<RefusalCode> = new Set(['server.busy', 'storage.full'])

export type RecordedStart =
  | { readonly kind: 'started'; readonly ticketId: string; readonly number: string; readonly at: Date }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly at: Date }

/** Starts a ticket and stores the outcome with the schedule. */
export async function startAndRecord(deps: Deps, schedule: ScheduleRecord, start: DueStart): Promise<RecordedStart> {
  const noted = await tryStart(deps, schedule, start)
  const outcome =
    noted.kind === 'started' ? { lastTicketId: noted.ticketId, lastRefusal: null } : { lastTicketId: null, lastRefusal: noted.refusal.code }
  await patchSchedule(deps.db, schedule.id, { lastRunAt: noted.at, ...outcome })
  return noted
}

async function tryStart(deps: Deps, schedule: ScheduleRecord, start: DueStart): Promise<RecordedStart> {
  const at = deps.now()
  try {
    const { id, number } = await startScheduled(deps, { ...startPlanOf(schedule), id: schedule.id }, start)
    return { kind: 'started', ticketId: id, number, at }
  } catch (error) {
    if (!(error instanceof Refusal) || TRANSIENT.has(error.code)) throw error
    deps.log.warn({ schedule: schedule.id, code: error.code }, 'a schedule started no ticket')
    return { kind: 'refused', refusal: error, at }
  }
}
