/** The entries that an attempt left in the audit log, beside its answer. */
import { auditEntries } from '../../db/schema/audit'
import type { TestAnswer } from '../test-app'
import type { AuditStage } from './audit-stage'

export async function leftBy({ test }: AuditStage, attempt: () => Promise<TestAnswer>) {
  const { db } = test.deps
  const known = new Set((await db.select({ id: auditEntries.id }).from(auditEntries)).map(({ id }) => id))
  const answer = await attempt()
  return { answer, entries: (await db.select().from(auditEntries)).filter(({ id }) => !known.has(id)) }
}
