/** Whom a process may ask: read along with the ticket, as they are at the moment of the move. */
import { WILDCARD_PERMISSION } from '@formwork/api-contract'
import { assigneeNeeds, type ProcessDefinition, resolveAssignees } from '@formwork/workflow-core'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../db/client'

export interface AskablePeople {
  readonly assignees: Record<string, string[]>
  readonly requesterLeader: string | null
  readonly fallbackAssignees: string[]
  /** Names of everybody above, as of now. */
  readonly names: ReadonlyMap<string, string>
}

/** Somebody who may act, and why they were looked up. */
export interface FoundPerson {
  readonly why: 'user' | 'role' | 'leader' | 'administrator'
  readonly roleId: string | null
  readonly id: string
  readonly name: string
}

const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
/** The ids at a path of the needs. What is none was never anybody's. */
const idsAt = (needs: SQL, path: SQL) =>
  sql`array(select (id #>> '{}')::uuid from jsonb_path_query(${needs}, ${path}) id where id #>> '{}' ~* ${sql.raw(`'${UUID}'`)})`

/** A query: everybody who holds everything. */
const administrators = sql`select distinct 'administrator' as why, ur.user_id from user_roles ur
  join roles r on r.id = ur.role_id and r.enabled
  join role_permissions rp on rp.role_id = r.id and rp.permission = ${WILDCARD_PERMISSION}::text`

/**
 * A column: `FoundPerson[]`, everybody enabled whom the coming tasks may ask. Named people, holders of roles, the requester's leader (for a
 * leader's own request the next one above), and the administrators, who are asked when the rules lead to nobody.
 *
 * @param needs - a jsonb list of `AssigneeNeeds`; where it is empty or null no task can come, and nobody is read
 * @param requester - the requester's id
 */
export function askablePeople(needs: SQL, requester: SQL): SQL {
  return sql`(
    with recursive above as (
      select d.id, d.parent_id, d.leader_id, 0 as distance
      from departments d join users u on u.department_id = d.id
      where u.id = ${requester} and jsonb_path_exists(${needs}, '$[*] ? (@.departmentLeader == true)')
      union all
      select p.id, p.parent_id, p.leader_id, above.distance + 1
      from departments p join above on p.id = above.parent_id
      where above.leader_id = ${requester} and above.distance < 50
    ), found as (
      select 'user' as why, null::uuid as role_id, u.id as user_id
        from users u where u.id = any(${idsAt(needs, sql`'$[*].userIds[*]'`)} || ${requester})
      union all
      select 'role', r.id, ur.user_id from user_roles ur join roles r on r.id = ur.role_id and r.enabled
        where ur.role_id = any(${idsAt(needs, sql`'$[*].roleIds[*]'`)})
      union all
      (select 'leader', null, leader_id from above where leader_id <> ${requester} order by distance limit 1)
      union all
      select why, null::uuid, user_id from (${administrators}) administrators
    )
    select coalesce(json_agg(
      json_build_object('why', found.why, 'roleId', found.role_id, 'id', u.id, 'name', u.nick_name) order by u.created_at, u.id), '[]')
    from found join users u on u.id = found.user_id and u.enabled and u.deleted_at is null
    where jsonb_array_length(${needs}) > 0
  )`
}

/** The same of all tasks of a definition, for one requester: what a case of a draft is run with. */
export async function findAskable(db: Queryable, definition: ProcessDefinition, requesterId: string): Promise<readonly FoundPerson[]> {
  const needs = sql`${JSON.stringify([assigneeNeeds(definition)])}::jsonb`
  const { rows } = await db.execute<{ found: readonly FoundPerson[] }>(
    sql`select ${askablePeople(needs, sql`${requesterId}::uuid`)} as found`,
  )
  return rows[0]?.found ?? []
}

/** Who takes over what waits for somebody. */
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

/** From those who were found to the people of each task. */
export function toAskable(found: readonly FoundPerson[], definition: ProcessDefinition, requester: string): AskablePeople {
  const holders = found.filter(({ why, roleId }) => why === 'role' && roleId !== null)
  const usersByRole = Map.groupBy(holders, ({ roleId }) => roleId ?? '')
  const departmentLeader = found.find(({ why }) => why === 'leader')?.id ?? null
  const assignees = resolveAssignees(definition, {
    enabledUserIds: new Set(found.map(({ id }) => id)),
    usersByRole: new Map([...usersByRole].map(([roleId, people]) => [roleId, people.map(({ id }) => id)])),
    departmentLeader,
    requester,
  })
  return {
    assignees,
    requesterLeader: departmentLeader,
    fallbackAssignees: found.filter(({ why }) => why === 'administrator').map(({ id }) => id),
    names: new Map(found.map(({ id, name }) => [id, name])),
  }
}
