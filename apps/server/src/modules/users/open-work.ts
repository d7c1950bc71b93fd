/** What waits for people, what is planned in their name and which processes name them: told before their accounts are disabled or removed. */
import { MOST_PEOPLE, type OpenWork, routes } from '@formwork/api-contract'
import type { Deps } from '../../deps'
import { type Actor, may } from '../../domain/actor'
import { countRunningOf, countWaiting } from '../tickets/ticket-repo'
import { findProcessesNaming, findSchedulesOf } from './naming-repo'
import { idsIn, peopleFor } from './people-service'
import { findUsersByIds } from './user-repo'
import { getUser } from './user-service'

export async function getOpenWork(deps: Deps, actor: Actor, userId: string): Promise<OpenWork> {
  // Whoever may not see the person may not see their work either.
  await getUser(deps, actor, userId)
  return openWorkOf(deps, actor, [userId])
}

/** Of all of them together. */
export async function getOpenWorkOfMany(deps: Deps, actor: Actor, joined: string): Promise<OpenWork> {
  const people = await findUsersByIds(deps.db, idsIn(joined, MOST_PEOPLE), await peopleFor(deps, actor, routes.getOpenWorkOfMany.access))
  return openWorkOf(
    deps,
    actor,
    people.map(({ userId }) => userId),
  )
}

const NONE = { count: 0, shown: [] }

/** All is counted; named are schedules that the actor may look at, as far as that right reaches, and processes if they may look at any. */
async function openWorkOf(deps: Deps, actor: Actor, userIds: readonly string[]): Promise<OpenWork> {
  const { db } = deps
  if (userIds.length === 0) return { waiting: 0, running: 0, schedules: NONE, processes: NONE }
  const { listSchedules, listProcesses } = routes
  const seen = may(actor, ...listSchedules.access) ? { people: await peopleFor(deps, actor, listSchedules.access) } : null
  const [waiting, running, schedules, processes] = await Promise.all([
    countWaiting(db, ...userIds),
    countRunningOf(db, ...userIds),
    findSchedulesOf(db, userIds, seen),
    findProcessesNaming(db, userIds),
  ])
  return { waiting, running, schedules, processes: may(actor, ...listProcesses.access) ? processes : { ...processes, shown: [] } }
}
