/** When schedules are due: each kind of rule, clocks that are put forward and back, and laws of every rule. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { USUAL_WORKING_TIME, workingDaysOf } from '@formwork/workflow-core'
import { fallsOn, latestOccurrence, movedFrom, nextOccurrence, nextOccurrences } from './occurrences'
import { DAY_OFF_RULES, type Repeat, type ScheduleRule, scheduleRuleSchema } from './rule'
import { dayAt, instantAt } from './wall-clock'

const BERLIN = 'Europe/Berlin'
const inZone = (timeZone: string) => ({ ...USUAL_WORKING_TIME, timeZone })
const UTC = inZone('UTC')
const ruleOf = (repeat: Repeat, more: Partial<ScheduleRule> = {}): ScheduleRule => ({
  repeat,
  time: '09:00',
  from: '2026-03-01',
  until: null,
  ...more,
})
const daysOf = (repeat: Repeat, count: number, more: Partial<ScheduleRule> = {}, calendar = UTC) =>
  nextOccurrences(ruleOf(repeat, more), calendar, { after: new Date('2026-03-01T12:00:00Z'), count }).map((at) =>
    at.toISOString().slice(0, 16),
  )

describe('a rule', () => {
  it('by days counts from its first day', () => {
    expect(daysOf({ kind: 'daily', every: 1 }, 2)).toEqual(['2026-03-02T09:00', '2026-03-03T09:00'])
    expect(daysOf({ kind: 'daily', every: 10 }, 3, { from: '2026-02-27' })).toEqual([
      '2026-03-09T09:00',
      '2026-03-19T09:00',
      '2026-03-29T09:00',
    ])
  })
  it('by weekdays counts Monday as the first', () => {
    expect(daysOf({ kind: 'weekly', weekdays: [1, 7] }, 3)).toEqual(['2026-03-02T09:00', '2026-03-08T09:00', '2026-03-09T09:00'])
  })
  it('by days of the month leaves out months without such a day, and knows the last', () => {
    expect(daysOf({ kind: 'monthly', days: [31] }, 3)).toEqual(['2026-03-31T09:00', '2026-05-31T09:00', '2026-07-31T09:00'])
    expect(daysOf({ kind: 'monthly', days: [15, 'last'] }, 4)).toEqual([
      '2026-03-15T09:00',
      '2026-03-31T09:00',
      '2026-04-15T09:00',
      '2026-04-30T09:00',
    ])
    expect(daysOf({ kind: 'monthly', days: [31, 'last'] }, 2)).toEqual(['2026-03-31T09:00', '2026-04-30T09:00'])
  })
  it('by a day of the year finds the next 29 February, also after a century without one', () => {
    expect(daysOf({ kind: 'yearly', month: 2, day: 29 }, 2)).toEqual(['2028-02-29T09:00', '2032-02-29T09:00'])
    expect(daysOf({ kind: 'yearly', month: 2, day: 29 }, 1, { from: '2096-03-01' })).toEqual(['2104-02-29T09:00'])
  })
  it('is never due on a day that no year has, before its first day, or after its last', () => {
    expect(daysOf({ kind: 'yearly', month: 2, day: 30 }, 1)).toEqual([])
    expect(daysOf({ kind: 'daily', every: 1 }, 5, { from: '2026-03-10', until: '2026-03-11' })).toEqual([
      '2026-03-10T09:00',
      '2026-03-11T09:00',
    ])
    expect(daysOf({ kind: 'daily', every: 1 }, 1, { until: '2026-02-01' })).toEqual([])
  })
  it('is due later on the same day, and not again at the very moment', () => {
    const rule = ruleOf({ kind: 'daily', every: 1 })
    expect(nextOccurrence(rule, UTC, new Date('2026-03-05T08:59:59Z'))?.toISOString()).toBe('2026-03-05T09:00:00.000Z')
    expect(nextOccurrence(rule, UTC, new Date('2026-03-05T09:00:00Z'))?.toISOString()).toBe('2026-03-06T09:00:00.000Z')
  })
})

describe('on clocks that change', () => {
  const at = (time: string, after: string) =>
    nextOccurrence(ruleOf({ kind: 'daily', every: 1 }, { time, from: '2026-01-01' }), inZone(BERLIN), new Date(after))?.toISOString()
  it('it stays at the same time of the clocks', () => {
    expect([at('09:00', '2026-03-28T00:00:00Z'), at('09:00', '2026-03-29T00:00:00Z')]).toEqual([
      '2026-03-28T08:00:00.000Z',
      '2026-03-29T07:00:00.000Z',
    ])
  })
  it('a time that is skipped comes as much later as the clocks skip, once', () => {
    expect(at('02:30', '2026-03-28T12:00:00Z')).toBe('2026-03-29T01:30:00.000Z')
    expect(at('02:30', '2026-03-29T01:30:00Z')).toBe('2026-03-30T00:30:00.000Z')
  })
  it('of a time that comes twice the first counts, once', () => {
    expect(at('02:30', '2026-10-24T12:00:00Z')).toBe('2026-10-25T00:30:00.000Z')
    expect(at('02:30', '2026-10-25T00:30:00Z')).toBe('2026-10-26T01:30:00.000Z')
  })
  it('a day that a country left out is due with the next one, once', () => {
    const rule = ruleOf({ kind: 'daily', every: 1 }, { from: '2011-12-29' })
    const found = nextOccurrences(rule, inZone('Pacific/Apia'), { after: new Date('2011-12-29T00:00:00Z'), count: 3 })
    expect(found.map((one) => one.toISOString())).toEqual([
      '2011-12-29T19:00:00.000Z',
      '2011-12-30T19:00:00.000Z',
      '2011-12-31T19:00:00.000Z',
    ])
  })
})

describe('of several that were missed', () => {
  it('the last one counts', () => {
    const rule = ruleOf({ kind: 'daily', every: 1 })
    const since = new Date('2026-03-02T09:00:00Z')
    expect(latestOccurrence(rule, UTC, { since, now: new Date('2026-03-05T10:00:00Z') }).toISOString()).toBe('2026-03-05T09:00:00.000Z')
    expect(latestOccurrence(rule, UTC, { since, now: since })).toEqual(since)
  })
})

describe('on days off', () => {
  // 2026-03-01 is a Sunday; Thursday the 5th is a holiday, and Saturday the 7th is worked for it.
  const days = [
    { date: '2026-03-05', kind: 'off' as const, name: '' },
    { date: '2026-03-07', kind: 'work' as const, name: '' },
  ]
  const calendar = { ...UTC, days }
  const firstOfMonth = { kind: 'monthly', days: [1, 5, 7] } as const
  const due = (onDayOff: ScheduleRule['onDayOff'], more: Partial<ScheduleRule> = {}) =>
    nextOccurrences(ruleOf({ ...firstOfMonth, days: [...firstOfMonth.days] }, { ...(onDayOff && { onDayOff }), ...more }), calendar, {
      after: new Date('2026-02-25T12:00:00Z'),
      count: 3,
    }).map((at) => at.toISOString().slice(5, 10))

  it('a rule is due as planned unless it says otherwise', () => {
    expect(due(undefined)).toEqual(['03-01', '03-05', '03-07'])
  })
  it('it comes on the next working day, on the last one before, or not at all, also by make-up workdays', () => {
    expect(due('next')).toEqual(['03-02', '03-06', '03-07'])
    expect(due('before')).toEqual(['02-27', '03-04', '03-07'])
    expect(due('leaveOut', { until: '2026-03-31' })).toEqual(['03-07'])
  })
  it('it comes once where several of its days come on the same one', () => {
    const daily = (onDayOff: 'next' | 'before') => daysOf({ kind: 'daily', every: 1 }, 3, { onDayOff, from: '2026-03-06' })
    expect(daily('next').map((at) => at.slice(5, 10))).toEqual(['03-06', '03-09', '03-10'])
    expect(daily('before').map((at) => at.slice(5, 10))).toEqual(['03-06', '03-09', '03-10'])
  })
  it('its first and last day are days of the rule, wherever they are moved', () => {
    expect(due('next', { until: '2026-03-01' })).toEqual(['03-02'])
    expect(due('before', { from: '2026-03-01', until: '2026-03-01' })).toEqual(['02-27'])
  })
  it('a moment that was moved tells the day it stands for', () => {
    const rule = ruleOf({ ...firstOfMonth, days: [1] }, { onDayOff: 'next' })
    expect(movedFrom(rule, calendar, new Date('2026-03-02T09:00:00Z'))).toBe('2026-03-01')
    expect(movedFrom(rule, calendar, new Date('2026-04-01T09:00:00Z'))).toBeNull()
  })
  it('each of its days is moved to the nearest working day, and no other day is due', () => {
    const isWorked = workingDaysOf(calendar)
    fc.assert(
      fc.property(rule, fc.constantFrom(...DAY_OFF_RULES), moment, (given, onDayOff, after) => {
        const found = nextOccurrences({ ...given, time: '12:00', onDayOff }, calendar, { after, count: 3 }).map((at) =>
          at.toISOString().slice(0, 10),
        )
        const [step, last] = [{ next: 1, before: -1, leaveOut: 0 }[onDayOff], found.at(-1)]
        if (last === undefined) return
        const expected = new Set<string>()
        for (let one = dayBefore(after.toISOString().slice(0, 10), 30); one <= dayBefore(last, -30); one = dayBefore(one, -1)) {
          if (one < given.from || (given.until !== null && one > given.until) || !fallsOn(given.repeat, one, given.from)) continue
          let moved = one
          if (step !== 0) while (!isWorked(moved)) moved = dayBefore(moved, -step)
          if (isWorked(moved) && Date.parse(`${moved}T12:00:00Z`) > after.getTime()) expected.add(moved)
        }
        expect(found).toEqual([...expected].toSorted().slice(0, found.length))
      }),
      { numRuns: 150 },
    )
  })
})

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const repeat: fc.Arbitrary<Repeat> = fc.oneof(
  fc.record({ kind: fc.constant('daily' as const), every: fc.integer({ min: 1, max: 365 }) }),
  fc.record({ kind: fc.constant('weekly' as const), weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }) }),
  fc.record({
    kind: fc.constant('monthly' as const),
    days: fc.uniqueArray(fc.oneof(fc.integer({ min: 1, max: 31 }), fc.constant('last' as const)), { minLength: 1, maxLength: 8 }),
  }),
  fc.record({ kind: fc.constant('yearly' as const), month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 28 }) }),
)
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
const rule: fc.Arbitrary<ScheduleRule> = fc.record({ repeat, time, from: day, until: fc.option(day, { nil: null }) })
const zone = fc.constantFrom('Asia/Shanghai', BERLIN, 'America/New_York', 'Australia/Lord_Howe', 'America/St_Johns', 'Pacific/Apia', 'UTC')
const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })

it('a rule that is moved to working days may last as long as days can be written', () => {
  const given: ScheduleRule = {
    repeat: { kind: 'daily', every: 1 },
    time: '09:00',
    from: '2026-03-02',
    until: '9998-12-31',
    onDayOff: 'next',
  }
  expect(nextOccurrence(given, inZone('UTC'), new Date('2026-03-02T00:00:00Z'))).toEqual(new Date('2026-03-02T09:00:00Z'))
})

describe('whatever the rule', () => {
  it('can be stored', () => {
    fc.assert(fc.property(rule, (given) => scheduleRuleSchema.safeParse(given).success))
  })
  it('what is due next comes later, on one of its days, at its time, and nothing is left out before it', () => {
    fc.assert(
      fc.property(rule, zone, moment, (given, timeZone, after) => {
        const next = nextOccurrence(given, inZone(timeZone), after)
        const first = dayAt(timeZone, after.getTime())
        const last = next === null ? given.until : dayAt(timeZone, next.getTime())
        if (next !== null) {
          expect(next.getTime()).toBeGreaterThan(after.getTime())
          // Where clocks skip the time, or a day, it is shown later.
          const due = [last ?? '', dayBefore(last ?? '')].find(
            (one) => fallsOn(given.repeat, one, given.from) && instantAt(timeZone, one, given.time) === next.getTime(),
          )
          expect(due).toBeDefined()
          expect(due !== undefined && due >= given.from && (given.until === null || due <= given.until)).toBe(true)
        }
        if (last === null) return
        for (let one = first > given.from ? first : given.from; one < last; one = dayBefore(one, -1))
          expect(fallsOn(given.repeat, one, given.from) && instantAt(timeZone, one, given.time) > after.getTime()).toBe(false)
      }),
      { numRuns: 300 },
    )
  })
  it('what is asked one after the other is what is asked together', () => {
    fc.assert(
      fc.property(rule, zone, moment, (given, timeZone, after) => {
        const together = nextOccurrences(given, inZone(timeZone), { after, count: 4 })
        const [first] = together
        expect(first === undefined ? [] : [first, ...nextOccurrences(given, inZone(timeZone), { after: first, count: 3 })]).toEqual(
          together,
        )
      }),
      { numRuns: 100 },
    )
  })
})

function dayBefore(given: string, count = 1): string {
  const date = new Date(`${given}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - count)
  return date.toISOString().slice(0, 10)
}
