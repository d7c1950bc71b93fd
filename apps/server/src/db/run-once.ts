/** The same command sent twice happens once: its answer is kept in the transaction that carried it out. */
import { createHash } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import type { Deps } from '../deps'
import { refuse } from '../http/refusal'
import type { Transaction } from './client'
import { idempotencyKeys } from './schema/session'
import { withTransaction } from './transaction'

const KEEP_HOURS = 48

export interface OnceCall {
  readonly actor: { readonly userId: string }
  readonly params: unknown
  readonly body: unknown
  readonly facts: { readonly routeKey: string; readonly idempotencyKey: string | null }
}

/**
 * Runs `work` in a transaction. With an `Idempotency-Key`, a repetition waits for the first call and gets its answer without running
 * anything; the same key on another call or body is refused (`idempotency.mismatch`). A refused command keeps no answer: it changed nothing.
 */
export function runOnce<Answer>(deps: Deps, call: OnceCall, work: (tx: Transaction) => Promise<Answer>): Promise<Answer> {
  const { idempotencyKey: key, routeKey } = call.facts
  if (key === null) return withTransaction(deps.db, work)
  const bodyHash = createHash('sha256')
    .update(JSON.stringify([call.params ?? null, call.body ?? null]))
    .digest('base64url')
  const mine = and(eq(idempotencyKeys.actorId, call.actor.userId), eq(idempotencyKeys.key, key))
  return withTransaction(deps.db, async (tx) => {
    const now = deps.now()
    await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - KEEP_HOURS * 3_600_000)))
    // Waits here while another call with this key is still in its transaction.
    const inserted = await tx
      .insert(idempotencyKeys)
      .values({ actorId: call.actor.userId, key, route: routeKey, bodyHash, createdAt: now })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key })
    if (inserted.length === 0) {
      const [first] = await tx.select().from(idempotencyKeys).where(mine)
      if (first === undefined || first.route !== routeKey || first.bodyHash !== bodyHash) throw refuse('idempotency.mismatch')
      // Stored below from an `Answer` of this very route and body.
      return first.answer as Answer
    }
    const answer = await work(tx)
    await tx.update(idempotencyKeys).set({ answer }).where(mine)
    return answer
  })
}
