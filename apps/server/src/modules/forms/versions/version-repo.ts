/** Queries on published versions of forms. */
import type { FormVersion, JsonObject } from '@formwork/api-contract'
import { and, desc, eq, isNull, type SQLWrapper, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/client'
import { forms, formVersions } from '../../../db/schema/forms'
import { users } from '../../../db/schema/people'
import { processes, processVersions } from '../../../db/schema/processes'
import { draftHas, versionsWith } from '../processes-with-repo'

const columns = {
  version: formVersions.version,
  fieldCount: formVersions.fieldCount,
  note: formVersions.note,
  publishedAt: formVersions.publishedAt,
  publishedBy: users.nickName,
}

/** A version of a process is filled with that revision of the form: as its own form, or as a further one. */
const takesRevision = (formId: SQLWrapper, revision: SQLWrapper) => sql`(
  (${processVersions.formId} = ${formId} and ${processVersions.formRevision} = ${revision})
  or ${processVersions.furtherForms} @> jsonb_build_array(jsonb_build_object('formId', ${formId}, 'revision', ${revision})))`

/** Processes in the catalogue whose newest version is filled with this version of the form. */
const processNames = sql<string[]>`array(select ${processes.name} from ${processes}
  join ${processVersions} on ${processVersions.processId} = ${processes.id} and ${processVersions.version} = ${processes.publishedVersion}
  where ${processes.deletedAt} is null and ${takesRevision(formVersions.formId, formVersions.revision)}
  order by ${processes.name} limit 20)`

export async function findVersions(db: Queryable, formId: string): Promise<FormVersion[]> {
  const rows = await db
    .select({ ...columns, processes: processNames })
    .from(formVersions)
    .innerJoin(users, eq(users.id, formVersions.publishedBy))
    .where(eq(formVersions.formId, formId))
    .orderBy(desc(formVersions.version))
    .limit(500)
  return rows.map((row) => ({ ...row, publishedAt: row.publishedAt.toISOString() }))
}

export async function findVersion(db: Queryable, formId: string, version: number) {
  const [row] = await db
    .select({ ...columns, definition: formVersions.definition })
    .from(formVersions)
    .innerJoin(users, eq(users.id, formVersions.publishedBy))
    .where(and(eq(formVersions.formId, formId), eq(formVersions.version, version)))
  return row === undefined ? null : { ...row, publishedAt: row.publishedAt.toISOString() }
}

export async function insertVersion(db: Queryable, row: typeof formVersions.$inferInsert): Promise<void> {
  const { formId, version, revision } = row
  await db.insert(formVersions).values(row)
  await db.update(forms).set({ publishedVersion: version, publishedRevision: revision }).where(eq(forms.id, formId))
}

/** What people fill in now of a form that was never published by itself: as the newest version of a process has it. */
export async function findFilledForm(db: Queryable, formId: string): Promise<JsonObject | null> {
  const [row] = await db
    .select({
      definition: sql<JsonObject | null>`case when ${processVersions.formId} = ${formId}::uuid then ${processVersions.formDefinition}
        else (select f -> 'form' from jsonb_array_elements(${processVersions.furtherForms}) f where f ->> 'formId' = ${formId}) end`,
    })
    .from(processVersions)
    .where(versionsWith(formId))
    .orderBy(desc(processVersions.publishedAt))
    .limit(1)
  return row?.definition ?? null
}

/** Processes that are filled with the form: whether their newest version has `revision` of it. */
export async function findProcesses(db: Queryable, formId: string, revision: number | null) {
  return db
    .select({
      id: processes.id,
      name: processes.name,
      isPublished: sql<boolean>`coalesce(${takesRevision(sql`${formId}::uuid`, sql`${revision}::int`)}, false)`,
    })
    .from(processes)
    .leftJoin(processVersions, and(eq(processVersions.processId, processes.id), eq(processVersions.version, processes.publishedVersion)))
    .where(and(draftHas(formId), isNull(processes.deletedAt)))
    .orderBy(processes.name)
    .limit(100)
}
