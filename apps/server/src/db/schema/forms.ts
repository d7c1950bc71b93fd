/** Table of form definitions. */
import type { JsonObject } from '@formwork/api-contract'
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'

export const forms = pgTable('forms', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  remark: text().notNull().default(''),
  definition: jsonb().$type<JsonObject>().notNull(),
  fieldCount: integer('field_count').notNull(),
  revision: integer().notNull(),
  createdAt: instant('created_at').notNull(),
  createdBy: uuid('created_by').notNull(),
  updatedAt: instant('updated_at').notNull(),
  updatedBy: uuid('updated_by').notNull(),
  deletedAt: instant('deleted_at'),
})
