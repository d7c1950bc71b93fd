/** Writes to the audit log, in the transaction or the statement of the change it records. */
import { AUDIT_SUBJECTS, type AuditFacts, type AuditKind } from '@formwork/api-contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Origin } from '../domain/actor'
import type { Queryable } from './client'

/** Who does it: a `Caller`, or somebody who is not signed in. */
export interface AuditAuthor {
  readonly userId: string | null
  readonly name: string
  readonly origin: Origin
  /** The API token that calls in their name: what it makes outlives it. */
  readonly token?: { readonly name: string }
}

/** What is written of one change. Never a password, a token or a verification code. */
export interface AuditNote {
  readonly kind: AuditKind
  readonly subject: { readonly id: string | null; readonly name: string }
  readonly before: AuditFacts | null
  readonly after: AuditFacts | null
}

interface AuditDeps {
  readonly now: () => Date
  readonly newId: () => string
}

/** An expression of SQL that appends the notes when it is read. */
export function auditCall({ now, newId }: AuditDeps, author: AuditAuthor, notes: readonly AuditNote[]): SQL {
  const { address, userAgent, requestId } = author.origin
  const rows = notes.map(({ kind, subject, before, after }) => ({
    id: newId(),
    at: now().toISOString(),
    kind,
    actor_id: author.userId,
    actor_name: author.name,
    subject_kind: AUDIT_SUBJECTS[kind],
    subject_id: subject.id,
    subject_name: subject.name,
    before,
    after: author.token === undefined ? after : { ...after, apiToken: author.token.name },
    address,
    user_agent: userAgent,
    request_id: requestId,
  }))
  return sql`append_audit(${JSON.stringify(rows)}::jsonb)`
}

/** Call it last in a transaction: until the transaction ends the chain that it writes to belongs to it. */
export async function appendAudit(db: Queryable, deps: AuditDeps, author: AuditAuthor, ...notes: readonly AuditNote[]): Promise<void> {
  await db.execute(sql`select ${auditCall(deps, author, notes)}`)
}
