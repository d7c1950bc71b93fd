/** Use-cases around webhooks: what is sent to whom, and the secrets that sign it. */
import { MAX_WEBHOOKS, type RouteBody, type routes } from '@formwork/api-contract'
import { appendAudit } from '../../db/append-audit'
import type { Queryable, Transaction } from '../../db/client'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import type { Caller } from '../../domain/actor'
import { changedFacts } from '../../domain/changed-facts'
import type { Locale } from '../../domain/locale'
import { refuse, refuseAt } from '../../domain/refusal'
import { allowedHost } from '../outgoing/host-guard'
import { addressOf, hostOf } from '../outgoing/send-request'
import { readOutgoing } from '../settings/outgoing-settings'
import { readSiteAddress } from '../settings/read-settings'
import { sampleMessages } from './robots/sample-messages'
import { release } from './pauses'
import { newSecret, secretPurpose } from './signature'
import { columnsOf, type Fields, openPlace, placeOfEdited, placeOfNew } from './webhook-columns'
import * as repo from './webhook-repo'
import { describeWebhook, webhookToWire } from './webhook-wire'

export async function listWebhooks({ db }: Deps) {
  const [found, processes] = [await repo.findWebhooks(db), await repo.findProcesses(db)]
  return { list: found.map(webhookToWire), processes }
}

export async function listMessages({ db }: Deps, locale: Locale) {
  return { list: sampleMessages({ locale, siteAddress: await readSiteAddress(db) }) }
}

/** @throws {Refusal} `webhook.too-many`; what `requireSound` throws. */
export async function createWebhook(deps: Deps, actor: Caller, fields: Fields) {
  const [id, at] = [deps.newId(), deps.now()]
  const { url, secret, address } = placeOfNew(fields)
  const row = { ...columnsOf(fields), url, id, revision: 1, createdAt: at, updatedAt: at }
  const sealed = await deps.secrets.seal(secretPurpose(id), secret)
  await withTransaction(deps.db, async (tx) => {
    if ((await repo.countWebhooks(tx)) >= MAX_WEBHOOKS) throw refuse('webhook.too-many', { limit: MAX_WEBHOOKS })
    await requireSound(deps, tx, { address, processIds: fields.processIds }, [])
    await repo.insertWebhook(tx, { ...row, secret: sealed })
    await appendAudit(tx, deps, actor, { kind: 'webhook.created', subject: row, before: null, after: describeWebhook(row) })
  })
  return { id, secret: fields.kind === 'signed' ? secret : null }
}

/** @throws {Refusal} `webhook.stale` when someone else saved since `revision`, `webhook.other-kind`; what `placeOfEdited` and `requireSound` throw. */
export async function changeWebhook(
  deps: Deps,
  actor: Caller,
  id: string,
  { revision, ...fields }: RouteBody<typeof routes.changeWebhook>,
): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const before = await requireWebhook(tx, id)
    if (before.revision !== revision) throw refuse('webhook.stale', { revision: before.revision })
    if (before.kind !== fields.kind) throw refuse('webhook.other-kind')
    const { url, secret, address, changedSecrets } = placeOfEdited(fields, before, await openPlace(deps, before))
    const isElsewhere = url !== before.url || secret !== undefined
    const { processIds } = fields
    // Switching one off is always allowed, whatever the settings permit by now.
    if (fields.enabled || isElsewhere) await requireSound(deps, tx, { address, processIds }, before.processIds)
    const restart =
      isElsewhere || (fields.enabled && !before.enabled) ? { failingSince: null, failures: 0, pausedSince: null, probeId: null } : {}
    const sealed = secret === undefined ? {} : { secret: await deps.secrets.seal(secretPurpose(id), secret) }
    const change = { ...columnsOf(fields), url }
    await repo.patchWebhook(tx, id, { ...change, ...sealed, ...restart, revision: revision + 1, updatedAt: deps.now() })
    if (Object.keys(restart).length > 0 && fields.enabled) await release(tx, id)
    const facts = changedFacts(describeWebhook(before), describeWebhook(change))
    const after = changedSecrets.length === 0 ? facts.after : { ...facts.after, changedSecrets }
    await appendAudit(tx, deps, actor, { kind: 'webhook.changed', subject: { id, name: fields.name }, before: facts.before, after })
  })
}

/**
 * Waiting deliveries are signed with the new one.
 *
 * @throws {Refusal} `webhook.other-kind` for a group robot: its secret is the chat's.
 */
export async function renewSecret(deps: Deps, actor: Caller, id: string) {
  const secret = newSecret()
  const sealed = await deps.secrets.seal(secretPurpose(id), secret)
  await withTransaction(deps.db, async (tx) => {
    const subject = await requireWebhook(tx, id)
    if (subject.kind !== 'signed') throw refuse('webhook.other-kind')
    await repo.patchWebhook(tx, id, { secret: sealed })
    await appendAudit(tx, deps, actor, { kind: 'webhook.secret-renewed', subject, before: null, after: null })
  })
  return { secret }
}

/** With its deliveries, also those that wait. @throws {Refusal} `webhook.not-found` */
export async function removeWebhook(deps: Deps, actor: Caller, id: string): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const before = await requireWebhook(tx, id)
    await repo.deleteWebhook(tx, id)
    await appendAudit(tx, deps, actor, { kind: 'webhook.removed', subject: before, before: describeWebhook(before), after: null })
  })
}

async function requireWebhook(tx: Transaction, id: string): Promise<repo.WebhookRow> {
  const found = await repo.lockWebhook(tx, id)
  if (found === null) throw refuse('webhook.not-found')
  return found
}

interface Aim {
  /** Null: it cannot be read any more. */
  readonly address: string | null
  readonly processIds: readonly string[]
}

/**
 * @param kept - processes that stay although they were removed meanwhile
 * @throws {Refusal} at `url` `request.invalid`, `webhook.secret-again`, `webhook.host-not-allowed`, at `processIds` `process.not-found`
 */
async function requireSound(deps: Deps, db: Queryable, { address, processIds }: Aim, kept: readonly string[]): Promise<void> {
  if (address === null) throw refuseAt(['url'], 'webhook.secret-again')
  const url = addressOf(address)
  if (url === null) throw refuse('request.invalid', { where: 'url' }, [{ path: ['url'], code: 'format', message: 'not an address' }])
  const host = hostOf(url)
  const { hosts } = await readOutgoing(deps)
  if (allowedHost(hosts, host) === undefined) throw refuseAt(['url'], 'webhook.host-not-allowed', { host })
  const known = new Set([...(await repo.findProcesses(db)).map(({ id }) => id), ...kept])
  if (!processIds.every((id) => known.has(id))) throw refuseAt(['processIds'], 'process.not-found')
}
