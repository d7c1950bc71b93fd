/** Calendar days on the site: which day a moment falls on in its time zone, what its clocks say then, and days after one another. */

/** By time zone: to make one takes longer than all the rest. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** @returns the day as `2026-11-21`. */
export const dayIn = (timeZone: string, at: Date): string => clockIn(timeZone, at).slice(0, 10)

/** The local time there, as the UTC digits of the answer, to the minute: for cells of a sheet, which have no time zone. */
export const wallClock = (timeZone: string, at: Date): Date => new Date(`${clockIn(timeZone, at)}Z`)

/** As `2026-11-21T09:05`. */
function clockIn(timeZone: string, at: Date): string {
  const format = formats.get(timeZone) ?? clockFormat(timeZone)
  formats.set(timeZone, format)
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  return `${parts['year']?.padStart(4, '0')}-${parts['month']}-${parts['day']}T${parts['hour']}:${parts['minute']}`
}

function clockFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
}

/** By the calendar, which no time zone changes. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

/** The time zone of this computer, or UTC when it does not know. */
export function ownTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return timeZone === undefined || timeZone === 'Etc/Unknown' ? 'UTC' : timeZone
}
