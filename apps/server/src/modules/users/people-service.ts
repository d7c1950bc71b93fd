/** Who is shown to whom: the list of users, the pickers of people and what waits for somebody, as far as the caller's scope reaches. */
import { idSchema, MOST_PEOPLE, type PageQuery, type Permission, routes } from '@formwork/api-contract'
import { peopleIn, reachFor } from '../../access/rights'
import type { Deps } from '../../deps'
import type { Actor } from '../../domain/actor'
import { listWindow, pageAnswer, pageOf } from '../list-window'
import { countRunningOf, countWaiting } from '../tickets/ticket-repo'
import { findPeople } from './person-repo'
import { findUsers, findUsersByIds } from './user-repo'
import { getUser } from './user-service'

const MAX_PEOPLE = 50

/** The people an actor reaches with any of these permissions, for queries. */
export async function peopleFor({ db }: Deps, actor: Actor, access: readonly Permission[]) {
  return peopleIn(await reachFor(db, actor, access), actor.userId)
}

export interface UserQuery extends PageQuery {
  readonly keyword?: string | undefined
  readonly username?: string | undefined
  readonly status?: '0' | '1' | undefined
  readonly deptId?: string | undefined
}

/** Counted so far unless more is asked for; the same as with lists of tickets. */
const MOST_COUNTED = 10_000

export async function listUsers(
  deps: Deps,
  actor: Actor,
  { keyword, username, status, deptId, boundedCount, ...page }: UserQuery & { readonly boundedCount?: '1' | undefined },
) {
  const window = listWindow(page)
  const isExact = boundedCount !== '1' || window.isOptionSource || window.offset >= MOST_COUNTED
  const enabled = status === undefined ? undefined : status === '0'
  const scope = await peopleFor(deps, actor, routes.listUsers.access)
  const filter = { keyword, username, enabled, departmentId: deptId }
  const { rows, count } = await findUsers(deps.db, filter, scope, isExact ? window : { ...window, mostCounted: MOST_COUNTED })
  const shown = window.isOptionSource ? rows.map((row) => ({ ...row, phone: '', email: '', remark: '' })) : rows
  const isMore = !isExact && count > MOST_COUNTED
  const answer = pageAnswer(window, { rows: shown, count: isMore ? MOST_COUNTED : count })
  return isMore ? { ...answer, isCountBounded: true as const } : answer
}

/** Who holds a role, as far as the caller reaches. */
export async function listRoleMembers(
  deps: Deps,
  actor: Actor,
  roleId: string,
  { keyword, ...page }: Pick<UserQuery, 'keyword'> & PageQuery,
) {
  const window = pageOf(page)
  const scope = await peopleFor(deps, actor, routes.listRoleMembers.access)
  return pageAnswer(window, await findUsers(deps.db, { keyword, roleId }, scope, window))
}

export async function getOpenWork(deps: Deps, actor: Actor, userId: string) {
  // Whoever may not see the person is not told of their work either.
  await getUser(deps, actor, userId)
  const [waiting, running] = await Promise.all([countWaiting(deps.db, userId), countRunningOf(deps.db, userId)])
  return { waiting, running }
}

/** Of all of them together. */
export async function getOpenWorkOfMany(deps: Deps, actor: Actor, joined: string) {
  const people = await findUsersByIds(deps.db, idsIn(joined, MOST_PEOPLE), await peopleFor(deps, actor, routes.getOpenWorkOfMany.access))
  const ids = people.map(({ userId }) => userId)
  if (ids.length === 0) return { waiting: 0, running: 0 }
  const [waiting, running] = await Promise.all([countWaiting(deps.db, ...ids), countRunningOf(deps.db, ...ids)])
  return { waiting, running }
}

/** What is no id names nobody. */
export function idsIn(joined: string, most: number): string[] {
  return joined
    .split(',')
    .filter((id) => idSchema.safeParse(id).success)
    .slice(0, most)
}

export interface PeopleQuery {
  readonly keyword?: string | undefined
  /** Ids, joined by commas. What is no id finds nobody. */
  readonly ids?: string | undefined
}

export async function searchPeople(deps: Deps, actor: Actor, { keyword, ids: joined }: PeopleQuery) {
  const ids = joined === undefined ? undefined : idsIn(joined, MAX_PEOPLE)
  const people = await findPeople(deps.db, { keyword, ids }, await peopleFor(deps, actor, routes.searchPeople.access))
  return {
    list: people.map(({ id, name, username, departmentName }) => ({
      id,
      name,
      detail: departmentName === null ? username : `${departmentName} · ${username}`,
    })),
  }
}
