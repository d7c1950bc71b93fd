/** Reads and writes of users. */
import type { AuditFacts, UserRow } from '@formwork/api-contract'
import { and, asc, count, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { contains } from '../../db/contains'
import { departments, roles, userRoles, users } from '../../db/schema/people'
import type { ListedRows, ListWindow } from '../list-window'

export interface UserFilter {
  readonly keyword?: string | undefined
  readonly username?: string | undefined
  readonly enabled?: boolean | undefined
  /** This department and those below it. */
  readonly departmentId?: string | undefined
}

/** Removed people stay as rows that tickets and history name; nobody lists or edits them. */
const isPresent = isNull(users.deletedAt)

function matching({ keyword, username, enabled, departmentId }: UserFilter, scope: SQL | undefined): SQL | undefined {
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
  const roleIds = await roleIdsOf(
    db,
    found.map((row) => row.id),
  )
  return { rows: found.map((row) => toWire(row, roleIds.get(row.id) ?? [])), count: total?.count ?? 0 }
}

export async function findUser(db: Queryable, id: string): Promise<UserRow | null> {
  const [row] = await db
    .select(columns)
    .from(users)
    .leftJoin(departments, eq(departments.id, users.departmentId))
    .where(and(eq(users.id, id), isPresent))
  if (row === undefined) return null
  return toWire(row, (await roleIdsOf(db, [id])).get(id) ?? [])
}

async function roleIdsOf(db: Queryable, userIds: readonly string[]): Promise<Map<string, string[]>> {
  const byUser = new Map<string, string[]>()
  if (userIds.length === 0) return byUser
  const rows = await db
    .select()
    .from(userRoles)
    .where(inArray(userRoles.userId, [...userIds]))
    .orderBy(asc(userRoles.position))
  for (const { userId, roleId } of rows) byUser.set(userId, [...(byUser.get(userId) ?? []), roleId])
  return byUser
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

function toWire(row: FoundUser, roleIds: string[]): UserRow {
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
  const { username, nickName, phone, email, remark, enabled, departmentId, departmentName } = row
  const department = departmentId === null ? null : { id: departmentId, name: departmentName ?? '' }
  return { name: nickName, facts: { username, nickName, phone, email, remark, enabled, department, roles: held } }
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

export async function stopLeading(db: Queryable, userId: string): Promise<void> {
  await db.update(departments).set({ leaderId: null }).where(eq(departments.leaderId, userId))
}

export interface FoundPerson {
  readonly id: string
  readonly name: string
  readonly username: string
  readonly departmentName: string | null
}

export async function findPeople(
  db: Queryable,
  by: { keyword?: string | undefined; ids?: readonly string[] | undefined },
  scope: SQL | undefined,
): Promise<FoundPerson[]> {
  const { keyword, ids } = by
  return db
    .select({ id: users.id, name: users.nickName, username: users.username, departmentName: departments.name })
    .from(users)
    .leftJoin(departments, eq(departments.id, users.departmentId))
    .where(
      and(
        isPresent,
        scope,
        // Asked for by id, a disabled person still has a name.
        ids === undefined ? eq(users.enabled, true) : inArray(users.id, [...ids]),
        keyword === undefined || keyword === '' ? undefined : or(contains(users.nickName, keyword), contains(users.username, keyword)),
      ),
    )
    .orderBy(asc(users.nickName), asc(users.id))
    .limit(50)
}
