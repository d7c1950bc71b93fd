/** One's own passkeys: added with the password, named, removed. */
import type { AuditFacts, AuditKind, Passkey } from '@formwork/api-contract'
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { appendAudit } from '../../db/append-audit'
import type { Transaction } from '../../db/client'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import type { Actor, Caller } from '../../domain/actor'
import { refuse } from '../../domain/refusal'
import type { CallFacts } from '../call'
import { lockOwnAccount } from '../session/account-repo'
import { requireLocal, requireOwnPassword } from '../session/change-password'
import { lockFactor } from '../second-factor/second-factor-repo'
import { readSiteSettings } from '../settings/read-settings'
import { keepChallenge, useChallenge } from './challenges'
import { countPasskeys, deletePasskey, findPasskeys, insertPasskey, lockPasskey, setPasskeyName } from './passkey-repo'
import { relyingParty } from './relying-party'

/** More than anybody has devices. */
const MAX_PASSKEYS = 20

export async function listPasskeys({ db }: Deps, { userId }: Actor): Promise<{ list: Passkey[] }> {
  const found = await findPasskeys(db, userId)
  return {
    list: found.map(({ id, name, createdAt, lastUsedAt, isSynced }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
      isSynced,
    })),
  }
}

/**
 * People who sign in elsewhere are admitted there alone: after leaving there they must not come in by a passkey.
 *
 * @throws {Refusal} `password.elsewhere`, `password.wrong`, `passkey.too-many`
 */
export async function beginPasskey(deps: Deps, actor: Caller, password: string, facts: CallFacts) {
  await requireLocal(deps, actor)
  await requireOwnPassword(deps, actor, 'password', password)
  const known = await findPasskeys(deps.db, actor.userId)
  if (known.length >= MAX_PASSKEYS) throw refuse('passkey.too-many', { limit: MAX_PASSKEYS })
  const { name: rpName } = await readSiteSettings(deps.db)
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const options = await generateRegistrationOptions({
    rpName,
    rpID: relyingParty(deps, facts).id,
    userName: actor.username,
    userDisplayName: actor.name,
    // Random to everybody else, and nothing that names the person.
    userID: new TextEncoder().encode(actor.userId),
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { challengeId: await keepChallenge(deps, options.challenge, actor.userId), options: { ...options } }
}

export interface NewPasskey {
  readonly challengeId: string
  readonly name: string
  /** Not to be trusted: the library checks what it reads. */
  readonly credential: unknown
}

/** @throws {Refusal} `passkey.refused`, `passkey.too-many` */
export async function addPasskey(
  deps: Deps,
  actor: Caller,
  { challengeId, name, credential }: NewPasskey,
  facts: CallFacts,
): Promise<string> {
  const expectedChallenge = await useChallenge(deps, challengeId, actor.userId)
  if (expectedChallenge === null) throw refuse('passkey.refused')
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(deps, facts)
  const response = credential as RegistrationResponseJSON
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const checked = await verifyRegistrationResponse({ response, expectedChallenge, expectedOrigin, expectedRPID }).catch(
    (error: unknown) => {
      deps.log.warn({ err: error }, 'a passkey was not added')
      throw refuse('passkey.refused')
    },
  )
  if (!checked.verified) throw refuse('passkey.refused')
  const { credential: made, credentialBackedUp: isSynced } = checked.registrationInfo
  const { newId, now } = deps
  const id = newId()
  await withTransaction(deps.db, async (tx) => {
    await lockOwnAccount(tx, actor)
    if ((await countPasskeys(tx, actor.userId)) >= MAX_PASSKEYS) throw refuse('passkey.too-many', { limit: MAX_PASSKEYS })
    const key = {
      credentialId: made.id,
      publicKey: Buffer.from(made.publicKey),
      counter: made.counter,
      transports: [...(made.transports ?? [])],
    }
    const isNew = await insertPasskey(tx, { id, userId: actor.userId, ...key, isSynced, name, createdAt: now(), lastUsedAt: null })
    if (!isNew) throw refuse('passkey.refused')
    await writeAudit(deps, tx, actor, 'passkey.added', null, { name })
  })
  return id
}

/** @throws {Refusal} `passkey.not-found` */
export async function renamePasskey(deps: Deps, actor: Caller, id: string, name: string): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const before = await lockPasskey(tx, actor.userId, id)
    if (before === null) throw refuse('passkey.not-found')
    if (before === name) return
    await setPasskeyName(tx, id, name)
    await writeAudit(deps, tx, actor, 'passkey.renamed', { name: before }, { name })
  })
}

/** @throws {Refusal} `passkey.not-found`; `passkey.last-factor` for the only thing that answers the second step */
export async function removePasskey(deps: Deps, actor: Caller, id: string): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    // Locked: of two passkeys that are removed at once one has to see that it is the last.
    const factor = await lockFactor(tx, actor.userId)
    const name = await lockPasskey(tx, actor.userId, id)
    if (name === null) throw refuse('passkey.not-found')
    const isAnsweredByPasskeys = factor !== null && factor.confirmedAt !== null && factor.appSince === null
    if (isAnsweredByPasskeys && (await countPasskeys(tx, actor.userId)) === 1) throw refuse('passkey.last-factor')
    await deletePasskey(tx, id)
    await writeAudit(deps, tx, actor, 'passkey.removed', { name }, null)
  })
}

const writeAudit = (deps: Deps, tx: Transaction, actor: Caller, kind: AuditKind, before: AuditFacts | null, after: AuditFacts | null) =>
  appendAudit(tx, deps, actor, { kind, subject: { id: actor.userId, name: actor.name }, before, after })
