/** Who may start a process, as its definition says. */
import { type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../domain/actor'

/** Somebody, as expressions of a statement. */
export interface StarterColumns {
  /** An `uuid`. */
  readonly userId: SQL
  /** An `uuid[]`. */
  readonly roleIds: SQL
  /** An `uuid`, or null. */
  readonly departmentId: SQL
}

export const starterColumns = ({ userId, roleIds, departmentId }: Actor): StarterColumns => ({
  userId: sql`${userId}::uuid`,
  roleIds: sql`${sql.param([...roleIds])}::uuid[]`,
  departmentId: sql`${departmentId}::uuid`,
})

/**
 * A condition: the definition names nobody in particular, or the person, one of their roles or posts, or their department or one above it.
 *
 * @param definition - a column of a published version
 */
export function mayStart(definition: SQL, { userId, roleIds, departmentId }: StarterColumns): SQL {
  const named = (list: string) => sql`coalesce(${definition} #> ${`{settings,starters,${list}}`}::text[], '[]')`
  return sql`(${definition} #> '{settings,starters}' is null
    or ${named('userIds')} ? ${userId}::text
    or ${named('roleIds')} ?| ${roleIds}::text[]
    or ${named('postIds')} ?| array(select p.post_id::text from user_posts p where p.user_id = ${userId})
    or ${named('departmentIds')} ?| array(
      with recursive above (id, parent_id) as (
        select d.id, d.parent_id from departments d where d.id = ${departmentId}
        union select d.id, d.parent_id from departments d join above a on a.parent_id = d.id
      ) select id::text from above))`
}
