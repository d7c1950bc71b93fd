/** `rightsOf` as a part of another statement: somebody's roles and the tree of departments, read along with what they are needed for. */
import { type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../domain/actor'
import { type Grant, SCOPE } from '../domain/reach'
import { rightsWithRoles, type Rights } from './rights'

/** What the column holds. */
export interface ReadRights {
  readonly grants: readonly Grant[]
  /** Null when no role has a scope: then nothing is measured against it. */
  readonly tree: readonly (readonly [id: string, parentId: string | null])[] | null
}

/**
 * A column: `ReadRights`, of enabled roles only; null when they are not wanted.
 *
 * @param roleIds - a `uuid[]`
 * @param isWanted - a condition
 */
export function rightsColumn(roleIds: SQL, isWanted: SQL): SQL {
  const held = sql`r.id = any(${roleIds}) and r.enabled`
  return sql`(select json_build_object(
    'grants', (select coalesce(json_agg(json_build_object(
        'scope', r.data_scope,
        'departmentIds', (select coalesce(json_agg(c.department_id), '[]') from role_departments c where c.role_id = r.id),
        'permissions', (select coalesce(json_agg(p.permission), '[]') from role_permissions p where p.role_id = r.id)
      )), '[]') from roles r where ${held}),
    'tree', (select json_agg(json_build_array(d.id, d.parent_id)) from departments d
      where exists (select from roles r where ${held} and r.data_scope <> ${SCOPE.all}::smallint))
  ) where ${isWanted})`
}

/** Nothing at all when they were not read. */
export const rightsFrom = (read: ReadRights | null, actor: Actor): Rights =>
  rightsWithRoles(actor, { grants: read?.grants ?? [], tree: new Map(read?.tree ?? []) })
