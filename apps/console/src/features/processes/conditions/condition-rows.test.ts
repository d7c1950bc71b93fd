/** Conditions survive being shown as rows. */
import type { EdgeCondition } from '@formwork/workflow-core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ConditionRow, conditionOf, newRow, removeRow, replaceRow, tableOf, withField, withOperator } from './condition-rows'
import type { FlowField } from './flow-fields'

const days: FlowField = { model: 'days', label: '天数', type: 'number', kind: 'number', choices: [] }
const kind: FlowField = { model: 'kind', label: '类型', type: 'radio', kind: 'choice', choices: [{ label: '年假', value: 'a' }] }

const row: fc.Arbitrary<ConditionRow> = fc.record({
  field: fc.string({ minLength: 1 }),
  operator: fc.constantFrom('eq', 'gt', 'empty'),
  value: fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null)),
})

describe('condition rows', () => {
  it('round-trip any flat condition', () => {
    const flat: fc.Arbitrary<EdgeCondition | null> = fc.oneof(
      fc.constant(null),
      row,
      fc.array(row, { minLength: 2 }).map((all) => ({ all })),
      fc.array(row, { minLength: 2 }).map((any) => ({ any })),
    )
    fc.assert(
      fc.property(flat, (condition) => {
        const table = tableOf(condition)
        expect(table && conditionOf(table)).toEqual(condition)
      }),
    )
  })
  it('leave nested conditions alone', () => {
    expect(tableOf({ all: [{ any: [newRow(days)] }] })).toBeNull()
  })
  it('start a number without a value and a choice with its first', () => {
    expect(newRow(days)).toEqual({ field: 'days', operator: 'gt', value: null })
    expect(newRow(kind)).toEqual({ field: 'kind', operator: 'eq', value: 'a' })
  })
  it('forget the value with the field, keep it with the operator, drop it for "is empty"', () => {
    const asked = { field: 'days', operator: 'gt', value: 3 } as const
    expect(withField(asked, kind)).toEqual(newRow(kind))
    expect(withOperator(asked, 'lte', days)).toEqual({ ...asked, operator: 'lte' })
    expect(withOperator(asked, 'empty', days)).toEqual({ ...asked, operator: 'empty', value: null })
  })
  it('become no condition when the last row goes', () => {
    const table = tableOf(newRow(days)) ?? { match: 'all', rows: [] }
    expect(conditionOf(removeRow(table, 0))).toBeNull()
    expect(conditionOf(replaceRow(table, 0, newRow(kind)))).toEqual(newRow(kind))
  })
})
