/** Use-cases around webhooks: who is told of what, and the secret that calls are signed with. */
import { type AuditFacts, MOST_WEBHOOKS, type RouteBody, type routes, type Webhook } from '@formwork/api-contract'
import { appendAudit } from '../../db/append-audit'
import type { Queryable, Transaction } from '../../db/client'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import type { Caller } from '../../domain/actor'
import { changedFacts } from '../../domain/changed-facts'
import { refuse, refuseAt } from '../../domain/refusal'
import { allowedHost } from '../outgoing/host-guard'
import { addressOf, hostOf } from '../outgoing/send-request'
import { readOutgoing } from '../settings/outgoing-settings'
import { newSecret, secretPurpose } from './signature'
import * as repo from './webhook-repo'

type Fields = RouteBody<typeof routes.createWebhook>

export async function listWebhooks({ db }: Deps) {
  const [found, processes] = [await repo.findWebhooks(db), await repo.findProcesses(db)]
  return { list: found.map(toWire), processes }
}

type FoundWebhook = Awaited<ReturnType<typeof repo.findWebhooks>>[number]

function toWire({ webhook: { createdAt, failingSince, ...webhook }, last }: FoundWebhook): Webhook {
  return {
    ...webhook,
    createdAt: createdAt.toISOString(),
    failingSince: failingSince?.toISOString() ?? null,
    lastDelivery: last === null ? null : { ...last, createdAt: last.createdAt.toISOString() },
  }
}

/** @throws {Refusal} `webhook.too-many`; what `requireSound` throws. */
export async function createWebhook(deps: Deps, actor: Caller, fields: Fields) {
  const [id, secret, at] = [deps.newId(), newSecret(), deps.now()]
  const row = { ...withoutTwice(fields), id, revision: 1, createdAt: at, updatedAt: at }
  const sealed = await deps.secrets.seal(secretPurpose(id), secret)
  await withTransaction(deps.db, async (tx) => {
    if ((await repo.countWebhooks(tx)) >= MOST_WEBHOOKS) throw refuse('webhook.too-many', { limit: MOST_WEBHOOKS })
    await requireSound(deps, tx, fields, [])
    await repo.insertWebhook(tx, { ...row, secret: sealed })
    await appendAudit(tx, deps, actor, { kind: 'webhook.created', subject: row, before: null, after: describe(row) })
  })
  return { id, secret }
}

/** @throws {Refusal} `webhook.stale` when someone else saved since `revision`; what `requireSound` throws. */
export async function changeWebhook(
  deps: Deps,
  actor: Caller,
  id: string,
  { revision, ...fields }: RouteBody<typeof routes.changeWebhook>,
): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const before = await requireWebhook(tx, id)
    if (before.revision !== revision) throw refuse('webhook.stale', { revision: before.revision })
    const change = withoutTwice(fields)
    // One that is switched off is switched off whatever else the settings allow by now.
    if (fields.enabled || fields.url !== before.url) await requireSound(deps, tx, fields, before.processIds)
    const isOther = fields.url !== before.url || (fields.enabled && !before.enabled)
    const anew = isOther ? { failingSince: null } : {}
    await repo.patchWebhook(tx, id, { ...change, ...anew, revision: revision + 1, updatedAt: deps.now() })
    await appendAudit(tx, deps, actor, {
      kind: 'webhook.changed',
      subject: { id, name: fields.name },
      ...changedFacts(describe(before), describe(change)),
    })
  })
}

/** What waits is signed with the new one. */
export async function renewSecret(deps: Deps, actor: Caller, id: string) {
  const secret = newSecret()
  const sealed = await deps.secrets.seal(secretPurpose(id), secret)
  await withTransaction(deps.db, async (tx) => {
    const subject = await requireWebhook(tx, id)
    await repo.patchWebhook(tx, id, { secret: sealed })
    await appendAudit(tx, deps, actor, { kind: 'webhook.secret-renewed', subject, before: null, after: null })
  })
  return { secret }
}

export async function removeWebhook(deps: Deps, actor: Caller, id: string): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const before = await requireWebhook(tx, id)
    await repo.deleteWebhook(tx, id)
    await appendAudit(tx, deps, actor, { kind: 'webhook.removed', subject: before, before: describe(before), after: null })
  })
}

async function requireWebhook(tx: Transaction, id: string): Promise<repo.WebhookRow> {
  const found = await repo.lockWebhook(tx, id)
  if (found === null) throw refuse('webhook.not-found')
  return found
}

/**
 * @param kept - processes that stay although they were removed meanwhile
 * @throws {Refusal} at `url` `request.invalid`, `webhook.host-not-allowed`, at `processIds` `process.not-found`
 */
async function requireSound(deps: Deps, db: Queryable, { url, processIds }: Fields, kept: readonly string[]): Promise<void> {
  const address = addressOf(url)
  if (address === null) throw refuse('request.invalid', { where: 'url' }, [{ path: ['url'], code: 'format', message: 'not an address' }])
  const host = hostOf(address)
  const { hosts } = await readOutgoing(deps)
  if (allowedHost(hosts, host) === undefined) throw refuseAt(['url'], 'webhook.host-not-allowed', { host })
  const known = new Set([...(await repo.findProcesses(db)).map(({ id }) => id), ...kept])
  if (!processIds.every((id) => known.has(id))) throw refuseAt(['processIds'], 'process.not-found')
}

const withoutTwice = (fields: Fields): Fields => ({
  ...fields,
  events: [...new Set(fields.events)],
  processIds: [...new Set(fields.processIds)],
})

/** As the audit log tells of it. */
const describe = ({ name, url, enabled, events, processIds, includeValues }: Fields): AuditFacts => ({
  name,
  webhookUrl: url,
  enabled,
  events,
  processes: processIds.length,
  includeValues,
})
