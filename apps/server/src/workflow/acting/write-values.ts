/** What a move writes into the forms, and the files that are handed in with it: checked against the rights of its maker and the forms' own rules. */
import type { FieldChange, JsonObject } from '@formwork/api-contract'
import type { Deps } from '../../deps'
import type { Actor } from '../../domain/actor'
import type { Locale } from '../../domain/locale'
import { refuse, refuseAt } from '../../domain/refusal'
import { refusalMessage } from '../../messages/refusal-message'
import { type FieldRightsNow, fieldRightsOf, isWritable } from '@formwork/workflow-core'
import { fileIdsIn } from '../attached-files'
import type { NamedFile } from '../read-ticket'
import { checkForms, mayWriteIn, withDefaults } from '../forms/check-forms'
import { changesInForms, checkAttachmentsInForms } from '../forms/process-forms'
import { mergeWritten, missingRequired } from '../rights/written-values'
import { rightsDefinition, type TicketFacts } from '../ticket-facts'
import type { TicketAct } from './move-traits'
import { valuesIn } from './move-needs'

export interface Writing {
  readonly actor: Actor
  readonly act: TicketAct
  readonly ticket: TicketFacts
  readonly ownFiles: readonly NamedFile[]
  readonly locale: Locale
}

export interface Written {
  /** The values from now on; null when nothing was written. */
  readonly values: JsonObject | null
  /** Field by field. */
  readonly changes: readonly FieldChange[]
  /** To keep with the ticket. */
  readonly fileIds: readonly string[]
  /** Names of the files that were handed in, by id. */
  readonly files: ReadonlyMap<string, string>
}

/** Answers of steps: before these the step's required fields have to be filled in. */
const ANSWERS: ReadonlySet<TicketAct['type']> = new Set(['approve', 'complete', 'choose', 'resubmit'])

/** @throws {Refusal} `ticket.values-refused` with an issue for every field that may not be written or is wrong; `file.not-found`. */
export function writeValues({ publishedForms }: Pick<Deps, 'publishedForms'>, writing: Writing): Written {
  const { act, ticket, ownFiles, locale } = writing
  const files = new Map(ownFiles.map(({ id, name }) => [id, name]))
  const foreign = act.attachments.findIndex((id) => !files.has(id))
  if (foreign >= 0) throw refuseAt(['attachments', foreign], 'file.not-found')
  const isAnswer = ANSWERS.has(act.type)
  // Answering the step of a form fills it in: when nothing is sent, with its default values.
  const sent = valuesIn(act) ?? (isAnswer && bringsForm(writing) ? {} : null)
  const rights = rightsOfWriter(writing)
  if (sent === null) {
    if (isAnswer) requireFilled(ticket.values, rights, locale)
    return { values: null, changes: [], fileIds: act.attachments, files }
  }
  const forms = publishedForms.formsOf(ticket.versionId, ticket)
  const written = forms.filter((each, index) => index === 0 || mayWriteIn(each, rights))
  const merged = mergeWritten(withDefaults(written, ticket.values), sent, rights)
  if (!merged.ok)
    throw refuse(
      'ticket.values-refused',
      {},
      merged.paths.map((path) => issueAt(path, 'field.not-writable', locale)),
    )
  if (isAnswer) requireFilled(merged.values, rights, locale)
  const isChecked = (model: string) => isWritable(rights, model)
  const values = checkForms(forms, merged.values, locale, { written, previous: ticket.values, isChecked })
  const before = new Set(fileIdsIn(ticket.values))
  const known = [...ownFiles, ...[...before].map((id) => ({ id, isImage: true, name: '' }))]
  const attached = checkAttachmentsInForms(forms, values, known, locale)
  if (!attached.ok) throw refuse('ticket.values-refused', {}, attached.issues)
  const changes = changesInForms(forms, ticket.values, values)
  return { values, changes, fileIds: [...new Set([...attached.fileIds.filter((id) => !before.has(id)), ...act.attachments])], files }
}

/** A form is first filled in at the step of the task. */
function bringsForm({ act, ticket: { state, furtherForms } }: Writing): boolean {
  if (furtherForms.length === 0 || !('taskId' in act)) return false
  const nodeId = state.tasks.find(({ id }) => id === act.taskId)?.nodeId
  return furtherForms.some(({ firstNodeId }) => firstNodeId === nodeId)
}

function rightsOfWriter({ actor, ticket }: Writing): FieldRightsNow {
  const { state, requester } = ticket
  return fieldRightsOf(rightsDefinition(ticket), state, { userId: actor.userId, requester: requester.id, hasScope: false })
}

function requireFilled(values: JsonObject, rights: FieldRightsNow, locale: Locale): void {
  const missing = missingRequired(values, rights)
  if (missing.length > 0)
    throw refuse(
      'ticket.values-refused',
      {},
      missing.map((path) => issueAt(path, 'field.required', locale)),
    )
}

const issueAt = (path: readonly (string | number)[], code: 'field.not-writable' | 'field.required', locale: Locale) => ({
  path: ['values', ...path],
  code,
  message: refusalMessage(code, {}, locale),
})
