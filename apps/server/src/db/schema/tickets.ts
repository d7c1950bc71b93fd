/** Tables of tickets, tasks, assignments, history and notices. */
import type { JsonObject, NoticeKindName, Priority, TicketStatus } from '@formwork/api-contract'
import type { AssignmentStatus, Completion, HistoryKind, ProcessState } from '@formwork/workflow-core'
import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { OpenStep } from '../../domain/open-task'
import { instant } from './columns'

export interface PersonRef {
  readonly id: string
  readonly name: string
}

export const ticketNumbers = pgTable('ticket_numbers', {
  day: date().primaryKey(),
  /** The value of the sequence when the day began. */
  base: bigint({ mode: 'number' }).notNull(),
})

export const tickets = pgTable('tickets', {
  id: uuid().primaryKey(),
  number: text().notNull(),
  title: text().notNull(),
  priority: smallint().$type<Priority>().notNull(),
  processId: uuid('process_id').notNull(),
  versionId: uuid('version_id').notNull(),
  processName: text('process_name').notNull(),
  requesterId: uuid('requester_id').notNull(),
  status: text().$type<TicketStatus>().notNull(),
  /** It runs, and nothing moves until it is resumed: what its state says, where an index can have it. */
  isSuspended: boolean('is_suspended').notNull().default(false),
  state: jsonb().$type<ProcessState>().notNull(),
  openTasks: jsonb('open_tasks').$type<OpenStep[]>().notNull(),
  revision: integer().notNull(),
  historyLength: integer('history_length').notNull(),
  historyHash: text('history_hash').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  finishedAt: instant('finished_at'),
  /** When the time of the first open task is up; null where none has a limit, and while it is suspended. */
  dueAt: instant('due_at'),
})

export const ticketValues = pgTable('ticket_values', {
  ticketId: uuid('ticket_id').primaryKey(),
  values: jsonb().$type<JsonObject>().notNull(),
})

export const ticketTasks = pgTable(
  'ticket_tasks',
  {
    ticketId: uuid('ticket_id').notNull(),
    taskId: text('task_id').notNull(),
    nodeId: text('node_id').notNull(),
    nodeName: text('node_name').notNull(),
    completion: text().$type<Completion>().notNull(),
    fallback: boolean().notNull(),
    status: text().$type<'open' | 'done' | 'cancelled'>().notNull(),
    outcome: text().$type<'agreed' | 'refused' | 'cancelled'>(),
    decidedBy: uuid('decided_by'),
    openedAt: instant('opened_at').notNull(),
    closedAt: instant('closed_at'),
    dueAt: instant('due_at'),
  },
  (table) => [primaryKey({ columns: [table.ticketId, table.taskId] })],
)

export const ticketAssignments = pgTable(
  'ticket_assignments',
  {
    ticketId: uuid('ticket_id').notNull(),
    taskId: text('task_id').notNull(),
    userId: uuid('user_id').notNull(),
    /** `setAside`: open, while somebody else has claimed the task. */
    status: text().$type<AssignmentStatus | 'setAside'>().notNull(),
    openedAt: instant('opened_at').notNull(),
    answeredAt: instant('answered_at'),
  },
  (table) => [primaryKey({ columns: [table.ticketId, table.taskId, table.userId] })],
)

/** What somebody has handled. */
export const handledTickets = pgTable(
  'handled_tickets',
  {
    userId: uuid('user_id').notNull(),
    ticketId: uuid('ticket_id').notNull(),
    /** The ticket's last change. */
    updatedAt: instant('updated_at').notNull(),
    /** When they first answered a task of it; the beginning of 1970 for what was answered before this was noted. */
    handledAt: instant('handled_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.ticketId] })],
)

/** The search index: a row for a ticket's number and title, which never change, and one for all that was written on it, each with its `search_grams`. */
export const ticketGrams = pgTable(
  'ticket_grams',
  {
    ticketId: uuid('ticket_id').notNull(),
    isRemarks: boolean('is_remarks').notNull(),
    grams: integer().array().notNull(),
    number: text().notNull(),
    title: text().notNull(),
    /** The lines of its history and its comments; a repeated line is stored once. */
    remarks: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.ticketId, table.isRemarks] })],
)

export const ticketHistory = pgTable(
  'ticket_history',
  {
    ticketId: uuid('ticket_id').notNull(),
    sequence: integer().notNull(),
    kind: text().$type<HistoryKind>().notNull(),
    nodeId: text('node_id'),
    nodeName: text('node_name').notNull(),
    taskId: text('task_id'),
    actorId: uuid('actor_id'),
    actorName: text('actor_name'),
    remark: text().notNull(),
    assignees: jsonb().$type<PersonRef[]>().notNull(),
    replaced: jsonb().$type<PersonRef[]>().notNull(),
    /** What only some kinds have. */
    details: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    fallback: boolean().notNull(),
    at: instant('at').notNull(),
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ticketId, table.sequence] })],
)

export const notices = pgTable('notices', {
  id: uuid().primaryKey(),
  deliveryId: text('delivery_id').notNull(),
  userId: uuid('user_id').notNull(),
  kind: text().$type<NoticeKindName>().notNull(),
  ticketId: uuid('ticket_id').notNull(),
  nodeName: text('node_name').notNull(),
  createdAt: instant('created_at').notNull(),
  /** By mail, too; null for one that was not. */
  mailedAt: instant('mailed_at'),
  readAt: instant('read_at'),
  /** Null when it is about the ticket, not about one of its tasks. */
  taskId: text('task_id'),
})
