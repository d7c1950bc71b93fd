/** Queries on the files that a ticket holds. */
import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import { files, ticketFiles } from '../db/schema/files'

/** Those of `ids` that this person uploaded. */
export async function findOwnFiles(db: Queryable, ids: readonly string[], ownerId: string) {
  if (ids.length === 0) return []
  return db
    .select({ id: files.id, isImage: files.isImage })
    .from(files)
    .where(and(inArray(files.id, [...ids]), eq(files.ownerId, ownerId)))
}

export async function attachToTicket(db: Queryable, ticketId: string, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return
  await db.insert(ticketFiles).values(fileIds.map((fileId) => ({ ticketId, fileId })))
}
