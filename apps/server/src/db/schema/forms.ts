/** Tables of form definitions and their published versions. */
import type { JsonObject, KeptFormTest } from '@formwork/api-contract'
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'

export const forms = pgTable('forms', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  remark: text().notNull().default(''),
  definition: jsonb().$type<JsonObject>().notNull(),
  fieldCount: integer('field_count').notNull(),
  revision: integer().notNull(),
  /** Fillings that publishing repeats. */
  tests: jsonb().$type<readonly KeptFormTest[]>().notNull().default([]),
  publishedVersion: integer('published_version'),
  /** The revision of the draft that the newest version was published from. */
  publishedRevision: integer('published_revision'),
  createdAt: instant('created_at').notNull(),
  createdBy: uuid('created_by').notNull(),
  updatedAt: instant('updated_at').notNull(),
  updatedBy: uuid('updated_by').notNull(),
  deletedAt: instant('deleted_at'),
})

export const formVersions = pgTable('form_versions', {
  id: uuid().primaryKey(),
  formId: uuid('form_id').notNull(),
  version: integer().notNull(),
  revision: integer().notNull(),
  definition: jsonb().$type<JsonObject>().notNull(),
  fieldCount: integer('field_count').notNull(),
  tests: jsonb().$type<readonly KeptFormTest[]>().notNull(),
  note: text().notNull(),
  publishedAt: instant('published_at').notNull(),
  publishedBy: uuid('published_by').notNull(),
})

/** Drafts that were saved over, the newest of each form. */
export const formDrafts = pgTable(
  'form_drafts',
  {
    formId: uuid('form_id').notNull(),
    revision: integer().notNull(),
    definition: jsonb().$type<JsonObject>().notNull(),
    fieldCount: integer('field_count').notNull(),
    savedAt: instant('saved_at').notNull(),
    savedBy: uuid('saved_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.formId, table.revision] })],
)
