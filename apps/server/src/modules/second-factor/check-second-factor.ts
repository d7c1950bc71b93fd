/** What sign-in asks once the password was right. */
import type { Deps } from '../../deps'
import { countAttempt, forgiveAttempt, type ThrottledBy } from '../session/throttle'
import { hashRecoveryCode } from './recovery-codes'
import { findFactor, type StoredFactor, takeRecoveryCode, useStep } from './second-factor-repo'
import { stepOfCode } from './totp'

export type SecondFactorAnswer = 'not-asked' | 'missing' | 'wrong' | 'right'

const SIX_DIGITS = /^\d{6}$/

/**
 * Uses a right code up.
 *
 * @param typed - a code of the app or a recovery code; empty when none was sent
 * @param onLimit - called once when there were too many guesses
 * @throws {Refusal} `sign-in.throttled` after too many guesses, wherever they came from
 */
export async function checkSecondFactor(
  deps: Deps,
  userId: string,
  typed: string,
  onLimit: (by: ThrottledBy) => Promise<void>,
): Promise<SecondFactorAnswer> {
  const factor = await findFactor(deps.db, userId)
  if (factor === null || factor.confirmedAt === null) return 'not-asked'
  if (typed.trim() === '') return 'missing'
  // Counted as one place: whoever guesses here has the password, and could come from many.
  const [account, place] = [`second factor of ${userId}`, `anywhere ${userId}`]
  await countAttempt(deps, account, place, onLimit)
  if (!(await isRight(deps, factor, typed.replaceAll(/\s/g, '')))) return 'wrong'
  await forgiveAttempt(deps, account, place)
  return 'right'
}

async function isRight({ db, now }: Deps, { userId, secret }: StoredFactor, typed: string): Promise<boolean> {
  if (!SIX_DIGITS.test(typed)) return takeRecoveryCode(db, userId, hashRecoveryCode(typed))
  const step = stepOfCode(secret, typed, now())
  return step !== null && (await useStep(db, userId, step))
}
