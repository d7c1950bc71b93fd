/** Setting one's own second factor up, and turning it off. Each asks for the password: a session that was left open is not enough. */
import type { AuditFacts, AuditKind } from '@formwork/api-contract'
import { appendAudit } from '../../db/append-audit'
import type { Transaction } from '../../db/client'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import type { Actor, Caller } from '../../domain/actor'
import { refuse, refuseAt } from '../../domain/refusal'
import { countPasskeys } from '../passkeys/passkey-repo'
import { requireOwnPassword } from '../session/change-password'
import { admitAttempt } from '../session/throttle/throttle'
import { readSiteSettings } from '../settings/read-settings'
import { openAppSecret, sealAppSecret } from './app-secret'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes'
import {
  confirmApp,
  countRecoveryCodes,
  deleteFactor,
  findFactor,
  lockFactor,
  upsertPasskeyFactor,
  upsertUnconfirmedApp,
  replaceRecoveryCodes,
} from './second-factor-repo'
import { newSecret, secretAddress, base32Secret, stepOfCode } from './totp'

export async function getSecondFactor({ db }: Deps, { userId }: Actor) {
  const factor = await findFactor(db, userId)
  const since = factor?.confirmedAt?.toISOString() ?? null
  return {
    isOn: since !== null,
    since,
    hasApp: (factor?.appSince ?? null) !== null,
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
  }
}

/** @throws {Refusal} `second-factor.on` */
export async function beginSecondFactor(deps: Deps, actor: Caller, password: string) {
  await requireOwnPassword(deps, actor, 'password', password)
  const secret = newSecret()
  const sealed = await sealAppSecret(deps, actor.userId, secret)
  const isNew = await withTransaction(deps.db, (tx) => upsertUnconfirmedApp(tx, actor.userId, sealed, deps.now()))
  if (!isNew) throw refuse('second-factor.on')
  const { name: issuer } = await readSiteSettings(deps.db)
  return { secret: base32Secret(secret), address: secretAddress(secret, { issuer, label: actor.username }) }
}

/**
 * @returns recovery codes; none where passkeys answered the second step already, whose codes stay valid
 * @throws {Refusal} `second-factor.wrong`, `second-factor.off` when none was begun, `second-factor.on`
 */
export async function confirmSecondFactor(deps: Deps, actor: Caller, code: string): Promise<string[]> {
  const attempt = await admitAttempt(deps, { account: `second factor begun by ${actor.userId}`, address: actor.origin.address })
  return attempt.check(() =>
    withTransaction(deps.db, async (tx) => {
      const factor = await lockFactor(tx, actor.userId)
      if (factor?.appSince !== null && factor !== null) throw refuse('second-factor.on')
      const secret = factor === null ? null : await openAppSecret(deps, factor)
      if (factor === null || secret === null) throw refuse('second-factor.off')
      const now = deps.now()
      const step = stepOfCode(secret, code.replaceAll(/\s/g, ''), now)
      if (step === null) throw refuseAt(['code'], 'second-factor.wrong')
      await confirmApp(tx, actor.userId, { step, now, since: factor.confirmedAt ?? now })
      const made = factor.confirmedAt === null ? await makeRecoveryCodes(tx, actor.userId) : []
      await writeAudit(deps, tx, actor, 'second-factor.turned-on', { by: 'app' })
      return made
    }),
  )
}

/**
 * Existing passkeys answer the second step from now on.
 *
 * @throws {Refusal} `passkey.not-found` without any, `second-factor.on`
 */
export async function turnOnByPasskeys(deps: Deps, actor: Caller, password: string): Promise<string[]> {
  await requireOwnPassword(deps, actor, 'password', password)
  return withTransaction(deps.db, async (tx) => {
    const factor = await lockFactor(tx, actor.userId)
    if (factor !== null && factor.confirmedAt !== null) throw refuse('second-factor.on')
    if ((await countPasskeys(tx, actor.userId)) === 0) throw refuse('passkey.not-found')
    await upsertPasskeyFactor(tx, actor.userId, deps.now())
    const made = await makeRecoveryCodes(tx, actor.userId)
    await writeAudit(deps, tx, actor, 'second-factor.turned-on', { by: 'passkey' })
    return made
  })
}

/** @throws {Refusal} `second-factor.off` */
export async function renewRecoveryCodes(deps: Deps, actor: Caller, password: string): Promise<string[]> {
  await requireOwnPassword(deps, actor, 'password', password)
  return withTransaction(deps.db, async (tx) => {
    const factor = await lockFactor(tx, actor.userId)
    if (factor === null || factor.confirmedAt === null) throw refuse('second-factor.off')
    const made = await makeRecoveryCodes(tx, actor.userId)
    await writeAudit(deps, tx, actor, 'recovery-codes.made')
    return made
  })
}

/** @throws {Refusal} `second-factor.off` */
export async function removeSecondFactor(deps: Deps, actor: Caller, password: string): Promise<void> {
  await requireOwnPassword(deps, actor, 'password', password)
  await withTransaction(deps.db, async (tx) => {
    if (!(await deleteFactor(tx, actor.userId))) throw refuse('second-factor.off')
    await writeAudit(deps, tx, actor, 'second-factor.turned-off')
  })
}

async function makeRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(tx, userId, codes.map(hashRecoveryCode))
  return codes
}

const writeAudit = (deps: Deps, tx: Transaction, actor: Caller, kind: AuditKind, after: AuditFacts | null = null) =>
  appendAudit(tx, deps, actor, { kind, subject: { id: actor.userId, name: actor.name }, before: null, after })
