/** Queries on processes and their versions. */
import type { JsonObject } from '@formwork/api-contract'
import { and, count, desc, eq, getTableColumns, ilike, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { OldDefinition, ProcessDefinition } from '@formwork/workflow-core'
import { mayStart, starterColumns } from '../../access/may-start'
import type { Queryable } from '../../db/client'
import { forms, formVersions } from '../../db/schema/forms'
import { departments, posts, roles, users } from '../../db/schema/people'
import { processCategories, processes, processVersions } from '../../db/schema/processes'
import { tickets } from '../../db/schema/tickets'
import type { Actor } from '../../domain/actor'
import { containing } from '../../db/containing'
import type { ListedRows, ListWindow } from '../list-window'

const isPresent = isNull(processes.deletedAt)

const columns = {
  ...getTableColumns(processes),
  category: sql<string>`coalesce(${processCategories.name}, '')`,
  formName: sql<string>`coalesce(${forms.name}, '')`,
  updatedByName: users.nickName,
  /** Compared by content, so that undoing an edit is no change. */
  hasUnpublishedChanges: sql<boolean>`(${processVersions.id} is null
    or ${processVersions.definition} <> ${processes.definition}
    or ${processVersions.formId} is distinct from ${processes.formId}
    or ${processVersions.formRevision} is distinct from coalesce(${forms.publishedRevision}, ${forms.revision})
    or exists (select from jsonb_array_elements(${processVersions.furtherForms}) pinned join forms further on further.id::text = pinned ->> 'formId'
      where coalesce(further.published_revision, further.revision)::text <> pinned ->> 'revision'))`,
  /** Names of the further forms that are there. */
  furtherForms: sql<readonly { readonly id: string; readonly name: string }[] | null>`(
    select json_agg(json_build_object('id', further.id, 'name', further.name) order by named.position)
    from jsonb_array_elements(${processes.definition} #> '{settings,forms}') with ordinality named (form, position)
      join forms further on further.id::text = named.form ->> 'formId' and further.deleted_at is null)`,
}

function selectProcesses(db: Queryable) {
  return db
    .select(columns)
    .from(processes)
    .innerJoin(users, eq(users.id, processes.updatedBy))
    .leftJoin(forms, eq(forms.id, processes.formId))
    .leftJoin(processCategories, eq(processCategories.id, processes.categoryId))
    .leftJoin(processVersions, and(eq(processVersions.processId, processes.id), eq(processVersions.version, processes.publishedVersion)))
}

export type ProcessRecord = Awaited<ReturnType<typeof findProcess>> & object

export async function findProcess(db: Queryable, id: string) {
  const [row] = await selectProcesses(db).where(and(eq(processes.id, id), isPresent))
  return row ?? null
}

export interface ProcessFilter {
  readonly keyword?: string | undefined
  /** `none`: those without one. */
  readonly categoryId?: string | undefined
}

export async function findProcesses(
  db: Queryable,
  { keyword, categoryId }: ProcessFilter,
  { pageSize, offset }: ListWindow,
): Promise<ListedRows<ProcessRecord>> {
  const where = and(isPresent, named(keyword), within(categoryId))
  const rows = await selectProcesses(db).where(where).orderBy(desc(processes.updatedAt), desc(processes.id)).limit(pageSize).offset(offset)
  const [total] = await db
    .select({ count: count() })
    .from(processes)
    .leftJoin(processCategories, eq(processCategories.id, processes.categoryId))
    .where(where)
  return { rows, count: total?.count ?? 0 }
}

function named(keyword: string | undefined): SQL | undefined {
  if (keyword === undefined || keyword === '') return undefined
  return sql`(${ilike(processes.name, containing(keyword))} or ${ilike(processCategories.name, containing(keyword))})`
}

function within(categoryId: string | undefined): SQL | undefined {
  if (categoryId === undefined) return undefined
  return categoryId === 'none' ? isNull(processes.categoryId) : eq(processes.categoryId, categoryId)
}

export type ProcessInsert = typeof processes.$inferInsert

export async function insertProcess(db: Queryable, row: ProcessInsert): Promise<void> {
  await db.insert(processes).values(row)
}

export async function updateProcess(db: Queryable, id: string, change: Partial<ProcessInsert>): Promise<void> {
  await db.update(processes).set(change).where(eq(processes.id, id))
}

/** The unique index that a second process of the same name breaks. */
export const NAME_INDEX = 'processes_name'

/** Locks the process: who saves or publishes it at the same time waits. */
export async function lockProcess(db: Queryable, id: string) {
  const [row] = await db
    .select()
    .from(processes)
    .where(and(eq(processes.id, id), isPresent))
    .for('update')
  return row ?? null
}

export interface BoundForm {
  readonly id: string
  readonly name: string
  readonly revision: number
  readonly definition: JsonObject
}

export async function findBoundForm(db: Queryable, id: string): Promise<BoundForm | null> {
  const [row] = await findBoundForms(db, [{ formId: id }])
  return row ?? null
}

/** Those that are there, as they are published; one that never was, as it is saved. Compared as text: a draft may hold ids that are not even UUIDs. */
export async function findBoundForms(db: Queryable, named: readonly { readonly formId: string }[]): Promise<BoundForm[]> {
  const ids = sql.param(named.map(({ formId }) => formId))
  return (
    db
      .select({
        id: forms.id,
        name: forms.name,
        revision: sql<number>`coalesce(${formVersions.revision}, ${forms.revision})`,
        definition: sql<JsonObject>`coalesce(${formVersions.definition}, ${forms.definition})`,
      })
      .from(forms)
      .leftJoin(formVersions, and(eq(formVersions.formId, forms.id), eq(formVersions.version, forms.publishedVersion)))
      .where(and(sql`${forms.id}::text = any(${ids}::text[])`, isNull(forms.deletedAt)))
      // A form cannot be removed between this look and the end of the transaction.
      .for('share', { of: forms })
  )
}

export async function insertVersion(db: Queryable, row: typeof processVersions.$inferInsert): Promise<void> {
  await db.insert(processVersions).values(row)
}

export async function findVersions(db: Queryable, processId: string) {
  return db
    .select({
      version: processVersions.version,
      publishedAt: processVersions.publishedAt,
      publishedBy: users.nickName,
      runningTickets: sql<number>`(select count(*)::int from ${tickets} where ${tickets.versionId} = ${processVersions.id} and ${tickets.status} = 'running')`,
    })
    .from(processVersions)
    .innerJoin(users, eq(users.id, processVersions.publishedBy))
    .where(eq(processVersions.processId, processId))
    .orderBy(desc(processVersions.version))
}

/** What a definition names outside itself, each by its id. */
export interface NamedIds {
  readonly userIds: readonly string[]
  readonly roleIds: readonly string[]
  readonly postIds: readonly string[]
  readonly departmentIds: readonly string[]
  readonly processIds: readonly string[]
}

/**
 * Of these ids the ones of which nobody can be asked, or nothing be started, with their names: what was removed or disabled, and a
 * process that was never published. A disabled department still asks its people.
 */
export async function findUnusable(db: Queryable, named: NamedIds): Promise<ReadonlyMap<string, string>> {
  // Compared as text: a draft may hold ids that are not even UUIDs.
  const among = (column: SQLWrapper, ids: readonly string[]) => sql`${column}::text = any(${sql.param([...ids])}::text[])`
  const { rows } = await db.execute<{ id: string; name: string; usable: boolean }>(sql`
    select ${users.id} as id, ${users.nickName} as name, ${users.enabled} and ${users.deletedAt} is null as usable
      from ${users} where ${among(users.id, named.userIds)}
    union all select ${roles.id}, ${roles.name}, ${roles.enabled} from ${roles} where ${among(roles.id, named.roleIds)}
    union all select ${posts.id}, ${posts.name}, ${posts.enabled} from ${posts} where ${among(posts.id, named.postIds)}
    union all select ${departments.id}, ${departments.name}, true from ${departments} where ${among(departments.id, named.departmentIds)}
    union all select ${processes.id}, ${processes.name}, ${processes.deletedAt} is null and ${processes.publishedVersion} is not null
      from ${processes} where ${among(processes.id, named.processIds)}`)
  const found = new Map(rows.map((row) => [row.id, row]))
  const wanted = [...new Set(Object.values(named).flat())]
  return new Map(wanted.filter((id) => found.get(id)?.usable !== true).map((id) => [id, found.get(id)?.name ?? id]))
}

const asked = (actor: Actor) => ({
  titlePattern: sql<string | null>`nullif(${processVersions.definition} #>> '{settings,titlePattern}', '')`,
  isForThem: sql<boolean>`${mayStart(sql`${processVersions.definition}`, starterColumns(actor))}`,
})

const publishedColumns = {
  processId: processes.id,
  name: processes.name,
  category: sql<string>`coalesce(${processCategories.name}, '')`,
  categoryIcon: sql<string>`coalesce(${processCategories.icon}, '')`,
  icon: processes.icon,
  remark: processes.remark,
}

/** @param actor - who may start them; null: all there are */
export async function findCatalogue(db: Queryable, actor: Actor | null) {
  return db
    .select(publishedColumns)
    .from(processes)
    .innerJoin(processVersions, and(eq(processVersions.processId, processes.id), eq(processVersions.version, processes.publishedVersion)))
    .leftJoin(processCategories, eq(processCategories.id, processes.categoryId))
    .where(and(isPresent, actor === null ? undefined : mayStart(sql`${processVersions.definition}`, starterColumns(actor))))
    .orderBy(sql`${processCategories.sort} nulls last`, processes.name)
    .limit(1000)
}

/** With whether the person may start it. */
export async function findCatalogueEntry(db: Queryable, processId: string, actor: Actor) {
  const [row] = await db
    .select({
      ...publishedColumns,
      version: processVersions.version,
      definition: sql<ProcessDefinition | OldDefinition>`${processVersions.definition}`,
      form: processVersions.formDefinition,
      furtherForms: processVersions.furtherForms,
      ...asked(actor),
    })
    .from(processes)
    .innerJoin(processVersions, and(eq(processVersions.processId, processes.id), eq(processVersions.version, processes.publishedVersion)))
    .leftJoin(processCategories, eq(processCategories.id, processes.categoryId))
    .where(and(eq(processes.id, processId), isPresent))
  return row ?? null
}
