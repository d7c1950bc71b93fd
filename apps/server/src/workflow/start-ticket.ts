/** Starts a ticket: one read, values checked by the pinned form's own rules, the first step, one write. */
import type { JsonObject, Priority } from '@formwork/api-contract'
import { defaultValues, type FormDefinition, seenValues } from '@formwork/form-schema'
import { type ProcessDefinition, step } from '@formwork/workflow-core'
import type { Rights } from '../access/rights'
import { type OnceCall, type OnceKey, onceKeyOf, requireSameCall } from '../db/once-key'
import { breaksUnique } from '../db/sql-state'
import type { Deps } from '../deps'
import type { Actor } from '../domain/actor'
import type { Locale } from '../domain/locale'
import { refuse, refuseAt } from '../domain/refusal'
import { refusalMessage } from '../messages/refusal-message'
import { checkAttachments, fileIdsIn, type OwnFile } from './attached-files'
import { toAskable } from './directory'
import { CHAIN_START } from './history-chain'
import { computeAndCheck } from './check-values'
import { openTasks } from './open-tasks'
import { isWritable, rightsAtNode } from './rights/field-rights'
import { mergeWritten, missingRequired } from './rights/written-values'
import { readStart, requirePublished } from './read-start'
import { readTicket } from './read-ticket'
import { numberFor, numberPartsOf, titleFor } from './settings/named-start'
import { passTakenNumbers } from './settings/number-pattern'
import { stepRows } from './step-rows'
import { activePeople, type TicketFacts } from './ticket-facts'
import { beginNumberedDay } from './ticket-number'
import { writeStart } from './write-start'

export interface StartInput {
  readonly processId: string
  readonly version: number
  /** As it was typed; not read where the process has a pattern for it. */
  readonly title: string
  readonly priority: Priority
  readonly values: JsonObject
  /** By step, whom the requester chose for it. */
  readonly chosen?: Readonly<Record<string, readonly string[]>> | undefined
  /** The day on the site's calendar that its number begins with, as `2026-11-21`. */
  readonly day: string
}

export interface WantedStart {
  readonly input: StartInput
  readonly locale: Locale
  /** By a step of another ticket: nobody writes the values, so nobody's rights limit them. */
  readonly isOrdered?: boolean
}

export interface StartedTicket {
  readonly id: string
  readonly number: string
}

export interface StartOutcome {
  /** A repetition is given the same. */
  readonly answer: StartedTicket
  /** The ticket as it stands now. */
  readonly ticket: TicketFacts
  readonly rights: Rights
}

/** A second one finds the answer of whoever had the key; a third one is only needed when that answer has just run out. */
const MAX_ATTEMPTS = 3

/** @throws {Refusal} `ticket.values-refused` with an issue per field, and nothing is stored. */
export async function startTicket(deps: Deps, actor: Actor, wanted: WantedStart, call: OnceCall): Promise<StartOutcome> {
  const once = onceKeyOf(call)
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const outcome = await start(deps, actor, wanted, once)
    if (outcome !== null) return outcome
  }
  throw refuse('server.busy')
}

