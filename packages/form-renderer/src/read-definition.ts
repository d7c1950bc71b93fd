/** Accepts a form definition in either shape: the one form-schema made, or the JSON as it lies in a file. */
import { type FormDefinition, importDefinition, isFormDefinition, type JsonObject } from '@formwork/form-schema'

export type ReadDefinition = { readonly ok: true; readonly form: FormDefinition } | { readonly ok: false; readonly message: string }

/** Reads `definition`. Never throws; the message of a refusal is form-schema's own. */
export function readDefinition(definition: FormDefinition | JsonObject | string): ReadDefinition {
  if (isFormDefinition(definition)) return { ok: true, form: definition }
  const result = importDefinition(definition)
  if (result.ok) return { ok: true, form: result.form }
  return { ok: false, message: result.report.find((finding) => finding.severity === 'error')?.message ?? 'not a form definition' }
}
