/** The rows of the settings beside the public one, each by its number. */
import { eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../db/client'
import { settings } from '../../db/schema/site'

/** 1, the site's own, stands in `settings-repo.ts`. */
export const CLASSIFY = { ldap: 2, oidc: 3, signIn: 4 } as const
export type Classify = (typeof CLASSIFY)[keyof typeof CLASSIFY]

/** @returns undefined while it was not saved. */
export async function findContent(db: Queryable, classify: Classify): Promise<unknown> {
  const [row] = await db.select({ content: settings.content }).from(settings).where(eq(settings.classify, classify))
  return row?.content
}

/** Who saves them at the same time waits, and then finds what was saved. */
export async function holdContent(tx: Transaction, classify: Classify): Promise<unknown> {
  const [row] = await tx.select({ content: settings.content }).from(settings).where(eq(settings.classify, classify)).for('update')
  return row?.content
}

export async function putContent(
  tx: Transaction,
  classify: Classify,
  { id, content, userId, now }: { readonly id: string; readonly content: unknown; readonly userId: string; readonly now: Date },
): Promise<void> {
  const row = { content, updatedAt: now, updatedBy: userId }
  await tx
    .insert(settings)
    .values({ classify, id, ...row })
    .onConflictDoUpdate({ target: settings.classify, set: row })
}
