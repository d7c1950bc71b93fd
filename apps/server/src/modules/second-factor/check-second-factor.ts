/** What sign-in requires after a right password: a code of the app, a passkey, or a recovery code. */
import type { Deps } from '../../deps'
import type { CallFacts } from '../call'
import { isOwnPasskey, type PasskeyAnswer } from '../passkeys/check-passkey'
import { countPasskeys } from '../passkeys/passkey-repo'
import { admitAttempt, type ThrottledBy } from '../session/throttle/throttle'
import { openAppSecret } from './app-secret'
import { hashRecoveryCode } from './recovery-codes'
import { findFactor, type StoredFactor, consumeRecoveryCode, useStep } from './second-factor-repo'
import { stepOfCode } from './totp'

/** The ways to answer, beside a recovery code. */
export interface SecondStepWays {
  readonly app: boolean
  readonly passkey: boolean
}

export type SecondFactorAnswer =
  | { readonly kind: 'right' }
  | { readonly kind: 'not-asked' }
  /** Nothing was sent, or a wrong answer. */
  | { readonly kind: 'missing' | 'wrong'; readonly ways: SecondStepWays }

export interface SecondStep {
  /** A code of the app or a recovery code; empty when none was sent. */
  readonly typed: string
  readonly passkey: PasskeyAnswer | null
}

const SIX_DIGITS = /^\d{6}$/

/**
 * Uses a right code up.
 *
 * @param onLimit - called once when there were too many guesses
 * @throws {Refusal} `sign-in.throttled` after too many guesses, from any address
 */
export async function checkSecondFactor(
  deps: Deps,
  userId: string,
  { typed, passkey }: SecondStep,
  facts: Pick<CallFacts, 'site'>,
  onLimit: (by: ThrottledBy) => Promise<void>,
): Promise<SecondFactorAnswer> {
  const factor = await findFactor(deps.db, userId)
  if (factor === null || factor.confirmedAt === null) return { kind: 'not-asked' }
  const ways = { app: factor.appSince !== null, passkey: (await countPasskeys(deps.db, userId)) > 0 }
  if (typed.trim() === '' && passkey === null) return { kind: 'missing', ways }
  // Counted as one place: a guesser here has the password, and could come from many addresses.
  const [account, place] = [`second factor of ${userId}`, `anywhere ${userId}`]
  const attempt = await admitAttempt(deps, { account, address: place, onLimit })
  const isRight = await attempt.check(
    () => (passkey === null ? isRightCode(deps, factor, typed.replaceAll(/\s/g, '')) : isOwnPasskey(deps, userId, passkey, facts)),
    (isAnswerRight) => !isAnswerRight,
  )
  return isRight ? { kind: 'right' } : { kind: 'wrong', ways }
}

async function isRightCode(deps: Deps, factor: StoredFactor, typed: string): Promise<boolean> {
  const { userId, appSince } = factor
  if (!SIX_DIGITS.test(typed)) return consumeRecoveryCode(deps.db, userId, hashRecoveryCode(typed))
  const secret = appSince === null ? null : await openAppSecret(deps, factor)
  const step = secret === null ? null : stepOfCode(secret, typed, deps.now())
  return step !== null && (await useStep(deps.db, userId, step))
}
