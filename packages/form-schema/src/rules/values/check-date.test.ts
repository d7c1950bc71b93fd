/** Dates at their edges: kinds, counts, milliseconds and the order of a pair. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LIMITS } from '../../limits'
import { checkDate, checkTime, dateValueKind } from './check-date'

const options = { type: 'date', format: 'yyyy-MM-dd', timestamp: false, isRange: false } as const
const day = '2024-02-29'
/** The last millisecond that the language's calendar knows. */
const LAST = 8.64e15

describe('what a date stores', () => {
  it.each([
    ['date', false, 'single'],
    ['datetime', false, 'single'],
    ['dates', true, 'list'],
    ['daterange', false, 'range'],
    ['datetimerange', false, 'range'],
    ['date', true, 'range'],
  ] as const)('%s, pair %s: %s', (type, isRange, kind) => expect(dateValueKind({ type, isRange })).toBe(kind))
})

describe('a date', () => {
  it('is a text in its format, or milliseconds that the calendar knows', () => {
    expect(checkDate(day, options)).toEqual([])
    expect(checkDate('2024-02-30', options)).toMatchObject([{ code: 'date', params: { reason: 'format' } }])
    expect(checkDate(5, options)).toMatchObject([{ code: 'shape', params: { expected: 'date' } }])
    const milliseconds = { ...options, timestamp: true }
    for (const moment of [0, LAST, -LAST]) expect(checkDate(moment, milliseconds)).toEqual([])
    for (const moment of [0.5, LAST + 2, Number.NaN]) {
      expect(checkDate(moment, milliseconds)).toMatchObject([{ code: 'date', params: { reason: 'time' } }])
    }
    expect(checkDate(day, milliseconds)).toMatchObject([{ code: 'shape', params: { expected: 'milliseconds' } }])
  })

  it('is one of a list that has a limit', () => {
    const list = { ...options, type: 'dates' } as const
    expect(checkDate([], list)).toEqual([])
    expect(
      checkDate(
        Array.from({ length: LIMITS.choices }, () => day),
        list,
      ),
    ).toEqual([])
    expect(
      checkDate(
        Array.from({ length: LIMITS.choices + 1 }, () => day),
        list,
      ),
    ).toMatchObject([{ code: 'shape' }])
    expect(checkDate(day, list)).toMatchObject([{ code: 'shape', params: { expected: 'list' } }])
  })

  it('is one of a pair that starts before it ends, as text and as milliseconds', () => {
    const pair = { ...options, type: 'daterange' } as const
    const order = [{ code: 'date', params: { reason: 'order' } }]
    expect(checkDate([day, day], pair)).toEqual([])
    expect(checkDate([day, '2024-03-01'], pair)).toEqual([])
    expect(checkDate(['2024-03-01', day], pair)).toEqual(order)
    for (const value of [[day], [day, day, day], day])
      expect(checkDate(value, pair)).toMatchObject([{ code: 'shape', params: { expected: 'range' } }])
    const milliseconds = { ...pair, timestamp: true }
    expect(checkDate([1, 1], milliseconds)).toEqual([])
    expect(checkDate([1, 2], milliseconds)).toEqual([])
    expect(checkDate([2, 1], milliseconds)).toEqual(order)
  })
})

describe('the order of a pair', () => {
  it('is that of time', () => {
    const moment = fc.date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    const text = (date: Date) => date.toISOString().slice(0, 19).replace('T', ' ')
    const pair = { type: 'datetimerange', format: 'yyyy-MM-dd HH:mm:ss', timestamp: false, isRange: true } as const
    fc.assert(
      fc.property(moment, moment, (start, end) => {
        expect(checkDate([text(start), text(end)], pair).length === 0).toBe(text(start) <= text(end))
      }),
    )
  })
})

describe('a time', () => {
  const time = { format: 'HH:mm', isRange: false }

  it('says that it is a time where its text is wrong, and nothing about time where its shape is', () => {
    expect(checkTime('09:30', time)).toEqual([])
    expect(checkTime('25:00', time)).toEqual([{ code: 'date', params: { reason: 'format', format: 'HH:mm', kind: 'time' } }])
    expect(checkTime(9, time)).toEqual([{ code: 'shape', params: { expected: 'date' } }])
    expect(checkTime(['10:00', '09:00'], { ...time, isRange: true })).toEqual([{ code: 'date', params: { reason: 'order', kind: 'time' } }])
  })
})
