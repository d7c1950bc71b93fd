/** Queries on comments. */
import { fileAddress } from '@formwork/api-contract'
import { currentDefinition, type OldDefinition, type ProcessDefinition } from '@formwork/workflow-core'
import { and, desc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { among } from '../../db/among'
import type { Queryable, Transaction } from '../../db/client'
import { ticketCommentFiles, ticketComments, ticketMentions } from '../../db/schema/comments'
import { files } from '../../db/schema/files'
import { users } from '../../db/schema/people'
import { processVersions } from '../../db/schema/processes'
import { notices, tickets } from '../../db/schema/tickets'

export interface DiscussedTicket {
  readonly id: string
  readonly number: string
  readonly definition: ProcessDefinition
}

/** @param visible - of the tickets that the reader may see; undefined: all */
export async function findDiscussed(db: Queryable, ticketId: string, visible: SQL | undefined): Promise<DiscussedTicket | null> {
  const [row] = await db
    .select({ id: tickets.id, number: tickets.number, definition: sql<ProcessDefinition | OldDefinition>`${processVersions.definition}` })
    .from(tickets)
    .innerJoin(processVersions, eq(processVersions.id, tickets.versionId))
    .where(and(eq(tickets.id, ticketId), visible))
  return row === undefined ? null : { ...row, definition: currentDefinition(row.definition) }
}

const mentioned = sql<readonly { readonly id: string; readonly name: string }[]>`(
  select coalesce(json_agg(json_build_object('id', u.id, 'name', u.nick_name) order by m.position), '[]')
  from ticket_mentions m join users u on u.id = m.user_id where m.comment_id = ${ticketComments.id})`

interface CarriedFile {
  readonly id: string
  readonly name: string
  readonly isImage: boolean
  readonly byteCount: number
}

const carried = sql<readonly CarriedFile[]>`(
  select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'isImage', f.is_image, 'byteCount', f.byte_count) order by c.position), '[]')
  from ticket_comment_files c join files f on f.id = c.file_id where c.comment_id = ${ticketComments.id})`

function selectComments(db: Queryable) {
  return db
    .select({
      id: ticketComments.id,
      author: { id: ticketComments.authorId, name: users.nickName },
      body: ticketComments.body,
      mentions: mentioned,
      files: carried,
      createdAt: ticketComments.createdAt,
      editedAt: ticketComments.editedAt,
      removedAt: ticketComments.removedAt,
    })
    .from(ticketComments)
    .innerJoin(users, eq(users.id, ticketComments.authorId))
}

export type CommentRecord = Awaited<ReturnType<typeof findComment>>

/** Newest first; @param before - only those older than this one */
export function findComments(db: Queryable, ticketId: string, before: string | undefined, limit: number): Promise<CommentRecord[]> {
  const older = before === undefined ? undefined : lt(ticketComments.id, before)
  return selectComments(db)
    .where(and(eq(ticketComments.ticketId, ticketId), older))
    .orderBy(desc(ticketComments.id))
    .limit(limit)
}

/** One that was just written in the same transaction. */
export async function findComment(tx: Queryable, id: string) {
  const [row] = await selectComments(tx).where(eq(ticketComments.id, id))
  if (row === undefined) throw new Error(`the comment ${id} is not there`)
  return row
}

/** Null also for one that was removed, or is on another ticket. */
export async function lockComment(tx: Transaction, ticketId: string, id: string) {
  const [row] = await tx
    .select()
    .from(ticketComments)
    .where(and(eq(ticketComments.id, id), eq(ticketComments.ticketId, ticketId), isNull(ticketComments.removedAt)))
    .for('update')
  return row ?? null
}

export async function insertComment(tx: Transaction, row: typeof ticketComments.$inferInsert): Promise<void> {
  await tx.insert(ticketComments).values(row)
}

export async function patchComment(tx: Transaction, id: string, change: Partial<typeof ticketComments.$inferInsert>): Promise<void> {
  await tx.update(ticketComments).set(change).where(eq(ticketComments.id, id))
}

/** Replaces mentions and attachments. @returns who was mentioned before. */
export async function replaceMentionsAndFiles(
  tx: Transaction,
  { commentId, ticketId }: { readonly commentId: string; readonly ticketId: string },
  { mentions, fileIds }: { readonly mentions: readonly string[]; readonly fileIds: readonly string[] },
): Promise<string[]> {
  const gone = await tx.delete(ticketMentions).where(eq(ticketMentions.commentId, commentId)).returning({ userId: ticketMentions.userId })
  await tx.delete(ticketCommentFiles).where(eq(ticketCommentFiles.commentId, commentId))
  if (mentions.length > 0)
    await tx.insert(ticketMentions).values(mentions.map((userId, position) => ({ commentId, ticketId, userId, position })))
  if (fileIds.length > 0) await tx.insert(ticketCommentFiles).values(fileIds.map((fileId, position) => ({ commentId, fileId, position })))
  return gone.map(({ userId }) => userId)
}

export async function countActive(tx: Transaction, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  return tx.$count(users, and(among(users.id, ids), eq(users.enabled, true), isNull(users.deletedAt)))
}

/** Their own uploads among these, locked against the sweep until the transaction ends; and files that the comment has already. */
export async function countOwnFiles(tx: Transaction, ownerId: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const found = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(among(files.id, ids), eq(files.ownerId, ownerId)))
    .for('share')
  return found.length
}

/** Notices of people who are no longer mentioned and have not read them. */
export async function deleteUnreadNotices(tx: Transaction, deliveryIds: readonly string[]): Promise<void> {
  if (deliveryIds.length > 0) await tx.delete(notices).where(and(among(notices.deliveryId, deliveryIds), isNull(notices.readAt)))
}

export const addressOf = ({ id }: CarriedFile): string => fileAddress(id)
