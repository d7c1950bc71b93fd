/** Queries on uploaded files. */
import { and, eq, exists, inArray, or, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { files, ticketFiles } from '../../db/schema/files'
import { tickets } from '../../db/schema/tickets'

export type NewFile = typeof files.$inferInsert

export async function insertFile(db: Queryable, file: NewFile): Promise<void> {
  await db.insert(files).values(file)
}

/** A file its reader may have: their own, or one that a ticket holds which they may see (`visible`; undefined: all tickets). */
export async function findReadableFile(db: Queryable, id: string, readerId: string, visible: SQL | undefined) {
  const held = db
    .select({ id: ticketFiles.fileId })
    .from(ticketFiles)
    .innerJoin(tickets, eq(tickets.id, ticketFiles.ticketId))
    .where(and(eq(ticketFiles.fileId, files.id), visible))
  const [row] = await db
    .select({ id: files.id, name: files.name, mediaType: files.mediaType, isImage: files.isImage, byteCount: files.byteCount })
    .from(files)
    .where(and(eq(files.id, id), or(eq(files.ownerId, readerId), exists(held))))
  return row ?? null
}

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
