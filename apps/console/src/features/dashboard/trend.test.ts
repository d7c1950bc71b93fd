/** Lines lie where their numbers are. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { apart, axisTop, axisWidth, labelEnd, linePoints, STEPS, trendDays } from './trend'

const frame = { width: 700, height: 200, left: 30, right: 10, top: 10, bottom: 20 }
const day = (started: number) => ({ day: '2026-11-21', started, finished: 0 })

describe('the trend', () => {
  it('pairs days with their numbers and reads a missing number as none', () => {
    const submit = { datetime: ['2026-11-20', '2026-11-21'], total: [3], overs: [1, 2], processing: [] }
    expect(trendDays({ submit })).toEqual([
      { day: '2026-11-20', started: 3, finished: 1 },
      { day: '2026-11-21', started: 0, finished: 2 },
    ])
  })
  it.each([
    [0, 4],
    [4, 4],
    [5, 8],
    [10, 12],
    [17, 20],
    [100, 100],
    [320, 400],
    [999, 1000],
  ])('divides an axis for %i up to %i', (most, top) => expect(axisTop([day(most)])).toBe(top))
  it('keeps the names of lines that end together apart, and above the floor', () => {
    expect(apart([100, 100], 100)).toEqual([85, 100])
    expect(apart([40, 38], 100)).toEqual([46.5, 31.5])
    expect(apart([10, 90], 100)).toEqual([10, 90])
  })
  it('gives the axis room for its longest number', () => {
    expect(axisWidth(['0', '4'])).toBe(36)
    expect(labelEnd(axisWidth(['0', '4,000', '16,000']))).toBe(42)
    expect(labelEnd(axisWidth(['1,000,000']))).toBe(63)
  })
  it('has whole numbers at its lines', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (most) => {
        const top = axisTop([day(most)])
        expect(Number.isInteger(top / STEPS) && top >= most && top <= Math.max(STEPS, 2 * most)).toBe(true)
      }),
    )
  })
  it('never draws outside its frame', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100_000), { minLength: 1 }), (values) => {
        for (const { x, y } of linePoints(values, axisTop(values.map(day)), frame)) {
          expect(x).toBeGreaterThanOrEqual(frame.left)
          expect(x).toBeLessThanOrEqual(frame.width - frame.right)
          expect(y).toBeGreaterThanOrEqual(frame.top)
          expect(y).toBeLessThanOrEqual(frame.height - frame.bottom)
        }
      }),
    )
  })
})
