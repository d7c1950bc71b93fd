/** What is shown of the audit log, and whether its chains are intact. */
import { AUDIT_PAGE_SIZE, type AuditEntry, routes } from '@formwork/api-contract'
import { peopleIn, reachFor } from '../../access/rights'
import { findBrokenChains } from '../../db/audit-chains'
import type { Deps } from '../../deps'
import type { Actor } from '../../domain/actor'
import { type AuditFilter, countEntries, findEntries } from './audit-repo'

export async function listAudit({ db }: Deps, actor: Actor, filter: AuditFilter) {
  const people = peopleIn(await reachFor(db, actor, routes.listAudit.access), actor.userId)
  // One more than is shown, to know whether there are more.
  const found = await findEntries(db, filter, people, AUDIT_PAGE_SIZE + 1)
  return { list: found.slice(0, AUDIT_PAGE_SIZE).map(toEntry), hasMore: found.length > AUDIT_PAGE_SIZE }
}

function toEntry(row: Awaited<ReturnType<typeof findEntries>>[number]): AuditEntry {
  const { id, kind, before, after, address, userAgent, requestId } = row
  return {
    id,
    at: row.at.toISOString(),
    kind,
    actor: row.actorId === null ? null : { id: row.actorId, name: row.actorName },
    subject: { kind: row.subjectKind, id: row.subjectId, name: row.subjectName },
    before,
    after,
    address,
    userAgent,
    requestId,
  }
}

export async function checkAudit({ db }: Deps) {
  return { entries: await countEntries(db), broken: await findBrokenChains(db) }
}
