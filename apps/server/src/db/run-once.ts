/** A command that is sent twice is carried out once: its answer is kept in the transaction that carried it out. */
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from './client'
import { deleteInBatches } from './delete-in-batches'
import { keptSince, type OnceCall, onceKeyOf, requireSameCall } from './once-key'
import { idempotencyKeys } from './schema/session'
import { withTransaction } from './transaction'
import { refuse } from '../domain/refusal'

interface OnceDeps {
  readonly db: Database
  readonly now: () => Date
}

/**
 * Runs `work` in a transaction. With an `Idempotency-Key`, a repetition within 48 hours waits for the first call and gets its answer without
 * running anything; the same key on another call or body is refused (`idempotency.mismatch`). A refused command keeps no answer: it changed nothing.
 */
export function runOnce<Answer>(deps: OnceDeps, call: OnceCall, work: (tx: Transaction) => Promise<Answer>): Promise<Answer> {
  const once = onceKeyOf(call)
  const { actorId, key, route, bodyHash } = once
  if (key === null) return withTransaction(deps.db, work)
  const mine = and(eq(idempotencyKeys.actorId, actorId), eq(idempotencyKeys.key, key))
  return withTransaction(deps.db, async (tx) => {
    const now = deps.now()
    const fresh = { route, bodyHash, answer: null, createdAt: now }
    // Waits here while another call with this key is still in its transaction. An expired key counts as never seen.
    const taken = await tx
      .insert(idempotencyKeys)
      .values({ actorId, key, ...fresh })
      .onConflictDoUpdate({
        target: [idempotencyKeys.actorId, idempotencyKeys.key],
        set: fresh,
        setWhere: lt(idempotencyKeys.createdAt, keptSince(now)),
      })
      .returning({ key: idempotencyKeys.key })
    if (taken.length === 0) {
      const [first] = await tx.select().from(idempotencyKeys).where(mine)
      if (first === undefined) throw refuse('idempotency.mismatch')
      requireSameCall(first, once)
      // Stored below from an `Answer` of this very route and body.
      return first.answer as Answer
    }
    const answer = await work(tx)
    await tx.update(idempotencyKeys).set({ answer }).where(mine)
    return answer
  })
}

/** A job: deletes the answers that are no longer repeated. @returns how many there were. */
export function sweepIdempotencyKeys({ db, now }: OnceDeps): Promise<number> {
  return deleteInBatches(async (limit) => {
    const { rowCount } = await db.execute(sql`delete from idempotency_keys where (actor_id, key) in (
      select actor_id, key from idempotency_keys where created_at < ${keptSince(now())} limit ${limit})`)
    return rowCount ?? 0
  })
}
