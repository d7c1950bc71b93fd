/** Slows down guessing of passwords, counted in the database so that every server counts alike. */
import type { SecuritySettings } from '@formwork/api-contract'
import type { Deps } from '../../../deps'
import { refuse } from '../../../domain/refusal'
import { readSecurity } from '../../settings/read-settings'
import { attemptsInFlight, type Counter as CountedAttempts } from './attempts-in-flight'
import { countFailures, deleteCounter, findFailures } from './throttle-repo'

const MINUTE_MS = 60_000

/** What reached its limit. */
export type ThrottledBy = 'pair' | 'account' | 'address'

interface Counter extends CountedAttempts {
  readonly by: ThrottledBy
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

export interface AdmittedAttempt {
  /** Checks it, once. A wrong one is counted, and one that throws; after a right one the person's own counter starts over. */
  check<Result>(work: () => Promise<Result>, isWrong?: (result: Result) => boolean): Promise<Result>
}

interface AttemptTraits {
  readonly account: string
  readonly address: string
  /** Read when not given. */
  readonly limits?: SecuritySettings
  /** Called at the first attempt past a limit, and not at the next ones in the same window. */
  readonly onLimit?: (by: ThrottledBy) => Promise<void>
}

const inFlight = attemptsInFlight()

/**
 * Lets an attempt be checked, or has it wait while so many are being checked that they could reach a limit together: guesses sent at
 * once do not slip through, and right ones are never refused because they come together. To be followed by its `check`.
 *
 * @throws {Refusal} `sign-in.throttled`, with the minutes that are left
 */
export async function admitAttempt(
  deps: Pick<Deps, 'db' | 'now'>,
  { account, address, limits: given, onLimit = async () => {} }: AttemptTraits,
): Promise<AdmittedAttempt> {
  const limits = given ?? (await readSecurity(deps.db))
  const counters = countersOf(account, address, limits)
  const keys = counters.map(({ key }) => key)
  const windowStart = () => windowStartAt(deps.now(), limits)
  const entered: Counter[] = []
  const leave = () => {
    for (const counter of entered) inFlight.leave(counter)
    inFlight.forget(counters)
  }
  const requireBelowLimits = async () => {
    inFlight.learn(await findFailures(deps.db, keys, windowStart()))
    await refuseReached(deps, counters, limits, onLimit)
  }
  inFlight.follow(counters)
  try {
    await requireBelowLimits()
    let hasWaited = false
    for (const counter of counters) {
      // oxlint-disable-next-line no-await-in-loop -- always in this order, so that no two wait for each other
      hasWaited = (await inFlight.enter(counter, windowStart())) || hasWaited
      entered.push(counter)
    }
    if (hasWaited) await requireBelowLimits()
    else await refuseReached(deps, counters, limits, onLimit)
  } catch (error) {
    leave()
    throw error
  }
  return {
    async check(work, isWrong = () => false) {
      let isRight = false
      try {
        const result = await work()
        isRight = !isWrong(result)
        return result
      } finally {
        try {
          if (isRight) await startOver(deps, keysOf(account, address).pair)
          else inFlight.learn(await countFailures(deps.db, keys, deps.now(), windowStart()))
        } finally {
          leave()
        }
      }
    },
  }
}

async function startOver({ db }: Pick<Deps, 'db'>, key: string): Promise<void> {
  await deleteCounter(db, key)
  inFlight.unlearn(key)
}

/** Refused attempts are not counted, except the first one: it shows that it was the first. */
async function refuseReached(
  deps: Pick<Deps, 'db' | 'now'>,
  counters: readonly Counter[],
  limits: SecuritySettings,
  onLimit: (by: ThrottledBy) => Promise<void>,
): Promise<void> {
  const now = deps.now()
  const windowStart = windowStartAt(now, limits)
  const reached = counters.flatMap((counter) => {
    const counted = inFlight.failuresOf(counter, windowStart)
    return counted !== null && counted.failures >= counter.limit ? [{ ...counter, ...counted }] : []
  })
  if (reached.length === 0) return
  const first = reached.filter(({ failures, limit }) => failures === limit).map(({ key }) => key)
  const counted = first.length === 0 ? [] : await countFailures(deps.db, first, now, windowStart)
  inFlight.learn(counted)
  for (const { by, key, limit } of reached) {
    // oxlint-disable-next-line no-await-in-loop -- at most three, and almost never more than one
    if (counted.some((row) => row.key === key && row.failures === limit + 1)) await onLimit(by)
  }
  const end = Math.max(...reached.map(({ windowStartedAt }) => windowStartedAt.getTime())) + limits.windowMinutes * MINUTE_MS
  throw refuse('sign-in.throttled', { minutes: Math.max(1, Math.ceil((end - now.getTime()) / MINUTE_MS)) })
}
