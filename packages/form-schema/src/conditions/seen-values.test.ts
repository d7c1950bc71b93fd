/** A condition of a flow is true exactly when the same condition would show a field of the form. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Condition } from '../condition-language/condition'
import { conditionHolds } from '../condition-language/condition-holds'
import { seenReader } from '../condition-language/seen-reader'
import { formOf, widget } from '../testing/builders'
import { visibleFields } from './form-visibility'
import { seenValues } from './seen-values'

const sources = [
  widget('switch', { model: 'open' }),
  widget('number', { model: 'days', options: { formwork: { showWhen: { model: 'open', is: 'equals', value: true } } } }),
  widget('rate', { model: 'stars' }),
  widget('checkbox', { model: 'kinds' }),
  widget('blank', { model: 'own' }),
]
const model = fc.constantFrom('open', 'days', 'stars', 'kinds', 'own', 'nothing')
const asked = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.boolean(), fc.constantFrom('a', '', '{}'))
const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ model, is: fc.constantFrom('equals', 'notEquals', 'contains', 'greater', 'atMost'), value: asked }),
  fc.record({ model, is: fc.constantFrom('empty', 'notEmpty') }),
)
const values = fc.record(
  {
    open: fc.boolean(),
    days: fc.integer({ min: 0, max: 3 }),
    stars: fc.integer({ min: 0, max: 3 }),
    kinds: fc.subarray(['a', 'b']),
    own: fc.constantFrom({}, 'a', []),
  },
  { requiredKeys: [] },
)

describe('what a flow sees of a form', () => {
  it('is what the form itself sees', () => {
    fc.assert(
      fc.property(condition, values, (asks, entered) => {
        const form = formOf(...sources, widget('input', { model: 'shown', options: { formwork: { showWhen: asks } } }))
        const seen = JSON.parse(JSON.stringify(seenValues(form, entered)))
        expect(conditionHolds(asks, seenReader(seen))).toBe(visibleFields(form, entered).has('shown'))
      }),
    )
  })
  it('leaves out hidden fields whose values were kept, and names those empty by their type', () => {
    expect(seenValues(formOf(...sources), { open: false, days: 5, stars: 0 })).toEqual({
      values: { open: false, stars: 0 },
      empty: ['stars'],
    })
  })
  it('does not see what the values inherit', () => {
    const asks: Condition = { model: 'constructor', is: 'notEmpty' }
    expect(conditionHolds(asks, seenReader({ values: {}, empty: [] }))).toBe(false)
  })
})
