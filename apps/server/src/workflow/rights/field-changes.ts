/** What an act changed in a form, field by field. Pure. */
import { isDeepStrictEqual } from 'node:util'
import type { FieldChange, JsonObject } from '@formwork/api-contract'
import { type FormDefinition, hasRows, inputFields, rowFields } from '@formwork/form-schema'

/**
 * Every changed field, in the order of the form; of a subform each column of each row. Rows are identified by their index.
 * Any empty value counts as null.
 */
export function fieldChanges(form: FormDefinition, before: JsonObject, after: JsonObject): FieldChange[] {
  return inputFields(form).flatMap((field): FieldChange[] => {
    const { model, name } = field
    const [from, to] = [valueOf(before, model), valueOf(after, model)]
    if (isDeepStrictEqual(from, to)) return []
    if (!hasRows(field)) return [{ path: [model], label: name, from, to }]
    const [old, next] = [rowsOf(from), rowsOf(to)]
    const places = Array.from({ length: Math.max(old.length, next.length) }, (_, index) => index)
    return places.flatMap((index) =>
      rowFields(field).flatMap((column): FieldChange[] => {
        const [was, is] = [valueOf(old[index], column.model), valueOf(next[index], column.model)]
        return isDeepStrictEqual(was, is)
          ? []
          : [{ path: [model, index, column.model], label: `${name} / ${column.name}`, from: was, to: is }]
      }),
    )
  })
}

function valueOf(record: unknown, model: string): unknown {
  if (typeof record !== 'object' || record === null || !Object.hasOwn(record, model)) return null
  const value: unknown = Reflect.get(record, model)
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0) ? null : value
}

const rowsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A value as text that does not depend on the order of its objects' properties, which jsonb changes. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const properties = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${properties.map(([name, property]) => `${JSON.stringify(name)}:${canonical(property)}`).join()}}`
}
