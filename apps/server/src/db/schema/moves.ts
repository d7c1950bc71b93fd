/** Tables of what moves bring with them: copies, steps that no person does, tickets inside tickets. */
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'

export const ticketCopies = pgTable(
  'ticket_copies',
  {
    userId: uuid('user_id').notNull(),
    ticketId: uuid('ticket_id').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.ticketId] })],
)

export const ticketJobs = pgTable(
  'ticket_jobs',
  {
    ticketId: uuid('ticket_id').notNull(),
    jobId: text('job_id').notNull(),
    kind: text().$type<'timer' | 'httpRequest' | 'subProcess' | 'script'>().notNull(),
    nodeId: text('node_id').notNull(),
    nodeName: text('node_name').notNull(),
    task: jsonb().notNull(),
    status: text().$type<'waiting' | 'failed' | 'done' | 'cancelled'>().notNull(),
    attempts: integer().notNull(),
    error: text().notNull(),
    openedAt: instant('opened_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ticketId, table.jobId] })],
)

export const subTickets = pgTable('sub_tickets', {
  ticketId: uuid('ticket_id').primaryKey(),
  parentId: uuid('parent_id').notNull(),
  parentJobId: text('parent_job_id').notNull(),
})

/** Acts that were taken back before their notices were sent. */
export const takenBackActs = pgTable(
  'taken_back_acts',
  { ticketId: uuid('ticket_id').notNull(), actAt: instant('act_at').notNull() },
  (table) => [primaryKey({ columns: [table.ticketId, table.actAt] })],
)
