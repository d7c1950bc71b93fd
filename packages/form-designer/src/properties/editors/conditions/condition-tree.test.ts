/** Conditions as people edit them say what they said before. */
import { type Condition, isCondition } from '@formwork/form-schema'
import { conditionHolds, readerOf } from '@formwork/form-schema/conditions'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { conditionOfGroup, groupOf, isPlain, isWithinLimits, withOperator, withPart } from './condition-tree'
import { shownBy, shownGroup } from './shown-when'

const value = fc.constantFrom('', 'x', 1, 2, true)
const model = fc.constantFrom('a', 'b')
const comparison: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ model, is: fc.constantFrom('equals', 'notEquals', 'contains', 'greater', 'less', 'atLeast', 'atMost'), value }),
  fc.record({ model, is: fc.constantFrom('empty', 'notEmpty') }),
  fc.record({ model, is: fc.constant('between' as const), least: value, most: value }),
)
const condition: fc.Arbitrary<Condition> = fc.letrec<{ node: Condition }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    comparison,
    fc.record({ all: fc.array(tie('node'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('node'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ not: tie('node') }),
  ),
})).node
const values = fc.record({ a: fc.constantFrom('', 'x', 1, 2, 3, true, ['x']), b: fc.constantFrom('', 'x', 1, 2, 3, false) })

const holds = (each: Condition, record: Readonly<Record<string, unknown>>) =>
  conditionHolds(
    each,
    readerOf((name) => record[name]),
  )

it('a condition shown as groups and written again holds for the same values', () => {
  fc.assert(
    fc.property(condition, values, (before, record) => {
      const after = conditionOfGroup(groupOf(before))
      if (!isPlain(after)) throw new Error('no field was named')
      expect(isCondition(after)).toBe(true)
      expect(holds(after, record)).toBe(holds(before, record))
    }),
  )
})

it('what shows a widget is written as pairs or as ours, and is read as the same condition', () => {
  fc.assert(
    fc.property(condition, values, (before, record) => {
      const never = { displayVerify: { type: 'hide', list: [] }, formwork: {} } as const
      const written = shownBy(groupOf(before), never)
      const read = shownGroup(written)
      const after = read === null ? null : conditionOfGroup(read)
      if (after === null || !isPlain(after)) throw new Error('the condition is gone')
      expect(holds(after, record)).toBe(holds(before, record))
      // One of the two says it all: the old family must not see half of it.
      expect(written.displayVerify.type === 'hide').toBe(written.formwork.showWhen !== undefined)
    }),
  )
})

it('equal pairs are written for the old family, with values as text', () => {
  const { displayVerify, formwork } = shownBy(
    { mode: 'any', parts: [{ model: 'a', is: 'equals', value: 1 }] },
    { displayVerify: { type: 'hide', list: [] }, formwork: { hiddenValue: 'clear', showWhen: { model: 'a', is: 'empty' } } },
  )
  expect(displayVerify).toEqual({ type: 'or', list: [{ model: 'a', value: '1' }] })
  expect(formwork).toEqual({ hiddenValue: 'clear' })
})

it('pairs that were switched off stay for later, and both conditions of a widget are shown as one', () => {
  const displayVerify = { type: 'and', list: [{ model: 'a', value: 'x' }] } as const
  expect(shownBy(null, { displayVerify, formwork: {} }).displayVerify).toEqual({ ...displayVerify, type: 'hide' })
  expect(shownGroup({ displayVerify, formwork: { showWhen: { model: 'b', is: 'empty' } } })).toEqual({
    mode: 'all',
    parts: [
      { mode: 'all', parts: [{ model: 'a', is: 'equals', value: 'x' }] },
      { model: 'b', is: 'empty' },
    ],
  })
})

it('another operator keeps what a line was compared with where that has a meaning', () => {
  expect(withOperator({ model: 'a', is: 'atLeast', field: 'b' }, 'less')).toEqual({ model: 'a', is: 'less', field: 'b' })
  expect(withOperator({ model: 'a', is: 'atLeast', field: 'b' }, 'between')).toEqual({ model: 'a', is: 'between', least: '', most: '' })
  expect(withOperator({ model: 'a', is: 'equals', value: 3 }, 'between')).toEqual({ model: 'a', is: 'between', least: 3, most: 3 })
  expect(withOperator({ model: 'a', is: 'between', least: 1, most: 3 }, 'greater')).toEqual({ model: 'a', is: 'greater', value: 1 })
  expect(withOperator({ model: 'a', is: 'equals', value: 3 }, 'empty')).toEqual({ model: 'a', is: 'empty' })
})

it('a group without its last part is gone, and one past the limits is told', () => {
  const line = { model: 'a', is: 'empty' } as const
  expect(withPart({ mode: 'any', parts: [line] }, 0, null)).toBeNull()
  expect(isWithinLimits({ mode: 'any', parts: Array.from({ length: 199 }, () => line) })).toBe(true)
  expect(isWithinLimits({ mode: 'any', parts: Array.from({ length: 200 }, () => line) })).toBe(false)
})
