/** Rows of a subform: their shape and the mark that tells a server what happened to them (spec 4.3). */
import { type ValueProblem, wrongShape } from '../define-behaviour'
import { isList, isObject, ownValue } from '../json'
import { VALUE_LIMITS } from '../value-limits'

/**
 * `status` of a row that a person added, and of a stored row that was removed. A row without it is as it was stored.
 *
 * @example ROW_STATUS.removed // -1
 */
export const ROW_STATUS = { added: 1, removed: -1 } as const

/**
 * The key of a row that holds its status.
 *
 * @example ROW_STATUS_KEY // 'status'
 */
export const ROW_STATUS_KEY = 'status'

/**
 * Recognises stored rows that were removed: such a row is handed back so that a server can see it, and is not validated.
 *
 * @param row - one row of a subform; any value.
 * @returns true when its `status` is `ROW_STATUS.removed`.
 * @example isRemovedRow({ what: 'pen', status: -1 }) // true
 */
export function isRemovedRow(row: unknown): boolean {
  return isObject(row) && ownValue(row, ROW_STATUS_KEY) === ROW_STATUS.removed
}

/** Problems of a subform's value as a whole: a list of objects, at most `LIMITS.rows`. */
export function checkRows(value: unknown): readonly ValueProblem[] {
  if (!isList(value) || !value.every(isObject)) return wrongShape('rows')
  return value.length > VALUE_LIMITS.rows ? [{ code: 'max', params: { max: VALUE_LIMITS.rows, rows: value.length } }] : []
}
