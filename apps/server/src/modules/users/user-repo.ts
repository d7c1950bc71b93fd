/** Reads and writes of users. */
import type { AuditFacts, UserRow } from '@formwork/api-contract'
import { and, asc, count, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
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
}

/** Removed people stay as rows that tickets and history name; nobody lists or edits them. */
const isPresent = isNull(users.deletedAt)

function matching({ keyword, username, enabled, departmentId, roleId }: UserFilter, scope: SQL | undefined): SQL | undefined {
  const isBelow = sql`${users.departmentId} in (
    with recursive below as (select id from departments where id = ${departmentId} union select d.id from departments d join below b on d.parent_id = b.id)
    select id from below)`
  return and(
    isPresent,
    scope,
    keyword === undefined
      ? undefined
      : or(...[users.username, users.nickName, users.phone, users.email].map((column) => contains(column, keyword))),
    username === undefined ? undefined : contains(users.username, username),
    enabled === undefined ? undefined : eq(users.enabled, enabled),
    departmentId === undefined ? undefined : isBelow,
    roleId === undefined ? undefined : sql`exists (select from user_roles h where h.user_id = ${users.id} and h.role_id = ${roleId})`,
  )
}

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
}

export async function findUsers(
  db: Queryable,
  filter: UserFilter,
  scope: SQL | undefined,
  window: ListWindow,
): Promise<ListedRows<UserRow>> {
  const where = matching(filter, scope)
  const [total] = await db.select({ count: count() }).from(users).where(where)
  const found = await db
    .select(columns)
    .from(users)
    .leftJoin(departments, eq(departments.id, users.departmentId))
    .where(where)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(window.pageSize)
    .offset(window.offset)
  return { rows: await withHeld(db, found), count: total?.count ?? 0 }
}

export async function findUser(db: Queryable, id: string): Promise<UserRow | null> {
  const [row] = await db
    .select(columns)
    .from(users)
    .leftJoin(departments, eq(departments.id, users.departmentId))
    .where(and(eq(users.id, id), isPresent))
  return row === undefined ? null : ((await withHeld(db, [row]))[0] ?? null)
}

export async function findUsersByIds(db: Queryable, ids: readonly string[]): Promise<UserRow[]> {
  const found = await db
    .select(columns)
    .from(users)
    .leftJoin(departments, eq(departments.id, users.departmentId))
    .where(and(inArray(users.id, [...ids]), isPresent))
  return withHeld(db, found)
}

/** With roles and posts, in the order in which they are held. */
async function withHeld(db: Queryable, rows: readonly FoundUser[]): Promise<UserRow[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const heldRoles = await db
    .select({ userId: userRoles.userId, id: userRoles.roleId })
    .from(userRoles)
    .where(inArray(userRoles.userId, ids))
    .orderBy(asc(userRoles.position))
  const heldPosts = await db
    .select({ userId: userPosts.userId, id: userPosts.postId })
    .from(userPosts)
    .where(inArray(userPosts.userId, ids))
    .orderBy(asc(userPosts.position))
  const [rolesOf, postsOf] = [Map.groupBy(heldRoles, ({ userId }) => userId), Map.groupBy(heldPosts, ({ userId }) => userId)]
  const idsIn = (held: readonly { readonly id: string }[] | undefined) => (held ?? []).map(({ id }) => id)
  return rows.map((row) => toWire(row, idsIn(rolesOf.get(row.id)), idsIn(postsOf.get(row.id))))
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
}

function toWire(row: FoundUser, roleIds: string[], postIds: string[]): UserRow {
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
