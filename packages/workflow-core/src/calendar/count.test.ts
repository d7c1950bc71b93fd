/** Counting in working time: over weekends, holidays and make-up days, at the edges of a day, and where clocks are changed. */
import { describe, expect, it } from 'vitest'
import { addWorkingTime, FURTHEST_MS, takeWorkingTime, workingTimeBetween } from './count'
import { type SpecialDay, USUAL_WORKING_TIME, type WorkingCalendar, workingTimeSchema } from './working-time'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const off = (date: string): SpecialDay => ({ date, kind: 'off', name: '国庆节' })
const work = (date: string): SpecialDay => ({ date, kind: 'work', name: '国庆节调休' })

/** National Day of 2025: off from Wednesday, 1 October to 8 October; Sunday, 28 September and Saturday, 11 October are worked. */
const CHINA: WorkingCalendar = {
  ...USUAL_WORKING_TIME,
  timeZone: 'Asia/Shanghai',
  days: [...['01', '02', '03', '04', '05', '06', '07', '08'].map((day) => off(`2025-10-${day}`)), work('2025-09-28'), work('2025-10-11')],
}
const china = (wall: string) => Date.parse(`${wall}:00+08:00`)
const shown = (instant: number) => new Date(instant + 8 * HOUR).toISOString().slice(0, 16)
const added = (wall: string, hours: number, calendar = CHINA) => shown(addWorkingTime(china(wall), hours * HOUR, calendar))

describe('working time', () => {
  it('begins with the next working hours, stops at lunch, at night and over the weekend', () => {
    expect(added('2025-11-14T17:00', 4)).toBe('2025-11-17T12:00')
    expect(added('2025-11-14T11:00', 2)).toBe('2025-11-14T14:30')
    expect(added('2025-11-15T03:00', 1)).toBe('2025-11-17T10:00')
  })
  it('is over at the end of a working day, not at the beginning of the next one', () => {
    expect(added('2025-11-14T17:00', 1)).toBe('2025-11-14T18:00')
    expect(added('2025-11-14T19:00', 0)).toBe('2025-11-14T19:00')
  })
  it('leaves holidays out and counts make-up days as working days', () => {
    expect(added('2025-09-27T10:00', 7.5)).toBe('2025-09-28T18:00')
    expect(added('2025-09-30T16:30', 3)).toBe('2025-10-09T10:30')
    expect(added('2025-10-10T17:00', 2)).toBe('2025-10-11T10:00')
    expect(workingTimeBetween(china('2025-09-28T00:00'), china('2025-10-13T00:00'), CHINA)).toBe(6 * 7.5 * HOUR)
  })
  it('has the hours of the first working weekday on a make-up day, whatever is worked on that weekday', () => {
    const week = [[], [{ from: 600, to: 660 }], ...USUAL_WORKING_TIME.week.slice(2, 5), [{ from: 0, to: 1440 }], []]
    const days = [work('2025-11-15')]
    expect(workingTimeBetween(china('2025-11-15T00:00'), china('2025-11-16T00:00'), { ...CHINA, week, days })).toBe(HOUR)
  })
  it('goes on over midnight in a night shift', () => {
    const week = [[{ from: 1320, to: 1440 }], [{ from: 0, to: 360 }], [], [], [], [], []]
    expect(added('2025-11-17T23:00', 3, { ...CHINA, week })).toBe('2025-11-18T02:00')
    expect(added('2025-11-18T05:00', 2, { ...CHINA, week })).toBe('2025-11-24T23:00')
  })
  it('is taken back to the last instant from which so much passes', () => {
    const taken = (wall: string, hours: number) => shown(takeWorkingTime(china(wall), hours * HOUR, CHINA))
    expect([taken('2025-11-17T12:00', 4), taken('2025-11-17T10:00', 1), taken('2025-10-09T09:30', 9)]).toEqual([
      '2025-11-14T17:00',
      '2025-11-17T09:00',
      '2025-09-29T17:00',
    ])
  })
  it('of years is counted by the week: with many short hours it takes no longer than with few', () => {
    const shifts = Array.from({ length: 12 }, (_, at) => ({ from: at * 100, to: at * 100 + 1 }))
    const busy = { ...CHINA, week: Array.from({ length: 7 }, () => shifts), timeZone: 'Europe/Berlin' }
    const [at, begun] = [china('2025-11-14T17:00'), performance.now()]
    expect(takeWorkingTime(addWorkingTime(at, 12 * 60_000 * 365 * 20, busy), 12 * 60_000 * 365 * 20, busy)).toBeLessThanOrEqual(at)
    // A look at each hour takes some thirty times as long.
    expect(performance.now() - begun).toBeLessThan(300)
  })
  it('is put off for fifty years at most', () => {
    const rare = { ...CHINA, week: [[{ from: 0, to: 1 }], [], [], [], [], [], []] }
    const at = china('2025-11-14T17:00')
    expect(addWorkingTime(at, 10 * 365 * DAY, rare)).toBe(at + FURTHEST_MS)
    expect(takeWorkingTime(at, 10 * 365 * DAY, rare)).toBe(at - FURTHEST_MS)
  })
})

