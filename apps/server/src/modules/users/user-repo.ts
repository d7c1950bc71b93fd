/** Reads and writes of users. */
import type { AuditFacts, UserRow } from '@formwork/api-contract'
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { among } from '../../db/among'
import type { Queryable } from '../../db/client'
import { departments, posts, roles, userPosts, userRoles, users } from '../../db/schema/people'
import { type FoundUser, toUserRow } from './user-row'

/** Removed people stay as rows that tickets and history refer to; nobody lists or edits them. */
const isPresent = isNull(users.deletedAt)

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
  sex: users.sex,
  remark: users.remark,
  enabled: users.enabled,
  departmentId: users.departmentId,
  departmentName: departments.name,
  createdAt: users.createdAt,
  roleIds: heldRoles,
  postIds: heldPosts,
}

function selectUsers(db: Queryable) {
  return db.select(columns).from(users).leftJoin(departments, eq(departments.id, users.departmentId))
}

export async function findUser(db: Queryable, id: string): Promise<UserRow | null> {
  const [row] = await selectUsers(db).where(and(eq(users.id, id), isPresent))
  return row === undefined ? null : toRow(row)
}

export async function findUsersByIds(db: Queryable, ids: readonly string[], scope?: SQL): Promise<UserRow[]> {
  const found = await selectUsers(db).where(and(among(users.id, ids), isPresent, scope))
  return found.map(toRow)
}

const toRow = ({ createdAt, ...row }: Omit<FoundUser, 'createdAt'> & { readonly createdAt: Date }) =>
  toUserRow({ ...row, createdAt: createdAt.toISOString() })

/** A person as the audit log records them: names of what they have, and nothing of the password. */
export async function describeUser(db: Queryable, id: string): Promise<{ readonly name: string; readonly facts: AuditFacts }> {
  const [row] = await selectUsers(db).where(eq(users.id, id))
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
  const { username, nickName, phone, email, sex, remark, enabled, departmentId, departmentName } = row
  const department = departmentId === null ? null : { id: departmentId, name: departmentName ?? '' }
  return { name: nickName, facts: { username, nickName, phone, email, sex, remark, enabled, department, roles: held, posts: filled } }
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

export async function removeAsLeader(db: Queryable, userId: string): Promise<void> {
  await db.update(departments).set({ leaderId: null }).where(eq(departments.leaderId, userId))
}
