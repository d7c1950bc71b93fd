/** Numbers typed into a field of text: what is accepted once is accepted when it is read back, and stays what it is. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { coerceValues } from '../../answers/coerce-values'
import { formOf, widget } from '../../testing/builders'
import { validateValues } from '../validate-values'

const some = <T>(...words: readonly T[]) => fc.constantFrom(...words)
const form = fc
  .record({
    dataType: some('number' as const, 'integer' as const, 'float' as const),
    maxlength: some(-1, 1, 2, 3, 5),
    pattern: some('', '^0', '^\\d+$', '^\\d+\\.\\d{2}$', '^[^e]*$'),
    minLength: some(0, 1, 2, 3, 4),
  })
  .map(({ minLength, ...options }) => formOf(widget('input', { model: 'f', options: { ...options, formwork: { rules: { minLength } } } })))
const typed = fc.oneof(
  some<unknown>('007', '7', '7.50', '.5', '+7', '-0', '0.0000001', '12345678901234567890', 7, 0, -3, 1e-7, 7.25, 1e21),
  fc.stringMatching(/^[+-]?\d{1,4}(?:\.\d{0,3})?$/),
)
const stored = (each: ReturnType<typeof formOf>, value: unknown) => {
  const result = validateValues(each, { f: value })
  return result.ok ? result.values['f'] : undefined
}

it('is accepted and stays as it is when it is read back, as a value, as JSON and as text', () => {
  fc.assert(
    fc.property(form, typed, (each, value) => {
      const once = stored(each, value)
      fc.pre(once !== undefined)
      expect(stored(each, once)).toBe(once)
      expect(stored(each, JSON.parse(JSON.stringify(once)))).toBe(once)
      expect(stored(each, coerceValues(each, { f: `${once as number}` }).values['f'])).toBe(once)
    }),
    { numRuns: 2000 },
  )
})

it('is judged by its characters, a number as it is written', () => {
  const field = (options: object, rules: object) =>
    formOf(widget('input', { model: 'f', options: { dataType: 'integer', ...options, formwork: { rules } } }))
  expect(stored(field({}, {}), '007')).toBe(7)
  expect(stored(field({}, { minLength: 3 }), '007')).toBe('007')
  expect(stored(field({}, { minLength: 3 }), 7)).toBeUndefined()
  expect(stored(field({}, { minLength: 3 }), '700')).toBe(700)
  expect(stored(field({ maxlength: 2 }, {}), '007')).toBeUndefined()
  expect(stored(field({ maxlength: 2 }, {}), 700)).toBeUndefined()
  expect(stored(field({ pattern: '^0' }, {}), '007')).toBe('007')
  expect(stored(field({ pattern: '^0' }, {}), 7)).toBeUndefined()
  expect(stored(field({ dataType: 'float', maxlength: 2 }, {}), '.5')).toBe('.5')
})
