/** What a move writes into the forms, and the files that are handed in with it: checked against the rights of its maker and the forms' own rules. */
import type { JsonObject } from '@formwork/api-contract'
import type { Deps } from '../../deps'
import type { Actor } from '../../domain/actor'
import type { Locale } from '../../domain/locale'
import { refuse, refuseAt } from '../../domain/refusal'
import { refusalMessage } from '../../messages/refusal-message'
import { checkAttachments, fileIdsIn } from '../attached-files'
import { computeAndCheck } from '../check-values'
import type { NamedFile } from '../read-ticket'
import { fieldRightsOf, type FieldRightsNow, isWritable } from '../rights/field-rights'
import { mergeWritten, missingRequired } from '../rights/written-values'
import type { TicketFacts } from '../ticket-facts'
import type { TicketAct } from './command-of'
import { valuesIn } from './move-needs'

export interface Writing {
  readonly actor: Actor
  readonly act: TicketAct
  readonly ticket: TicketFacts
  readonly ownFiles: readonly NamedFile[]
  readonly locale: Locale
}

export interface Written {
  /** What stands from now on; null when nothing was written. */
  readonly values: JsonObject | null
  /** To keep with the ticket. */
  readonly fileIds: readonly string[]
  /** Names of the files that were handed in, by id. */
  readonly files: ReadonlyMap<string, string>
}

/** Answers of steps: before these the step's required fields have to be filled in. */
const ANSWERS: ReadonlySet<TicketAct['type']> = new Set(['approve', 'complete', 'choose', 'resubmit'])

/** @throws {Refusal} `ticket.values-refused` with an issue for every field that may not be written or is wrong; `file.not-found`. */
export async function writeValues({ publishedForms }: Pick<Deps, 'publishedForms'>, writing: Writing): Promise<Written> {
  const { act, ticket, ownFiles, locale } = writing
  const files = new Map(ownFiles.map(({ id, name }) => [id, name]))
  const foreign = act.attachments.findIndex((id) => !files.has(id))
  if (foreign >= 0) throw refuseAt(['attachments', foreign], 'file.not-found')
  const sent = valuesIn(act)
  const rights = rightsOfWriter(writing)
  if (sent === null) {
    if (ANSWERS.has(act.type)) requireFilled(ticket.values, rights, locale)
    return { values: null, fileIds: act.attachments, files }
  }
  const merged = mergeWritten(ticket.values, sent, rights)
  if (!merged.ok)
    throw refuse(
      'ticket.values-refused',
      {},
      merged.paths.map((path) => issueAt(path, 'field.not-writable', locale)),
    )
  if (ANSWERS.has(act.type)) requireFilled(merged.values, rights, locale)
  const form = await publishedForms.formOf(ticket.versionId, async () => ticket.form)
  const values = computeAndCheck(form, merged.values, locale, {
    previous: ticket.values,
    isChecked: (model) => isWritable(rights, model),
  })
  const before = new Set(fileIdsIn(ticket.values))
  const known = [...ownFiles, ...[...before].map((id) => ({ id, isImage: true, name: '' }))]
  const attached = checkAttachments(form, values, known, locale)
  if (!attached.ok) throw refuse('ticket.values-refused', {}, attached.issues)
  return { values, fileIds: [...new Set([...attached.fileIds.filter((id) => !before.has(id)), ...act.attachments])], files }
}

function rightsOfWriter({ actor, ticket: { definition, state, requester } }: Writing): FieldRightsNow {
  return fieldRightsOf(definition, state, { userId: actor.userId, requester: requester.id, hasScope: false })
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
