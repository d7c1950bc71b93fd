/** Numbers at their edges. */
import { describe, expect, it } from 'vitest'
import { checkNumber, cleanNumber } from './check-number'

const anything = { min: '', max: '', step: 1 } as const
const codes = (value: unknown, options: Parameters<typeof checkNumber>[1]) => checkNumber(value, options).map(({ code }) => code)

describe('a number', () => {
  it('is finite', () => {
    expect(codes(1, anything)).toEqual([])
    for (const value of ['1', Number.NaN, Number.POSITIVE_INFINITY, null]) expect(codes(value, anything)).toEqual(['shape'])
  })

  it('lies between its limits, which belong to it', () => {
    const between = { min: 2, max: 4, step: 1 }
    expect([1, 2, 4, 5].map((value) => codes(value, between))).toEqual([['min'], [], [], ['max']])
    expect([-5, 0, 5].map((value) => codes(value, anything))).toEqual([[], [], []])
  })

  it('may miss a limit by what sums of fractions get wrong, and is that limit then', () => {
    const between = { min: 0.3, max: 0.3, step: 0.1 }
    const sum = 0.1 + 0.2
    expect(codes(sum, between)).toEqual([])
    expect(codes(0.8 - 0.5, between)).toEqual([])
    expect([cleanNumber(sum, between), cleanNumber(0.8 - 0.5, between)]).toEqual([0.3, 0.3])
    expect(
      codes(
        Array.from({ length: 1000 }, () => 0.1).reduce((total, each) => total + each),
        { min: 100, max: 100, step: 0.1 },
      ),
    ).toEqual([])
    expect(codes(0.3 - 0.1 - 0.2, { min: 0, max: '', step: 1 })).toEqual([])
    expect(codes(0.300_001, between)).toEqual(['max', 'step'])
  })

  it('stands on a step, counted from the least, whatever binary fractions make of it', () => {
    expect(codes(0.3, { min: '', max: '', step: 0.1 })).toEqual([])
    expect(codes(0.35, { min: '', max: '', step: 0.1 })).toEqual(['step'])
    expect(codes(1.5, { min: 0.5, max: '', step: 1 })).toEqual([])
    expect(codes(1, { min: 0.5, max: '', step: 1 })).toEqual(['step'])
    expect(codes(1_000_000.1, { min: '', max: '', step: 0.1 })).toEqual([])
    expect(codes(0.000_01, { min: '', max: '', step: 1 })).toEqual(['step'])
  })
})
