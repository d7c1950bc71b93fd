/** A form while it is edited, and the way it is kept in this browser. */
import type { FormDetail } from '@formwork/api-contract'
import { exportDefinition, type FormDefinition, importDefinition } from '@formwork/form-schema'

export interface FormDraft {
  readonly name: string
  readonly remark: string
  readonly form: FormDefinition
}

/** The wire shape: what the server takes and what is kept locally. */
export interface WireDraft {
  readonly name: string
  readonly remark: string
  readonly definition: Readonly<Record<string, unknown>>
}

export function toWire({ name, remark, form }: FormDraft): WireDraft {
  return { name, remark, definition: exportDefinition(form) }
}

/** Null when the definition cannot be read as a form. */
export function fromWire({ name, remark, definition }: Pick<FormDetail, 'name' | 'remark' | 'definition'>): FormDraft | null {
  const imported = importDefinition(definition)
  return imported.ok ? { name, remark, form: imported.form } : null
}

export function parseKeptForm(value: unknown): FormDraft | null {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('remark' in value) || !('definition' in value)) return null
  const { name, remark, definition } = value
  if (typeof name !== 'string' || typeof remark !== 'string' || typeof definition !== 'object' || definition === null) return null
  return fromWire({ name, remark, definition: { ...definition } })
}
