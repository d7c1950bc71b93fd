/** The cells of a table, one for each field of each row; the values of a row are assembled from them on demand. */
import type { AnyKnownWidget, FormValues } from '@formwork/form-schema'
import { type CellEvents, type FieldCells, openCells } from '../../field/field-cells'
import type { Row, RowId } from './row-list'
import { ownValue } from './row-values'

/** The name of a cell. The id has digits only, so no two cells share a name whatever their models hold. */
export const cellName = (id: RowId, model: string) => `${id} ${model}`

/** Undoes {@link cellName}. */
export function readCellName(cell: string): { readonly id: RowId; readonly model: string } {
  const end = cell.indexOf(' ')
  return { id: Number(cell.slice(0, end)), model: cell.slice(end + 1) }
}

export interface RowCells {
  readonly cells: FieldCells
  /** The values of a row: the object it came with until a cell of it changed. */
  readonly valuesOf: (row: Row) => FormValues
  /** Puts the values of these rows into their cells, which then hold what the rows came with. */
  fill(rows: readonly Row[]): void
  /** Closes the cells of removed rows, with their errors. */
  close(ids: readonly RowId[]): void
}

export interface RowCellsEvents extends Pick<CellEvents, 'onEdit' | 'onLeave'> {
  readonly onWrite: () => void
}

/** @param rowOf - the row with an id as it is now, where it is still there. */
export function openRowCells(
  fields: readonly AnyKnownWidget[],
  rowOf: (id: RowId) => Row | undefined,
  { onWrite, ...events }: RowCellsEvents,
): RowCells {
  /** Rows with a changed cell: their values, or null until they are read. */
  const changed = new Map<RowId, FormValues | null>()
  const cells = openCells({
    ...events,
    startValue(cell) {
      const { id, model } = readCellName(cell)
      const row = rowOf(id)
      return row && ownValue(row.base, model)
    },
    onWrite(cell) {
      changed.set(readCellName(cell).id, null)
      onWrite()
    },
  })
  const namesOf = (id: RowId) => fields.map(({ model }) => cellName(id, model))
  const collect = ({ id, base }: Row): FormValues => {
    const values: FormValues = Object.assign(Object.create(null), base)
    for (const { model } of fields) {
      const value = cells.valueOf(cellName(id, model))
      if (value !== undefined || Object.hasOwn(base, model)) values[model] = value
    }
    return values
  }
  return {
    cells,
    valuesOf(row) {
      const known = changed.get(row.id)
      if (known === undefined) return row.base
      const values = known ?? collect(row)
      changed.set(row.id, values)
      return values
    },
    fill(rows) {
      cells.setValues(
        rows.flatMap(({ id, base }) => fields.map(({ model }): [string, unknown] => [cellName(id, model), ownValue(base, model)])),
      )
      for (const { id } of rows) changed.delete(id)
    },
    close(ids) {
      for (const id of ids) {
        const names = namesOf(id)
        cells.setErrors(names, new Map())
        cells.drop(names)
        changed.delete(id)
      }
    },
  }
}
