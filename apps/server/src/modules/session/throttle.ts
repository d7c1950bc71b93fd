/** Slows down guessing of passwords, counted in the database so that every server counts alike. */
import { inArray, lt, sql } from 'drizzle-orm'
import { signInThrottles } from '../../db/schema/session'
import type { Deps } from '../../deps'
import { refuse } from '../../http/refusal'

const WINDOW_MINUTES = 15
const WINDOW_MS = WINDOW_MINUTES * 60_000

interface Counter {
  readonly key: string
  readonly limit: number
}

/**
 * One person mistyping at one place is stopped early; an account guessed at from everywhere and an address that tries many accounts
 * much later, so that a stranger cannot lock a colleague out.
 */
const countersOf = (account: string, address: string): Counter[] => [
  { key: `pair ${account} ${address}`, limit: 10 },
  { key: `account ${account}`, limit: 100 },
  { key: `address ${address}`, limit: 200 },
]

/** Counts an attempt before it is judged, so that attempts sent at once do not slip through. @throws {Refusal} `sign-in.throttled`. */
export async function countAttempt(deps: Deps, account: string, address: string): Promise<void> {
  const now = deps.now()
  const windowStart = new Date(now.getTime() - WINDOW_MS)
  const counters = countersOf(account, address)
  await deps.db.delete(signInThrottles).where(lt(signInThrottles.windowStartedAt, windowStart))
  const rows = await deps.db
    .insert(signInThrottles)
    .values(counters.map(({ key }) => ({ key, failures: 1, windowStartedAt: now })).toSorted((a, b) => (a.key < b.key ? -1 : 1)))
    .onConflictDoUpdate({ target: signInThrottles.key, set: { failures: sql`${signInThrottles.failures} + 1` } })
    .returning()
  const isOver = rows.some((row) => row.failures > (counters.find(({ key }) => key === row.key)?.limit ?? 0))
  if (isOver) throw refuse('sign-in.throttled', { minutes: WINDOW_MINUTES })
}

/** The attempt was right: it is taken back, and the person's own counter begins anew. */
export async function forgiveAttempt(deps: Deps, account: string, address: string): Promise<void> {
  const [pair, ...others] = countersOf(account, address).map(({ key }) => key)
  if (pair !== undefined) await deps.db.delete(signInThrottles).where(inArray(signInThrottles.key, [pair]))
  await deps.db
    .update(signInThrottles)
    .set({ failures: sql`greatest(${signInThrottles.failures} - 1, 0)` })
    .where(inArray(signInThrottles.key, others.toSorted()))
}
