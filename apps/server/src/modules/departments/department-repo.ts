/** Reads and writes of departments. */
import type { AuditFacts } from '@formwork/api-contract'
import { and, asc, count, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../db/client'
import { departments, users } from '../../db/schema/people'

export interface FoundDepartment {
  readonly id: string
  readonly parentId: string | null
  readonly name: string
  readonly sort: number
  readonly leaderId: string | null
  readonly leaderName: string | null
  readonly enabled: boolean
}

export async function listDepartments(db: Queryable): Promise<FoundDepartment[]> {
  return db
    .select({
      id: departments.id,
      parentId: departments.parentId,
      name: departments.name,
      sort: departments.sort,
      leaderId: departments.leaderId,
      leaderName: users.nickName,
      enabled: departments.enabled,
    })
    .from(departments)
    .leftJoin(users, eq(users.id, departments.leaderId))
    .orderBy(asc(departments.sort), asc(departments.id))
}

/** People of each department who are not removed. */
export async function countMembers(db: Queryable): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: users.departmentId, members: count() })
    .from(users)
    .where(and(isNotNull(users.departmentId), isNull(users.deletedAt)))
    .groupBy(users.departmentId)
  return new Map(rows.map(({ id, members }) => [id ?? '', members]))
}

export async function departmentExists(db: Queryable, id: string): Promise<boolean> {
  return (await db.select({ id: departments.id }).from(departments).where(eq(departments.id, id))).length > 0
}

/** A department as the audit log records it. */
export async function describeDepartment(db: Queryable, id: string): Promise<{ readonly name: string; readonly facts: AuditFacts }> {
  const parents = alias(departments, 'parents')
  const [row] = await db
    .select({ department: departments, parentName: parents.name, leaderName: users.nickName })
    .from(departments)
    .leftJoin(parents, eq(parents.id, departments.parentId))
    .leftJoin(users, eq(users.id, departments.leaderId))
    .where(eq(departments.id, id))
  if (row === undefined) throw new Error(`there is no department ${id}`)
  const { name, sort, enabled, parentId, leaderId } = row.department
  const parent = parentId === null ? null : { id: parentId, name: row.parentName ?? '' }
  const leader = leaderId === null ? null : { id: leaderId, name: row.leaderName ?? '' }
  return { name, facts: { name, parent, leader, sort, enabled } }
}

export type NewDepartment = typeof departments.$inferInsert
export type DepartmentPatch = Partial<Omit<NewDepartment, 'id'>>

export async function insertDepartment(db: Queryable, department: NewDepartment): Promise<void> {
  await db.insert(departments).values(department)
}

export async function patchDepartment(db: Queryable, id: string, patch: DepartmentPatch): Promise<void> {
  await db.update(departments).set(patch).where(eq(departments.id, id))
}

export interface PlacedDepartment {
  readonly name: string
  readonly parentId: string | null
  readonly parentName: string | null
  readonly leaderId: string | null
  readonly leaderName: string | null
  readonly sort: number
  readonly enabled: boolean
}

export async function findDepartment(db: Queryable, id: string): Promise<PlacedDepartment | null> {
  const parents = alias(departments, 'parents')
  const { name, parentId, leaderId, sort, enabled } = departments
  const [row] = await db
    .select({ name, parentId, parentName: parents.name, leaderId, leaderName: users.nickName, sort, enabled })
    .from(departments)
    .leftJoin(parents, eq(parents.id, departments.parentId))
    .leftJoin(users, eq(users.id, departments.leaderId))
    .where(eq(departments.id, id))
  return row ?? null
}

export interface Neighbour {
  readonly id: string
  readonly name: string
  readonly sort: number
}

/** The departments directly below one, in their order. */
export async function findNeighbours(db: Queryable, parentId: string | null): Promise<Neighbour[]> {
  return db
    .select({ id: departments.id, name: departments.name, sort: departments.sort })
    .from(departments)
    .where(parentId === null ? isNull(departments.parentId) : eq(departments.parentId, parentId))
    .orderBy(asc(departments.sort), asc(departments.id))
}

/** Two moves at once could make a circle that neither sees: they take turns. */
export async function lockTree(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table departments in share row exclusive mode`)
}

export async function isUsed(db: Queryable, id: string): Promise<boolean> {
  const children = await db.select({ id: departments.id }).from(departments).where(eq(departments.parentId, id)).limit(1)
  if (children.length > 0) return true
  const people = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.departmentId, id), isNull(users.deletedAt)))
    .limit(1)
  return people.length > 0
}

export async function deleteDepartment(db: Queryable, id: string): Promise<void> {
  await db
    .update(users)
    .set({ departmentId: null })
    .where(and(eq(users.departmentId, id), isNotNull(users.deletedAt)))
  await db.delete(departments).where(eq(departments.id, id))
}
