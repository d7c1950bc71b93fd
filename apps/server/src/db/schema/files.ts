/** Tables of uploaded files. */
import { bigint, boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'

export const files = pgTable('files', {
  id: uuid().primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  name: text().notNull(),
  mediaType: text('media_type').notNull(),
  isImage: boolean('is_image').notNull(),
  byteCount: bigint('byte_count', { mode: 'number' }).notNull(),
  createdAt: instant('created_at').notNull(),
})

export const ticketFiles = pgTable(
  'ticket_files',
  { ticketId: uuid('ticket_id').notNull(), fileId: uuid('file_id').notNull() },
  (table) => [primaryKey({ columns: [table.ticketId, table.fileId] })],
)
