/** Tables of menus and settings. */
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'

export type MenuKind = 'folder' | 'page' | 'button' | 'call'

export const menus = pgTable('menus', {
  id: uuid().primaryKey(),
  parentId: uuid('parent_id'),
  kind: text().$type<MenuKind>().notNull(),
  name: text().notNull(),
  title: text().notNull(),
  titleEn: text('title_en').notNull(),
  icon: text().notNull().default(''),
  path: text().notNull().default(''),
  component: text().notNull().default(''),
  action: text().notNull().default(''),
  permission: text(),
  sort: integer().notNull().default(0),
  visible: boolean().notNull().default(true),
  noCache: boolean('no_cache').notNull().default(false),
})

export const settings = pgTable('settings', {
  classify: integer().primaryKey(),
  id: uuid().notNull(),
  content: jsonb().$type<unknown>().notNull(),
  /** By name. Read only by code that needs them. */
  secrets: jsonb().$type<unknown>().notNull().default({}),
  updatedAt: instant('updated_at').notNull(),
  updatedBy: uuid('updated_by'),
})
