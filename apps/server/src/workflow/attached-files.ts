/** The files in a form's values: they have to be uploads of the person who hands them in. */
import { fileIdOf, type ProblemIssue, UPLOAD_PATH } from '@formwork/api-contract'
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
import type { Queryable } from '../db/client'
import type { Locale } from '../domain/locale'
import { refusalMessage } from '../messages/refusal-message'
import { findOwnFiles } from './ticket-files'

/** A field that stores files: its options say where they are sent. */
type UploadField = Extract<AnyKnownWidget, { readonly options: { readonly isQiniu: boolean } }>

/** One uploaded file in the values. */
interface Attachment {
  readonly field: UploadField
  readonly path: readonly (string | number)[]
  readonly address: unknown
}

/** Either the ids to keep with the ticket, or what is wrong with the values. */
export type AttachedFiles =
  | { readonly ok: true; readonly fileIds: readonly string[] }
  | { readonly ok: false; readonly issues: readonly ProblemIssue[] }

/**
 * Checks the files of values that passed the form's own rules. A field that sends to this server takes this person's uploads only, an image
 * field pictures only; a field that sends elsewhere takes addresses from elsewhere too.
 */
export async function checkAttachments(
  db: Queryable,
  form: FormDefinition,
  values: FormValues,
  { ownerId, locale }: { readonly ownerId: string; readonly locale: Locale },
): Promise<AttachedFiles> {
  const attachments = attachmentsOf(inputFields(form), values, [])
  const ids = attachments.flatMap(({ address }) => fileIdOf(address) ?? [])
  const own = new Map((await findOwnFiles(db, [...new Set(ids)], ownerId)).map((file) => [file.id, file]))
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
  return issues.length > 0 ? { ok: false, issues } : { ok: true, fileIds: [...own.keys()] }
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
