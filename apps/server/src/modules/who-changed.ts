/** Who was quicker: told to whoever edits what somebody else has just changed. */
import { desc, eq } from 'drizzle-orm'
import { auditEntries } from '../db/schema/audit'
import type { Deps } from '../deps'
import { Refusal, refuse } from '../domain/refusal'

/** What the audit log calls a field whose fact has another name than the field. */
const FACT_OF: Readonly<Record<string, string>> = {
  status: 'enabled',
  deptId: 'department',
  deptIds: 'departments',
  roleIds: 'roles',
  postIds: 'posts',
  parentId: 'parent',
  roleName: 'name',
  deptName: 'name',
  postName: 'name',
  postCode: 'code',
  roleSort: 'sort',
}

/** Whoever changed a field longer ago than so many changes of the record is not looked for. */
const LOOKED_AT = 50

/**
 * Runs an edit of one record.
 *
 * @param id - of the record, as the audit log has it
 * @throws {Refusal} what the edit throws; the issues of `record.stale` say in their `params` who changed the field last (`by`, a name) and when (`at`, an
 *   instant), where the audit log knows
 */
export async function sayingWhoChanged(deps: Pick<Deps, 'db'>, id: string, edit: () => Promise<void>): Promise<void> {
  try {
    await edit()
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'record.stale') throw error
    const changes = await findChanges(deps, id)
    const issues = error.issues.map((issue) => {
      const field = String(issue.path[0])
      const last = changes.find(({ after }) => after !== null && Object.hasOwn(after, FACT_OF[field] ?? field))
      return last === undefined ? issue : { ...issue, params: { ...issue.params, by: last.actorName, at: last.at.toISOString() } }
    })
    throw refuse('record.stale', error.params, issues)
  }
}

/** The newest first. */
function findChanges({ db }: Pick<Deps, 'db'>, id: string) {
  return db
    .select({ actorName: auditEntries.actorName, at: auditEntries.at, after: auditEntries.after })
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, id))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(LOOKED_AT)
}
