/** What clocks of a time zone show at an instant, and at which instant they show a time first. Wall times are milliseconds, as if they were of UTC. */

export const DAY_MS = 86_400_000

export interface Clock {
  wallAt(instant: number): number
  /** The first instant at which the clocks show this time or a later one: that is defined also for times they skip, and for times they show twice. */
  instantOf(wall: number): number
}

/** By time zone: to make one takes longer than all the rest. */
const formats = new Map<string, Intl.DateTimeFormat>()

export function clockIn(timeZone: string): Clock {
  const format = formats.get(timeZone) ?? wallFormat(timeZone)
  formats.set(timeZone, format)
  const wallAt = (instant: number) => readWall(format, instant)
  const offsetAt = (instant: number) => wallAt(instant) - instant
  // Where the offset is the same the day before and the day after, one look-up for the day is enough.
  const offsets = new Map<number, number>()
  const offsetOn = (day: number) => {
    const offset = offsets.get(day) ?? offsetAt(day * DAY_MS)
    offsets.set(day, offset)
    return offset
  }
  return {
    wallAt,
    instantOf(wall) {
      const day = Math.floor(wall / DAY_MS)
      const [before, after] = [offsetOn(day - 1), offsetOn(day + 2)]
      const early = wall - before
      if (before === after || offsetAt(early) === before) return early
      const late = wall - after
      return offsetAt(late) === after ? late : firstAfter(late, early, (instant) => offsetAt(instant) === after)
    },
  }
}

/** The clocks skip a time: when they do. Between an instant before that and one after it. */
function firstAfter(before: number, after: number, isAfter: (instant: number) => boolean): number {
  let [low, high] = [before, after]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (isAfter(middle)) high = middle
    else low = middle
  }
  return high
}

function wallFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  })
}

function readWall(format: Intl.DateTimeFormat, instant: number): number {
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of format.formatToParts(instant)) shown[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown
  // Clocks show whole seconds.
  const rest = ((instant % 1000) + 1000) % 1000
  return Date.UTC(year, month - 1, day, hour, minute, second) + rest
}
