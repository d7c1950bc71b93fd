/** The rows that hold how people sign in, by their numbers. They are replaced as a whole; their secrets stand in the content, sealed. */
import { SIGN_IN_RULES_CLASSIFY } from '@formwork/api-contract'
import type { Queryable, Transaction } from '../../db/client'
import { findRow, lockRow, writeRow } from './settings-repo'

export const CLASSIFY = { ldap: 2, oidc: 11, signIn: SIGN_IN_RULES_CLASSIFY } as const
type Classify = (typeof CLASSIFY)[keyof typeof CLASSIFY]

/** @returns undefined while it was not saved. */
export const findContent = async (db: Queryable, classify: Classify): Promise<unknown> => (await findRow(db, classify))?.content

/** A second save at the same time waits, and then finds what was saved. */
export async function lockContent(tx: Transaction, classify: Classify): Promise<unknown> {
  await lockRow(tx, classify)
  return findContent(tx, classify)
}

interface Saved {
  readonly id: string
  readonly content: unknown
  readonly userId: string
  readonly now: Date
}

export const saveContent = (tx: Transaction, classify: Classify, { id, content, userId, now }: Saved): Promise<void> =>
  writeRow(tx, { classify, id, content, updatedAt: now, updatedBy: userId })
