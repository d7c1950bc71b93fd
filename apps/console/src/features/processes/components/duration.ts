/** A length of time as a number of one unit. */
import { plural } from '@lingui/core/macro'

export const UNITS = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 } as const
export type Unit = keyof typeof UNITS

/** The largest unit that expresses it exactly, up to the given one. */
export function unitOf(seconds: number, largest: Unit = 'days'): Unit {
  return (['days', 'hours', 'minutes'] as const).find((unit) => isWithin(unit, largest) && seconds % UNITS[unit] === 0) ?? 'seconds'
}

export const isWithin = (unit: Unit, largest: Unit): boolean => UNITS[unit] <= UNITS[largest]

export function durationWords(seconds: number, largest: Unit = 'days'): string {
  const unit = unitOf(seconds, largest)
  const count = seconds / UNITS[unit]
  switch (unit) {
    case 'days':
      return plural(count, { one: '# day', other: '# days' })
    case 'hours':
      return plural(count, { one: '# hour', other: '# hours' })
    case 'minutes':
      return plural(count, { one: '# minute', other: '# minutes' })
    case 'seconds':
      return plural(count, { one: '# second', other: '# seconds' })
  }
}
