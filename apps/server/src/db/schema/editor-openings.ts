/** Editors in which a form or a process is open: one for each stream, renewed with its heartbeat. */
import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'

export const editorOpenings = pgTable('editor_openings', {
  id: uuid().primaryKey(),
  /** Of the form or the process. */
  subjectId: uuid('subject_id').notNull(),
  userId: uuid('user_id').notNull(),
  seenAt: instant('seen_at').notNull(),
})
