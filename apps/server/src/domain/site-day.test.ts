/** Which day it is, where. */
import { describe, expect, it } from 'vitest'
import { addDays, dayIn } from './site-day'

describe('a day on the site', () => {
  it.each([
    ['UTC', '2026-03-02T23:59:59.999Z', '2026-03-02'],
    ['UTC', '2026-03-03T00:00:00.000Z', '2026-03-03'],
    ['Asia/Shanghai', '2026-03-02T15:59:59.999Z', '2026-03-02'],
    ['Asia/Shanghai', '2026-03-02T16:00:00.000Z', '2026-03-03'],
    ['Asia/Kolkata', '2026-03-02T18:29:59.999Z', '2026-03-02'],
    ['Asia/Kolkata', '2026-03-02T18:30:00.000Z', '2026-03-03'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00.000Z', '2027-01-01'],
    ['Pacific/Pago_Pago', '2027-01-01T10:59:59.000Z', '2026-12-31'],
    // 23 hours long: clocks went forward.
    ['America/New_York', '2026-03-08T04:59:59.000Z', '2026-03-07'],
    ['America/New_York', '2026-03-08T05:00:00.000Z', '2026-03-08'],
    ['America/New_York', '2026-03-09T03:59:59.000Z', '2026-03-08'],
    ['America/New_York', '2026-03-09T04:00:00.000Z', '2026-03-09'],
    // 25 hours long: clocks went back.
    ['America/New_York', '2026-11-01T04:00:00.000Z', '2026-11-01'],
    ['America/New_York', '2026-11-02T04:59:59.000Z', '2026-11-01'],
    ['America/New_York', '2026-11-02T05:00:00.000Z', '2026-11-02'],
    ['UTC', '0987-06-05T12:00:00.000Z', '0987-06-05'],
  ])('in %s at %s is %s', (timeZone, at, day) => {
    expect(dayIn(timeZone, new Date(at))).toBe(day)
  })
  it('follows the one before over months, leap days and years', () => {
    expect(['2026-02-28', '2028-02-28', '2026-12-31'].map((day) => addDays(day, 1))).toEqual(['2026-03-01', '2028-02-29', '2027-01-01'])
    expect(addDays('2026-03-03', -6)).toBe('2026-02-25')
  })
})
