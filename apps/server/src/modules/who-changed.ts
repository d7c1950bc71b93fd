/** Who was quicker: named to the person whose edit collides with a change. */
import { desc, eq } from 'drizzle-orm'
import { auditEntries } from '../db/schema/audit'
import type { Deps } from '../deps'
import { Refusal, refuse } from '../domain/refusal'

/** The audit log's names of fields, where they differ. */
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

/** Only so many of the latest changes of the record are searched for who changed a field. */
const LOOKED_AT = 50

/**
 * Runs an edit of one record.
 *
 * @param id - of the record, as the audit log has it
 * @throws {Refusal} what the edit throws; the issues of `record.stale` say in their `params` who changed the field last (`by`, a name) and when (`at`, an
 *   instant), where the audit log knows
 */
export async function namingLastAuthor(deps: Pick<Deps, 'db'>, id: string, edit: () => Promise<void>): Promise<void> {
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
