/** The rows of a subform as a list: which rows there are, and in which order. Pure; values that are being edited are in cells, see `row-cells.ts`. */
import { type FormValues, isRemovedRow, ROW_STATUS, ROW_STATUS_KEY } from '@formwork/form-schema'
import { isAddedRow } from './row-values'

/** Stays with a row wherever it moves; never used twice in one list. */
export type RowId = number

export interface Row {
  readonly id: RowId
  /** The values it came with, or had when it was removed. Keys that no field knows stay as they are. */
  readonly base: FormValues
  /** True for a stored row that was removed: it stays in the value, with its mark, and is not shown. */
  readonly isRemoved: boolean
}

export interface RowList {
  readonly rows: readonly Row[]
  /** False where a field of the rows is itself called `status`: then no row can carry a mark. */
  readonly canMark: boolean
  /** The last id that was given to a row. */
  readonly lastId: RowId
}

/** A row that was removed, with what is needed to restore it. */
export interface TakenRow {
  readonly id: RowId
  /** Position among all rows. */
  readonly at: number
  readonly values: FormValues
}

export function listOfRows(values: readonly FormValues[], canMark: boolean): RowList {
  return insertRows({ rows: [], canMark, lastId: 0 }, 0, values)
}

/** Ids of the rows that are shown, in order. */
export function shownIds({ rows }: RowList): readonly RowId[] {
  return rows.filter(({ isRemoved }) => !isRemoved).map(({ id }) => id)
}

/** Puts new rows in front of the shown row at `index`, or at the end. Their ids follow `lastId`. */
export function insertRows(list: RowList, index: number, values: readonly FormValues[]): RowList {
  const before = shownIds(list)[index]
  const position = before === undefined ? list.rows.length : list.rows.findIndex(({ id }) => id === before)
  const added = values.map((base, order) => rowOf(list, list.lastId + 1 + order, base))
  return { ...list, rows: list.rows.toSpliced(position, 0, ...added), lastId: list.lastId + added.length }
}

/**
 * Puts in rows from outside. A row whose values are the very object that it had stays that row; the others keep the ids of rows that are gone, in
 * order, so that what is on the page is changed and not replaced.
 *
 * @param valuesOf - the values of a row as its reader last got them.
 * @returns the list, and the rows that are gone from it.
 */
export function replaceRows(
  list: RowList,
  values: readonly FormValues[],
  valuesOf: (row: Row) => FormValues,
): { readonly list: RowList; readonly gone: readonly Row[] } {
  const byValues = new Map(list.rows.map((row) => [valuesOf(row), row]))
  const kept = new Set(values.flatMap((base) => byValues.get(base) ?? []))
  const gone = list.rows.filter((row) => !kept.has(row))
  let { lastId } = list
  const rows = values.map((base) => {
    const known = byValues.get(base) ?? gone.shift()
    // An object that occurs twice makes two rows.
    byValues.delete(base)
    return rowOf(list, known?.id ?? ++lastId, base)
  })
  return { list: { ...list, rows, lastId }, gone }
}

/** Removes a row. A stored one stays with its mark; one that was never stored is dropped. @param values - what it holds now. */
export function removeRow(list: RowList, id: RowId, values: FormValues): RowList {
  if (!list.canMark || isAddedRow(values)) return dropRows(list, [id])
  const base: FormValues = Object.assign(Object.create(null), values, { [ROW_STATUS_KEY]: ROW_STATUS.removed })
  return { ...list, rows: list.rows.map((row) => (row.id === id ? { id, base, isRemoved: true } : row)) }
}

export function restoreRow(list: RowList, { id, at, values }: TakenRow): RowList {
  return { ...list, rows: dropRows(list, [id]).rows.toSpliced(at, 0, { id, base: values, isRemoved: false }) }
}

/** Takes rows out without a mark. */
export function dropRows(list: RowList, ids: readonly RowId[]): RowList {
  const dropped = new Set(ids)
  return { ...list, rows: list.rows.filter(({ id }) => !dropped.has(id)) }
}

/** Moves a row to the place of the shown row at `toIndex`. @returns the same list when there is nothing to move. */
export function moveRow(list: RowList, id: RowId, toIndex: number): RowList {
  const shown = shownIds(list)
  const from = shown.indexOf(id)
  const target = shown[toIndex]
  const row = list.rows.find((other) => other.id === id)
  if (!row || from === -1 || target === undefined || target === id) return list
  const others = dropRows(list, [id]).rows
  const place = others.findIndex((other) => other.id === target) + (toIndex > from ? 1 : 0)
  return { ...list, rows: others.toSpliced(place, 0, row) }
}

function rowOf({ canMark }: RowList, id: RowId, base: FormValues): Row {
  return { id, base, isRemoved: canMark && isRemovedRow(base) }
}
