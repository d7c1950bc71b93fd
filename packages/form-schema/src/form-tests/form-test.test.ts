/** A filling that was recorded holds until the form answers otherwise, and then says what. */
import { describe, expect, it } from 'vitest'
import { formOf, shownWhen, widget } from '../testing/builders'
import { explainTest } from '../messages/test-sentences'
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

describe('a difference is said', () => {
  const said = (locale: string, code: 'accepted' | 'refused', place: string, problem: string) =>
    explainTest(leave({ min: 3 }), { code, place, problem }, { locale })

  it('with what the rule says, as it follows no name', () => {
    expect(said('en', 'accepted', 'reason', 'required')).toBe('“reason” is no longer refused (is required)')
    expect(said('zh-CN', 'accepted', 'reason', 'required')).toBe('「reason」不再被拒绝（必须填写）')
  })

  it('with the limit that refuses now, and without the one that refused then', () => {
    expect(said('en', 'refused', 'days', 'min')).toBe('“days” is refused (must be at least 3)')
    expect(said('zh-CN', 'refused', 'days', 'min')).toBe('「days」被拒绝（不能小于 3）')
    expect(said('en', 'accepted', 'days', 'min')).toBe('“days” is no longer refused')
    expect(said('zh-CN', 'accepted', 'days', 'min')).toBe('「days」不再被拒绝')
    expect(said('en', 'refused', 'days', 'odd-rule')).toBe('“days” is refused (odd-rule)')
  })
})
