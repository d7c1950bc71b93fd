/** Signing in at the OpenID provider: leaving for it, and coming back. */
import { timingSafeEqual } from 'node:crypto'
import { userEditSchema, usernameSchema } from '@formwork/api-contract'
import { appendAudit } from '../../db/append-audit'
import { deleteInBatches } from '../../db/delete-in-batches'
import type { Deps } from '../../deps'
import type { Origin } from '../../domain/actor'
import { refuse } from '../../domain/refusal'
import { admit, type OutsidePerson, type ProvidedFields } from '../outside-people/admit'
import { completeSignIn } from '../session/complete-sign-in'
import type { OpenedSession } from '../session/open-session'
import { hashToken, newToken } from '../session/tokens'
import { recordSignIn } from '../sign-in-log/record-sign-in'
import { deleteExpiredPendingSignIns, deleteOldestPendingSignIns, insertPendingSignIn, consumePendingSignIn } from './oidc-sign-in-repo'
import { readOidcSettings } from './oidc-settings'
import { addressOfProvider, type Claims, claimsOf } from './provider'

/** The longest that signing in at the provider may take. */
const LIFETIME_MS = 10 * 60_000
/** Beyond this number between two sweeps, the oldest are dropped. */
const MAX_PENDING = 5000

/** @throws {Refusal} `sign-in.provider-off`, `sign-in.provider-unreachable` */
export async function startOidcSignIn(deps: Deps): Promise<{ readonly address: string; readonly ticket: string }> {
  const settings = await requireSettings(deps)
  const [state, nonce, codeVerifier, ticket] = [newToken(), newToken(), newToken(), newToken()]
  const address = await addressOfProvider(settings, { state, nonce, codeVerifier }).catch((error: unknown) => {
    deps.log.warn({ err: error }, 'the OpenID provider could not be asked')
    throw refuse('sign-in.provider-unreachable')
  })
  const now = deps.now()
  const times = { createdAt: now, expiresAt: new Date(now.getTime() + LIFETIME_MS) }
  await insertPendingSignIn(deps.db, { stateHash: hashToken(state), browserHash: hashToken(ticket), nonce, codeVerifier, ...times })
  return { address, ticket }
}

export interface ProviderReturn {
  /** Known only to the browser that began it: an address from somebody else signs nobody in. */
  readonly ticket: string
  readonly query: string
}

/** @throws {Refusal} `sign-in.provider-off`, `sign-in.over`, `sign-in.provider-refused`, `sign-in.not-admitted` */
export async function finishOidcSignIn(deps: Deps, { ticket, query: text }: ProviderReturn, caller: Origin): Promise<OpenedSession> {
  const { address, userAgent, requestId } = caller
  const origin: Origin = { address, userAgent, requestId }
  const settings = await requireSettings(deps)
  const query = new URLSearchParams(text)
  const state = query.get('state') ?? ''
  const pending = await consumePendingSignIn(deps.db, hashToken(state))
  if (pending === null || pending.expiresAt <= deps.now() || !timingSafeEqual(pending.browserHash, hashToken(ticket)))
    throw refuse('sign-in.over')
  const { nonce, codeVerifier } = pending
  const claims = await claimsOf(settings, query, { state, nonce, codeVerifier }).catch((error: unknown) => {
    deps.log.warn({ err: error }, 'the OpenID provider did not confirm who signs in')
    throw refuse('sign-in.provider-refused')
  })
  const { person, provided } = personOf(claims, settings.usernameClaim)
  const admitted = person === null ? null : await admit(deps, person, provided, settings, origin)
  if (admitted?.refused === null) return completeSignIn(deps, { found: admitted.account, origin })
  const found = admitted?.account ?? null
  const reason = admitted?.refused ?? 'no-user-name'
  const subject = { id: found?.id ?? null, name: found?.name ?? '' }
  await appendAudit(deps.db, deps, { userId: null, name: '', origin }, { kind: 'sign-in.failed', subject, before: null, after: { reason } })
  const outcome = reason === 'disabled' ? 'disabled' : 'not-admitted'
  await recordSignIn(deps, deps.db, { typed: person?.username ?? '', found, outcome, origin })
  throw refuse('sign-in.not-admitted')
}

async function requireSettings(deps: Deps) {
  const settings = await readOidcSettings(deps)
  if (settings === null) throw refuse('sign-in.provider-off')
  return settings
}

const { nickName, phone, email } = userEditSchema.shape

function personOf(claims: Claims, usernameClaim: string): { readonly person: OutsidePerson | null; readonly provided: ProvidedFields } {
  const username = usernameSchema.safeParse(claims[usernameClaim])
  if (!username.success) return { person: null, provided: new Set() }
  const fields = {
    nickName: nickName.safeParse(claims['name']).data ?? '',
    phone: phone.safeParse(claims['phone_number']).data ?? '',
    email: email.safeParse(claims['email']).data ?? '',
  }
  const provided = (['nickName', 'phone', 'email'] as const).filter((field) => fields[field] !== '')
  return {
    person: {
      source: 'oidc',
      // Of two providers one after the other the same `sub` is not the same person.
      externalId: `${claims.iss} ${claims.sub}`,
      username: username.data,
      ...fields,
      nickName: fields.nickName === '' ? username.data : fields.nickName,
      avatar: '',
      remark: '',
    },
    provided: new Set(provided),
  }
}

/** A job; running it twice changes nothing. */
export async function sweepOidcSignIns({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const expired = await deleteInBatches((limit) => deleteExpiredPendingSignIns(db, now(), limit))
  return expired + (await deleteInBatches((limit) => deleteOldestPendingSignIns(db, MAX_PENDING, limit)))
}
