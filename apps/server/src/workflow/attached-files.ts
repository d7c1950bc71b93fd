/** The files in a form's values: they have to be uploads of the person who hands them in. */
import { fileIdOf, type JsonObject, type ProblemIssue, UPLOAD_PATH } from '@formwork/api-contract'
import {
  type AnyKnownWidget,
  definitionOf,
  type FormDefinition,
  type FormValues,
  hasRows,
  inputFields,
  itemOf,
  rowFields,
} from '@formwork/form-schema'
import type { Locale } from '../domain/locale'
import { refusalMessage } from '../messages/refusal-message'

/** A field that stores files: its options say where they are sent. */
type UploadField = Extract<AnyKnownWidget, { readonly options: { readonly isQiniu: boolean } }>

/** One uploaded file in the values. */
interface Attachment {
  readonly field: UploadField
  readonly path: readonly (string | number)[]
  readonly address: unknown
}

/** One of the person's own uploads. */
export interface OwnFile {
  readonly id: string
  readonly isImage: boolean
}

/** Either the ids to keep with the ticket, or what is wrong with the values. */
export type AttachedFiles =
  | { readonly ok: true; readonly fileIds: readonly string[] }
  | { readonly ok: false; readonly issues: readonly ProblemIssue[] }

/** The ids of all uploads that values contain anywhere, before they are checked: they include those of the form's fields. */
export function fileIdsIn(values: JsonObject): string[] {
  const ids = new Set<string>()
  const pending: unknown[] = [values]
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    const id = fileIdOf(value)
    if (id !== null) ids.add(id)
    else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) pending.push(part)
  }
  return [...ids]
}

/**
 * Checks the files of values that passed the form's own rules. A field that sends to this server takes this person's uploads only, an image
 * field pictures only; a field that sends elsewhere takes addresses from elsewhere too.
 *
 * @param ownFiles - this person's uploads among `fileIdsIn` of the values
 */
export function checkAttachments(form: FormDefinition, values: FormValues, ownFiles: readonly OwnFile[], locale: Locale): AttachedFiles {
  const attachments = attachmentsOf(inputFields(form), values, [])
  const own = new Map(ownFiles.map((file) => [file.id, file]))
  const issues = attachments.flatMap(({ field, path, address }): ProblemIssue[] => {
    const id = fileIdOf(address)
    const problem = (code: 'file.not-found' | 'file.not-an-image'): ProblemIssue => ({
      path: ['values', ...path],
      code,
      message: `${field.name}${locale === 'en' ? ': ' : '：'}${refusalMessage(code, {}, locale)}`,
    })
    if (id === null) return sendsHere(field) ? [problem('file.not-found')] : []
    const file = own.get(id)
    if (file === undefined) return [problem('file.not-found')]
    return !file.isImage && takesPictures(field) ? [problem('file.not-an-image')] : []
  })
  if (issues.length > 0) return { ok: false, issues }
  const attached = attachments.flatMap(({ address }) => fileIdOf(address) ?? [])
  return { ok: true, fileIds: [...new Set(attached)].filter((id) => own.has(id)) }
}

function attachmentsOf(fields: ReturnType<typeof inputFields>, values: FormValues, around: Attachment['path']): Attachment[] {
  return fields.flatMap((field): Attachment[] => {
    const value = values[field.model]
    if (!Array.isArray(value)) return []
    const entries: readonly unknown[] = value
    const at = [...around, field.model]
    if (hasRows(field)) return entries.flatMap((row, index) => attachmentsOf(rowFields(field), Object(row), [...at, index]))
    if (!isUploadField(field)) return []
    return entries.map((entry, index) => ({ field, path: [...at, index], address: Object(entry).url }))
  })
}

const shapeOf = (field: AnyKnownWidget) => itemOf(definitionOf(field).valueShape(field.options) ?? { kind: 'anything' })
const isUploadField = (field: AnyKnownWidget): field is UploadField => shapeOf(field).kind === 'file'

function takesPictures(field: UploadField): boolean {
  const shape = shapeOf(field)
  return shape.kind === 'file' && shape.isPicture
}

/** An empty address means the host's own upload, which is this server. */
function sendsHere({ options }: UploadField): boolean {
  return !options.isQiniu && (options.action === '' || options.action === UPLOAD_PATH)
}
