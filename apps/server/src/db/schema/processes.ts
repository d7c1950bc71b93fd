/** Tables of processes and their published versions. */
import type { JsonObject, ProcessCase, ProcessIcon } from '@formwork/api-contract'
import type { AssigneeNeeds } from '@formwork/workflow-core'
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { PinnedForm } from '../../domain/pinned-form'
import { instant, processDefinition } from './columns'

export const processCategories = pgTable('process_categories', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  icon: text().$type<ProcessIcon>().notNull(),
  sort: integer().notNull(),
  revision: integer().notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export const processes = pgTable('processes', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  categoryId: uuid('category_id'),
  icon: text().notNull(),
  remark: text().notNull(),
  formId: uuid('form_id'),
  definition: processDefinition().notNull(),
  revision: integer().notNull(),
  /** Runs that publishing repeats. */
  cases: jsonb().$type<readonly ProcessCase[]>().notNull().default([]),
  publishedVersion: integer('published_version'),
  createdAt: instant('created_at').notNull(),
  createdBy: uuid('created_by').notNull(),
  updatedAt: instant('updated_at').notNull(),
  updatedBy: uuid('updated_by').notNull(),
  deletedAt: instant('deleted_at'),
})

export const processVersions = pgTable('process_versions', {
  id: uuid().primaryKey(),
  processId: uuid('process_id').notNull(),
  version: integer().notNull(),
  definition: processDefinition().notNull(),
  formId: uuid('form_id'),
  formRevision: integer('form_revision'),
  formDefinition: jsonb('form_definition').$type<JsonObject>(),
  /** Null: none. */
  furtherForms: jsonb('further_forms').$type<readonly PinnedForm[]>(),
  hash: text().notNull(),
  publishedAt: instant('published_at').notNull(),
  publishedBy: uuid('published_by').notNull(),
  /** By the node at which a ticket waits: whom the tasks that follow may ask. */
  asked: jsonb().$type<Readonly<Record<string, AssigneeNeeds>>>().notNull(),
})
