/** Who has a form open, and how it stands. */
import { type FormEvent, STREAM_HEARTBEAT_SECONDS } from '@formwork/api-contract'
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { deleteInBatches } from '../../db/delete-in-batches'
import { formOpenings, forms } from '../../db/schema/forms'
import { users } from '../../db/schema/people'
import type { Deps } from '../../deps'

/** Whoever was not renewed for so long is gone: a server that fell over renews nobody. */
const GONE_MS = STREAM_HEARTBEAT_SECONDS * 3 * 1000

const goneBefore = (now: Date) => new Date(now.getTime() - GONE_MS)

export async function findFormStanding(db: Queryable, formId: string, now: Date): Promise<FormEvent | null> {
  const [form] = await db
    .select({
      revision: forms.revision,
      publishedVersion: forms.publishedVersion,
      updatedAt: forms.updatedAt,
      by: forms.updatedBy,
      byName: users.nickName,
    })
    .from(forms)
    .innerJoin(users, eq(users.id, forms.updatedBy))
    .where(and(eq(forms.id, formId), isNull(forms.deletedAt)))
  if (form === undefined) return null
  const open = await db
    .select({ id: formOpenings.userId, name: users.nickName, windows: sql<number>`count(*)::int` })
    .from(formOpenings)
    .innerJoin(users, eq(users.id, formOpenings.userId))
    .where(and(eq(formOpenings.formId, formId), sql`${formOpenings.seenAt} >= ${goneBefore(now).toISOString()}::timestamptz`))
    .groupBy(formOpenings.userId, users.nickName)
    .orderBy(users.nickName)
    .limit(50)
  const { revision, publishedVersion, updatedAt, by, byName } = form
  return { type: 'standing', revision, publishedVersion, updatedAt: updatedAt.toISOString(), updatedBy: { id: by, name: byName }, open }
}

/** @returns true for one that was not there yet. */
export async function keepOpening(db: Queryable, opening: typeof formOpenings.$inferInsert): Promise<boolean> {
  const { seenAt } = opening
  const [row] = await db
    .insert(formOpenings)
    .values(opening)
    .onConflictDoUpdate({ target: formOpenings.id, set: { seenAt } })
    .returning({ isNew: sql<boolean>`xmax = 0` })
  return row?.isNew === true
}

export async function removeOpening(db: Queryable, id: string): Promise<void> {
  await db.delete(formOpenings).where(eq(formOpenings.id, id))
}

/** Those that no server renews. */
export function sweepOpenings({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  return deleteInBatches(async (limit) => {
    const over = db
      .select({ id: formOpenings.id })
      .from(formOpenings)
      .where(lt(formOpenings.seenAt, goneBefore(now())))
      .limit(limit)
    const gone = await db.delete(formOpenings).where(inArray(formOpenings.id, over)).returning({ id: formOpenings.id })
    return gone.length
  })
}
