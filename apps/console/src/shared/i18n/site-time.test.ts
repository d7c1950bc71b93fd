/** Days and moments as the site counts them, whatever the reader's own clock says. */
import { beforeEach, describe, expect, it } from 'vitest'
import { useSite } from '../session/site'
import { formatDate, formatDateTime } from './format'
import { siteTimeZone, startOfDay } from './site-time'

const own = Intl.DateTimeFormat().resolvedOptions().timeZone

beforeEach(() => useSite.setState({ time_zone: '', server_time_zone: own }))

describe('the site’s days', () => {
  it.each([
    ['2026-11-23', 'Asia/Shanghai', '2026-11-22T16:00:00.000Z'],
    ['2026-11-23', 'Pacific/Kiritimati', '2026-11-22T10:00:00.000Z'],
    ['2026-11-23', 'America/Los_Angeles', '2026-11-23T08:00:00.000Z'],
    // Clocks go from 0:00 to 1:00, and back from 0:00 to 23:00.
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
    ['2026-04-05', 'America/Santiago', '2026-04-05T04:00:00.000Z'],
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
  ])('%s in %s begins at %s', (day, timeZone, start) => {
    expect(startOfDay(day, timeZone).toISOString()).toBe(start)
  })

  it('are those of the chosen zone, else of the server, else of the reader', () => {
    useSite.setState({ time_zone: 'Asia/Tokyo', server_time_zone: 'UTC' })
    expect(siteTimeZone()).toBe('Asia/Tokyo')
    useSite.setState({ time_zone: '' })
    expect(siteTimeZone()).toBe('UTC')
    useSite.setState({ time_zone: 'Mars/Olympus', server_time_zone: '' })
    expect(siteTimeZone()).toBeUndefined()
  })

  it('are what dates say', () => {
    useSite.setState({ time_zone: 'Pacific/Kiritimati' })
    expect(formatDate('2026-11-22T12:00:00Z', 'zh-CN')).toBe('2026-11-23')
    expect(formatDateTime('2026-11-22T12:00:00Z', 'zh-CN')).toBe('2026-11-23 02:00 GMT+14')
    expect(formatDateTime('2026-11-22T12:00:00Z', 'en')).toBe('Nov 23, 2026, 02:00 GMT+14')
  })

  it('need no name where they are the reader’s own', () => {
    expect(formatDateTime('2026-11-22T12:00:00Z', 'zh-CN')).toMatch(/^2026-11-2\d \d\d:00$/)
  })
})
