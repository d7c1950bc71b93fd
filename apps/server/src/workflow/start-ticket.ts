/** Starts a ticket: one read, values checked by the pinned form's own rules, the first step, one write; read and write are batched with other starts of that moment. */
import type { JsonObject, Priority } from '@formwork/api-contract'
import { defaultValues } from '@formwork/form-schema'
import {
  choosingAtStart,
  type Effect,
  type FieldRightsNow,
  isWritable,
  type ProcessState,
  rightsAtStart,
  step,
  withFormRights,
} from '@formwork/workflow-core'
import type { Rights } from '../access/rights'
import { type OnceCall, type OnceKey, onceKeyOf, requireSameCall } from '../db/once-key'
import { breaksUnique } from '../db/sql-state'
import type { Deps } from '../deps'
import type { Actor } from '../domain/actor'
import type { Locale } from '../domain/locale'
import { refuse } from '../domain/refusal'
import { refusalMessage } from '../messages/refusal-message'
import { fileIdsIn, type OwnFile } from './attached-files'
import { choiceNotAsked, requireChoosable, requireChosen } from './choosing/check-choices'
import { toAskable } from './directory'
import { CHAIN_START } from './history-chain'
import { checkStartForms } from './forms/check-forms'
import { withReceivedValues } from './forms/read-received-values'
import { checkAttachmentsInForms, isOfStart, type ProcessForms, seenInForms } from './forms/process-forms'
import { openSteps } from './open-tasks'
import { mergeWritten, missingRequired } from './rights/written-values'
import { type PublishedVersion, type ReadStart, requirePublished, type StartNeeds } from './read-start'
import { readTicket } from './read-ticket'
import { calendarFor } from './settings/calendar-for'
import { numberingOf, titleFor } from './settings/named-start'
import { skipTakenNumbers } from './settings/number-pattern'
import { stepRows } from './step-rows'
import { namesFor, type TicketFacts, withFound } from './ticket-facts'
import { beginNumberedDay } from './ticket-number'

export interface StartInput {
  readonly processId: string
  /** The version that was filled in; null: the published one. */
  readonly version: number | null
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
  /** Started by a step of another ticket: no person writes the values, so no field rights apply. */
  readonly isOrdered?: boolean
  /** The name of the schedule that starts it. */
  readonly schedule?: string
  /** The name of the inbound webhook that starts it. */
  readonly inbound?: string
  /** By the model of a field what another system sent: read by the kind of the field, and used in place of `values`. */
  readonly received?: JsonObject
}

export interface StartedTicket {
  readonly id: string
  readonly number: string
}

export interface StartOutcome {
  /** A repetition gets the same. */
  readonly answer: StartedTicket
  /** The ticket as it stands now. */
  readonly ticket: TicketFacts
  readonly rights: Rights
}

/** A second try finds the answer of the call that had the key; a third is only needed when that answer has just expired. */
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

/** Whether this person could start it now: refuses what a start would. The values may hold no files: those of a start belong to its ticket. */
export async function checkStart(deps: Deps, actor: Actor, wanted: WantedStart): Promise<Pick<FirstStep, 'title' | 'values'>> {
  const at = deps.now()
  const once = { actorId: actor.userId, key: null, route: '', bodyHash: '' }
  const read = await deps.ticketBatches.readStart(actor, needsOf(wanted, once, at))
  const { title, values } = await firstStep(deps, actor, wanted, { read: { ...read, ownFiles: [] }, at })
  return { title, values }
}

function needsOf({ input }: WantedStart, once: OnceKey, now: Date): StartNeeds {
  const { processId, day, values, chosen = {} } = input
  const chosenIds = [...new Set(Object.values(chosen).flat())]
  return { processId, day, fileIds: fileIdsIn(values), values, chosenIds, once, now }
}

async function start(deps: Deps, actor: Actor, wanted: WantedStart, once: OnceKey): Promise<StartOutcome | null> {
  const at = deps.now()
  const { processId, day, priority } = wanted.input
  const read = await deps.ticketBatches.readStart(actor, needsOf(wanted, once, at))
  if (read.stored !== null) {
    requireSameCall(read.stored, once)
    // Stored below from a `StartedTicket` of this very route and body.
    return startedBefore(deps, actor, read.stored.answer as StartedTicket)
  }
  const { published, title, values, fileIds, people, state, effects } = await firstStep(deps, actor, wanted, { read, at })
  const { versionId, processName, definition } = published
  const requester = actor.userId
  const id = deps.newId()
  const asker = { id: requester, name: actor.name }
  const found = { names: people.names, candidates: [...read.chosenPeople, asker] }
  const names = namesFor({ requester: asker, people: new Map() }, found)
  const { rows, end } = stepRows(effects, { historyLength: 0, historyHash: CHAIN_START, ticketId: id, at, names })
  if (!read.hasDayBegun) await beginNumberedDay(deps.db, day)
  const ticket = { id, title, priority, processId, processName, versionId, state, values, ...end }
  const numbering = numberingOf(definition, day)
  const newTicket = { ...ticket, openTasks: openSteps(state, definition), requesterId: requester }
  const number = await deps.ticketBatches
    .writeStart({ ticket: newTicket, numbering, fileIds, rows, at, once })
    .catch(async (error: unknown) => {
      if (numbering.kind === 'day' || !breaksUnique(error, 'tickets_number')) throw error
      await skipTakenNumbers(deps.db, numbering.parts)
      return null
    })
  if (number === null) return null
  const started: TicketFacts = {
    ...ticket,
    number,
    version: published.version,
    definition,
    form: published.form,
    furtherForms: published.furtherForms,
    requester: { id: requester, name: actor.name, departmentId: actor.departmentId, active: true },
    revision: 1,
    createdAt: at,
    updatedAt: at,
    finishedAt: state.status === 'running' ? null : at,
    history: rows.history,
    isCopied: false,
    // Nobody is shown this for a ticket that a step starts.
    parentId: null,
    people: withFound(new Map(), found),
  }
  return { answer: { id, number }, ticket: started, rights: read.rights }
}

