/** Reads and writes of many people at once. */
import { and, isNull } from 'drizzle-orm'
import { among } from '../../db/among'
import type { Queryable, Transaction } from '../../db/client'
import { userPosts, userRoles, users } from '../../db/schema/people'
import type { NewUser } from '../users/user-repo'

/** Rows of one statement: PostgreSQL takes 65,535 parameters. */
const BATCH = 500

export interface NewPerson {
  readonly row: NewUser
  /** In their order; the first is the primary one. */
  readonly roleIds: readonly string[]
  readonly postIds: readonly string[]
}

/** Of these user names, in the form in which they are compared, the taken ones. */
export async function findTakenKeys(db: Queryable, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const taken = await db
    .select({ key: users.usernameKey })
    .from(users)
    .where(and(among(users.usernameKey, keys), isNull(users.deletedAt)))
  return new Set(taken.map(({ key }) => key))
}

export async function insertPeople(tx: Transaction, people: readonly NewPerson[]): Promise<void> {
  for (let at = 0; at < people.length; at += BATCH) {
    const batch = people.slice(at, at + BATCH)
    const held = batch.flatMap(({ row, roleIds }) =>
      [...new Set(roleIds)].map((roleId, position) => ({ userId: row.id, roleId, position })),
    )
    const filled = batch.flatMap(({ row, postIds }) =>
      [...new Set(postIds)].map((postId, position) => ({ userId: row.id, postId, position })),
    )
    // oxlint-disable no-await-in-loop -- one connection
    await tx.insert(users).values(batch.map(({ row }) => row))
    if (held.length > 0) await tx.insert(userRoles).values(held)
    if (filled.length > 0) await tx.insert(userPosts).values(filled)
    // oxlint-enable no-await-in-loop
  }
}
