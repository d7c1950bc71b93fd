/** Starts a ticket: values checked by the pinned form's own rules, first step, everything saved in one transaction. */
import type { JsonObject, Priority } from '@formwork/api-contract'
import { type FormDefinition, seenValues } from '@formwork/form-schema'
import { type ProcessDefinition, step } from '@formwork/workflow-core'
import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../db/client'
import { type OnceCall, runOnce } from '../db/run-once'
import { processes, processVersions } from '../db/schema/processes'
import { tickets, ticketValues } from '../db/schema/tickets'
import type { Deps } from '../deps'
import type { Actor } from '../domain/actor'
import type { Locale } from '../domain/locale'
import { refuse } from '../domain/refusal'
import { checkAttachments } from './attached-files'
import { attachToTicket } from './ticket-files'
import { applyEffects } from './apply-effects'
import { findAskablePeople } from './directory'
import { CHAIN_START } from './history-chain'
import { judgeValues } from './judge-values'
import { beginNumberedDay, nextTicketNumber } from './ticket-number'
import { storeTicket } from './ticket-record'

export interface StartInput {
  readonly processId: string
  readonly version: number
  readonly title: string
  readonly priority: Priority
  readonly values: JsonObject
  /** The day on the site's calendar that its number begins with, as `2026-11-21`. */
  readonly day: string
}

export interface StartedTicket {
  readonly id: string
  readonly number: string
}

/** @throws {Refusal} `ticket.values-refused` with an issue per field, and nothing is stored. */
export async function startTicket(
  deps: Deps,
  actor: Pick<Actor, 'userId' | 'name'>,
  { input, locale }: { readonly input: StartInput; readonly locale: Locale },
  call: OnceCall,
): Promise<StartedTicket> {
  await beginNumberedDay(deps.db, input.day)
  return runOnce(deps, call, (tx) => start(deps, tx, actor, input, locale))
}

async function start(
  deps: Deps,
  tx: Transaction,
  actor: Pick<Actor, 'userId' | 'name'>,
  input: StartInput,
  locale: Locale,
): Promise<StartedTicket> {
  const pinned = await loadPublished(tx, input)
  const { form, values, fileIds } = await checkValues(tx, pinned.formDefinition, input.values, { ownerId: actor.userId, locale })
  const people = await findAskablePeople(tx, pinned.definition, actor.userId)
  const requester = actor.userId
  const result = step(
    pinned.definition,
    null,
    { type: 'start', by: requester },
    { ...people, seen: seenValues(form, values), requester, granted: [] },
  )
  if (!result.ok) throw new Error(`The process ${input.processId} cannot start: ${JSON.stringify(result.reason)}`)

  const at = deps.now()
  const id = deps.newId()
  const { versionId, processName } = pinned
  const { state } = result
  const history = { historyLength: 0, historyHash: CHAIN_START }
  const number = await nextTicketNumber(tx, input.day)
  await tx.insert(tickets).values({
    id,
    number,
    title: input.title,
    priority: input.priority,
    processId: input.processId,
    versionId,
    processName,
    requesterId: requester,
    status: 'running',
    state,
    revision: 1,
    ...history,
    createdAt: at,
    updatedAt: at,
  })
  await tx.insert(ticketValues).values({ ticketId: id, values })
  await attachToTicket(tx, id, fileIds)
  const names = new Map(people.names).set(requester, actor.name)
  const end = await applyEffects(tx, result.effects, { ...history, ticketId: id, at, names })
  await storeTicket(tx, id, { ...end, state, revision: 1 }, at)
  return { id, number }
}

interface PinnedVersion {
  readonly versionId: string
  readonly processName: string
  readonly definition: ProcessDefinition
  readonly formDefinition: JsonObject | null
}

async function loadPublished(tx: Transaction, { processId, version }: StartInput): Promise<PinnedVersion> {
  const [row] = await tx
    .select({
      versionId: processVersions.id,
      version: processVersions.version,
      processName: processes.name,
      definition: processVersions.definition,
      formDefinition: processVersions.formDefinition,
    })
    .from(processes)
    .leftJoin(processVersions, and(eq(processVersions.processId, processes.id), eq(processVersions.version, processes.publishedVersion)))
    .where(and(eq(processes.id, processId), isNull(processes.deletedAt)))
  if (row === undefined) throw refuse('process.not-found')
  const { versionId, definition, processName, formDefinition } = row
  if (versionId === null || definition === null) throw refuse('process.not-published')
  if (row.version !== version) throw refuse('ticket.stale', { version: row.version })
  return { versionId, definition, processName, formDefinition }
}

interface CheckedValues {
  readonly form: FormDefinition
  readonly values: JsonObject
  readonly fileIds: readonly string[]
}

/** @returns the values to store, only what the form knows, and the files in them. */
async function checkValues(
  tx: Transaction,
  formDefinition: JsonObject | null,
  values: JsonObject,
  { ownerId, locale }: { readonly ownerId: string; readonly locale: Locale },
): Promise<CheckedValues> {
  const { form, values: judged } = judgeValues(formDefinition, values, locale)
  const attached = await checkAttachments(tx, form, judged, { ownerId, locale })
  if (!attached.ok) throw refuse('ticket.values-refused', {}, attached.issues)
  return { form, values: judged, fileIds: attached.fileIds }
}
