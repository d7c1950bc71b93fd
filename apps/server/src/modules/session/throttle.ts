/** Slows down guessing of passwords, counted in the database so that every server counts alike. */
import type { Deps } from '../../deps'
import { refuse } from '../../domain/refusal'
import { countFailures, deleteCounters, takeFailureBack } from './throttle-repo'

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

/** Counters begun before then are over. */
export const windowStartAt = (now: Date): Date => new Date(now.getTime() - WINDOW_MS)

/** Counts an attempt before it is judged, so that attempts sent at once do not slip through. @throws {Refusal} `sign-in.throttled`. */
export async function countAttempt(deps: Deps, account: string, address: string): Promise<void> {
  const now = deps.now()
  const limits = new Map(countersOf(account, address).map(({ key, limit }) => [key, limit]))
  const counted = await countFailures(deps.db, [...limits.keys()], now, windowStartAt(now))
  if (counted.some(({ key, failures }) => failures > (limits.get(key) ?? 0))) throw refuse('sign-in.throttled', { minutes: WINDOW_MINUTES })
}

/** The attempt was right: it is taken back, and the person's own counter begins anew. */
export async function forgiveAttempt(deps: Deps, account: string, address: string): Promise<void> {
  const [pair, ...others] = countersOf(account, address).map(({ key }) => key)
  if (pair !== undefined) await deleteCounters(deps.db, [pair])
  await takeFailureBack(deps.db, others)
}
