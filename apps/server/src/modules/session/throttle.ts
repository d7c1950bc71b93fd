/** Slows down guessing of passwords, counted in the database so that every server counts alike. */
import type { SecuritySettings } from '@formwork/api-contract'
import type { Deps } from '../../deps'
import { refuse } from '../../domain/refusal'
import { readSecurity } from '../settings/read-settings'
import { countFailures, uncountFailures } from './throttle-repo'

const MINUTE_MS = 60_000

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
const keysOf = (account: string, address: string) => ({
  pair: `pair ${account} ${address}`,
  account: `account ${account}`,
  address: `address ${address}`,
})

function countersOf(account: string, address: string, limits: SecuritySettings): Counter[] {
  const keys = keysOf(account, address)
  return [
    { by: 'pair', key: keys.pair, limit: limits.failuresAtOnePlace },
    { by: 'account', key: keys.account, limit: limits.failuresOfOnePerson },
    { by: 'address', key: keys.address, limit: limits.failuresOfOneAddress },
  ]
}

/** Counters begun before then are over. */
export const windowStartAt = (now: Date, { windowMinutes }: SecuritySettings): Date => new Date(now.getTime() - windowMinutes * MINUTE_MS)

/**
 * Counts an attempt before it is checked, so that simultaneous attempts do not slip through.
 *
 * @param onLimit - called at the first attempt past a limit, and not at the next ones in the same window
 * @throws {Refusal} `sign-in.throttled`, with the minutes that are left
 */
export async function countAttempt(
  deps: Deps,
  account: string,
  address: string,
  onLimit: (by: ThrottledBy) => Promise<void> = async () => {},
): Promise<void> {
  return countWithin(deps, await readSecurity(deps.db), { account, address }, onLimit)
}

/** The same for a caller that has read the limits already. */
export async function countWithin(
  deps: Pick<Deps, 'db' | 'now'>,
  limits: SecuritySettings,
  { account, address }: { readonly account: string; readonly address: string },
  onLimit: (by: ThrottledBy) => Promise<void>,
): Promise<void> {
  const now = deps.now()
  const windowMs = limits.windowMinutes * MINUTE_MS
  const counters = countersOf(account, address, limits)
  const keys = counters.map(({ key }) => key)
  const counted = new Map((await countFailures(deps.db, keys, now, windowStartAt(now, limits))).map((row) => [row.key, row]))
  const passed = counters.flatMap(({ by, key, limit }) => {
    const { failures, windowStartedAt } = counted.get(key) ?? { failures: 0, windowStartedAt: now }
    return failures > limit ? [{ by, excess: failures - limit, leftMs: windowStartedAt.getTime() + windowMs - now.getTime() }] : []
  })
  if (passed.length === 0) return
  for (const { by } of passed.filter(({ excess }) => excess === 1)) {
    // oxlint-disable-next-line no-await-in-loop -- at most three, and almost never more than one
    await onLimit(by)
  }
  throw refuse('sign-in.throttled', { minutes: Math.max(1, Math.ceil(Math.max(...passed.map(({ leftMs }) => leftMs)) / 60_000)) })
}

/** The attempt was right: it is no longer counted, and the person's own counter starts over. */
export async function resetFailedAttempts(deps: Deps, account: string, address: string): Promise<void> {
  const keys = keysOf(account, address)
  await uncountFailures(deps.db, { reset: keys.pair, decrement: [keys.account, keys.address] })
}
