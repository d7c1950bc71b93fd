/** What the clocks of a time zone show at an instant, and at which instant they show a given time. */

const DAY_MS = 24 * 3_600_000
/** By time zone: to make one takes longer than all the rest. */
const formats = new Map<string | undefined, Intl.DateTimeFormat>()

/**
 * What clocks show at an instant, in milliseconds as if they showed UTC; to the second.
 *
 * @param timeZone - an IANA name; without one, the clocks of this process or browser.
 * @throws {RangeError} for a zone that is not known here.
 * @example shownAt('Asia/Shanghai', Date.UTC(2026, 2, 2)) // Date.UTC(2026, 2, 2, 8)
 */
export function shownAt(timeZone: string | undefined, at: number): number {
  const format = formats.get(timeZone) ?? clockFormat(timeZone)
  formats.set(timeZone, format)
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/** The day there, as `2026-11-21`. */
export const dayAt = (timeZone: string, at: number): string => new Date(shownAt(timeZone, at)).toISOString().slice(0, 10)

/**
 * The instant at which clocks show a time of a day. Of two such instants, as clocks are put back, the first; a time that clocks skip counts as if they had
 * not been put forward yet, so it comes as much later as they skip.
 *
 * @example instantAt('Europe/Berlin', '2026-03-29', '02:30') // 03:30 there
 */
export function instantAt(timeZone: string, day: string, time: string): number {
  const shown = Date.parse(`${day}T${time}:00Z`)
  // Clocks change once in two days at most: one of the two distances to UTC holds at that time.
  const [before, after] = [shown - DAY_MS, shown + DAY_MS].map((near) => shown - (shownAt(timeZone, near) - near))
  const instants = [before ?? shown, after ?? shown]
  return instants.find((at) => shownAt(timeZone, at) === shown) ?? before ?? shown
}

function clockFormat(timeZone: string | undefined): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en', {
    ...(timeZone === undefined ? {} : { timeZone }),
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
}
