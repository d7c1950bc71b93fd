/** The state of a form or a process that is edited, and who has it open. */
import type { EditorEvent } from '@formwork/api-contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { forms } from '../../db/schema/forms'
import { users } from '../../db/schema/people'
import { processes } from '../../db/schema/processes'
import { findOpen } from './opening-repo'

const TABLES = { form: forms, process: processes } as const

/** What is edited. */
export type EditedKind = keyof typeof TABLES

/** @returns null when it does not exist (any more) */
export async function findSnapshot(db: Queryable, kind: EditedKind, id: string, now: Date): Promise<EditorEvent | null> {
  const subjects: (typeof TABLES)[EditedKind] = TABLES[kind]
  const [found] = await db
    .select({
      revision: subjects.revision,
      publishedVersion: subjects.publishedVersion,
      updatedAt: subjects.updatedAt,
      by: subjects.updatedBy,
      byName: users.nickName,
    })
    .from(subjects)
    .innerJoin(users, eq(users.id, subjects.updatedBy))
    .where(and(eq(subjects.id, id), isNull(subjects.deletedAt)))
  if (found === undefined) return null
  const { revision, publishedVersion, updatedAt, by, byName } = found
  const open = await findOpen(db, id, now)
  return { type: 'standing', revision, publishedVersion, updatedAt: updatedAt.toISOString(), updatedBy: { id: by, name: byName }, open }
}
