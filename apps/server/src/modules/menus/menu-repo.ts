/** Reads and writes of menus. */
import type { AuditFacts } from '@formwork/api-contract'
import { asc, eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../db/client'
import { menus } from '../../db/schema/site'

export type MenuRow = typeof menus.$inferSelect
export type MenuKind = MenuRow['kind']
export type MenuPatch = Partial<Omit<MenuRow, 'id' | 'kind'>>

/** All of them, in their order: there are few, and most questions concern the tree. */
export async function listMenus(db: Queryable): Promise<MenuRow[]> {
  return db.select().from(menus).orderBy(asc(menus.sort), asc(menus.id))
}

/** Locked, so that changes happen one after the other: none may remove what another has checked. */
export async function lockMenus(tx: Transaction): Promise<MenuRow[]> {
  await tx.execute(sql`lock table menus in share row exclusive mode`)
  return listMenus(tx)
}

export async function insertMenu(db: Queryable, row: MenuRow): Promise<void> {
  await db.insert(menus).values(row)
}

export async function patchMenu(db: Queryable, id: string, patch: MenuPatch): Promise<void> {
  await db.update(menus).set(patch).where(eq(menus.id, id))
}

export async function deleteMenu(db: Queryable, id: string): Promise<void> {
  await db.delete(menus).where(eq(menus.id, id))
}

/** A menu as the audit log records it, with the order of those beside it. */
export function describeMenu(rows: readonly MenuRow[], id: string): { readonly name: string; readonly facts: AuditFacts } {
  const row = rows.find((menu) => menu.id === id)
  if (row === undefined) throw new Error(`there is no menu ${id}`)
  const { id: _, parentId, ...facts } = row
  const above = rows.find((menu) => menu.id === parentId)
  const parent = above === undefined ? null : { id: above.id, name: above.title }
  const order = rows.filter((menu) => menu.parentId === parentId).map((menu) => menu.title)
  return { name: row.title, facts: { ...facts, parent, order } }
}