async function start(
  deps: Deps,
  actor: Actor,
  { input, locale, isOrdered = false }: WantedStart,
  once: OnceKey,
): Promise<StartOutcome | null> {
  const at = deps.now()
  const { processId, day, priority } = input
  const chosenIds = [...new Set(Object.values(input.chosen ?? {}).flat())]
  const read = await readStart(deps.db, actor, {
    processId,
    day,
    fileIds: fileIdsIn(input.values),
    values: input.values,
    chosenIds,
    once,
    now: at,
  })
  if (read.stored !== null) {
    requireSameCall(read.stored, once)
    // Stored below from a `StartedTicket` of this very route and body.
    return startedBefore(deps, actor, read.stored.answer as StartedTicket)
  }
  const published = requirePublished(read, input.version, isOrdered)
  const { versionId, processName, definition } = published
  const form = await deps.publishedForms.formOf(versionId, async () => published.form)
  if (!isOrdered) requireWritable(definition, form, input.values, locale)
  const { values, fileIds } = checkValues(form, input.values, { definition, ownFiles: read.ownFiles, locale })
  const requester = actor.userId
  const title = titleFor(published, { ...input, form, values, requester: actor.name, locale })
  const people = toAskable(read.askable, { definition, requester, values })
  const { chosen } = input
  const command = { type: 'start', by: requester, at: at.getTime(), ...(chosen === undefined ? {} : { chosen }) } as const
  const enabled = [...people.names.keys(), ...read.chosenPeople.map((person) => person.id)]
  const result = step(definition, null, command, { ...people, seen: seenValues(form, values), requester, granted: [], enabled })
  if (!result.ok && result.reason.code === 'assignee.unavailable') throw refuseAt(['chosen'], 'task.assignee-unavailable')
  if (!result.ok) throw new Error(`The process ${processId} cannot start: ${JSON.stringify(result.reason)}`)

  const id = deps.newId()
  const { state } = result
  const names = new Map([...people.names, ...read.chosenPeople.map((person): [string, string] => [person.id, person.name])]).set(
    requester,
    actor.name,
  )
  const { rows, end } = stepRows(result.effects, { historyLength: 0, historyHash: CHAIN_START, ticketId: id, at, names })
  if (!read.hasDayBegun) await beginNumberedDay(deps.db, day)
  const ticket = { id, title, priority, processId, processName, versionId, state, values, ...end }
  const number = await writeStart(deps.db, {
    ticket: { ...ticket, openTasks: openTasks(state, definition), requesterId: requester },
    number: numberFor(definition, day),
    fileIds,
    rows,
    at,
    once,
  }).catch(async (error: unknown) => {
    const parts = numberPartsOf(definition, day)
    if (parts === null || !breaksUnique(error, 'tickets_number')) throw error
    await passTakenNumbers(deps.db, parts)
    return null
  })
  if (number === null) return null
  const started: TicketFacts = {
    ...ticket,
    number,
    version: published.version,
    definition,
    form: published.form,
    requester: { id: requester, name: actor.name, departmentId: actor.departmentId, active: true },
    revision: 1,
    createdAt: at,
    updatedAt: at,
    finishedAt: state.status === 'running' ? null : at,
    history: rows.history,
    isCopied: false,
    people: activePeople(names),
  }
  return { answer: { id, number }, ticket: started, rights: read.rights }
}

async function startedBefore(deps: Deps, actor: Actor, answer: StartedTicket): Promise<StartOutcome> {
  const { ticket, rights } = await readTicket(deps.db, actor, answer.id, null)
  if (ticket === null) throw new Error(`The ticket ${answer.id} was started and is not there`)
  return { answer, ticket, rights }
}

interface CheckedValues {
  /** What is stored, only what the form knows. */
  readonly values: JsonObject
  /** The files in it. */
  readonly fileIds: readonly string[]
}

/** What somebody who starts a ticket may write. */
function rightsAtStart(definition: ProcessDefinition) {
  const startId = definition.nodes.find(({ kind }) => kind === 'start')?.id ?? ''
  return rightsAtNode(definition, startId)
}

/** What they may not write has to be as the form has it. */
function requireWritable(definition: ProcessDefinition, form: FormDefinition, entered: JsonObject, locale: Locale): void {
  const rights = rightsAtStart(definition)
  const written = mergeWritten({ ...defaultValues(form) }, entered, rights)
  const paths = written.ok ? missingRequired(entered, rights) : written.paths
  const code = written.ok ? 'field.required' : 'field.not-writable'
  const issues = paths.map((path) => ({ path: ['values', ...path], code, message: refusalMessage(code, {}, locale) }))
  if (issues.length > 0) throw refuse('ticket.values-refused', {}, issues)
}

interface StartCheck {
  readonly definition: ProcessDefinition
  readonly ownFiles: readonly OwnFile[]
  readonly locale: Locale
}

function checkValues(form: FormDefinition, entered: JsonObject, { definition, ownFiles, locale }: StartCheck): CheckedValues {
  const rights = rightsAtStart(definition)
  // Where steps say what is written when, a field is asked for where it is written.
  const isChecked = (model: string) => isWritable(rights, model)
  const values = computeAndCheck(form, entered, locale, Object.keys(rights.named).length === 0 ? {} : { isChecked })
  const attached = checkAttachments(form, values, ownFiles, locale)
  if (!attached.ok) throw refuse('ticket.values-refused', {}, attached.issues)
  return { values, fileIds: attached.fileIds }
}
