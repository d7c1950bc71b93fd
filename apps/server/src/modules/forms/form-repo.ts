/** Reads and writes of form definitions. */
import type { FormDetail, FormRow, JsonObject, KeptFormTest } from '@formwork/api-contract'
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { contains } from '../../db/contains'
import { forms, formVersions } from '../../db/schema/forms'
import { users } from '../../db/schema/people'
import { processes } from '../../db/schema/processes'
import type { ListedRows, ListWindow } from '../list-window'
import { draftHas } from './processes-with-repo'

const rowColumns = {
  id: forms.id,
  name: forms.name,
  remark: forms.remark,
  fieldCount: forms.fieldCount,
  revision: forms.revision,
  publishedVersion: forms.publishedVersion,
  /** Compared by content, so that undoing an edit is no change. */
  hasUnpublishedChanges: sql<boolean>`(${formVersions.id} is null or ${formVersions.definition} <> ${forms.definition}
    or ${formVersions.tests} <> ${forms.tests})`,
  updatedAt: forms.updatedAt,
  updatedBy: users.nickName,
}

interface FoundForm {
  readonly id: string
  readonly name: string
  readonly remark: string
  readonly fieldCount: number
  readonly revision: number
  readonly publishedVersion: number | null
  readonly hasUnpublishedChanges: boolean
  readonly updatedAt: Date
  readonly updatedBy: string | null
}

function toRow({
  id,
  name,
  remark,
  fieldCount,
  revision,
  publishedVersion,
  hasUnpublishedChanges,
  updatedAt,
  updatedBy,
}: FoundForm): FormRow {
  const changed = { updatedAt: updatedAt.toISOString(), updatedBy: updatedBy ?? '' }
  return { id, name, remark, fieldCount, revision, publishedVersion, hasUnpublishedChanges, ...changed }
}

/** The newest version beside its form. */
const newest = and(eq(formVersions.formId, forms.id), eq(formVersions.version, forms.publishedVersion))

export async function findForms(db: Queryable, keyword: string | undefined, window: ListWindow): Promise<ListedRows<FormRow>> {
  const where = and(isNull(forms.deletedAt), keyword === undefined || keyword === '' ? undefined : contains(forms.name, keyword))
  const [total] = await db.select({ count: count() }).from(forms).where(where)
  const found = await db
    .select(rowColumns)
    .from(forms)
    .leftJoin(users, eq(users.id, forms.updatedBy))
    .leftJoin(formVersions, newest)
    .where(where)
    .orderBy(desc(forms.updatedAt), desc(forms.id))
    .limit(window.pageSize)
    .offset(window.offset)
  return { rows: found.map(toRow), count: total?.count ?? 0 }
}

export async function findForm(db: Queryable, id: string): Promise<FormDetail | null> {
  const [row] = await db
    .select({ ...rowColumns, definition: forms.definition, tests: forms.tests })
    .from(forms)
    .leftJoin(users, eq(users.id, forms.updatedBy))
    .leftJoin(formVersions, newest)
    .where(and(eq(forms.id, id), isNull(forms.deletedAt)))
  return row === undefined ? null : { ...toRow(row), definition: row.definition, tests: [...row.tests] }
}

/** Holds the row until the transaction ends, so that of two savers the second sees the first. */
export async function lockForm(db: Queryable, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: forms.id })
    .from(forms)
    .where(and(eq(forms.id, id), isNull(forms.deletedAt)))
    .for('update')
  return rows.length > 0
}

export async function insertForm(db: Queryable, form: typeof forms.$inferInsert): Promise<void> {
  await db.insert(forms).values(form)
}

export interface FormPatch {
  readonly name: string
  readonly remark: string
  readonly definition: JsonObject
  readonly fieldCount: number
  /** Left out: they stay as they are. */
  readonly tests?: readonly KeptFormTest[]
  readonly revision: number
  readonly updatedAt: Date
  readonly updatedBy: string
}

export async function patchForm(db: Queryable, id: string, patch: FormPatch): Promise<void> {
  await db.update(forms).set(patch).where(eq(forms.id, id))
}

export async function removeForm(db: Queryable, id: string, now: Date): Promise<void> {
  await db.update(forms).set({ deletedAt: now }).where(eq(forms.id, id))
}

/** Name of a process that has the form, or null. */
export async function processUsing(db: Queryable, formId: string): Promise<string | null> {
  const [row] = await db
    .select({ name: processes.name })
    .from(processes)
    .where(and(draftHas(formId), isNull(processes.deletedAt)))
    .limit(1)
  return row?.name ?? null
}
