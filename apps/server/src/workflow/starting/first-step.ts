/** What a start decides, before anything is written. */
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
import type { OnceKey } from '../../db/once-key'
import type { Deps } from '../../deps'
import type { Actor } from '../../domain/actor'
import type { Locale } from '../../domain/locale'
import { refuse } from '../../domain/refusal'
import { refusalMessage } from '../../messages/refusal-message'
import { fileIdsIn, type OwnFile } from '../attached-files'
import { choiceNotAsked, requireChoosable, requireChosen } from '../choosing/check-choices'
import { toAskable } from '../directory'
import { checkStartForms } from '../forms/check-forms'
import { withReceivedValues } from '../forms/read-received-values'
import { checkAttachmentsInForms, isOfStart, type ProcessForms, seenInForms } from '../forms/process-forms'
import { mergeWritten, missingRequired } from '../rights/written-values'
import { type PublishedVersion, type ReadStart, requirePublished, type StartNeeds } from '../read-start'
import { calendarFor } from '../settings/calendar-for'
import { titleFor } from '../settings/named-start'

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

export interface StartScene {
  readonly read: ReadStart
  readonly at: Date
}

export function startNeeds({ input }: WantedStart, once: OnceKey, now: Date): StartNeeds {
  const { processId, day, values, chosen = {} } = input
  const chosenIds = [...new Set(Object.values(chosen).flat())]
  return { processId, day, fileIds: fileIdsIn(values), values, chosenIds, once, now }
}

/** What a start decides, before it is written. */
export interface FirstStep {
  readonly published: PublishedVersion
  readonly title: string
  readonly values: JsonObject
  readonly fileIds: readonly string[]
  readonly people: ReturnType<typeof toAskable>
  readonly state: ProcessState
  readonly effects: readonly Effect[]
}

export async function firstStep(
  deps: Deps,
  actor: Actor,
  { input, locale, isOrdered = false, schedule, inbound, received }: WantedStart,
  { read, at }: StartScene,
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
  const sources = {
    ...(schedule === undefined ? {} : { schedule }),
    ...(inbound === undefined ? {} : { inbound }),
  }
  const result = await stepOfStart(deps, actor, { published, people, forms, values, input, sources }, { read, at })
  if (!result.ok && result.reason.code === 'choice.not-asked') throw choiceNotAsked(definition, result.reason.nodeId, locale)
  if (!result.ok) throw new Error(`The process ${input.processId} cannot start: ${JSON.stringify(result.reason)}`)
  return { published, title, values, fileIds, people, state: result.state, effects: result.effects }
}

/** The first step of the engine, with what it can see. */
export async function stepOfStart(
  deps: Deps,
  actor: Actor,
  { published: { definition }, people, forms, values, input: { priority, chosen }, sources }: SteppedStart,
  { read, at }: StartScene,
) {
  const requester = actor.userId
  const command = { type: 'start', by: requester, at: at.getTime(), ...(chosen === undefined ? {} : { chosen }), ...sources } as const
  return step(definition, null, command, {
    ...people,
    ...(await calendarFor(deps, definition, null)),
    seen: seenInForms(forms, values),
    requester,
    priority,
    enabled: [...people.names.keys(), ...read.chosenPeople.map(({ id }) => id)],
    granted: [],
  })
}

interface SteppedStart extends Pick<FirstStep, 'published' | 'people' | 'values'> {
  readonly forms: ProcessForms
  readonly input: Pick<StartInput, 'priority' | 'chosen'>
  readonly sources: { readonly schedule?: string; readonly inbound?: string }
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
  const written = mergeWritten(Object.assign({}, ...defaults), entered, rights, { isPublic: true })
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
