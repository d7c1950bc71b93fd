/** Written values against the rights of their writer: what they may not write is refused, what they may not see stays as it was. Pure. */
import { isDeepStrictEqual } from 'node:util'
import type { JsonObject } from '@formwork/api-contract'
import { type FieldRightsNow, isWritable, rightOf } from '@formwork/workflow-core'

export type WrittenValues =
  | { readonly ok: true; readonly values: JsonObject }
  /** Places in the values that they may not write. */
  | { readonly ok: false; readonly paths: readonly (readonly (string | number)[])[] }

export interface Merging {
  /** Everybody may know the present values, as those that a form begins with. */
  readonly isPublic?: boolean
}

/** @param stored - the present values; @param sent - what is written; fields that are left out stay unchanged */
export function mergeWritten(
  stored: JsonObject,
  sent: JsonObject,
  rights: FieldRightsNow,
  { isPublic = false }: Merging = {},
): WrittenValues {
  const paths: (string | number)[][] = []
  // A field that is sent unchanged is not written. A hidden one is refused all the same: otherwise values could be tried until one is accepted.
  const isRepeated = (name: string, value: unknown, before: unknown) =>
    (isPublic || rightOf(rights, name) !== 'hidden') && isDeepStrictEqual(value, before)
  const merged: Record<string, unknown> = { ...stored }
  for (const [model, value] of Object.entries(sent)) {
    const before = Object.hasOwn(stored, model) ? stored[model] : undefined
    const columns = Object.keys(rights.named).some((name) => name.startsWith(`${model}.`))
    if (columns && rightOf(rights, model) !== 'hidden' && Array.isArray(value)) {
      const rows = mergeRows(Array.isArray(before) ? before : [], value, model, { rights, isRepeated })
      paths.push(...rows.paths)
      merged[model] = rows.value
    } else if (isWritable(rights, model)) merged[model] = value
    else if (!isRepeated(model, value, before)) paths.push([model])
  }
  return paths.length > 0 ? { ok: false, paths } : { ok: true, values: merged }
}

interface RowRules {
  readonly rights: FieldRightsNow
  readonly isRepeated: (name: string, value: unknown, before: unknown) => boolean
}

/** Rows are identified by their index. Without the right to write the subform rows are neither added nor removed. */
function mergeRows(before: readonly unknown[], sent: readonly unknown[], model: string, { rights, isRepeated }: RowRules) {
  const paths: (string | number)[][] = []
  if (!isWritable(rights, model) && sent.length !== before.length) return { paths: [[model]], value: before }
  const value = sent.map((row, index) => {
    const old: Readonly<Record<string, unknown>> = Object(before[index] ?? {})
    const next: Record<string, unknown> = { ...old }
    const fields: Readonly<Record<string, unknown>> = Object(row)
    for (const [column, entry] of Object.entries(fields)) {
      if (isWritable(rights, `${model}.${column}`)) next[column] = entry
      else if (!isRepeated(`${model}.${column}`, entry, old[column])) paths.push([model, index, column])
    }
    return next
  })
  return { paths, value }
}

/** The fields that have to be filled in before the step is answered, and are not. */
export function missingRequired(values: JsonObject, { named }: FieldRightsNow): (string | number)[][] {
  return Object.entries(named).flatMap(([model, right]): (string | number)[][] => {
    if (right !== 'required') return []
    const dot = model.indexOf('.')
    if (dot < 0) return isEmpty(values[model]) ? [[model]] : []
    const [subform, column] = [model.slice(0, dot), model.slice(dot + 1)]
    const rows: unknown = values[subform]
    if (!Array.isArray(rows)) return []
    return rows.flatMap((row, index) => (isEmpty(Object(row)[column]) ? [[subform, index, column]] : []))
  })
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
