/** Queries on one published version. */
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/client'
import { users } from '../../../db/schema/people'
import { processVersions } from '../../../db/schema/processes'

export async function findVersion(db: Queryable, processId: string, version: number) {
  const [row] = await db
    .select({
      id: processVersions.id,
      definition: processVersions.definition,
      form: processVersions.formDefinition,
      formId: processVersions.formId,
      furtherForms: processVersions.furtherForms,
      publishedAt: processVersions.publishedAt,
      publishedBy: users.nickName,
    })
    .from(processVersions)
    .innerJoin(users, eq(users.id, processVersions.publishedBy))
    .where(and(eq(processVersions.processId, processId), eq(processVersions.version, version)))
  return row ?? null
}