describe('where clocks are changed', () => {
  const nights = { week: Array.from({ length: 7 }, () => [{ from: 60, to: 240 }]), days: [], timeZone: 'Europe/Berlin' }
  const between = (from: string, to: string, calendar: WorkingCalendar) =>
    workingTimeBetween(Date.parse(from), Date.parse(to), calendar) / HOUR
  it('an hour that they skip is not worked, one that they show twice is worked twice', () => {
    expect(between('2025-03-29T12:00Z', '2025-03-30T12:00Z', nights)).toBe(2)
    expect(between('2025-10-25T12:00Z', '2025-10-26T12:00Z', nights)).toBe(4)
    expect(between('2025-10-26T12:00Z', '2025-10-27T12:00Z', nights)).toBe(3)
  })
  it('hours that begin or end in a time they skip do so when they skip it', () => {
    const skipped = {
      ...nights,
      week: nights.week.map(() => [
        { from: 60, to: 150 },
        { from: 150, to: 240 },
      ]),
    }
    expect(addWorkingTime(Date.parse('2025-03-30T00:00Z'), 1.5 * HOUR, skipped)).toBe(Date.parse('2025-03-30T01:30Z'))
    expect(between('2025-03-29T12:00Z', '2025-03-30T12:00Z', { ...nights, week: nights.week.map(() => [{ from: 130, to: 170 }]) })).toBe(0)
  })
  it('working hours are the same by the clock before and after', () => {
    const berlin = { ...USUAL_WORKING_TIME, timeZone: 'Europe/Berlin' }
    // From Friday, 17:00 in winter time to Monday, 10:00 in summer time.
    expect(addWorkingTime(Date.parse('2025-03-28T16:00Z'), 2 * HOUR, berlin)).toBe(Date.parse('2025-03-31T08:00Z'))
  })
  it('a day that a time zone left out is none', () => {
    const samoa = { week: nights.week.map(() => [{ from: 0, to: 1440 }]), days: [], timeZone: 'Pacific/Apia' }
    expect(between('2011-12-30T00:00Z', '2011-12-31T00:00Z', samoa)).toBe(24)
  })
})

describe('a working week', () => {
  const parses = (week: unknown, days: unknown = []) => workingTimeSchema.safeParse({ week, days }).success
  const hours = (...list: readonly (readonly [number, number])[]) => [list.map(([from, to]) => ({ from, to })), [], [], [], [], [], []]
  it('has hours that end after they begin and do not overlap, in any order', () => {
    expect(parses(hours([810, 1080], [540, 720]))).toBe(true)
    expect(parses(hours([540, 720], [720, 1440]))).toBe(true)
    expect(parses(hours([540, 720], [719, 800]))).toBe(false)
    expect(parses(hours([540, 540]))).toBe(false)
    expect(parses(hours([540, 1441]))).toBe(false)
  })
  it('has some working time, and names no day twice', () => {
    expect(parses(hours())).toBe(false)
    expect(parses(USUAL_WORKING_TIME.week, [off('2025-10-01'), off('2025-10-02')])).toBe(true)
    expect(parses(USUAL_WORKING_TIME.week, [off('2025-10-01'), work('2025-10-01')])).toBe(false)
    expect(parses(USUAL_WORKING_TIME.week, [off('2025-02-29')])).toBe(false)
  })
})
