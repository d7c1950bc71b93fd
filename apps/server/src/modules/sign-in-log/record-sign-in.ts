/** Records an attempt to sign in, whatever its outcome. */
import type { SignInOutcome } from '@formwork/api-contract'
import type { Queryable } from '../../db/client'
import type { Deps } from '../../deps'
import type { Origin } from '../../domain/actor'
import { insertAttempt, type StoredAttempt } from './sign-in-log-repo'

export interface TriedSignIn {
  /** As it was typed. */
  readonly typed: string
  /** The account; null without one. */
  readonly found: { readonly id: string; readonly username: string } | null
  readonly outcome: SignInOutcome
  readonly origin: Origin
}

/** Enough to see what somebody tries, too little of a password typed in the wrong field. */
const SHOWN_NAME_CHARACTERS = 2
const LONGEST_AGENT = 512

export const recordSignIn = (deps: Deps, db: Queryable, tried: TriedSignIn): Promise<void> => insertAttempt(db, attemptOf(deps, tried))

/** As it is written. */
export function attemptOf(deps: Pick<Deps, 'newId' | 'now'>, { typed, found, outcome, origin }: TriedSignIn): StoredAttempt {
  const { address, userAgent, requestId } = origin
  return {
    id: deps.newId(),
    at: deps.now(),
    userId: found?.id ?? null,
    name: found?.username ?? `${Array.from(typed.trim()).slice(0, SHOWN_NAME_CHARACTERS).join('')}***`,
    outcome,
    address,
    userAgent: userAgent.slice(0, LONGEST_AGENT),
    requestId,
  }
}
