/** Queries on categories of processes. */
import type { AuditFacts, CategoryRow } from '@formwork/api-contract'
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../db/client'
import { processCategories, processes } from '../../db/schema/processes'

export const NAME_INDEX = 'process_categories_name'

type NewCategory = typeof processCategories.$inferInsert

const columns = {
  id: processCategories.id,
  name: processCategories.name,
  icon: processCategories.icon,
  sort: processCategories.sort,
  revision: processCategories.revision,
  processes: sql<number>`(select count(*)::int from processes p where p.category_id = process_categories.id and p.deleted_at is null)`,
}

export function findCategories(db: Queryable): Promise<CategoryRow[]> {
  return db.select(columns).from(processCategories).orderBy(asc(processCategories.sort), asc(processCategories.id))
}

export async function findCategory(db: Queryable, id: string): Promise<CategoryRow | null> {
  const [row] = await db.select(columns).from(processCategories).where(eq(processCategories.id, id))
  return row ?? null
}

/** Locked: nobody else changes it, or puts a process into it, until the transaction ends. */
export async function lockCategory(tx: Transaction, id: string) {
  const [row] = await tx.select().from(processCategories).where(eq(processCategories.id, id)).for('update')
  return row ?? null
}

/** All of them, so that two who put them in order do so one after the other. */
export async function lockAll(tx: Transaction): Promise<string[]> {
  const rows = await tx.select({ id: processCategories.id }).from(processCategories).orderBy(asc(processCategories.id)).for('update')
  return rows.map(({ id }) => id)
}

export async function insertAtEnd(
  tx: Transaction,
  { id, name, icon, at }: Pick<NewCategory, 'id' | 'name' | 'icon'> & { readonly at: Date },
) {
  const sort = sql`(select coalesce(max(sort) + 1, 0) from process_categories)`
  await tx.insert(processCategories).values({ id, name, icon, sort, revision: 1, createdAt: at, updatedAt: at })
}

/** The category of that name, added at the end if there is none. @returns whether it was added. */
export async function insertUnlessThere(tx: Transaction, category: { readonly id: string; readonly name: string; readonly at: Date }) {
  const { id, name, at } = category
  const sort = sql`(select coalesce(max(sort) + 1, 0) from process_categories)`
  const made = await tx
    .insert(processCategories)
    .values({ id, name, icon: 'folder', sort, revision: 1, createdAt: at, updatedAt: at })
    .onConflictDoNothing({ target: processCategories.name })
    .returning({ id: processCategories.id })
  return made.length > 0
}

export async function findByName(tx: Queryable, name: string): Promise<string | null> {
  const [row] = await tx.select({ id: processCategories.id }).from(processCategories).where(eq(processCategories.name, name)).for('share')
  return row?.id ?? null
}

export async function patchCategory(tx: Transaction, id: string, change: Partial<NewCategory>): Promise<void> {
  await tx.update(processCategories).set(change).where(eq(processCategories.id, id))
}

export async function writeOrder(tx: Transaction, ids: readonly string[], at: Date): Promise<void> {
  await tx.execute(sql`update process_categories c set sort = place.sort - 1, updated_at = ${at}
    from unnest(${sql.param([...ids])}::uuid[]) with ordinality place (id, sort) where c.id = place.id`)
}

/** The names of the processes in it, some of them, and how many they are. */
export async function findProcessesIn(tx: Queryable, id: string): Promise<{ readonly names: string[]; readonly count: number }> {
  const found = await tx
    .select({ name: processes.name, count: sql<number>`count(*) over ()::int` })
    .from(processes)
    .where(and(eq(processes.categoryId, id), isNull(processes.deletedAt)))
    .orderBy(asc(processes.name))
    .limit(5)
  return { names: found.map(({ name }) => name), count: found[0]?.count ?? 0 }
}

/** Removed processes do not keep it. */
export async function deleteCategory(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(processes)
    .set({ categoryId: null })
    .where(and(eq(processes.categoryId, id), isNotNull(processes.deletedAt)))
  await tx.delete(processCategories).where(eq(processCategories.id, id))
}

/** A category as the audit log records it. */
export const describeCategory = ({ name, icon, sort }: Pick<CategoryRow, 'name' | 'icon' | 'sort'>): AuditFacts => ({ name, icon, sort })
