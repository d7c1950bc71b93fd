/** Reads rows of unchecked values. */
import { type FormValues, ROW_STATUS, ROW_STATUS_KEY } from '@formwork/form-schema'

/** The rows of a stored value; entries that are no rows are left out. */
export function asRows(value: unknown): readonly FormValues[] {
  return Array.isArray(value) ? value.filter(isRow) : []
}

function isRow(value: unknown): value is FormValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The own value under `key`, or undefined. */
export function ownValue(row: FormValues, key: string): unknown {
  return Object.hasOwn(row, key) ? row[key] : undefined
}

/** True for a row that a person added and that was not stored yet. */
export function isAddedRow(row: FormValues): boolean {
  return ownValue(row, ROW_STATUS_KEY) === ROW_STATUS.added
}
