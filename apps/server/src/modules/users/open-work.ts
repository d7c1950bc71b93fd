/** The open work of people, what is planned in their name and which processes name them: shown before their accounts are disabled or removed. */
import { MAX_PEOPLE, type OpenWork, routes } from '@formwork/api-contract'
import type { Deps } from '../../deps'
import { type Actor, may } from '../../domain/actor'
import { countRunningOf, countWaiting } from '../tickets/ticket-repo'
import { findInboundOf, findProcessesNaming, findSchedulesOf } from './naming-repo'
import { idsIn, peopleFor } from './people-service'
import { findUsersByIds } from './user-repo'
import { getUser } from './user-service'

export async function getOpenWork(deps: Deps, actor: Actor, userId: string): Promise<OpenWork> {
  // Without the right to see the person, their work is not shown either.
  await getUser(deps, actor, userId)
  return openWorkOf(deps, actor, [userId])
}

/** Of all of them together. */
export async function getOpenWorkOfMany(deps: Deps, actor: Actor, joined: string): Promise<OpenWork> {
  const people = await findUsersByIds(deps.db, idsIn(joined, MAX_PEOPLE), await peopleFor(deps, actor, routes.getOpenWorkOfMany.access))
  return openWorkOf(
    deps,
    actor,
    people.map(({ userId }) => userId),
  )
}

const NONE = { count: 0, shown: [] }

/** All is counted; listed by name are schedules and inbound webhooks that the actor may see, as far as that right reaches, and processes if they may see any. */
async function openWorkOf(deps: Deps, actor: Actor, userIds: readonly string[]): Promise<OpenWork> {
  const { db } = deps
  if (userIds.length === 0) return { waiting: 0, running: 0, schedules: NONE, inbound: NONE, processes: NONE }
  const seenBy = async ({ access }: typeof routes.listSchedules | typeof routes.listInboundWebhooks) =>
    may(actor, ...access) ? { people: await peopleFor(deps, actor, access) } : null
  const [seenSchedules, seenInbound] = [await seenBy(routes.listSchedules), await seenBy(routes.listInboundWebhooks)]
  const [waiting, running, schedules, inbound, processes] = await Promise.all([
    countWaiting(db, ...userIds),
    countRunningOf(db, ...userIds),
    findSchedulesOf(db, userIds, seenSchedules),
    findInboundOf(db, userIds, seenInbound),
    findProcessesNaming(db, userIds),
  ])
  const named = may(actor, ...routes.listProcesses.access) ? processes : { ...processes, shown: [] }
  return { waiting, running, schedules, inbound, processes: named }
}
