/** Days of a filter in the address, and the query for them. */
import { afterEach, expect, it, vi } from 'vitest'
import { useSite } from '../session/site'
import { boundsOf, startedOf } from './started'

afterEach(() => {
  vi.useRealTimers()
  useSite.setState(useSite.getInitialState())
})

it('asks from the first moment of the first day on the site to the last of the last', () => {
  useSite.setState({ time_zone: 'Asia/Shanghai' })
  expect(boundsOf('2026-11-01..2026-11-02')).toEqual({ from: '2026-10-31T16:00:00.000Z', until: '2026-11-02T16:00:00.000Z' })
})

it('counts today, by the calendar of the site, as the last of the last days', () => {
  vi.useFakeTimers({ now: new Date('2026-11-26T17:00:00Z') })
  useSite.setState({ time_zone: 'Asia/Shanghai' })
  expect(boundsOf('1')).toEqual({ from: '2026-11-26T16:00:00.000Z' })
  expect(boundsOf('7')).toEqual({ from: '2026-11-20T16:00:00.000Z' })
})

it.each(['', 'x', '8', '2026-11-01', '2026-13-01..2026-13-02', 'days'])('asks for any time while “%s” names no days', (value) => {
  expect(boundsOf(value)).toEqual({})
  expect(startedOf(value)).toBe(value === 'days' ? 'days' : '')
})
