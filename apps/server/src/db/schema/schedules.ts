/** Table of the schedules that start tickets. */
import type { JsonObject, Priority, ScheduleFields, ScheduleRule } from '@formwork/api-contract'
import { boolean, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'

export const ticketSchedules = pgTable('ticket_schedules', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  processId: uuid('process_id').notNull(),
  starterId: uuid('starter_id').notNull(),
  title: text().notNull(),
  priority: smallint().$type<Priority>().notNull(),
  values: jsonb().$type<JsonObject>().notNull(),
  chosen: jsonb().$type<ScheduleFields['chosen']>().notNull(),
  rule: jsonb().$type<ScheduleRule>().notNull(),
  enabled: boolean().notNull(),
  /** Null while it is disabled or over. */
  nextRunAt: instant('next_run_at'),
  /** By which time zone, and for rules that ask for days off by which working time, `nextRunAt` was computed. */
  timeZone: text('time_zone').notNull(),
  lastRunAt: instant('last_run_at'),
  lastTicketId: uuid('last_ticket_id'),
  lastRefusal: text('last_refusal'),
  revision: integer().notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})
