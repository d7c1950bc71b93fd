/** Use-cases of the dashboard: the badge, counts, trend and ranks. */
import type { Dashboard } from '@formwork/api-contract'
import type { Deps } from '../../deps'
import type { Actor } from '../../http/actor'
import { refuse } from '../../http/refusal'
import { visibleTickets } from '../tickets/data-scope'
import { countTickets, countWaiting, handledBy, startedBy } from '../tickets/ticket-repo'
import * as repo from './dashboard-repo'

const DEFAULT_DAYS = 7
const MAX_DAYS = 366

export async function getUpcoming({ db }: Deps, actor: Actor) {
  return { count: { upcoming: await countWaiting(db, actor.userId) } }
}

export interface DashboardQuery {
  readonly start_time?: string | undefined
  readonly end_time?: string | undefined
}

export async function getDashboard({ db, now }: Deps, actor: Actor, query: DashboardQuery): Promise<Dashboard> {
  const days = daysOf(query, now())
  const period = periodOf(days)
  const seen = await visibleTickets(db, actor)
  const [upcoming, mine, related, all, ranks, started, finished] = await Promise.all([
    countWaiting(db, actor.userId),
    countTickets(db, startedBy(actor.userId).where),
    countTickets(db, handledBy(db, actor.userId).where),
    countTickets(db, seen),
    repo.findBusiestProcesses(db, seen, period),
    repo.countStartedPerDay(db, seen, period),
    repo.countFinishedPerDay(db, seen, period),
  ])
  const on = (day: string) => started.find((row) => row.day === day)
  return {
    count: { upcoming, my_create: mine, related, all },
    ranks,
    submit: {
      datetime: days,
      total: days.map((day) => on(day)?.started ?? 0),
      overs: days.map((day) => finished.find((row) => row.day === day)?.finished ?? 0),
      processing: days.map((day) => on(day)?.running ?? 0),
    },
  }
}

/** Calendar days of the server's own time zone, both ends included. */
function daysOf({ start_time, end_time }: DashboardQuery, today: Date): string[] {
  const last = end_time === undefined ? midnight(today) : midnight(new Date(`${end_time}T00:00:00`))
  const first = start_time === undefined ? addDays(last, 1 - DEFAULT_DAYS) : midnight(new Date(`${start_time}T00:00:00`))
  const days: string[] = []
  for (let day = first; day <= last && days.length <= MAX_DAYS; day = addDays(day, 1)) days.push(isoDay(day))
  if (days.length === 0 || days.length > MAX_DAYS) throw refuse('request.invalid', { where: 'start_time, end_time' })
  return days
}

function periodOf(days: readonly string[]): repo.Period {
  const from = new Date(`${days[0] ?? ''}T00:00:00`)
  const until = addDays(new Date(`${days.at(-1) ?? ''}T00:00:00`), 1)
  return { from, until, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }
}

function midnight(at: Date): Date {
  return new Date(at.getFullYear(), at.getMonth(), at.getDate())
}

/** By the calendar, not by 24 hours: a day may be longer or shorter where clocks change. */
function addDays(at: Date, days: number): Date {
  return new Date(at.getFullYear(), at.getMonth(), at.getDate() + days)
}

function isoDay(at: Date): string {
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}
