/** The key of a call that may be sent twice, and the two pieces of SQL that read its answer and keep it. */
import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { refuse } from '../domain/refusal'

const KEEP_HOURS = 48

export interface OnceCall {
  readonly actor: { readonly userId: string }
  readonly params: unknown
  readonly body: unknown
  readonly facts: { readonly routeKey: string; readonly idempotencyKey: string | null }
}

export interface OnceKey {
  readonly actorId: string
  /** Null for a call without an `Idempotency-Key`. */
  readonly key: string | null
  readonly route: string
  readonly bodyHash: string
}

export function onceKeyOf({ actor, params, body, facts }: OnceCall): OnceKey {
  const bodyHash = createHash('sha256')
    .update(JSON.stringify([params ?? null, body ?? null]))
    .digest('base64url')
  return { actorId: actor.userId, key: facts.idempotencyKey, route: facts.routeKey, bodyHash }
}

/** Answers from before then count as never given. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - KEEP_HOURS * 3_600_000)

/** What a key was used for first. */
export interface StoredAnswer {
  readonly route: string
  readonly bodyHash: string
  readonly answer: unknown
}

/**
 * A column: the `StoredAnswer` of somebody's key, or null.
 *
 * @param since `keptSince`
 */
export function storedAnswer(actorId: SQL, key: SQL, since: SQL): SQL {
  return sql`(select json_build_object('route', k.route, 'bodyHash', k.body_hash, 'answer', k.answer)
    from idempotency_keys k
    where k.actor_id = ${actorId} and k.key = ${key} and k.created_at >= ${since}::timestamptz)`
}

/** @throws {Refusal} `idempotency.mismatch` when the key was used for another call. */
export function requireSameCall(stored: StoredAnswer, { route, bodyHash }: OnceKey): void {
  if (stored.route !== route || stored.bodyHash !== bodyHash) throw refuse('idempotency.mismatch')
}

/** A key as a row of a batch. */
export const onceColumns = ({ actorId, key, route, bodyHash }: OnceKey) => ({ actorId, key, route, bodyHash })
/** The columns of such rows, for `json_to_recordset`. */
export const ONCE_COLUMNS = sql`"actorId" uuid, key text, route text, "bodyHash" text`

/**
 * A statement for a `with`: stores an answer for each row of `source` that has a key, and returns actor and key. For a key that another call has taken it
 * returns nothing; it waits for one whose transaction is still open. No two rows may have the same key.
 *
 * @param source - a query of `"actorId"`, `key`, `route`, `"bodyHash"`, `answer` and `at`
 */
export function keepAnswers(source: SQL, now: Date): SQL {
  return sql`insert into idempotency_keys (actor_id, key, route, body_hash, answer, created_at)
    select s."actorId", s.key, s.route, s."bodyHash", s.answer, s.at from (${source}) s where s.key is not null
    on conflict (actor_id, key) do update
      set route = excluded.route, body_hash = excluded.body_hash, answer = excluded.answer, created_at = excluded.created_at
      where idempotency_keys.created_at < ${keptSince(now)}::timestamptz
    returning actor_id, key`
}
