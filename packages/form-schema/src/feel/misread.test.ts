/** Every way to write a number, and typical typing errors: read completely, or refused when the form is designed. */
import { describe, expect, it } from 'vitest'
import { formOf, widget } from '../testing/builders'
import { checkExpression, computeValues, lintComputed } from './index'

const number = (model: string, computed?: string) =>
  widget('number', { model, options: { defaultValue: null, formwork: computed === undefined ? {} : { computed } } })

const valueOf = (computed: string, values: Record<string, unknown> = {}) => {
  const form = formOf(number('a'), number('x', computed))
  return computeValues(form, values).values['x']
}

describe('a number in an expression', () => {
  it.each([
    ['0', 0],
    ['7', 7],
    ['007', 7],
    ['1.5', 1.5],
    ['.5', 0.5],
    ['0.10', 0.1],
    ['-3', -3],
    ['-.5', -0.5],
    ['12345678901234', 12345678901234],
    ['1-1', 0],
  ])('%s is read whole', (text, value) => {
    expect(checkExpression(text).ok).toBe(true)
    expect(valueOf(text)).toBe(value)
  })

  it.each(['1e3', '1E3', '1e-3', '1e+3', '.5e1', 'a*1e3', '-2e2', '5.', '1.2.3', '0x10', '0b1', '1_000', '1,000', '1n', '- 3', '3a'])(
    '%s is refused',
    (text) => {
      expect(checkExpression(text)).toMatchObject({ ok: false, refusal: { code: 'syntax' } })
      expect(valueOf(text, { a: 2 })).toBeNull()
    },
  )

  it('says where, so that the designer can show it', () => {
    expect(checkExpression('a * 1e3')).toEqual({ ok: false, refusal: { code: 'syntax', from: 4, to: 7, found: '1e3' } })
    expect(lintComputed(formOf(number('a'), number('x', 'a * 1e3')))).toMatchObject([
      { code: 'computed-invalid', severity: 'error', widgetKey: 'x' },
    ])
  })
})

describe('a comparison', () => {
  it.each([
    ['if a = 2 then 1 else 0', 1],
    ['if a != 2 then 1 else 0', 0],
    ['if a >= 2 then 1 else 0', 1],
    ['if a <= 1 then 1 else 0', 0],
    ['if a in (> 1) then 1 else 0', 1],
    ['if a in [1..3] then 1 else 0', 1],
    ['if a between 1 and 3 then 1 else 0', 1],
    ['if (a > 1) = true then 1 else 0', 1],
    ['if a > 1 and a < 5 then 1 else 0', 1],
  ])('%s', (text, value) => {
    expect(valueOf(text, { a: 2 })).toBe(value)
  })

  it.each([
    ['if a == 2 then 1 else 0', '=='],
    ['a = = 2', '= ='],
    ['a === 2', '=='],
    ['a => 2', '=>'],
    ['a =< 2', '=<'],
    ['a <> 2', '<>'],
    ['1 < a < 5', '<'],
  ])('%s is refused', (text, found) => {
    const answer = checkExpression(text)
    expect(answer.ok).toBe(false)
    if (!answer.ok) expect(found.startsWith(answer.refusal.found) || answer.refusal.found.startsWith(found)).toBe(true)
    expect(valueOf(text, { a: 2 })).toBeNull()
  })
})
