/** Use-cases around inbound webhooks: making, changing, stopping and removing them, and their secrets. */
import { type InboundFields, inboundMappingSchema, MAX_INBOUND, type PageQuery, routes } from '@formwork/api-contract'
import { appendAudit } from '../../db/append-audit'
import type { Queryable, Transaction } from '../../db/client'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import type { Actor, Caller } from '../../domain/actor'
import { changedFacts } from '../../domain/changed-facts'
import type { Locale } from '../../domain/locale'
import { refuse } from '../../domain/refusal'
import { pageAnswer, pageOf } from '../list-window'
import { findNames } from '../schedules/schedule-repo'
import { peopleFor } from '../users/people-service'
import { type InboundRight, requireReached } from './inbound-policy'
import * as repo from './inbound-repo'
import { newSecrets } from './inbound-secrets'
import { describeInbound, toDetail, toRow } from './inbound-wire'
import { requireSound } from './sound-plan'

const HOUR_MS = 3_600_000

/** Those that start in the name of people within reach, by name. */
export async function listInbound(
  deps: Deps,
  actor: Actor,
  { keyword, ...page }: PageQuery & { readonly keyword?: string | undefined },
  locale: Locale,
) {
  const window = pageOf(page)
  const people = await peopleFor(deps, actor, routes.listInboundWebhooks.access)
  const { rows, count } = await repo.findInbounds(deps.db, { people, keyword }, window)
  return pageAnswer(window, { rows: rows.map((row) => toRow(row, locale)), count })
}

/** @throws {Refusal} `inbound.not-found`, `scope.beyond-yours` */
export async function getInbound(deps: Deps, actor: Actor, id: string, locale: Locale) {
  const found = await requireInbound(deps.db, actor, 'process:admin:inbound:list', id)
  return toDetail(found, await findNames(deps.db, found.mapping.chosen), { now: deps.now(), locale })
}

interface Site {
  /** The address of the request, for a server without a configured one. */
  readonly site: string
  readonly locale: Locale
}

/** @throws {Refusal} `inbound.too-many`; what `requireSound` throws. */
export async function createInbound(deps: Deps, actor: Caller, fields: InboundFields, { site, locale }: Site) {
  const columns = columnsOf(fields)
  await requireSound(deps, actor, 'process:admin:inbound:add', columns, locale)
  const [id, at] = [deps.newId(), deps.now()]
  const { shown, kept } = await newSecrets(deps, id, deps.publicUrl ?? site)
  await withTransaction(deps.db, async (tx) => {
    if ((await repo.countInbound(tx)) >= MAX_INBOUND) throw refuse('inbound.too-many', { limit: MAX_INBOUND })
    await repo.insertInbound(tx, { id, ...columns, ...kept, revision: 1, createdAt: at, updatedAt: at })
    const made = await lock(tx, id)
    await appendAudit(tx, deps, actor, { kind: 'inbound.created', subject: made, before: null, after: describeInbound(made) })
  })
  return { id, ...shown }
}

/** @throws {Refusal} as `createInbound`, and `inbound.stale` when someone else saved since `revision`. */
export async function updateInbound(
  deps: Deps,
  actor: Caller,
  { id, revision, fields }: { readonly id: string; readonly revision: number; readonly fields: InboundFields },
  locale: Locale,
): Promise<void> {
  await requireInbound(deps.db, actor, 'process:admin:inbound:edit', id)
  const columns = columnsOf(fields)
  await requireSound(deps, actor, 'process:admin:inbound:edit', columns, locale)
  await change(deps, actor, id, (before) => {
    if (before.revision !== revision) throw refuse('inbound.stale', { revision: before.revision })
    return columns
  })
}

/** Enabled already, or stopped already, nothing changes. */
export async function setInboundEnabled(deps: Deps, actor: Caller, id: string, enabled: boolean): Promise<void> {
  const known = await requireInbound(deps.db, actor, 'process:admin:inbound:edit', id)
  if (known.enabled !== enabled) await change(deps, actor, id, () => ({ enabled }))
}

/** @param graceHours - how long the present ones go on working; 0: not at all @throws {Refusal} `inbound.not-found`, `scope.beyond-yours` */
export async function renewSecrets(deps: Deps, actor: Caller, { id, graceHours }: { id: string; graceHours: number }, { site }: Site) {
  const { shown, kept } = await newSecrets(deps, id, deps.publicUrl ?? site)
  const oldUntil = graceHours === 0 ? null : new Date(deps.now().getTime() + graceHours * HOUR_MS)
  await withTransaction(deps.db, async (tx) => {
    const subject = await lockReached(tx, actor, 'process:admin:inbound:edit', id)
    await repo.replaceSecrets(tx, id, { ...kept, oldUntil })
    await appendAudit(tx, deps, actor, { kind: 'inbound.secrets-renewed', subject, before: null, after: { graceHours } })
  })
  return shown
}

/** With its log. @throws {Refusal} `inbound.not-found`, `scope.beyond-yours` */
export async function deleteInbound(deps: Deps, actor: Caller, id: string): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const before = await lockReached(tx, actor, 'process:admin:inbound:delete', id)
    await repo.deleteInbound(tx, id)
    await appendAudit(tx, deps, actor, { kind: 'inbound.removed', subject: before, before: describeInbound(before), after: null })
  })
}

function columnsOf({ name, processId, starterId, enabled, signatures, perMinute, ...mapping }: InboundFields) {
  return {
    name,
    processId,
    starterId,
    enabled,
    signatures: [...new Set(signatures)],
    perMinute,
    mapping: inboundMappingSchema.parse(mapping),
  }
}

type Changes = Parameters<typeof repo.patchInbound>[2]

function change(deps: Deps, actor: Caller, id: string, changesOf: (before: repo.InboundRecord) => Changes): Promise<void> {
  return withTransaction(deps.db, async (tx) => {
    const before = await lockReached(tx, actor, 'process:admin:inbound:edit', id)
    await repo.patchInbound(tx, id, { ...changesOf(before), revision: before.revision + 1, updatedAt: deps.now() })
    const saved = await lock(tx, id)
    const changed = changedFacts(describeInbound(before), describeInbound(saved))
    await appendAudit(tx, deps, actor, { kind: 'inbound.changed', subject: saved, ...changed })
  })
}

/** @throws {Refusal} `inbound.not-found`, `scope.beyond-yours` */
export async function requireInbound(db: Queryable, actor: Actor, right: InboundRight, id: string): Promise<repo.InboundRecord> {
  const found = await repo.findInbound(db, id)
  if (found === null) throw refuse('inbound.not-found')
  await requireReached(db, actor, right, found.starter)
  return found
}

/** Its person may have changed since it was read. @throws {Refusal} `inbound.not-found`, `scope.beyond-yours` */
async function lockReached(tx: Transaction, actor: Actor, right: InboundRight, id: string): Promise<repo.InboundRecord> {
  const found = await lock(tx, id)
  await requireReached(tx, actor, right, found.starter)
  return found
}

async function lock(tx: Transaction, id: string): Promise<repo.InboundRecord> {
  const found = await repo.lockInbound(tx, id)
  if (found === null) throw refuse('inbound.not-found')
  return found
}
