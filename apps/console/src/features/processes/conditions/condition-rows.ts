/** A condition as rows of a small table: all of them, or any of them. Deeper nesting is kept but shown as text only. */
import type { Comparison, Condition, ConditionValue } from '@formwork/form-schema'
import { type FlowField, operatorsFor, type RowOperator, takesValue } from './flow-fields'

export type ConditionRow = Exclude<Comparison, { is: 'between' }>
export type ConditionMatch = 'all' | 'any'
export interface ConditionTable {
  readonly match: ConditionMatch
  readonly rows: readonly ConditionRow[]
}

const isRow = (condition: Condition): condition is ConditionRow => 'model' in condition && condition.is !== 'between'

/** Null when the condition is nested deeper than rows can show. */
export function tableOf(condition: Condition | null): ConditionTable | null {
  if (condition === null) return { match: 'all', rows: [] }
  if (isRow(condition)) return { match: 'all', rows: [condition] }
  const match = 'all' in condition ? 'all' : 'any'
  const parts = 'all' in condition ? condition.all : 'any' in condition ? condition.any : []
  return parts.length > 0 && parts.every(isRow) ? { match, rows: parts } : null
}

/** A single row needs no group, none means no condition. */
export function conditionOf({ match, rows }: ConditionTable): Condition | null {
  const [first, ...more] = rows
  if (first === undefined) return null
  if (more.length === 0) return first
  return match === 'all' ? { all: [...rows] } : { any: [...rows] }
}

/** An undecided value: publishing refuses it, so that no branch is taken by the default of a new row. */
const UNDECIDED = ''

export function newRow(field: FlowField): ConditionRow {
  return rowOf(field.model, operatorsFor(field)[0] ?? 'equals', UNDECIDED)
}

export function withField(row: ConditionRow, field: FlowField): ConditionRow {
  return row.model === field.model ? row : newRow(field)
}

/** The value stays when it still has a meaning. */
export function withOperator(row: ConditionRow, operator: RowOperator): ConditionRow {
  return rowOf(row.model, operator, 'value' in row ? row.value : UNDECIDED)
}

function rowOf(model: string, operator: RowOperator, value: ConditionValue): ConditionRow {
  return takesValue(operator) ? { model, is: operator, value } : { model, is: operator }
}

export function replaceRow(table: ConditionTable, index: number, row: ConditionRow): ConditionTable {
  return { ...table, rows: table.rows.map((old, at) => (at === index ? row : old)) }
}

export function removeRow(table: ConditionTable, index: number): ConditionTable {
  return { ...table, rows: table.rows.filter((_, at) => at !== index) }
}
