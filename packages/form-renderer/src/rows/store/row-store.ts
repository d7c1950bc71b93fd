/**
 * The rows of one subform while they are filled: a list of rows, a cell for each of their fields, and their errors. A key press writes one cell;
 * the list for the host is assembled on demand, and only changed rows are built again.
 */
import {
  type AnyKnownWidget,
  type FormValues,
  newRow,
  ROW_STATUS_KEY,
  rowFields,
  type RowsWidget,
  type ValueIssue,
} from '@formwork/form-schema'
import type { FieldCells } from '../../field/field-cells'
import type { FormIssue } from '../../submit/server-issues'
import { cellName, openRowCells, readCellName } from './row-cells'
import { openRowIssues, type RowIssues, type RowProblem, type ValidateCell } from './row-issues'
import {
  dropRows,
  insertRows,
  listOfRows,
  moveRow,
  removeRow,
  replaceRows,
  restoreRow,
  type Row,
  type RowId,
  type RowList,
  shownIds,
  type TakenRow,
} from './row-list'
import { asRows } from './row-values'

export interface RowStoreEvents {
  readonly validate: ValidateCell
  /** A problem was found when a cell was left. */
  readonly announce: (message: string) => void
  /** Runs work once no click is under way. */
  readonly afterPress: (work: () => void) => void
  /** Something in the rows changed; `isShape` when rows were added, removed or moved. */
  readonly onChange: (isShape: boolean) => void
}

export interface RowStore extends Pick<RowIssues, 'check' | 'recheck'> {
  readonly subform: RowsWidget
  readonly fields: readonly AnyKnownWidget[]
  /** Cells by the names of {@link cellName}. */
  readonly cells: FieldCells
  /** The rows that are shown, in order. A new list only when rows were added, removed or moved. */
  readonly shown: () => readonly RowId[]
  readonly subscribe: (listener: () => void) => () => void
  /** All rows as the form's value, removed ones with their mark. */
  readonly value: () => readonly FormValues[]
  /** Puts in rows from outside, see {@link replaceRows}; what is no list of rows counts as none. */
  readonly setValue: (value: unknown) => void
  /** Another number when rows come or go from outside: what was done before can then not be undone. */
  readonly generation: () => number
  rowValues(id: RowId): FormValues
  /** The row at a position of the value's list, removed ones counted. */
  idAt(position: number): RowId | undefined
  /** Puts new rows at a position among the shown ones, with these values over a new row's own. */
  insert(index: number, values: readonly FormValues[]): readonly RowId[]
  /** Removes a row; a stored one stays in the value, marked as removed. @returns what {@link RowStore.restore} takes; null when there is no such row. */
  remove(id: RowId): TakenRow | null
  restore(row: TakenRow): void
  /** Drops rows without a mark: what added them is undone. */
  discard(ids: readonly RowId[]): void
  move(id: RowId, toIndex: number): void
  /** Puts values into cells, as one change. */
  write(values: readonly (readonly [cell: string, value: unknown])[]): void
  /** The cell at a path that leads from the form, if it is shown. */
  cellAt(path: ValueIssue['path']): string | undefined
  /** Shows these problems at their cells and takes all others away. `stay` keeps each message until its value changes. */
  showIssues(issues: readonly (ValueIssue | FormIssue)[], stay: boolean): void
  problems(): readonly RowProblem[]
}

export function openRows(subform: RowsWidget, start: unknown, { validate, announce, afterPress, onChange }: RowStoreEvents): RowStore {
  const fields = rowFields(subform)
  const models = new Set(fields.map(({ model }) => model))
  const listeners = new Set<() => void>()
  let list: RowList = listOfRows(asRows(start), !models.has(ROW_STATUS_KEY))
  let byId: ReadonlyMap<RowId, Row> = indexed(list)
  let shown = shownIds(list)
  const added = new Set<RowId>()
  let generation = 0
  /** The form's value; null after a change, until it is read. */
  let value: readonly FormValues[] | null = null

  const rowCells = openRowCells(fields, (id) => byId.get(id), {
    onWrite() {
      value = null
    },
    onEdit(cell) {
      issues.recheck(cell)
      onChange(false)
    },
    onLeave(cell) {
      afterPress(() => {
        // A row that was added and not written in yet lacks nothing: it waits to be filled in, and may be one of several.
        if (!isBlank(readCellName(cell).id)) announce(issues.check(cell)?.message ?? '')
      })
    },
  })
  const { cells, valuesOf } = rowCells
  const issues = openRowIssues(fields, cells, (id) => byId.has(id), validate)

  const isBlank = (id: RowId) => {
    const row = byId.get(id)
    return row !== undefined && added.has(id) && valuesOf(row) === row.base
  }
  const put = (next: RowList) => {
    list = next
    byId = indexed(next)
    shown = shownIds(next)
    value = null
  }
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const rearrange = (next: RowList) => {
    put(next)
    notify()
    onChange(true)
  }
  const cellAt = ([, position, model]: ValueIssue['path']) => {
    const row = typeof position === 'number' ? list.rows[position] : undefined
    return row && !row.isRemoved && typeof model === 'string' && models.has(model) ? cellName(row.id, model) : undefined
  }
  return {
    subform,
    fields,
    cells,
    cellAt,
    check: issues.check,
    recheck: issues.recheck,
    generation: () => generation,
    shown: () => shown,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    value() {
      value ??= list.rows.map(valuesOf)
      return value
    },
    setValue(given) {
      const { list: next, gone } = replaceRows(list, asRows(given), valuesOf)
      rowCells.close(gone.map(({ id }) => id))
      if (gone.length > 0 || next.lastId !== list.lastId) generation++
      put(next)
      rowCells.fill(next.rows)
      issues.recheckAll()
      notify()
    },
    rowValues(id) {
      const row = byId.get(id)
      return row ? valuesOf(row) : {}
    },
    idAt: (position) => list.rows[position]?.id,
    insert(index, values) {
      const before = list.lastId
      rearrange(
        insertRows(
          list,
          index,
          values.map((own) => Object.assign(newRow(subform), own)),
        ),
      )
      const ids = values.map((_, order) => before + 1 + order)
      for (const id of ids) added.add(id)
      return ids
    },
    remove(id) {
      const row = byId.get(id)
      if (!row) return null
      const taken = { id, at: list.rows.indexOf(row), values: valuesOf(row) }
      const next = removeRow(list, id, taken.values)
      rowCells.close([id])
      rearrange(next)
      return taken
    },
    restore: (row) => rearrange(restoreRow(list, row)),
    discard(ids) {
      rowCells.close(ids)
      rearrange(dropRows(list, ids))
    },
    move(id, toIndex) {
      const next = moveRow(list, id, toIndex)
      if (next !== list) rearrange(next)
    },
    write(values) {
      cells.setValues(values)
      onChange(false)
    },
    showIssues(found, stay) {
      const atCells = new Map<string, FormIssue>()
      for (const issue of found) {
        const cell = cellAt(issue.path)
        if (cell !== undefined && !atCells.has(cell)) atCells.set(cell, issue)
      }
      issues.show(atCells, stay)
    },
    problems: () => issues.problems(shown),
  }
}

function indexed({ rows }: RowList): ReadonlyMap<RowId, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}
