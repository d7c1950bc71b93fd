/** Tables of departments, posts, roles, users and their preferences. */
import type { PersonSource, Sex, StoredPreferences } from '@formwork/api-contract'
import { boolean, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { Locale } from '../../domain/locale'
import { instant } from './columns'

export const departments = pgTable('departments', {
  id: uuid().primaryKey(),
  parentId: uuid('parent_id'),
  name: text().notNull(),
  sort: integer().notNull().default(0),
  leaderId: uuid('leader_id'),
  enabled: boolean().notNull().default(true),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export const posts = pgTable('posts', {
  id: uuid().primaryKey(),
  code: text().notNull(),
  name: text().notNull(),
  sort: integer().notNull().default(0),
  enabled: boolean().notNull().default(true),
  remark: text().notNull().default(''),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export const roles = pgTable('roles', {
  id: uuid().primaryKey(),
  key: text().notNull(),
  name: text().notNull(),
  sort: integer().notNull().default(0),
  enabled: boolean().notNull().default(true),
  remark: text().notNull().default(''),
  dataScope: smallint('data_scope').notNull().default(1),
  builtIn: boolean('built_in').notNull().default(false),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export const rolePermissions = pgTable('role_permissions', { roleId: uuid('role_id').notNull(), permission: text().notNull() }, (table) => [
  primaryKey({ columns: [table.roleId, table.permission] }),
])

/** The chosen departments of roles with data scope 2. */
export const roleDepartments = pgTable(
  'role_departments',
  { roleId: uuid('role_id').notNull(), departmentId: uuid('department_id').notNull() },
  (table) => [primaryKey({ columns: [table.roleId, table.departmentId] })],
)

export const users = pgTable('users', {
  id: uuid().primaryKey(),
  username: text().notNull(),
  usernameKey: text('username_key').notNull(),
  nickName: text('nick_name').notNull(),
  phone: text().notNull().default(''),
  email: text().notNull().default(''),
  avatar: text().notNull().default(''),
  sex: text().$type<Sex>().notNull().default('2'),
  remark: text().notNull().default(''),
  passwordHash: text('password_hash').notNull(),
  mustChangePassword: boolean('must_change_password').notNull().default(false),
  enabled: boolean().notNull().default(true),
  departmentId: uuid('department_id'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  deletedAt: instant('deleted_at'),
  /** Where the password is checked. */
  source: text().$type<PersonSource>().notNull().default('local'),
  /** The permanent id at the source; null where it has only the user name. */
  externalId: text('external_id'),
})

/** The texts by which people who are not removed are found: filled by the database, see the migration. */
export const userWords = pgTable('user_words', {
  userId: uuid('user_id').primaryKey(),
  createdAt: instant('created_at').notNull(),
  /** In lower case: user name, nick name, phone and e-mail, with U+001F between them. */
  words: text().notNull(),
  grams: integer().array().notNull(),
})

export const userRoles = pgTable(
  'user_roles',
  { userId: uuid('user_id').notNull(), roleId: uuid('role_id').notNull(), position: integer().notNull().default(0) },
  (table) => [primaryKey({ columns: [table.userId, table.roleId] })],
)

/** The order is the wire's: the first post is the primary one. */
export const userPosts = pgTable(
  'user_posts',
  { userId: uuid('user_id').notNull(), postId: uuid('post_id').notNull(), position: integer().notNull().default(0) },
  (table) => [primaryKey({ columns: [table.userId, table.postId] })],
)

export const preferences = pgTable('preferences', {
  userId: uuid('user_id').primaryKey(),
  content: jsonb().$type<StoredPreferences>().notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** The language somebody used last, for messages that are sent while they are away. */
export const readingLanguages = pgTable('reading_languages', {
  userId: uuid('user_id').primaryKey(),
  locale: text().$type<Locale>().notNull(),
})
