/** Tables of views of the lists of tickets. */
import type { SharedWith, TicketList, ViewFilters } from '@formwork/api-contract'
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'

export const ticketViews = pgTable('ticket_views', {
  id: uuid().primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  list: text().$type<TicketList>().notNull(),
  name: text().notNull(),
  filters: jsonb().$type<ViewFilters>().notNull(),
  /** Null: as each reader has chosen for the list. */
  columns: text().array(),
  sharedWith: text('shared_with').$type<SharedWith>().notNull(),
  revision: integer().notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** Whom a view is shared with when it is shared with roles. */
export const ticketViewRoles = pgTable(
  'ticket_view_roles',
  { viewId: uuid('view_id').notNull(), roleId: uuid('role_id').notNull() },
  (table) => [primaryKey({ columns: [table.viewId, table.roleId] })],
)

/** What a list opens with. */
export const ticketViewDefaults = pgTable(
  'ticket_view_defaults',
  { userId: uuid('user_id').notNull(), list: text().$type<TicketList>().notNull(), viewId: uuid('view_id').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.list] })],
)
