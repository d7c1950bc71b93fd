/** Looks up, in one query, everybody a process may ask: named people, holders of roles, the requester's leader, the administrators. */
import { WILDCARD_PERMISSION } from '@formwork/api-contract'
import { assigneeNeeds, type ProcessDefinition, resolveAssignees } from '@formwork/workflow-core'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../db/client'
import { users } from '../db/schema/people'

export interface AskablePeople {
  readonly assignees: Record<string, string[]>
  readonly fallbackAssignees: string[]
  /** Names of everybody above, as of now. */
  readonly names: ReadonlyMap<string, string>
}

interface FoundRow extends Record<string, unknown> {
  readonly why: 'user' | 'role' | 'leader' | 'administrator'
  readonly role_id: string | null
  readonly id: string
  readonly name: string
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const uuidList = (ids: readonly string[]) => sql`${`{${ids.filter((id) => UUID.test(id)).join(',')}}`}::uuid[]`

export async function findAskablePeople(db: Queryable, definition: ProcessDefinition, requester: string): Promise<AskablePeople> {
  const needs = assigneeNeeds(definition)
  // A leader's own request goes to the next leader above; a department without a leader leads to nobody.
  const { rows } = await db.execute<FoundRow>(sql`
    with recursive above as (
      select d.id, d.parent_id, d.leader_id, 0 as distance
      from departments d join users u on u.department_id = d.id
      where u.id = ${requester} and ${needs.departmentLeader}
      union all
      select p.id, p.parent_id, p.leader_id, above.distance + 1
      from departments p join above on p.id = above.parent_id
      where above.leader_id = ${requester} and above.distance < 50
    ), found as (
      select 'user' as why, null::uuid as role_id, u.id as user_id from users u where u.id = any(${uuidList([...needs.userIds, requester])})
      union all
      select 'role', r.id, ur.user_id from user_roles ur join roles r on r.id = ur.role_id and r.enabled
        where ur.role_id = any(${uuidList(needs.roleIds)})
      union all
      (select 'leader', null, leader_id from above where leader_id <> ${requester} order by distance limit 1)
      union all
      select distinct 'administrator', null::uuid, ur.user_id from user_roles ur
        join roles r on r.id = ur.role_id and r.enabled
        join role_permissions rp on rp.role_id = r.id and rp.permission = ${WILDCARD_PERMISSION}
    )
    select found.why, found.role_id, u.id, u.nick_name as name
    from found join users u on u.id = found.user_id and u.enabled and u.deleted_at is null
    order by u.created_at, u.id`)
  return readPeople(rows, definition, requester)
}

function readPeople(rows: readonly FoundRow[], definition: ProcessDefinition, requester: string): AskablePeople {
  const usersByRole = new Map<string, string[]>()
  for (const row of rows) {
    if (row.why === 'role' && row.role_id !== null) usersByRole.set(row.role_id, [...(usersByRole.get(row.role_id) ?? []), row.id])
  }
  const assignees = resolveAssignees(definition, {
    enabledUserIds: new Set(rows.map((row) => row.id)),
    usersByRole,
    departmentLeader: rows.find((row) => row.why === 'leader')?.id ?? null,
    requester,
  })
  return {
    assignees,
    fallbackAssignees: rows.filter((row) => row.why === 'administrator').map((row) => row.id),
    names: new Map(rows.map((row) => [row.id, row.name])),
  }
}

/** Somebody who may be asked, kept from being disabled until the transaction ends. */
export async function findAssignable(tx: Transaction, id: string, scope: SQL | undefined): Promise<{ id: string; name: string } | null> {
  const [found] = await tx
    .select({ id: users.id, name: users.nickName })
    .from(users)
    .where(and(eq(users.id, id), scope, eq(users.enabled, true), isNull(users.deletedAt)))
    .for('share')
  return found ?? null
}

/** Names as they are now, of those who were removed as well. */
export async function findNames(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: users.id, name: users.nickName })
    .from(users)
    .where(inArray(users.id, [...ids]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
