/** Earlier drafts of forms: what is saved over is kept for a while. */
import { type EarlierDraft, MAX_EARLIER_DRAFTS } from '@formwork/api-contract'
import { and, desc, eq, lte, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/client'
import { formDrafts, forms } from '../../../db/schema/forms'
import { users } from '../../../db/schema/people'

/** Copies the draft as it is now, before another takes its place. */
export async function keepDraft(db: Queryable, formId: string, revision: number): Promise<void> {
  await db.execute(sql`insert into ${formDrafts} (form_id, revision, definition, field_count, saved_at, saved_by)
    select ${forms.id}, ${forms.revision}, ${forms.definition}, ${forms.fieldCount}, ${forms.updatedAt}, ${forms.updatedBy}
    from ${forms} where ${forms.id} = ${formId}::uuid on conflict do nothing`)
  await db.delete(formDrafts).where(and(eq(formDrafts.formId, formId), lte(formDrafts.revision, revision - MAX_EARLIER_DRAFTS)))
}

const columns = {
  revision: formDrafts.revision,
  fieldCount: formDrafts.fieldCount,
  savedAt: formDrafts.savedAt,
  savedBy: users.nickName,
}

export async function findDrafts(db: Queryable, formId: string): Promise<EarlierDraft[]> {
  const rows = await db
    .select(columns)
    .from(formDrafts)
    .innerJoin(users, eq(users.id, formDrafts.savedBy))
    .where(eq(formDrafts.formId, formId))
    .orderBy(desc(formDrafts.revision))
    .limit(MAX_EARLIER_DRAFTS)
  return rows.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() }))
}

export async function findDraft(db: Queryable, formId: string, revision: number) {
  const [row] = await db
    .select({ ...columns, definition: formDrafts.definition })
    .from(formDrafts)
    .innerJoin(users, eq(users.id, formDrafts.savedBy))
    .where(and(eq(formDrafts.formId, formId), eq(formDrafts.revision, revision)))
  return row === undefined ? null : { ...row, savedAt: row.savedAt.toISOString() }
}
