/** Reads and writes of people's pictures. */
import { fileIdOf } from '@formwork/api-contract'
import { and, eq, ne } from 'drizzle-orm'
import { among } from '../../db/among'
import type { Queryable, Transaction } from '../../db/client'
import { users } from '../../db/schema/people'

/** The file of a person's picture, held until the transaction ends; null when they have none. */
export async function lockAvatar(tx: Transaction, userId: string): Promise<string | null> {
  const [row] = await tx.select({ avatar: users.avatar }).from(users).where(eq(users.id, userId)).for('update')
  return fileIdOf(row?.avatar)
}

/** @param address - empty for none. */
export async function setAvatar(tx: Transaction, userId: string, address: string, now: Date): Promise<void> {
  await tx.update(users).set({ avatar: address, updatedAt: now }).where(eq(users.id, userId))
}

/** Of those who have a picture. */
export async function findAvatars(db: Queryable, ids: readonly string[]): Promise<{ id: string; address: string }[]> {
  return db
    .select({ id: users.id, address: users.avatar })
    .from(users)
    .where(and(among(users.id, ids), ne(users.avatar, '')))
}
