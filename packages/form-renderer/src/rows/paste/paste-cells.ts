/** Puts a copied range into rows, from one cell to the right and downwards, and reports what did not fit. */
import { type AnyKnownWidget, VALUE_LIMITS } from '@formwork/form-schema'
import type { RowId } from '../store/row-list'
import { cellName } from '../store/row-cells'
import type { RowStore } from '../store/row-store'
import { readCell, type Unfit } from '../../widgets/cells/read-cell'

/** A column that a paste may reach. */
export interface PasteColumn {
  readonly field: AnyKnownWidget
  readonly label: string
  readonly isLocked: (id: RowId) => boolean
}

/** A cell that kept its value. */
export interface UnfitCell {
  /** Position of the row among those shown, from 0. */
  readonly row: number
  readonly label: string
  readonly text: string
  readonly reason: Unfit
}

export interface PasteReport {
  readonly rows: number
  readonly columns: number
  readonly unfit: readonly UnfitCell[]
  /** Rows and columns of the range for which there was no room. */
  readonly rowsLeft: number
  readonly columnsLeft: number
  /** Puts the cells back as they were and takes added rows away; what was changed since stays. */
  readonly undo: () => void
}

export interface PastePlace {
  readonly row: number
  readonly column: number
}

export function pasteCells(
  store: RowStore,
  columns: readonly PasteColumn[],
  { row: firstRow, column: firstColumn }: PastePlace,
  range: readonly (readonly string[])[],
): PasteReport {
  const targets = columns.slice(firstColumn)
  const lines = withoutHeader(range, targets)
  const free = VALUE_LIMITS.rows - store.value().length + store.shown().length
  const rows = Math.min(lines.length, Math.max(0, free - firstRow))
  const missing = Math.max(0, firstRow + rows - store.shown().length)
  const added =
    missing > 0
      ? store.insert(
          store.shown().length,
          Array.from({ length: missing }, () => ({})),
        )
      : []
  const ids = store.shown().slice(firstRow, firstRow + rows)
  const writes: { readonly cell: string; readonly before: unknown; readonly value: unknown }[] = []
  const unfit: UnfitCell[] = []
  ids.forEach((id, offset) => {
    const line = lines[offset] ?? []
    line.slice(0, targets.length).forEach((text, index) => {
      const column = targets[index]
      if (!column) return
      const reading = column.isLocked(id) ? ({ ok: false, reason: 'locked' } as const) : readCell(column.field, text)
      const cell = cellName(id, column.field.model)
      if (reading.ok) writes.push({ cell, before: store.cells.valueOf(cell), value: reading.value })
      else if (text.trim() !== '') unfit.push({ row: firstRow + offset, label: column.label, text: text.trim(), reason: reading.reason })
    })
  })
  store.write(writes.map(({ cell, value }) => [cell, value]))
  for (const { cell, value } of writes) if (value !== '' && value !== null) store.check(cell)

  const width = Math.max(0, ...lines.map((line) => line.length))
  return {
    rows,
    columns: Math.min(width, targets.length),
    unfit,
    rowsLeft: lines.length - rows,
    columnsLeft: Math.max(0, width - targets.length),
    undo() {
      const untouched = writes.filter(({ cell, value }) => Object.is(store.cells.valueOf(cell), value))
      store.write(untouched.map(({ cell, before }) => [cell, before]))
      for (const { cell } of untouched) if (store.cells.errors().has(cell)) store.check(cell)
      if (added.length > 0) store.discard(added)
    },
  }
}

/** A first line that only repeats the titles of the columns is no row. */
function withoutHeader(range: readonly (readonly string[])[], targets: readonly PasteColumn[]): readonly (readonly string[])[] {
  const [first, ...others] = range
  const isHeader =
    first && others.length > 0 && first.length <= targets.length && first.every((text, index) => text.trim() === targets[index]?.label)
  return isHeader ? others : range
}
