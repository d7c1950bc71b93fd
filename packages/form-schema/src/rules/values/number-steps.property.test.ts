/** Steps of every size, asked of our own check and of a reader of the exported JSON Schema that is not ours. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toJsonSchema } from '../../export/to-json-schema'
import { ajv } from '../../testing/json-schema'
import { formOf, widget } from '../../testing/builders'
import { validateValues } from '../validate-values'

const formWith = (step: number, min: number | '' = '') => formOf(widget('number', { model: 'n', options: { step, min } }))
const isTaken = (step: number, n: number, min: number | '' = '') => validateValues(formWith(step, min), { n }).ok

const steps = fc.oneof(
  fc.constantFrom(0.1, 0.01, 0.3, 1e-7, 1e-9, 0.25, 0.5, 1, 2, 3, 7, 1000, 1e9, 1e12, 3e15, 1e21, 2.5, 1.1),
  fc.integer({ min: 1, max: 1_000_000 }),
  fc.integer({ min: 1, max: 9999 }).map((thousandths) => thousandths / 1000),
)
/** Decimal text, so that a multiple is one as people write it, not one that a sum of fractions made. */
const multiple = (step: number, times: bigint) => {
  const [mantissa = '', power = '0'] = String(step).split('e')
  const [whole = '', fraction = ''] = mantissa.split('.')
  return Number(`${BigInt(whole + fraction) * times}e${Number(power) - fraction.length}`)
}

describe('steps of a number', () => {
  it('take every multiple that can be written with sixteen digits, and no number half a step beside it', () => {
    fc.assert(
      fc.property(steps, fc.bigInt({ min: -(10n ** 11n), max: 10n ** 11n }), (step, times) => {
        const onStep = multiple(step, times)
        fc.pre(Number.isFinite(onStep) && String(onStep).replace(/e.*|[.-]/g, '').length <= 15)
        expect({ step, onStep, ok: isTaken(step, onStep) }).toEqual({ step, onStep, ok: true })
        const beside = multiple(step / 2, times * 2n + 1n)
        fc.pre(String(beside).replace(/e.*|[.-]/g, '').length <= 14)
        expect({ step, beside, ok: isTaken(step, beside) }).toEqual({ step, beside, ok: false })
      }),
      { numRuns: 500 },
    )
  })

  it('come to one answer in the JSON Schema wherever it says multipleOf, at the edge of what numbers hold too', () => {
    const values = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e20, max: 1e20 }),
      fc.integer({ min: -50, max: 50 }).map((beside) => 2 ** 53 + beside),
      fc.maxSafeInteger(),
      fc.integer({ min: -400, max: 400 }).map((quarters) => quarters / 4),
      fc.constantFrom(1e20, 2 ** 60, 1_000_000_000.5, 2.999_999_999_9, 0.1 + 0.2),
    )
    fc.assert(
      fc.property(steps, values, fc.constantFrom('' as const, 0, 4, 0.5, 1e15), (step, n, min) => {
        const form = formWith(step, min)
        const schema = toJsonSchema(form)
        fc.pre(JSON.stringify(schema).includes('multipleOf'))
        const own = validateValues(form, { n })
        const said = ajv.compile({ ...schema })(own.ok ? own.values : { n })
        expect({ step, n, min, said }).toEqual({ step, n, min, said: own.ok })
      }),
      { numRuns: 2000 },
    )
  })

  it('hand back the number of the step that sums of fractions missed', () => {
    expect(validateValues(formWith(0.1), { n: 0.1 + 0.2 })).toEqual({ ok: true, values: { n: 0.3 } })
    expect(validateValues(formWith(1), { n: 99.999_999_999_998_6 })).toEqual({ ok: true, values: { n: 100 } })
    expect(validateValues(formWith(1, 0), { n: 0.3 - 0.1 - 0.2 })).toEqual({ ok: true, values: { n: 0 } })
    expect(isTaken(1, 1_000_000_000.5)).toBe(false)
    expect(isTaken(0.1, 1_000_000_000_000.05)).toBe(false)
    expect(isTaken(3, 9_007_199_254_740_989)).toBe(false)
    expect(isTaken(1, 1e22)).toBe(true)
  })
})
