/** Conditions survive being shown as rows. */
import type { Condition } from '@formwork/form-schema'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ConditionRow, conditionOf, newRow, removeRow, replaceRow, tableOf, withField, withOperator } from './condition-rows'
import type { FlowField } from './flow-fields'

const NUMBER = ['greater', 'atLeast', 'equals'] as const
const CHOICE = ['equals', 'notEquals'] as const

const days: FlowField = { model: 'days', label: '天数', operators: NUMBER, kind: 'number', choices: [] }
const kind: FlowField = { model: 'kind', label: '类型', operators: CHOICE, kind: 'choice', choices: [{ label: '年假', value: 'a' }] }
const urgent: FlowField = { model: 'urgent', label: '加急', operators: ['equals'], kind: 'boolean', choices: [] }

const model = fc.string({ minLength: 1 })
const row: fc.Arbitrary<ConditionRow> = fc.oneof(
  fc.record({ model, is: fc.constantFrom('equals', 'atLeast'), value: fc.oneof(fc.string(), fc.integer(), fc.boolean()) }),
  fc.record({ model, is: fc.constantFrom('empty', 'notEmpty') }),
)

describe('condition rows', () => {
  it('round-trip any flat condition', () => {
    const flat: fc.Arbitrary<Condition | null> = fc.oneof(
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
    expect(tableOf({ not: newRow(days) })).toBeNull()
    expect(tableOf({ model: 'days', is: 'between', least: 1, most: 2 })).toBeNull()
  })
  it('start without a value, whatever the field offers: nobody has chosen it yet', () => {
    expect(newRow(days)).toEqual({ model: 'days', is: 'greater', value: '' })
    expect(newRow(kind)).toEqual({ model: 'kind', is: 'equals', value: '' })
    expect(newRow(urgent)).toEqual({ model: 'urgent', is: 'equals', value: '' })
  })
  it('forget the value with the field, keep it with the operator, drop it for "is empty"', () => {
    const asked = { model: 'days', is: 'greater', value: 3 } as const
    expect(withField(asked, kind)).toEqual(newRow(kind))
    expect(withOperator(asked, 'atMost')).toEqual({ ...asked, is: 'atMost' })
    expect(withOperator(asked, 'empty')).toEqual({ model: 'days', is: 'empty' })
    expect(withOperator({ model: 'days', is: 'empty' }, 'less')).toEqual({ model: 'days', is: 'less', value: '' })
  })
  it('become no condition when the last row goes', () => {
    const table = tableOf(newRow(days)) ?? { match: 'all', rows: [] }
    expect(conditionOf(removeRow(table, 0))).toBeNull()
    expect(conditionOf(replaceRow(table, 0, newRow(kind)))).toEqual(newRow(kind))
  })
})
