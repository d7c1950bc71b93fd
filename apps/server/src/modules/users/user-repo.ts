/** Reads and writes of users. */
import type { AuditFacts, UserRow } from '@formwork/api-contract'
import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { contains } from '../../db/contains'
import { departments, posts, roles, userPosts, userRoles, users } from '../../db/schema/people'
import type { ListedRows, ListWindow } from '../list-window'

export interface UserFilter {
  readonly keyword?: string | undefined
  readonly username?: string | undefined
  readonly enabled?: boolean | undefined
  /** This department and those below it. */
  readonly departmentId?: string | undefined
  /** Who holds this role. */
  readonly roleId?: string | undefined
  readonly ids?: readonly string[] | undefined
}

/** Removed people stay as rows that tickets and history name; nobody lists or edits them. */
const isPresent = isNull(users.deletedAt)

function matching({ keyword, username, enabled, departmentId, roleId, ids }: UserFilter, scope: SQL | undefined): SQL | undefined {
  const isBelow = sql`${users.departmentId} in (
    with recursive below as (select id from departments where id = ${departmentId} union select d.id from departments d join below b on d.parent_id = b.id)
    select id from below)`
  return and(
    isPresent,
    scope,
    ids === undefined ? undefined : inArray(users.id, [...ids]),
    keyword === undefined
      ? undefined
      : or(...[users.username, users.nickName, users.phone, users.email].map((column) => contains(column, keyword))),
    username === undefined ? undefined : contains(users.username, username),
    enabled === undefined ? undefined : eq(users.enabled, enabled),
    departmentId === undefined ? undefined : isBelow,
    roleId === undefined ? undefined : sql`exists (select from user_roles h where h.user_id = ${users.id} and h.role_id = ${roleId})`,
  )
}

/** In the order in which they are held. */
const heldRoles = sql<
  string[]
>`(select coalesce(json_agg(h.role_id order by h.position), '[]') from user_roles h where h.user_id = ${users.id})`
const heldPosts = sql<
  string[]
>`(select coalesce(json_agg(h.post_id order by h.position), '[]') from user_posts h where h.user_id = ${users.id})`

const columns = {
  id: users.id,
  username: users.username,
  nickName: users.nickName,
  phone: users.phone,
  email: users.email,
  remark: users.remark,
  enabled: users.enabled,
  departmentId: users.departmentId,
  departmentName: departments.name,
  createdAt: users.createdAt,
  roleIds: heldRoles,
  postIds: heldPosts,
}

export interface UserWindow extends Pick<ListWindow, 'pageSize' | 'offset'> {
  /** Counting ends after one more than this; all are counted without it. */
  readonly mostCounted?: number
}

/** One page, newest first, and how many there are, in one statement. */
export async function findUsers(
  db: Queryable,
  filter: UserFilter,
  scope: SQL | undefined,
  { pageSize, offset, mostCounted }: UserWindow,
): Promise<ListedRows<UserRow>> {
  const where = matching(filter, scope)
  const met = db.select({ one: sql`1` }).from(users).where(where)
  const counted = mostCounted === undefined ? met : met.limit(mostCounted + 1)
  const found = await selectUsers(db, { total: sql<number>`(select count(*)::int from (${counted}) met)` })
    .where(where)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(pageSize)
    .offset(offset)
  // Behind the last page there is no row to carry the count.
  const count = found[0]?.total ?? (offset === 0 ? 0 : await db.$count(users, where))
  return { rows: found.map(toWire), count }
}

function selectUsers<More extends Record<string, SQL>>(db: Queryable, more: More) {
  return db
    .select({ ...columns, ...more })
    .from(users)
    .leftJoin(departments, eq(departments.id, users.departmentId))
}

export async function findUser(db: Queryable, id: string): Promise<UserRow | null> {
  const [row] = await selectUsers(db, {}).where(and(eq(users.id, id), isPresent))
  return row === undefined ? null : toWire(row)
}

export async function findUsersByIds(db: Queryable, ids: readonly string[], scope?: SQL): Promise<UserRow[]> {
  const found = await selectUsers(db, {}).where(and(inArray(users.id, [...ids]), isPresent, scope))
  return found.map(toWire)
}

interface FoundUser {
  readonly id: string
  readonly username: string
  readonly nickName: string
  readonly phone: string
  readonly email: string
  readonly remark: string
  readonly enabled: boolean
  readonly departmentId: string | null
  readonly departmentName: string | null
  readonly createdAt: Date
  readonly roleIds: string[]
  readonly postIds: string[]
}

function toWire({ roleIds, postIds, ...row }: FoundUser): UserRow {
  return {
    userId: row.id,
    username: row.username,
    nickName: row.nickName,
    phone: row.phone,
    email: row.email,
    status: row.enabled ? '0' : '1',
    deptId: row.departmentId,
    deptName: row.departmentName ?? '',
    roleIds,
    roleId: roleIds[0] ?? null,
    postIds,
    postId: postIds[0] ?? null,
    remark: row.remark,
    createdAt: row.createdAt.toISOString(),
  }
}

/** A person as the audit log tells of them: names of what they have, and nothing of the password. */
export async function describeUser(db: Queryable, id: string): Promise<{ readonly name: string; readonly facts: AuditFacts }> {
  const [row] = await db.select(columns).from(users).leftJoin(departments, eq(departments.id, users.departmentId)).where(eq(users.id, id))
  if (row === undefined) throw new Error(`there is no user ${id}`)
  const held = await db
    .select({ id: roles.id, name: roles.name })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(eq(userRoles.userId, id))
    .orderBy(asc(userRoles.position))
  const filled = await db
    .select({ id: posts.id, name: posts.name })
    .from(userPosts)
    .innerJoin(posts, eq(posts.id, userPosts.postId))
    .where(eq(userPosts.userId, id))
    .orderBy(asc(userPosts.position))
  const { username, nickName, phone, email, remark, enabled, departmentId, departmentName } = row
  const department = departmentId === null ? null : { id: departmentId, name: departmentName ?? '' }
  return { name: nickName, facts: { username, nickName, phone, email, remark, enabled, department, roles: held, posts: filled } }
}

/** Neither disabled nor removed. */
export async function isActive(db: Queryable, id: string): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isPresent, eq(users.enabled, true)))
  return found.length > 0
}

export type NewUser = typeof users.$inferInsert
export type UserPatch = Partial<Omit<NewUser, 'id'>>

export async function insertUser(db: Queryable, user: NewUser): Promise<void> {
  await db.insert(users).values(user)
}

export async function patchUser(db: Queryable, id: string, patch: UserPatch): Promise<void> {
  await db.update(users).set(patch).where(eq(users.id, id))
}

/** The order is the wire's: the first role is the primary one. */
export async function replaceRoles(db: Queryable, userId: string, roleIds: readonly string[]): Promise<void> {
  await db.delete(userRoles).where(eq(userRoles.userId, userId))
  const distinct = [...new Set(roleIds)]
  if (distinct.length > 0) await db.insert(userRoles).values(distinct.map((roleId, position) => ({ userId, roleId, position })))
}

/** The same with posts. */
export async function replacePosts(db: Queryable, userId: string, postIds: readonly string[]): Promise<void> {
  await db.delete(userPosts).where(eq(userPosts.userId, userId))
  const distinct = [...new Set(postIds)]
  if (distinct.length > 0) await db.insert(userPosts).values(distinct.map((postId, position) => ({ userId, postId, position })))
}

export async function stopLeading(db: Queryable, userId: string): Promise<void> {
  await db.update(departments).set({ leaderId: null }).where(eq(departments.leaderId, userId))
}
