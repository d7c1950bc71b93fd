/** Checks that the audit log is as it was written: every hash is computed again. */
import { sql } from 'drizzle-orm'
import type { Queryable } from './client'
import { auditChains } from './schema/audit'

/** A place in the log: which chain, and the how manieth entry of it. */
export interface AuditPlace {
  readonly chain: number
  readonly sequence: number
}

/** The first place of each chain that does not fit: an entry that was changed, one that is missing or was slipped in, or a lost end. */
export async function findBrokenChains(db: Queryable): Promise<AuditPlace[]> {
  const { rows } = await db.execute<{ chain: number; sequence: string }>(sql`
    with linked as (
      select e.chain, e.sequence,
        row_number() over places as expected,
        e.hash is not distinct from audit_hash(coalesce(lag(e.hash) over places, ''), e::audit_entries) as fits
      from audit_entries e window places as (partition by e.chain order by e.sequence)
    ), ends as (
      select c.chain, c.length + 1 as sequence from ${auditChains} c
      left join lateral (select e.sequence, e.hash from audit_entries e where e.chain = c.chain order by e.sequence desc limit 1) last on true
      where c.length <> coalesce(last.sequence, 0) or c.hash <> coalesce(last.hash, '')
    )
    select chain, min(sequence) as sequence from (
      select chain, expected as sequence from linked where not fits or sequence <> expected union all select chain, sequence from ends
    ) broken group by chain order by chain`)
  return rows.map(({ chain, sequence }) => ({ chain, sequence: Number(sequence) }))
}
