/** Signing in with a passkey: the throttle, the challenge, the signature, the account, in this order; whatever fails is refused in the same words. */
import type { SignInOutcome } from '@formwork/api-contract'
import { appendAudit } from '../../db/append-audit'
import type { Queryable, Transaction } from '../../db/client'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import type { Origin } from '../../domain/actor'
import { refuse } from '../../domain/refusal'
import type { CallFacts } from '../call'
import { type OpenedSession, openSession } from '../session/open-session'
import { admitAttempt } from '../session/throttle/throttle'
import { recordSignIn } from '../sign-in-log/record-sign-in'
import { keepChallenge, useChallenge } from './challenges'
import { type PasskeyAnswer, verifiedPasskey } from './check-passkey'
import { lockByCredential, recordPasskeyUse } from './passkey-repo'
import { relyingParty } from './relying-party'

/** Nobody is named: the device offers the passkeys it has for this site. */
export async function beginPasskeySignIn(deps: Deps, facts: CallFacts) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({ rpID: relyingParty(deps, facts).id, userVerification: 'required' })
  return { challengeId: await keepChallenge(deps, options.challenge, null), options: { ...options } }
}

type Owner = NonNullable<Awaited<ReturnType<typeof lockByCredential>>>['owner']

interface CheckedSignIn {
  /** Null when it is refused. */
  readonly opened: OpenedSession | null
}

/** @throws {Refusal} `passkey.refused`, `sign-in.throttled` */
export async function signInWithPasskey(deps: Deps, { challengeId, credential }: PasskeyAnswer, facts: CallFacts): Promise<OpenedSession> {
  const attempt = await admitAttempt(deps, { account: `passkeys from ${facts.address}`, address: facts.address })
  return attempt.check(async () => {
    const challenge = await useChallenge(deps, challengeId, null)
    const credentialId = credential['id']
    if (challenge === null || typeof credentialId !== 'string') throw refuse('passkey.refused')
    // A refusal is noted, so it must not roll back.
    const { opened } = await withTransaction(deps.db, (tx) => openIfValid(deps, tx, { credential, credentialId, challenge }, facts))
    if (opened === null) throw refuse('passkey.refused')
    return opened
  })
}

interface Given {
  readonly credential: unknown
  readonly credentialId: string
  readonly challenge: string
}

async function openIfValid(
  deps: Deps,
  tx: Transaction,
  { credential, credentialId, challenge }: Given,
  facts: CallFacts,
): Promise<CheckedSignIn> {
  const found = await lockByCredential(tx, credentialId)
  if (found === null || found.owner.deletedAt !== null) return { opened: null }
  const { passkey, owner } = found
  const checked = await verifiedPasskey(deps, { credential, passkey, challenge }, facts)
  if (checked === null) return { opened: await refused(deps, tx, owner, 'wrong-passkey', facts) }
  if (!owner.enabled) return { opened: await refused(deps, tx, owner, 'disabled', facts) }
  await recordPasskeyUse(tx, passkey.id, checked.newCounter, checked.credentialBackedUp, deps.now())
  const { address, userAgent } = facts
  const opened = await openSession(deps, tx, { userId: owner.id, address, userAgent })
  await recordSignIn(deps, tx, { typed: owner.username, found: owner, outcome: 'succeeded', origin: originOf(facts) })
  const after = { passkey: passkey.name }
  await appendAudit(tx, deps, authorOf(owner, facts), { kind: 'sign-in.succeeded', subject: subjectOf(owner), before: null, after })
  return { opened }
}

async function refused(deps: Deps, db: Queryable, owner: Owner, outcome: SignInOutcome, facts: CallFacts): Promise<null> {
  const unknownAuthor = { userId: null, name: '', origin: originOf(facts) }
  const after = { reason: outcome === 'disabled' ? 'disabled' : 'passkey' }
  await recordSignIn(deps, db, { typed: owner.username, found: owner, outcome, origin: originOf(facts) })
  await appendAudit(db, deps, unknownAuthor, { kind: 'sign-in.failed', subject: subjectOf(owner), before: null, after })
  return null
}

const originOf = ({ address, userAgent, requestId }: CallFacts): Origin => ({ address, userAgent, requestId })
const subjectOf = ({ id, name }: Owner) => ({ id, name })
const authorOf = ({ id, name }: Owner, facts: CallFacts) => ({ userId: id, name, origin: originOf(facts) })
