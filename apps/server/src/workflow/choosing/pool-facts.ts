/** Who may be chosen for a step: named people, holders of roles and posts, and people in a department or below it. */
import type { Pool } from '@formwork/workflow-core'
import { type SQL, sql } from 'drizzle-orm'

/** What of a person decides whether they are in a pool. */
export interface PoolFacts {
  readonly id: string
  readonly roleIds: readonly string[]
  readonly postIds: readonly string[]
  /** Their own and those above it. */
  readonly departmentIds: readonly string[]
}

const rolesOf = (userId: SQL) =>
  sql`array(select ur.role_id::text from user_roles ur join roles r on r.id = ur.role_id and r.enabled where ur.user_id = ${userId})`
const postsOf = (userId: SQL) =>
  sql`array(select up.post_id::text from user_posts up join posts p on p.id = up.post_id and p.enabled where up.user_id = ${userId})`
const departmentsOf = (departmentId: SQL) => sql`array(
  with recursive above (id, parent_id) as (
    select d.id, d.parent_id from departments d where d.id = ${departmentId}
    union select d.id, d.parent_id from departments d join above a on a.parent_id = d.id
  ) select id::text from above)`

/** The properties of `PoolFacts` but the id, for `json_build_object` over a row of users called `u`. */
export const poolFacts = sql`'roleIds', ${rolesOf(sql`u.id`)}, 'postIds', ${postsOf(sql`u.id`)}, 'departmentIds', ${departmentsOf(sql`u.department_id`)}`

/** A condition on a row of users called `u`; null: everybody. */
export function isInPoolSql(pool: Pool | null): SQL {
  if (pool === null) return sql`true`
  const { userIds, roleIds, postIds, departmentIds } = pool
  const list = (ids: readonly string[]) => sql`${sql.param([...ids])}::text[]`
  return sql`(u.id::text = any(${list(userIds)})
    or exists (select from user_roles ur join roles r on r.id = ur.role_id and r.enabled where ur.user_id = u.id and r.id::text = any(${list(roleIds)}))
    or exists (select from user_posts up join posts p on p.id = up.post_id and p.enabled where up.user_id = u.id and p.id::text = any(${list(postIds)}))
    or u.department_id in (
      with recursive below (id) as (
        select d.id from departments d where d.id::text = any(${list(departmentIds)})
        union select d.id from departments d join below b on d.parent_id = b.id
      ) select id from below))`
}

export function isInPool(pool: Pool | null, person: PoolFacts): boolean {
  if (pool === null) return true
  const meets = (ids: readonly string[], own: readonly string[]) => ids.some((id) => own.includes(id))
  return (
    pool.userIds.includes(person.id) ||
    meets(pool.roleIds, person.roleIds) ||
    meets(pool.postIds, person.postIds) ||
    meets(pool.departmentIds, person.departmentIds)
  )
}
