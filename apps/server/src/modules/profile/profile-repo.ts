/** Reads and writes of what people keep about themselves: how they are reached, their preferences, their roles. */
import { preferencesSchema, type Sex, type StoredPreferences } from '@formwork/api-contract'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../db/client'
import { preferences, roles, userRoles, users } from '../../db/schema/people'

export interface ReachedRow {
  readonly phone: string
  readonly email: string
  readonly sex: Sex
}

export async function lockReached(tx: Transaction, userId: string): Promise<ReachedRow | null> {
  const [row] = await tx
    .select({ phone: users.phone, email: users.email, sex: users.sex })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  return row ?? null
}

export async function setReached(tx: Transaction, userId: string, reached: ReachedRow, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ ...reached, updatedAt: now })
    .where(eq(users.id, userId))
}

/** Nothing when nothing was chosen. */
export async function findPreferences(db: Queryable, userId: string): Promise<StoredPreferences> {
  const [row] = await db.select({ content: preferences.content }).from(preferences).where(eq(preferences.userId, userId))
  const parsed = preferencesSchema.safeParse(row?.content ?? {})
  return parsed.success ? parsed.data : {}
}

/** Two tabs that change different ones at once keep both. */
export async function mergePreferences(db: Queryable, userId: string, content: StoredPreferences, now: Date): Promise<void> {
  await db
    .insert(preferences)
    .values({ userId, content, updatedAt: now })
    .onConflictDoUpdate({
      target: preferences.userId,
      set: { content: sql`${preferences.content} || excluded.content`, updatedAt: now },
    })
}

/** The enabled roles of a person, the primary one first. */
export async function findOwnRoles(db: Queryable, userId: string): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: roles.id, name: roles.name })
    .from(userRoles)
    .innerJoin(roles, and(eq(roles.id, userRoles.roleId), eq(roles.enabled, true)))
    .where(eq(userRoles.userId, userId))
    .orderBy(asc(userRoles.position), asc(roles.id))
}
