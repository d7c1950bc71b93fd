/** The nested form of a working document, made once per document: documents never change, so identity is enough. */
import { type FormDefinition, type FormDocument, fromDocument } from '@formwork/form-schema'

const known = new WeakMap<FormDocument, FormDefinition>()

export function formOf(document: FormDocument): FormDefinition {
  const cached = known.get(document)
  if (cached !== undefined) return cached
  const form = fromDocument(document)
  known.set(document, form)
  return form
}
