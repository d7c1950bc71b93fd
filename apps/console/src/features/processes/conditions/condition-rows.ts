/** A condition as rows of a small table: all of them, or any of them. Deeper nesting is kept but shown as text only. */
import type { ConditionOperator, EdgeCondition } from '@formwork/workflow-core'
import { type FlowField, firstValue, operatorsFor, takesValue } from './flow-fields'

export type ConditionRow = Extract<EdgeCondition, { field: string }>
export type ConditionMatch = 'all' | 'any'
export interface ConditionTable {
  readonly match: ConditionMatch
  readonly rows: readonly ConditionRow[]
}

const isRow = (condition: EdgeCondition): condition is ConditionRow => 'field' in condition

/** Null when the condition is nested deeper than rows can show. */
export function tableOf(condition: EdgeCondition | null): ConditionTable | null {
  if (condition === null) return { match: 'all', rows: [] }
  if (isRow(condition)) return { match: 'all', rows: [condition] }
  const match = 'all' in condition ? 'all' : 'any'
  const parts = 'all' in condition ? condition.all : condition.any
  return parts.every(isRow) ? { match, rows: parts } : null
}

/** One row stands alone, none is no condition. */
export function conditionOf({ match, rows }: ConditionTable): EdgeCondition | null {
  const [first, ...more] = rows
  if (first === undefined) return null
  if (more.length === 0) return first
  return match === 'all' ? { all: [...rows] } : { any: [...rows] }
}

export function newRow(field: FlowField): ConditionRow {
  return { field: field.model, operator: operatorsFor(field.kind)[0] ?? 'eq', value: firstValue(field) }
}

export function withField(row: ConditionRow, field: FlowField): ConditionRow {
  return row.field === field.model ? row : newRow(field)
}

/** The value stays when it still has a meaning. */
export function withOperator(row: ConditionRow, operator: ConditionOperator, field: FlowField | undefined): ConditionRow {
  if (!takesValue(operator)) return { ...row, operator, value: null }
  const value = row.value === null && field ? firstValue(field) : row.value
  return { ...row, operator, value }
}

export function replaceRow(table: ConditionTable, index: number, row: ConditionRow): ConditionTable {
  return { ...table, rows: table.rows.map((old, at) => (at === index ? row : old)) }
}

export function removeRow(table: ConditionTable, index: number): ConditionTable {
  return { ...table, rows: table.rows.filter((_, at) => at !== index) }
}
