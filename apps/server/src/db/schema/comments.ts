/** Tables of comments on tickets. */
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'

export const ticketComments = pgTable('ticket_comments', {
  id: uuid().primaryKey(),
  ticketId: uuid('ticket_id').notNull(),
  authorId: uuid('author_id').notNull(),
  /** Empty once it was removed. */
  body: text().notNull(),
  createdAt: instant('created_at').notNull(),
  editedAt: instant('edited_at'),
  removedAt: instant('removed_at'),
  /** The latest of the three. */
  changedAt: instant('changed_at').notNull(),
})

/** Who is mentioned, and may see the ticket for that. */
export const ticketMentions = pgTable(
  'ticket_mentions',
  {
    commentId: uuid('comment_id').notNull(),
    ticketId: uuid('ticket_id').notNull(),
    userId: uuid('user_id').notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.commentId, table.userId] })],
)

export const ticketCommentFiles = pgTable(
  'ticket_comment_files',
  { commentId: uuid('comment_id').notNull(), fileId: uuid('file_id').notNull(), position: integer().notNull() },
  (table) => [primaryKey({ columns: [table.commentId, table.fileId] })],
)
