import { describe, expect, it } from 'vitest'
import { formatDate } from '../values/date-text'
import { partsAt, placeOf } from './calendar-steps'
import { type ChosenMoments, pick } from './choose-moments'

const moment = (day: number, hour = 0) => ({ year: 2026, month: 3, day, hour, minute: 0, second: 0 })
const place = (day: number) => placeOf(moment(day), 'day')
const texts = (moments: ChosenMoments | null) => moments?.map((parts) => parts && formatDate(parts, 'dd HH:mm:ss'))

describe('picking in a calendar', () => {
  it('keeps the time of day of a single moment', () => {
    const { moments } = pick(place(9), [moment(5, 14)], null, { kind: 'single', unit: 'day', hasTime: true })
    expect(texts(moments)).toEqual(['09 14:00:00'])
  })

  it('puts a day into a list in order, and takes it out again', () => {
    const rules = { kind: 'list', unit: 'day', hasTime: false } as const
    const { moments } = pick(place(3), [moment(9), null], null, rules)
    expect(texts(moments)).toEqual(['03 00:00:00', '09 00:00:00'])
    expect(texts(pick(place(9), moments ?? [], null, rules).moments)).toEqual(['03 00:00:00'])
  })

  it('waits for the other end of a range and puts both in order', () => {
    const rules = { kind: 'range', unit: 'day', hasTime: false } as const
    const first = pick(place(9), [moment(1), moment(2)], null, rules)
    expect(first).toEqual({ moments: null, pending: place(9) })
    expect(texts(pick(place(4), [], first.pending, rules).moments)).toEqual(['04 00:00:00', '09 00:00:00'])
  })

  it('ends a range of moments with its last day, unless a time was chosen', () => {
    const rules = { kind: 'range', unit: 'day', hasTime: true } as const
    expect(texts(pick(place(4), [], place(4), rules).moments)).toEqual(['04 00:00:00', '04 23:59:59'])
    expect(texts(pick(place(4), [moment(1, 8), moment(2, 9)], place(4), rules).moments)).toEqual(['04 08:00:00', '04 09:00:00'])
  })

  it('chooses months and years by their first day', () => {
    const rules = { kind: 'single', hasTime: false } as const
    const month = placeOf(partsAt(2026, 'year'), 'month') + 4
    expect(pick(month, [], null, { ...rules, unit: 'month' }).moments?.[0]).toMatchObject({ year: 2026, month: 5, day: 1 })
    expect(pick(2031, [], null, { ...rules, unit: 'year' }).moments?.[0]).toMatchObject({ year: 2031, month: 1, day: 1 })
  })
})
