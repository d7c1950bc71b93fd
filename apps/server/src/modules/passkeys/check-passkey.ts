/** Whether an answer of a browser fits a passkey that is known here. The cryptography is the library's. */
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import type { CallFacts } from '../call'
import { useChallenge } from './challenges'
import { lockByCredential, recordPasskeyUse, type StoredPasskey } from './passkey-repo'
import { relyingParty } from './relying-party'

export interface PasskeyAnswer {
  readonly challengeId: string
  /** Not to be trusted: the library checks what it reads. */
  readonly credential: Readonly<Record<string, unknown>>
}

export interface GivenPasskey {
  readonly credential: unknown
  readonly passkey: StoredPasskey
  readonly challenge: string
}

/** Also refused: a counter that did not increase, as with a copied device. @returns null when it is refused. */
export async function verifiedPasskey(deps: Deps, given: GivenPasskey, facts: Pick<CallFacts, 'site'>) {
  const { credential, passkey, challenge: expectedChallenge } = given
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(deps, facts)
  const known = { id: passkey.credentialId, publicKey: new Uint8Array(passkey.publicKey), counter: passkey.counter }
  const response = credential as AuthenticationResponseJSON
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  try {
    const checked = await verifyAuthenticationResponse({ response, expectedChallenge, expectedOrigin, expectedRPID, credential: known })
    return checked.verified ? checked.authenticationInfo : null
  } catch (error) {
    deps.log.warn({ err: error, passkey: passkey.id }, 'a passkey was refused')
    return null
  }
}

/** For somebody who is known already: whether this is a passkey of theirs. Its use is noted. */
export async function isOwnPasskey(
  deps: Deps,
  userId: string,
  { challengeId, credential }: PasskeyAnswer,
  facts: Pick<CallFacts, 'site'>,
): Promise<boolean> {
  const challenge = await useChallenge(deps, challengeId, null)
  const credentialId = credential['id']
  if (challenge === null || typeof credentialId !== 'string') return false
  return withTransaction(deps.db, async (tx) => {
    const found = await lockByCredential(tx, credentialId)
    if (found === null || found.owner.id !== userId) return false
    const checked = await verifiedPasskey(deps, { credential, passkey: found.passkey, challenge }, facts)
    if (checked === null) return false
    await recordPasskeyUse(tx, found.passkey.id, checked.newCounter, checked.credentialBackedUp, deps.now())
    return true
  })
}
