/** People a process may ask: read along with the ticket, as they are at the moment of the move. */
import { type JsonObject, WILDCARD_PERMISSION } from '@formwork/api-contract'
import { assigneeNeeds, type Directory, type ProcessDefinition, resolveAssignees } from '@formwork/workflow-core'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../db/client'

export interface AskablePeople {
  readonly assignees: Record<string, string[]>
  readonly requesterLeader: string | null
  readonly fallbackAssignees: string[]
  /** By people who are away, who stands in for them; a chain that leads to nobody who may act ends with its last person. */
  readonly substitutes: ReadonlyMap<string, string>
  /** Names of everybody above, as of now. */
  readonly names: ReadonlyMap<string, string>
}

/** For whom substitutes are looked up besides those who were found, and when. */
export interface AwayNow {
  /** People whom the ticket itself names, as `uuid[]`. */
  readonly named: SQL
  readonly at: SQL
}

/** Somebody who may act, and the rule that found them. */
export interface FoundPerson {
  readonly why:
    | 'user'
    | 'role'
    | 'post'
    | 'department'
    | 'roleInDepartment'
    | 'leader'
    | 'departmentLeader'
    | 'level'
    | 'administrator'
    | 'substitute'
  /** Of which role, post or department, at which level, for whom; null where there is but one. */
  readonly of: string | null
  readonly id: string
  readonly name: string
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** The ids at a path of some JSON. Invalid ids are left out. */
export const idsAt = (json: SQL, path: SQL): SQL =>
  sql`array(select (id #>> '{}')::uuid from jsonb_path_query(${json}, ${path}) id where is_uuid(id #>> '{}'))`

/** The ids anywhere in the fields of the form that the needs name. */
const idsInFields = (needs: SQL, path: SQL, values: SQL) =>
  sql`array(select (id #>> '{}')::uuid from jsonb_path_query(${needs}, ${path}) model, jsonb_path_query(${values} -> (model #>> '{}'), 'lax $.**') id
    where jsonb_typeof(id) = 'string' and is_uuid(id #>> '{}'))`

/** Joins who holds a role `r`. With "offset 0" they are looked up by the role, instead of going through the roles of everybody; likewise below. */
const HOLDERS = sql`cross join lateral (select user_id from user_roles where role_id = r.id offset 0) ur`

/** A query: everybody who holds everything. */
const administrators = sql`select distinct 'administrator' as why, ur.user_id from roles r
  join role_permissions rp on rp.role_id = r.id and rp.permission = ${WILDCARD_PERMISSION}::text
  ${HOLDERS}
  where r.enabled`

/** A column: `FoundPerson[]`, those who are asked when the rules find nobody. The same for every ticket, so a statement reads them once. */
export const ADMINISTRATORS = sql`(
    select coalesce(json_agg(json_build_object('why', found.why, 'of', null, 'id', u.id, 'name', u.nick_name) order by u.created_at, u.id), '[]')
    from (${administrators}) found
      join lateral (select * from users where users.id = found.user_id and enabled and deleted_at is null offset 0) u on true
  )`

/**
 * A column: `FoundPerson[]`, everybody enabled whom the coming tasks may ask. Named people, holders of roles and posts, people of departments and
 * who leads them, the leaders above the requester (for a leader's own request beginning with the next one above), and people named in a field of
 * the form; without the administrators.
 *
 * @param needs - a jsonb list of `AssigneeNeeds`; where it is empty or null no task can come, and nobody is read
 * @param requester - the requester's id
 * @param values - the values of the form, as jsonb
 * @param away - null: absences are ignored
 */
export function askablePeople(needs: SQL, requester: SQL, values: SQL, away: AwayNow | null): SQL {
  const departmentOf = sql`(select department_id from users where id = ${requester})`
  return sql`(
    with recursive above as (
      select d.id, d.parent_id, d.leader_id, 0 as distance
      from users u cross join lateral (select * from departments where id = u.department_id offset 0) d
      where u.id = ${requester} and jsonb_path_exists(${needs}, '$[*] ? (@.departmentLeader == true || @.leaderLevels > 0)')
      union all
      select p.id, p.parent_id, p.leader_id, above.distance + 1
      from above cross join lateral (select * from departments where id = above.parent_id offset 0) p
      where above.distance < 50 and (above.leader_id = ${requester} or jsonb_path_exists(${needs}, '$[*] ? (@.leaderLevels > 0)'))
    ), found as (
      select 'user' as why, null::text as of, u.id as user_id
        from users u where u.id = any(${idsAt(needs, sql`'$[*].userIds[*]'`)} || ${requester} || ${idsInFields(needs, sql`'$[*].personFields[*]'`, values)})
      union all
      select 'role', r.id::text, ur.user_id from roles r ${HOLDERS}
        where r.enabled and r.id = any(${idsAt(needs, sql`'$[*].roleIds[*]'`)})
      union all
      select 'post', p.id::text, up.user_id from user_posts up join posts p on p.id = up.post_id and p.enabled
        where up.post_id = any(${idsAt(needs, sql`'$[*].postIds[*]'`)})
      union all
      select 'department', u.department_id::text, u.id from users u where u.department_id = any(${idsAt(needs, sql`'$[*].departmentIds[*]'`)})
      union all
      select 'departmentLeader', d.id::text, d.leader_id
        from (select distinct unnest(${idsAt(needs, sql`'$[*].leadersOf[*]'`)} || ${idsInFields(needs, sql`'$[*].departmentFields[*]'`, values)}) as id) n
          cross join lateral (select * from departments where id = n.id offset 0) d
      union all
      select 'roleInDepartment', coalesce(n.of ->> 'departmentId', '') || ':' || (n.of ->> 'roleId'), u.id
        from jsonb_path_query(${needs}, '$[*].rolesInDepartments[*]') n (of)
          join roles r on r.id::text = n.of ->> 'roleId' and r.enabled ${HOLDERS}
          join users u on u.id = ur.user_id and u.department_id::text = coalesce(n.of ->> 'departmentId', ${departmentOf}::text)
      union all
      (select 'leader', null, leader_id from above where leader_id <> ${requester} order by distance limit 1)
      union all
      select 'level', row_number() over (order by distance)::text, leader_id from above where leader_id is distinct from ${requester}
        and jsonb_path_exists(${needs}, '$[*] ? (@.leaderLevels > 0)')
    )${away === null ? sql`` : sql`, ${awayAmong(sql`select user_id from found union select unnest(${away.named})`, away.at)}`}
    select coalesce(json_agg(
      json_build_object('why', found.why, 'of', found.of, 'id', u.id, 'name', u.nick_name) order by u.created_at, u.id), '[]')
    from ${away === null ? sql`found` : sql`(select * from found union all select 'substitute', away.user_id::text, away.by_id from away) found`}
      join lateral (select * from users where users.id = found.user_id and enabled and deleted_at is null offset 0) u on true
    where jsonb_array_length(${needs}) > 0
  )`
}

/**
 * `away (user_id, by_id, distance)`, for a `with recursive`: which of the asked people, and of their substitutes, are away. A substitute who may not act ends
 * the chain: the person they stand in for is asked.
 *
 * @param asked - a query of `user_id`
 */
export function awayAmong(asked: SQL, at: SQL): SQL {
  const absenceOf = (userId: SQL) => sql`cross join lateral (
      select a.user_id, case when exists (select from users s where s.id = a.substitute_id and s.enabled and s.deleted_at is null)
        then a.substitute_id else a.user_id end as by_id
      from absences a where a.user_id = ${userId} and a.starts_at <= ${at} and a.ends_at > ${at} offset 0) absence`
  // With "union" the rows so far are kept in a hash table as large as the estimate, built again for each ticket: most of the time of the whole read.
  return sql`away as (
      select absence.*, 1 as distance from (${asked}) asked ${absenceOf(sql`asked.user_id`)}
      union all
      select absence.*, away.distance + 1 from away ${absenceOf(sql`away.by_id`)} where away.distance < 50 and away.by_id <> away.user_id
    )`
}

/**
 * The same of all tasks of a definition, for one requester and what they fill in: what a case of a draft is run with. Who happens to be away is left
 * aside, so that a case comes out the same on any day.
 */
export async function findAskable(db: Queryable, { definition, requester, values }: AskedFor): Promise<readonly FoundPerson[]> {
  const needs = sql`${JSON.stringify([assigneeNeeds(definition)])}::jsonb`
  const { rows } = await db.execute<{ found: readonly FoundPerson[]; administrators: readonly FoundPerson[] }>(
    sql`select ${askablePeople(needs, sql`${requester}::uuid`, sql`${JSON.stringify(values)}::jsonb`, null)} as found, ${ADMINISTRATORS} as administrators`,
  )
  return rows.flatMap(({ found, administrators: further }) => [...found, ...further])
}

/** Who takes over a person's open work. */
export interface Successors {
  /** Who leads their department, may act, and is somebody else. */
  readonly leader: string | null
  /** Oldest account first. */
  readonly administrators: readonly string[]
  /** Of all these, and of the person. */
  readonly names: ReadonlyMap<string, string>
}

/** @returns null when the person may act (again). */
export async function findSuccessors(db: Queryable, userId: string): Promise<Successors | null> {
  const { rows } = await db.execute<{ why: 'gone' | 'leader' | 'administrator'; id: string; name: string }>(sql`
    with gone as (select * from users where id = ${userId}::uuid and not (enabled and deleted_at is null)),
    found as (
      select 'gone' as why, id as user_id from gone
      union all select 'leader', d.leader_id from gone join departments d on d.id = gone.department_id where d.leader_id <> gone.id
      union all ${administrators}
    )
    select found.why, u.id, u.nick_name as name from found join users u on u.id = found.user_id
    where found.why = 'gone' or (u.enabled and u.deleted_at is null and u.id <> ${userId}::uuid)
    order by u.created_at, u.id`)
  if (rows.every(({ why }) => why !== 'gone')) return null
  return {
    leader: rows.find(({ why }) => why === 'leader')?.id ?? null,
    administrators: rows.filter(({ why }) => why === 'administrator').map(({ id }) => id),
    names: new Map(rows.map(({ id, name }) => [id, name])),
  }
}

export interface AskedFor {
  readonly definition: ProcessDefinition
  readonly requester: string
  /** Of the form, where fields name people. */
  readonly values: JsonObject
}

/** Distributes the people who were found to each task. */
export function toAskable(found: readonly FoundPerson[], { definition, requester, values }: AskedFor): AskablePeople {
  const { names, idsBy } = sorted(found)
  const by = (why: FoundPerson['why']) => idsBy.get(why) ?? NO_IDS
  const requesterLeader = by('leader').get('')?.[0] ?? null
  const levels = by('level')
  const leaders = Array.from(
    { length: Math.max(0, ...[...levels.keys()].map(Number)) },
    (_, index) => levels.get(String(index + 1))?.[0] ?? null,
  )
  const firsts = [...by('departmentLeader')].flatMap(([of, [id]]): [string, string][] => (id === undefined ? [] : [[of, id]]))
  const directory: Directory = {
    enabledUserIds: names,
    usersByRole: by('role'),
    usersByPost: by('post'),
    usersByDepartment: by('department'),
    usersByRoleInDepartment: by('roleInDepartment'),
    leaderByDepartment: new Map(firsts),
    leaders,
    departmentLeader: requesterLeader,
    requester,
    idsInFields: idsInFieldsOf(definition, values),
  }
  return {
    assignees: resolveAssignees(definition, directory),
    requesterLeader,
    fallbackAssignees: [...(by('administrator').get('') ?? [])],
    substitutes: new Map([...by('substitute')].flatMap(([of, ids]): [string, string][] => ids.slice(-1).map((id) => [of, id]))),
    names,
  }
}

type IdsOf = ReadonlyMap<string, readonly string[]>

const NO_IDS: IdsOf = new Map()

/** In one pass: each approval reads some dozens of people, most of them administrators. `of` null becomes ''. */
function sorted(found: readonly FoundPerson[]): {
  readonly names: ReadonlyMap<string, string>
  readonly idsBy: ReadonlyMap<FoundPerson['why'], IdsOf>
} {
  const names = new Map<string, string>()
  const idsBy = new Map<FoundPerson['why'], Map<string, string[]>>()
  for (const { why, of, id, name } of found) {
    names.set(id, name)
    const idsOf = idsBy.get(why) ?? new Map<string, string[]>()
    idsBy.set(why, idsOf)
    const ids = idsOf.get(of ?? '')
    if (ids === undefined) idsOf.set(of ?? '', [id])
    else ids.push(id)
  }
  return { names, idsBy }
}

function idsInFieldsOf(definition: ProcessDefinition, values: JsonObject): ReadonlyMap<string, readonly string[]> {
  const { personFields = [], departmentFields = [] } = assigneeNeeds(definition)
  return new Map([...personFields, ...departmentFields].map((model) => [model, idsIn(values[model])]))
}

/** Every id in a value, however it is held: alone, in a list, in entries with a name. */
function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return ID.test(value) ? [value.toLowerCase()] : []
  if (typeof value !== 'object' || value === null) return []
  return [...new Set(Object.values(value).flatMap(idsIn))]
}
