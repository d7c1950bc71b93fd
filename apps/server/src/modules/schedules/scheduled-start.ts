/** A ticket as a schedule starts it: in the name of its person, with their present rights, of the newest version. */
import { dayAt, type Priority } from '@formwork/api-contract'
import { titleOfPattern } from '@formwork/workflow-core'
import type { Deps } from '../../deps'
import type { Actor } from '../../domain/actor'
import type { Locale } from '../../domain/locale'
import { checkStart, startTicket, type StartedTicket, type WantedStart } from '../../workflow/start-ticket'
import { siteToday } from '../settings/site-time-zone'
import { rewordStarterRefusals, requireStarter } from './starter'
import type { ScheduleRecord } from './schedule-repo'

/** What a start depends on. */
export type StartPlan = Pick<ScheduleRecord, 'name' | 'title' | 'values' | 'chosen'> & {
  readonly processId: string
  readonly processName: string
  readonly starterId: string
  readonly priority: Priority
}

export const startPlanOf = ({ process, starter, ...schedule }: ScheduleRecord): StartPlan => ({
  ...schedule,
  processId: process.id,
  processName: process.name,
  starterId: starter.id,
})

/** @throws {Refusal} what a start of theirs would be refused with, and `schedule.starter-unavailable`, `schedule.not-for-starter` */
export async function requireStartable(deps: Deps, plan: StartPlan, locale: Locale): Promise<void> {
  const starter = await requireStarter(deps, plan.starterId)
  await rewordStarterRefusals(checkStart(deps, starter, await wanted(deps, plan, { starter, due: deps.now(), locale })))
}

export interface DueStart {
  /** The day in the title is its. */
  readonly due: Date
  /** All tries with one key make one ticket. */
  readonly key: string
  readonly locale: Locale
}

/** @throws {Refusal} as `requireStartable` */
export async function startScheduled(
  deps: Deps,
  plan: StartPlan & { readonly id: string },
  { due, key, locale }: DueStart,
): Promise<StartedTicket> {
  const starter = await requireStarter(deps, plan.starterId)
  // A schedule that is changed between two tries still makes the same call.
  const call = { actor: starter, params: null, body: { schedule: plan.id }, facts: { routeKey: 'schedule', idempotencyKey: key } }
  const { answer } = await rewordStarterRefusals(startTicket(deps, starter, await wanted(deps, plan, { starter, due, locale }), call))
  return answer
}

interface Moment {
  readonly starter: Actor
  readonly due: Date
  readonly locale: Locale
}

async function wanted(deps: Deps, plan: StartPlan, { starter, due, locale }: Moment): Promise<WantedStart> {
  const { processId, processName: process, values, chosen, priority } = plan
  const dueDay = dayAt(await deps.siteTimeZone(), due.getTime())
  const title = titleOfPattern(plan.title, { process, requester: starter.name, day: dueDay, entered: new Map() })
  const people = Object.keys(chosen).length === 0 ? {} : { chosen }
  const input = { processId, version: null, title, priority, values, day: await siteToday(deps), ...people }
  return { input, locale, schedule: plan.name }
}
