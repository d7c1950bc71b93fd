/** Laws of counting in working time, over random weeks, special days and time zones with and without changes of the clock. */
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { addWorkingTime, FURTHEST_MS, takeWorkingTime, workingTimeBetween } from '../calendar/count'
import type { WorkingCalendar } from '../calendar/working-time'

const numRuns = fc.readConfigureGlobal().numRuns ?? 500
const DAY = 86_400_000

/** Cut at random places, so that they touch now and then and overlap never. */
const hours = fc
  .uniqueArray(fc.oneof(fc.integer({ min: 0, max: 1440 }), fc.constantFrom(0, 60, 120, 150, 180, 1440)), { maxLength: 6 })
  .map((cuts) => cuts.toSorted((a, b) => a - b))
  .chain((cuts) => fc.boolean().map((touching) => (touching ? touchingHours(cuts) : apartHours(cuts))))
const apartHours = (cuts: readonly number[]) =>
  cuts.flatMap((from, index) => (index % 2 === 0 && cuts[index + 1] !== undefined ? [{ from, to: cuts[index + 1] ?? 0 }] : []))
const touchingHours = (cuts: readonly number[]) => cuts.slice(1).map((to, index) => ({ from: cuts[index] ?? 0, to }))

const START = Date.UTC(2025, 0, 1)
const dateOf = (day: number) => new Date(START + day * DAY).toISOString().slice(0, 10)
const days = fc.uniqueArray(
  fc.record({
    date: fc.integer({ min: 0, max: 730 }).map(dateOf),
    kind: fc.constantFrom('off' as const, 'work' as const),
    name: fc.constant(''),
  }),
  { maxLength: 20, selector: ({ date }) => date },
)
const ZONES = ['UTC', 'Asia/Shanghai', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'America/St_Johns', 'Pacific/Chatham']
const calendar: fc.Arbitrary<WorkingCalendar> = fc
  .record({ week: fc.array(hours, { minLength: 7, maxLength: 7 }), days, timeZone: fc.constantFrom(...ZONES) })
  .filter(({ week }) => week.flat().reduce((sum, { from, to }) => sum + to - from, 0) >= 120)

/** To the millisecond; also around the changes of clocks. */
const instant = fc.oneof(
  fc.integer({ min: START, max: START + 700 * DAY }),
  fc
    .tuple(
      fc.constantFrom('2025-03-30T01:00Z', '2025-10-26T01:00Z', '2025-03-09T07:00Z', '2025-11-02T06:00Z'),
      fc.integer({ min: -DAY, max: DAY }),
    )
    .map(([change, offset]) => Date.parse(change) + offset),
)
const length = fc.oneof(fc.integer({ min: 0, max: 3_600_000 }), fc.integer({ min: 0, max: 60 * 3_600_000 }))
const always = (law: (calendar: WorkingCalendar, at: number, one: number, two: number) => void) =>
  fc.assert(fc.property(calendar, instant, length, length, law), { numRuns })

it('so much working time passes until an instant as was added to reach it, and nothing less reaches so far', () => {
  always((given, at, one) => {
    const end = addWorkingTime(at, one, given)
    expect(workingTimeBetween(at, end, given)).toBe(one)
    if (one > 0) expect(workingTimeBetween(at, end - 1, given)).toBe(one - 1)
  })
})

it('so much passes from an instant as was taken back to reach it, and nothing later has so much before it', () => {
  always((given, at, one) => {
    const begin = takeWorkingTime(at, one, given)
    expect(workingTimeBetween(begin, at, given)).toBe(one)
    if (one > 0) expect(workingTimeBetween(begin + 1, at, given)).toBe(one - 1)
  })
})

it('two lengths one after the other are one of both, and a way is as long as its two parts', () => {
  always((given, at, one, two) => {
    expect(addWorkingTime(addWorkingTime(at, one, given), two, given)).toBe(addWorkingTime(at, one + two, given))
    const middle = at + one
    const parts = workingTimeBetween(at, middle, given) + workingTimeBetween(middle, middle + two, given)
    expect(workingTimeBetween(at, middle + two, given)).toBe(parts)
  })
})

it('who begins later is not done earlier, and more takes longer', () => {
  always((given, at, one, two) => {
    expect(addWorkingTime(at + two, one, given)).toBeGreaterThanOrEqual(addWorkingTime(at, one, given))
    if (two > 0) expect(addWorkingTime(at, one + two, given)).toBeGreaterThan(addWorkingTime(at, one, given))
  })
})

it('it is never more than the time that passes, never less than nothing, and put off for so long at most', () => {
  always((given, at, one) => {
    const worked = workingTimeBetween(at, at + one, given)
    expect(worked).toBeGreaterThanOrEqual(0)
    expect(worked).toBeLessThanOrEqual(one)
    expect(workingTimeBetween(at + one, at, given)).toBe(0)
    expect(addWorkingTime(at, one, given) - at).toBeLessThanOrEqual(FURTHEST_MS)
  })
})

it('where people work day and night it is plain time, whatever clocks do', () => {
  const whole = Array.from({ length: 7 }, () => [{ from: 0, to: 1440 }])
  const zone = fc.constantFrom(...ZONES)
  fc.assert(
    fc.property(zone, instant, length, (timeZone, at, one) => {
      const given = { week: whole, days: [], timeZone }
      expect([addWorkingTime(at, one, given), takeWorkingTime(at, one, given), workingTimeBetween(at, at + one, given)]).toEqual([
        at + one,
        at - one,
        one,
      ])
    }),
    { numRuns },
  )
})
