/** Reads of the audit log. Nothing here writes: see `db/append-audit.ts`. */
import type { AuditKind } from '@formwork/api-contract'
import { and, desc, eq, exists, gte, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { auditEntries } from '../../db/schema/audit'
import { users } from '../../db/schema/people'

export interface AuditFilter {
  readonly kind?: AuditKind | undefined
  /** Did it, or it was done to them. */
  readonly personId?: string | undefined
  readonly from?: string | undefined
  readonly until?: string | undefined
  /** The last entry of the page before. */
  readonly after?: string | undefined
}

/**
 * Entries, newest first.
 *
 * @param people - whose entries: the person an entry is about, or else its author; undefined for all
 */
export async function findEntries(db: Queryable, filter: AuditFilter, people: SQL | undefined, limit: number) {
  const { kind, personId, from, until, after } = filter
  const { at, id, actorId, subjectId, subjectKind } = auditEntries
  const concerned = sql`case ${subjectKind} when 'user' then ${subjectId} else ${actorId} end`
  const isReached =
    people &&
    exists(
      db
        .select({ one: sql`1` })
        .from(users)
        .where(and(sql`${users.id} = ${concerned}`, people)),
    )
  return db
    .select()
    .from(auditEntries)
    .where(
      and(
        isReached,
        kind === undefined ? undefined : eq(auditEntries.kind, kind),
        personId === undefined ? undefined : or(eq(actorId, personId), eq(subjectId, personId)),
        from === undefined ? undefined : gte(at, new Date(from)),
        until === undefined ? undefined : lt(at, new Date(until)),
        after === undefined ? undefined : sql`(${at}, ${id}) < (select e.at, e.id from audit_entries e where e.id = ${after}::uuid)`,
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(limit)
}

export async function countEntries(db: Queryable): Promise<number> {
  return db.$count(auditEntries)
}
