/** Reads and writes of people's pictures. */
import { fileIdOf } from '@formwork/api-contract'
import { and, eq, ne } from 'drizzle-orm'
import { among } from '../../db/among'
import type { Queryable, Transaction } from '../../db/client'
import { users } from '../../db/schema/people'
import { findFile } from '../files/file-repo'

export interface HeldAvatar {
  /** Empty for none. */
  readonly address: string
  /** The person's own upload at that address. Null: a directory has named another picture, which is not theirs to delete. */
  readonly fileId: string | null
}

/** A person's picture, held until the transaction ends. */
export async function lockAvatar(tx: Transaction, userId: string): Promise<HeldAvatar> {
  const [row] = await tx.select({ avatar: users.avatar }).from(users).where(eq(users.id, userId)).for('update')
  const address = row?.avatar ?? ''
  const id = fileIdOf(address)
  const own = id === null ? null : await findFile(tx, id, userId)
  return { address, fileId: own?.id ?? null }
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
