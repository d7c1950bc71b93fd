/** Which people a caller sees: the list of users and the pickers of people, as far as the caller's scope reaches. */
import { idSchema, type PageQuery, type Permission, routes } from '@formwork/api-contract'
import { peopleIn, reachFor, reachWith } from '../../access/rights'
import type { Deps } from '../../deps'
import type { Actor } from '../../domain/actor'
import { backAtOf } from '../absences/away-repo'
import { listWindow, pageAnswer, pageOf } from '../list-window'
import { cachedRightsOf } from '../session/cached-rights'
import type { LongLists } from './long-lists'
import { findPeople } from './person-repo'
import { findUsers, MAX_COUNTED } from './user-list-repo'

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

/** @param longLists this server's cache of lists of all people */
export async function listUsers(
  deps: Deps,
  longLists: LongLists,
  actor: Actor,
  { keyword, username, status, deptId, boundedCount, ...page }: UserQuery & { readonly boundedCount?: '1' | undefined },
) {
  const window = listWindow(page)
  const isExact = boundedCount !== '1' || window.isOptionSource || window.offset >= MAX_COUNTED
  const enabled = status === undefined ? undefined : status === '0'
  const seen = { reach: reachWith(await cachedRightsOf(deps, actor), routes.listUsers.access), userId: actor.userId }
  const filter = { keyword, username, enabled, departmentId: deptId }
  const name = seen.reach.kind === 'everyone' ? JSON.stringify(filter) : null
  const isLong = !isExact && name !== null && longLists.isKnownLong(name)
  const found = await findUsers(deps.db, filter, seen, { ...window, counted: isExact ? 'exactly' : isLong ? 'not' : 'bounded' })
  const isMore = !isExact && (isLong || found.count > MAX_COUNTED)
  if (isMore && !isLong && name !== null) longLists.rememberLong(name)
  const shown = window.isOptionSource ? found.rows.map((row) => ({ ...row, phone: '', email: '', remark: '' })) : found.rows
  const answer = pageAnswer(window, { rows: shown, count: isMore ? MAX_COUNTED : found.count })
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
  const seen = { reach: await reachFor(deps.db, actor, routes.listRoleMembers.access), userId: actor.userId }
  return pageAnswer(window, await findUsers(deps.db, { keyword, roleId }, seen, { ...window, counted: 'exactly' }))
}

/** An invalid id names nobody. */
export function idsIn(joined: string, most: number): string[] {
  return joined
    .split(',')
    .filter((id) => idSchema.safeParse(id).success)
    .slice(0, most)
}

export interface PeopleQuery {
  readonly keyword?: string | undefined
  /** Ids, joined by commas. An invalid id finds nobody. */
  readonly ids?: string | undefined
}

export async function searchPeople(deps: Deps, actor: Actor, { keyword, ids: joined }: PeopleQuery) {
  const ids = joined === undefined ? undefined : idsIn(joined, MAX_PEOPLE)
  const people = await findPeople(deps.db, { keyword, ids, now: deps.now() }, await peopleFor(deps, actor, routes.searchPeople.access))
  return {
    list: people.map(({ id, name, username, departmentName, backAt }) => ({
      id,
      name,
      detail: departmentName === null ? username : `${departmentName} · ${username}`,
      ...backAtOf(backAt),
    })),
  }
}