/** What a start decides, before it is written. */
interface FirstStep {
  readonly published: PublishedVersion
  readonly title: string
  readonly values: JsonObject
  readonly fileIds: readonly string[]
  readonly people: ReturnType<typeof toAskable>
  readonly state: ProcessState
  readonly effects: readonly Effect[]
}

async function firstStep(
  deps: Deps,
  actor: Actor,
  { input, locale, isOrdered = false, schedule, inbound, received }: WantedStart,
  { read, at }: { readonly read: ReadStart; readonly at: Date },
): Promise<FirstStep> {
  const published = requirePublished(read, input.version, isOrdered)
  const { versionId, definition } = published
  const forms = deps.publishedForms.formsOf(versionId, published)
  const rights = rightsAtStart(withFormRights(definition, published.furtherForms))
  const entered = received === undefined ? input.values : withReceivedValues(forms, input.values, received, locale)
  if (!isOrdered) requireWritable(forms, entered, rights, locale)
  const { values, fileIds } = checkValues(forms, entered, { rights, ownFiles: read.ownFiles, locale })
  const requester = actor.userId
  const title = titleFor(published, { ...input, forms, values, requester: actor.name, locale })
  const people = toAskable(read.askable, { definition, requester, values })
  const { chosen } = input
  requireChoosable(definition, chosen ?? {}, read.chosenPeople, locale)
  if (!isOrdered) requireChosen(definition, choosingAtStart(definition), chosen ?? {}, locale)
  const ordered = {
    ...(chosen === undefined ? {} : { chosen }),
    ...(schedule === undefined ? {} : { schedule }),
    ...(inbound === undefined ? {} : { inbound }),
  }
  const command = { type: 'start', by: requester, at: at.getTime(), ...ordered } as const
  const enabled = [...people.names.keys(), ...read.chosenPeople.map((person) => person.id)]
  const surroundings = {
    ...people,
    ...(await calendarFor(deps, definition, null)),
    seen: seenInForms(forms, values),
    requester,
    priority: input.priority,
    enabled,
  }
  const result = step(definition, null, command, { ...surroundings, granted: [] })
  if (!result.ok && result.reason.code === 'choice.not-asked') throw choiceNotAsked(definition, result.reason.nodeId, locale)
  if (!result.ok) throw new Error(`The process ${input.processId} cannot start: ${JSON.stringify(result.reason)}`)
  return { published, title, values, fileIds, people, state: result.state, effects: result.effects }
}

async function startedBefore(deps: Deps, actor: Actor, answer: StartedTicket): Promise<StartOutcome> {
  const { ticket, rights } = await readTicket(deps.db, actor, answer.id, null)
  if (ticket === null) throw new Error(`The ticket ${answer.id} was started and is not there`)
  return { answer, ticket, rights }
}

interface CheckedValues {
  /** What is stored: only fields of the form. */
  readonly values: JsonObject
  /** The files in it. */
  readonly fileIds: readonly string[]
}

/** Fields that they may not write must have the forms' own values. */
function requireWritable(forms: ProcessForms, entered: JsonObject, rights: FieldRightsNow, locale: Locale): void {
  const defaults = forms.filter(isOfStart).map(({ form }) => defaultValues(form))
  const written = mergeWritten(Object.assign({}, ...defaults), entered, rights)
  const paths = written.ok ? missingRequired(entered, rights) : written.paths
  const code = written.ok ? 'field.required' : 'field.not-writable'
  const issues = paths.map((path) => ({ path: ['values', ...path], code, message: refusalMessage(code, {}, locale) }))
  if (issues.length > 0) throw refuse('ticket.values-refused', {}, issues)
}

interface StartCheck {
  readonly rights: FieldRightsNow
  readonly ownFiles: readonly OwnFile[]
  readonly locale: Locale
}

function checkValues(forms: ProcessForms, entered: JsonObject, { rights, ownFiles, locale }: StartCheck): CheckedValues {
  // Where steps say what is written when, a field is asked for where it is written.
  const isChecked = (model: string) => isWritable(rights, model)
  const limits = Object.keys(rights.named).length === 0 ? {} : { isChecked }
  const values = checkStartForms(forms, entered, locale, limits)
  const attached = checkAttachmentsInForms(forms, values, ownFiles, locale)
  if (!attached.ok) throw refuse('ticket.values-refused', {}, attached.issues)
  return { values, fileIds: attached.fileIds }
}
