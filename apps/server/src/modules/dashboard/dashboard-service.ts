/** Use-cases of the dashboard: the badge, counts, trend and ranks. */
import type { Dashboard } from '@formwork/api-contract'
import { and } from 'drizzle-orm'
import type { Batches } from '../../db/batches'
import type { Deps } from '../../deps'
import type { Actor } from '../../domain/actor'
import { refuse } from '../../domain/refusal'
import { addDays, dayIn } from '../../domain/site-day'
import { cachedRightsOf } from '../session/cached-rights'
import { visibleTickets } from '../../access/visible-tickets'
import { countHandled, countTickets, countWaiting } from '../tickets/ticket-repo'
import { IS_OVERDUE, isStartedBy } from '../tickets/lists/ticket-scope-repo'
import type { AllTickets } from './all-tickets'
import * as repo from './dashboard-repo'

const DEFAULT_DAYS = 7
const MAX_DAYS = 366
const MAX_RANKS = 10

export async function getUpcoming(waiting: Batches<string, number>, actor: Actor) {
  return { count: { upcoming: await waiting.take(actor.userId) } }
}

export interface DashboardQuery {
  readonly start_time?: string | undefined
  readonly end_time?: string | undefined
}

interface DashboardDeps extends Deps {
  readonly allTickets: AllTickets
}

/** Of the last week by default. @throws {Refusal} `request.invalid` for a period that ends before it begins, or is longer than a year */
export async function getDashboard(deps: DashboardDeps, actor: Actor, query: DashboardQuery): Promise<Dashboard> {
  const { db } = deps
  const timeZone = await deps.siteTimeZone()
  const days = daysOf(query, dayIn(timeZone, deps.now()))
  const period = { firstDay: days[0] ?? '', lastDay: days.at(-1) ?? '', timeZone }
  const seen = await visibleTickets(db, actor, () => cachedRightsOf(deps, actor))
  const [upcoming, mine, related, all, overdue, started, finished] = await Promise.all([
    countWaiting(db, actor.userId),
    countTickets(db, isStartedBy(actor.userId)),
    countHandled(db, actor.userId),
    seen === undefined ? deps.allTickets.count(db) : countTickets(db, seen),
    countTickets(db, and(seen, IS_OVERDUE)),
    repo.countStarted(db, seen, period),
    repo.countFinishedPerDay(db, seen, period),
  ])
  const startedOn = new Map(started.perDay.map((row) => [row.day, row]))
  const finishedOn = new Map(finished.map((row) => [row.day, row.finished]))
  return {
    count: { upcoming, my_create: mine, related, all, overdue },
    ranks: started.perProcess.slice(0, MAX_RANKS),
    submit: {
      datetime: days,
      total: days.map((_, at) => startedOn.get(at + 1)?.started ?? 0),
      overs: days.map((_, at) => finishedOn.get(at + 1) ?? 0),
      processing: days.map((_, at) => startedOn.get(at + 1)?.running ?? 0),
    },
  }
}

/** Calendar days of the site, both ends included. Written with four digits they sort as text. */
function daysOf({ start_time, end_time }: DashboardQuery, today: string): string[] {
  const last = end_time ?? today
  const days = [start_time ?? addDays(last, 1 - DEFAULT_DAYS)]
  for (let day = days[0] ?? last; day < last && days.length <= MAX_DAYS; ) days.push((day = addDays(day, 1)))
  // Before the first day of year 1 the database has no such day.
  const isPeriod = days.at(-1) === last && days.length <= MAX_DAYS && !days[0]?.startsWith('0000')
  if (!isPeriod) throw refuse('request.invalid', { where: 'start_time, end_time' })
  return days
}
