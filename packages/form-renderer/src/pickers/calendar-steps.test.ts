import { describe, expect, it } from 'vitest'
import { inReach, keyTarget, pageOf, partsAt, placeOf, placesOn, turnPages, weekdayOf } from './calendar-steps'

const day = (year: number, month: number, date: number) => placeOf({ ...partsAt(1, 'year'), year, month, day: date }, 'day')
const text = (place: number) => {
  const { year, month, day: date } = partsAt(place, 'day')
  return `${year}-${month}-${date}`
}
const at = { unit: 'day', firstWeekday: 1, isRtl: false, shift: false } as const

describe('calendar steps', () => {
  it('walks every day from year 1 to 9999 at its ends, leap days included', () => {
    expect(text(day(1, 1, 1))).toBe('1-1-1')
    expect(text(day(2024, 2, 28) + 1)).toBe('2024-2-29')
    expect(text(day(2023, 2, 28) + 1)).toBe('2023-3-1')
    expect(text(inReach(day(9999, 12, 31) + 1, 'day'))).toBe('9999-12-31')
    expect(weekdayOf(day(2026, 11, 21))).toBe(6)
  })

  it('fills six weeks that begin on the first day of the week', () => {
    const march = placesOn(placeOf(partsAt(day(2026, 3, 1), 'day'), 'month'), 'day', 1)
    expect(march).toHaveLength(42)
    expect(text(march[0] ?? 0)).toBe('2026-2-23')
    expect(weekdayOf(placesOn(pageOf(day(2026, 3, 1), 'day'), 'day', 0)[0] ?? 1)).toBe(0)
  })

  it('keeps the day when a page turns, or takes the last one of a shorter month', () => {
    expect(text(turnPages(day(2026, 1, 31), 'day', 1))).toBe('2026-2-28')
    expect(text(turnPages(day(2024, 2, 29), 'day', 12))).toBe('2025-2-28')
    expect(turnPages(2026, 'year', -1)).toBe(2014)
  })

  it.each([
    ['ArrowRight', '2026-3-6'],
    ['ArrowUp', '2026-2-26'],
    ['Home', '2026-3-2'],
    ['End', '2026-3-8'],
    ['PageUp', '2026-2-5'],
  ])('%s leads from 5 March 2026, a Thursday, to %s', (key, expected) => {
    const place = day(2026, 3, 5)
    expect(text(keyTarget(key, place, at) ?? 0)).toBe(expected)
  })

  it('turns left and right round where text runs from right to left, and a year with Shift', () => {
    const place = day(2026, 3, 5)
    expect(text(keyTarget('ArrowRight', place, { ...at, isRtl: true }) ?? 0)).toBe('2026-3-4')
    expect(text(keyTarget('PageDown', place, { ...at, shift: true }) ?? 0)).toBe('2027-3-5')
    expect(keyTarget('x', place, at)).toBeNull()
  })
})
