/** Finds rows, handles and controls of a table on the page, by what the rows write there. */
import { FOCUSABLE } from '../submit/focus-field'
import type { RowId } from './store/row-list'

export interface CellPlace {
  readonly id: RowId
  /** Position among the columns. */
  readonly column: number
}

export function rowElement(table: HTMLElement, id: RowId): HTMLElement | null {
  return table.querySelector<HTMLElement>(`[data-row="${id}"]`)
}

export function handleOf(table: HTMLElement, id: RowId): HTMLElement | null {
  return table.querySelector<HTMLElement>(`[data-handle="${id}"]`)
}

/** The row an element stands in. */
export function rowOf(element: Element): RowId | null {
  const text = element.closest<HTMLElement>('[data-row]')?.dataset['row']
  return text === undefined ? null : Number(text)
}

/** The cell an element stands in. */
export function placeOf(element: Element): CellPlace | null {
  const cell = element.closest('.fw-rows-cell')
  const id = rowOf(element)
  return cell?.parentElement && id !== null ? { id, column: cellsOf(cell.parentElement).indexOf(cell) } : null
}

/** The control of a cell; the row's first one that can be used when `column` is null. */
export function controlAt(table: HTMLElement, id: RowId, column: number | null): HTMLElement | null {
  const row = rowElement(table, id)
  if (!row) return null
  const cells = cellsOf(row)
  const wanted = column === null ? cells : cells.slice(column, column + 1)
  for (const cell of wanted) {
    const control = [...cell.querySelectorAll<HTMLElement>(FOCUSABLE)].find((element) => !element.matches(':disabled'))
    if (control) return control
  }
  return null
}

function cellsOf(row: Element): readonly Element[] {
  return [...row.children].filter((child) => child.classList.contains('fw-rows-cell'))
}
