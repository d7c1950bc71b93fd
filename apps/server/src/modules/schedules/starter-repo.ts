/** The person in whose name a ticket starts by itself: as an actor, with what their roles allow now. */
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import type { Actor } from '../../domain/actor'
import { systemActor } from '../../workflow/step-jobs/system-actor'

interface StarterRow extends Record<string, unknown> {
  readonly id: string
  readonly name: string
  readonly department_id: string | null
  readonly role_ids: string[]
  readonly permissions: string[]
}

/** Null for an account that is disabled or removed. */
export async function findStarter(db: Queryable, userId: string): Promise<Actor | null> {
  const { rows } = await db.execute<StarterRow>(sql`
    select u.id, u.nick_name as name, u.department_id,
      array(select r.id::text from user_roles ur join roles r on r.id = ur.role_id and r.enabled where ur.user_id = u.id) as role_ids,
      array(select distinct rp.permission from user_roles ur join roles r on r.id = ur.role_id and r.enabled
        join role_permissions rp on rp.role_id = r.id where ur.user_id = u.id) as permissions
    from users u where u.id = ${userId}::uuid and u.enabled and u.deleted_at is null`)
  const [row] = rows
  if (row === undefined) return null
  return { ...systemActor(row.id, row.name, row.department_id), roleIds: row.role_ids, permissions: row.permissions }
}
