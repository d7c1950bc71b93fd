/** Errors in the cells of a table: found by validating them one by one, or reported by the validation of the whole form and by a server. */
import type { AnyKnownWidget } from '@formwork/form-schema'
import type { FieldCells, ShownIssue } from '../../field/field-cells'
import type { RowReads } from '../../field/field-conditions'
import { type FormIssue, openServerIssues } from '../../submit/server-issues'
import { cellName, readCellName } from './row-cells'
import type { RowId } from './row-list'

/** What is wrong with one cell. */
export interface RowProblem {
  readonly id: RowId
  /** Position among the shown rows, from 0. */
  readonly index: number
  readonly field: AnyKnownWidget
  readonly message: string
}

export interface RowIssues {
  /** Validates one cell and shows what is wrong there. @returns the issue, or undefined. */
  readonly check: (cell: string) => ShownIssue | undefined
  /** Validates a cell again that shows an error. */
  readonly recheck: (cell: string) => void
  /** Validates every cell again that shows an error. */
  recheckAll(): void
  /** Shows these issues by cell and takes all others away. `stay` keeps each until its value changes: a server's cannot be validated here. */
  show(issues: ReadonlyMap<string, FormIssue>, stay: boolean): void
  /** The problems of the shown rows, in the order of the table. */
  problems(shown: readonly RowId[]): readonly RowProblem[]
}

/** The first problem of a field's value, or none. */
export type ValidateCell = (field: AnyKnownWidget, value: unknown, row: RowReads) => ShownIssue | undefined

/** @param hasRow - false for a row that is gone: its cells are not validated. */
export function openRowIssues(
  fields: readonly AnyKnownWidget[],
  cells: FieldCells,
  hasRow: (id: RowId) => boolean,
  validate: ValidateCell,
): RowIssues {
  const fieldOf = new Map(fields.map((field, order) => [field.model, { field, order }]))
  const refusals = openServerIssues()
  const check = (cell: string) => {
    const { id, model } = readCellName(cell)
    const field = hasRow(id) ? fieldOf.get(model)?.field : undefined
    const value = cells.valueOf(cell)
    const issue = (field && validate(field, value, { cells, cellOf: (other) => cellName(id, other) })) ?? refusals.issueOf(cell, value)
    cells.setErrors([cell], new Map(issue && [[cell, issue]]))
    return issue
  }
  return {
    check,
    recheck(cell) {
      if (cells.errors().has(cell)) check(cell)
    },
    recheckAll() {
      for (const cell of cells.errors().keys()) check(cell)
    },
    show(issues, stay) {
      refusals.replace(stay ? issues : new Map(), cells.valueOf)
      cells.setErrors(new Set([...cells.errors().keys(), ...issues.keys()]), issues)
    },
    problems(shown) {
      const places = new Map(shown.map((id, index) => [id, index]))
      return [...cells.errors()]
        .flatMap(([cell, { message }]) => {
          const { id, model } = readCellName(cell)
          const known = fieldOf.get(model)
          const index = places.get(id)
          return known && index !== undefined ? [{ id, index, field: known.field, order: known.order, message }] : []
        })
        .toSorted((one, other) => one.index - other.index || one.order - other.order)
    },
  }
}
