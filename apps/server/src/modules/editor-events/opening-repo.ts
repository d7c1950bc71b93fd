/** Editors in which a form or a process is open. */
import { type EditorEvent, STREAM_HEARTBEAT_SECONDS } from '@formwork/api-contract'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { deleteInBatches } from '../../db/delete-in-batches'
import { editorOpenings } from '../../db/schema/editor-openings'
import { users } from '../../db/schema/people'
import type { Deps } from '../../deps'

type EditorSnapshot = Extract<EditorEvent, { type: 'standing' }>

/** An opening that was not renewed for so long is gone: a server that crashed renews none. */
const GONE_MS = STREAM_HEARTBEAT_SECONDS * 3 * 1000

const closedBefore = (now: Date) => new Date(now.getTime() - GONE_MS)

export const findOpen = (db: Queryable, subjectId: string, now: Date): Promise<EditorSnapshot['open']> =>
  db
    .select({ id: editorOpenings.userId, name: users.nickName, windows: sql<number>`count(*)::int` })
    .from(editorOpenings)
    .innerJoin(users, eq(users.id, editorOpenings.userId))
    .where(and(eq(editorOpenings.subjectId, subjectId), sql`${editorOpenings.seenAt} >= ${closedBefore(now).toISOString()}::timestamptz`))
    .groupBy(editorOpenings.userId, users.nickName)
    .orderBy(users.nickName)
    .limit(50)

/** @returns true for a new one. */
export async function keepOpening(db: Queryable, opening: typeof editorOpenings.$inferInsert): Promise<boolean> {
  const { seenAt } = opening
  const [row] = await db
    .insert(editorOpenings)
    .values(opening)
    .onConflictDoUpdate({ target: editorOpenings.id, set: { seenAt } })
    .returning({ isNew: sql<boolean>`xmax = 0` })
  return row?.isNew === true
}

export async function removeOpening(db: Queryable, id: string): Promise<void> {
  await db.delete(editorOpenings).where(eq(editorOpenings.id, id))
}

/** Those that no server renews. */
export function sweepOpenings({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  return deleteInBatches(async (limit) => {
    const over = db
      .select({ id: editorOpenings.id })
      .from(editorOpenings)
      .where(lt(editorOpenings.seenAt, closedBefore(now())))
      .limit(limit)
    const gone = await db.delete(editorOpenings).where(inArray(editorOpenings.id, over)).returning({ id: editorOpenings.id })
    return gone.length
  })
}
