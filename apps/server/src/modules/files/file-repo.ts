/** Queries on uploaded files. */
import { FILE_PATH, fileAddress } from '@formwork/api-contract'
import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm'
import { among } from '../../db/among'
import type { Queryable, Transaction } from '../../db/client'
import { ticketCommentFiles, ticketComments } from '../../db/schema/comments'
import { files, ticketFiles } from '../../db/schema/files'
import { users } from '../../db/schema/people'
import { tickets } from '../../db/schema/tickets'

/** The address of a file wherever it is named, for PostgreSQL. */
const ADDRESS = FILE_PATH.replace(':id', '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})')

export type NewFile = typeof files.$inferInsert

const described = { id: files.id, name: files.name, mediaType: files.mediaType, isImage: files.isImage, byteCount: files.byteCount }

/** @param ownerId - only this person's file, when given */
export async function findFile(db: Queryable, id: string, ownerId?: string) {
  const whose = ownerId === undefined ? undefined : eq(files.ownerId, ownerId)
  const [row] = await db
    .select(described)
    .from(files)
    .where(and(eq(files.id, id), whose))
  return row ?? null
}

export async function insertFile(db: Queryable, file: NewFile): Promise<void> {
  await db.insert(files).values(file)
}

/**
 * A file its reader may have: their own, a picture that its owner has of themselves, or one that a ticket or a comment holds which they may see (`visible`;
 * undefined: all tickets).
 */
export async function findReadableFile(db: Queryable, id: string, readerId: string, visible: SQL | undefined) {
  const held = db
    .select({ id: ticketFiles.fileId })
    .from(ticketFiles)
    .innerJoin(tickets, eq(tickets.id, ticketFiles.ticketId))
    .where(and(eq(ticketFiles.fileId, files.id), visible))
  const inComment = db
    .select({ id: ticketCommentFiles.fileId })
    .from(ticketCommentFiles)
    .innerJoin(ticketComments, eq(ticketComments.id, ticketCommentFiles.commentId))
    .innerJoin(tickets, eq(tickets.id, ticketComments.ticketId))
    .where(and(eq(ticketCommentFiles.fileId, files.id), visible))
  const picture = db
    .select({ id: users.id })
    .from(users)
    // A directory may name any address as somebody's picture.
    .where(and(eq(users.avatar, fileAddress(id)), eq(users.id, files.ownerId)))
  const [row] = await db
    .select(described)
    .from(files)
    .where(and(eq(files.id, id), or(eq(files.ownerId, readerId), exists(picture), exists(held), exists(inComment))))
  return row ?? null
}

/**
 * Uploads from before then that nothing uses: no ticket or comment holds them, and neither their owner's tickets nor forms, settings or people name
 * their address.
 */
export function unusedFiles(before: Date, columns: SQL): SQL {
  return sql`
    with named as materialized (
      select found[1]::uuid as id
      from (
        select definition::text from forms
        union all select form_definition::text from process_versions
        union all select further_forms::text from process_versions
        union all select content::text from settings
        union all select avatar from users
      ) as places (content),
      regexp_matches(content, ${ADDRESS}, 'g') as found
    )
    select ${columns}
    from files f
    where f.created_at < ${before}
      and not exists (select 1 from ticket_files t where t.file_id = f.id)
      and not exists (select 1 from ticket_comment_files c where c.file_id = f.id)
      and not exists (
        select 1 from tickets t join ticket_values v on v.ticket_id = t.id
        where t.requester_id = f.owner_id and position(f.id::text in v.values::text) > 0
      )
      and f.id not in (select id from named)`
}

/** Locked until the transaction ends; a file that is being attached to a ticket at this moment is left out. */
export async function lockUnusedFiles(tx: Transaction, before: Date, limit: number): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    ${unusedFiles(before, sql`f.id`)}
    order by f.created_at
    limit ${limit}
    for update of f skip locked`)
  return rows.map(({ id }) => id)
}

export async function deleteFiles(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(files).where(among(files.id, ids))
}

/** Those of the ids without a row. */
export async function withoutRow(db: Queryable, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const known = await db.select({ id: files.id }).from(files).where(among(files.id, ids))
  const rows = new Set(known.map(({ id }) => id))
  return ids.filter((id) => !rows.has(id))
}
