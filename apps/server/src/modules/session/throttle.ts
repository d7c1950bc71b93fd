/** Slows down guessing of passwords, counted in the database so that every server counts alike. */
import type { Deps } from '../../deps'
import { refuse } from '../../domain/refusal'
import { countFailures, deleteCounters, takeFailureBack } from './throttle-repo'

const WINDOW_MS = 15 * 60_000

/** What reached its limit. */
export type ThrottledBy = 'pair' | 'account' | 'address'

interface Counter {
  readonly by: ThrottledBy
  readonly key: string
  readonly limit: number
}

/**
 * One person mistyping at one place is stopped early; an account guessed at from everywhere and an address that tries many accounts
 * much later, so that a stranger cannot lock a colleague out.
 */
const countersOf = (account: string, address: string): Counter[] => [
  { by: 'pair', key: `pair ${account} ${address}`, limit: 10 },
  { by: 'account', key: `account ${account}`, limit: 100 },
  { by: 'address', key: `address ${address}`, limit: 200 },
]

/** Counters begun before then are over. */
export const windowStartAt = (now: Date): Date => new Date(now.getTime() - WINDOW_MS)

/**
 * Counts an attempt before it is checked, so that attempts sent at once do not slip through.
 *
 * @param onLimit - called at the first attempt past a limit, and not at those that follow in the same window
 * @throws {Refusal} `sign-in.throttled`, with the minutes that are left
 */
export async function countAttempt(
  deps: Deps,
  account: string,
  address: string,
  onLimit: (by: ThrottledBy) => Promise<void> = async () => {},
): Promise<void> {
  const now = deps.now()
  const counters = countersOf(account, address)
  const keys = counters.map(({ key }) => key)
  const counted = new Map((await countFailures(deps.db, keys, now, windowStartAt(now))).map((row) => [row.key, row]))
  const passed = counters.flatMap(({ by, key, limit }) => {
    const { failures, windowStartedAt } = counted.get(key) ?? { failures: 0, windowStartedAt: now }
    return failures > limit ? [{ by, excess: failures - limit, leftMs: windowStartedAt.getTime() + WINDOW_MS - now.getTime() }] : []
  })
  if (passed.length === 0) return
  for (const { by } of passed.filter(({ excess }) => excess === 1)) {
    // oxlint-disable-next-line no-await-in-loop -- at most three, and almost never more than one
    await onLimit(by)
  }
  throw refuse('sign-in.throttled', { minutes: Math.max(1, Math.ceil(Math.max(...passed.map(({ leftMs }) => leftMs)) / 60_000)) })
}

/** The attempt was right: it is taken back, and the person's own counter begins anew. */
export async function forgiveAttempt(deps: Deps, account: string, address: string): Promise<void> {
  const [pair, ...others] = countersOf(account, address).map(({ key }) => key)
  if (pair !== undefined) await deleteCounters(deps.db, [pair])
  await takeFailureBack(deps.db, others)
}
