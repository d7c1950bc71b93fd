import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDateText } from './date-text'

const pad = (value: number, digits: number) => String(value).padStart(digits, '0')

describe('parseDateText', () => {
  it('reads every token', () => {
    expect(parseDateText('2024-02-29 23:58:59', 'yyyy-MM-dd HH:mm:ss')).toEqual({
      year: 2024,
      month: 2,
      day: 29,
      hour: 23,
      minute: 58,
      second: 59,
    })
  })

  it.each([
    ['23:59', 'HH:mm', true],
    ['02-29', 'MM-dd', true],
    ['20240229', 'yyyyMMdd', true],
    ['', '', true],
    ['', 'yyyy', false],
    ['2024', '', false],
    ['２０２４', 'yyyy', false],
    ['+024', 'yyyy', false],
    ['2024😀01', 'yyyy😀MM', true],
  ])('reads %j by %j: %j', (text, format, expected) => {
    expect(parseDateText(text, format) !== null).toBe(expected)
  })

  it('accepts exactly the days that the calendar has', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1600, max: 2400 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 31 }),
        (year, month, day) => {
          const date = new Date(Date.UTC(year, month - 1, day))
          const exists = date.getUTCMonth() === month - 1
          expect(parseDateText(`${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`, 'yyyy-MM-dd') !== null).toBe(exists)
        },
      ),
      { numRuns: 1000 },
    )
  })
})
