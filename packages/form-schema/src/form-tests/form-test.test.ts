/** A filling that was recorded holds until the form answers otherwise, and then says what. */
import { describe, expect, it } from 'vitest'
import { formOf, shownWhen, widget } from '../testing/builders'
import { recordTest, runTest } from './form-test'

const leave = ({ required = true, min = 1 } = {}) =>
  formOf(
    widget('number', { model: 'days', options: { min } }),
    widget('input', { model: 'reason', options: { required } }),
    widget('input', { model: 'proof', options: { displayVerify: shownWhen('and', { days: '5' }) } }),
  )
const values = { days: 0, reason: '' }

describe('a recorded filling', () => {
  it('says which fields were visible and which were refused, and holds on the same form', () => {
    const expected = recordTest(leave(), values)
    expect(expected).toEqual({
      visible: ['days', 'reason'],
      refused: [
        { place: 'days', code: 'min' },
        { place: 'reason', code: 'required' },
      ],
    })
    expect(runTest(leave(), { values, expect: expected })).toEqual([])
  })

  it('says what is accepted, refused, shown and hidden otherwise than then', () => {
    const kept = { values, expect: recordTest(leave(), values) }
    expect(runTest(leave({ required: false }), kept)).toEqual([{ code: 'accepted', place: 'reason', problem: 'required' }])
    const filled = { days: 5, reason: 'ill', proof: '' }
    const good = { values: filled, expect: recordTest(leave(), filled) }
    expect(runTest(leave({ min: 6 }), good)).toEqual([{ code: 'refused', place: 'days', problem: 'min' }])
    const without = formOf(widget('number', { model: 'days' }), widget('input', { model: 'reason' }))
    expect(runTest(without, good)).toEqual([
      { code: 'hidden', place: 'proof', problem: '' },
      { code: 'refused', place: 'proof', problem: 'unknown-field' },
    ])
    expect(runTest(leave(), { values: filled, expect: { visible: ['days', 'reason'], refused: [] } })).toEqual([
      { code: 'shown', place: 'proof', problem: '' },
    ])
  })
})
