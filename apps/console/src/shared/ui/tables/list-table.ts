/** The model of a list by TanStack Table: columns, rows and their cells, rendered as a table or as cards. */
import { type ColumnDef, metaHelper, type ReactTable, tableFeatures, useTable } from '@tanstack/react-table'
import type { ReactNode } from 'react'

export interface ColumnLook {
  /** Pixels; without it the column takes the remaining width. */
  readonly width?: number
  /** The minimum of a column without a width, in pixels, when it is more than the usual one. */
  readonly narrowest?: number
  readonly align?: 'left' | 'right'
  /** On a card: the headline, beside the headline, a line (the default), a line with its name, or left out. */
  readonly card?: 'title' | 'badge' | 'line' | 'named' | 'none'
  /** Left out of a table on a screen between a phone's and a desktop's. */
  readonly isForWide?: boolean
}

// Neither sorted, filtered nor paged here: the server does all three.
const features = tableFeatures({ columnMeta: metaHelper<ColumnLook>() })

/** A list needs the same columns at every render (`useMemo`), or its model is built again. */
export type ListColumn<Row extends object> = ColumnDef<typeof features, Row> & { readonly id: string; readonly header: string }
export type ListTable<Row extends object> = ReactTable<typeof features, Row>
export type ListRow<Row extends object> = ReturnType<ListTable<Row>['getRow']>
type ListCell<Row extends object> = ReturnType<ListRow<Row>['getAllCells']>[number]

/** Rows chosen for an action on all of them. */
export interface RowSelection<Row> {
  /** Keys of rows, those of other pages too. */
  readonly chosen: ReadonlySet<string>
  /** `isRange`: with those between the row that was chosen last and this one. Default false. */
  readonly onChoose: (rows: readonly Row[], isChosen: boolean, isRange?: boolean) => void
  readonly nameOf: (row: Row) => string
}

/** Keys of a list: a letter, and its action on the current row; null without one. */
export type RowActs<Row> = Readonly<Record<string, (row: Row | null) => void>>

/** What a table and cards are drawn from. */
export interface ListShape<Row extends object> {
  /** What the list is, for assistive technology. */
  readonly label: string
  readonly table: ListTable<Row>
  /** False until the first answer. */
  readonly hasRows: boolean
  readonly isLoading: boolean
  readonly actions?: (row: Row) => ReactNode
  readonly onOpen?: (row: Row) => void
  readonly selection?: RowSelection<Row>
  /** Keys of this list, beside those of every such list. Absent: it has none. */
  readonly keys?: RowActs<Row>
  /** The pointer or the focus has reached it. */
  readonly onNear?: (row: Row) => void
}

/**
 * The content of a cell. Its column is called as a function, not rendered as a component (as `FlexRender` does): columns that are built again, because
 * the rows or the language changed, keep the elements of the cell in the document, and the focus in place.
 */
export function drawCell<Row extends object>(cell: ListCell<Row>): ReactNode {
  const { cell: draw } = cell.column.columnDef
  const drawn: unknown = typeof draw === 'function' ? draw(cell.getContext()) : draw
  return drawn as ReactNode
}

const NO_ROWS: readonly never[] = []

/** `rows` is undefined until the first answer. */
export function useListTable<Row extends object>(
  columns: readonly ListColumn<Row>[],
  rows: readonly Row[] | undefined,
  rowKey: (row: Row) => string,
): ListTable<Row> {
  return useTable({ features, columns, data: rows ?? NO_ROWS, getRowId: rowKey })
}

/** Handlers of a row's element. */
export function nearness<Row>(row: Row, onNear: ((row: Row) => void) | undefined) {
  return onNear === undefined ? {} : { onPointerEnter: () => onNear(row), onFocus: () => onNear(row) }
}

/** A click on a control inside a row belongs to the control, any other opens the row. */
export function opensRow(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a, button, input, [role="menu"], [role="dialog"]') === null
}
