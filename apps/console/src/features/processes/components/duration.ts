/** A length of time as a number of one unit. */
import { plural } from '@lingui/core/macro'

export const UNITS = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 } as const
export type Unit = keyof typeof UNITS

/** The largest that says it exactly. */
export function unitOf(seconds: number): Unit {
  return (['days', 'hours', 'minutes'] as const).find((unit) => seconds % UNITS[unit] === 0) ?? 'seconds'
}

export function durationWords(seconds: number): string {
  const unit = unitOf(seconds)
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
