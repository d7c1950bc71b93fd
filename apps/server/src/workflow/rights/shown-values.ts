/** The values of a ticket without what is hidden from somebody. Pure. */
import type { JsonObject } from '@formwork/api-contract'
import { type FieldRightsNow, rightOf } from '@formwork/workflow-core'

/**
 * Whether a change of a field, or of a column, may be shown.
 *
 * @param path - the field's model; in a subform the index of the row and the column's model follow
 */
export function isShownField(rights: FieldRightsNow, path: readonly (string | number)[]): boolean {
  const [model, , column] = path
  if (typeof model !== 'string') return true
  return rightOf(rights, typeof column === 'string' ? `${model}.${column}` : model) !== 'hidden'
}

export function shownValues(values: JsonObject, rights: FieldRightsNow): JsonObject {
  if (rights.other !== 'hidden' && !Object.values(rights.named).includes('hidden')) return values
  const shown = Object.entries(values).filter(([model]) => rightOf(rights, model) !== 'hidden')
  return Object.fromEntries(
    shown.map(([model, value]) => [model, Array.isArray(value) ? value.map((row) => shownRow(row, model, rights)) : value]),
  )
}

function shownRow(row: unknown, model: string, rights: FieldRightsNow): unknown {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return row
  return Object.fromEntries(Object.entries(row).filter(([column]) => rightOf(rights, `${model}.${column}`) !== 'hidden'))
}
