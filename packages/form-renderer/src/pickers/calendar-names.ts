/** Names of days, months and years in a calendar, from `Intl`. */
import { parseLocale } from '@formwork/form-schema'
import type { CalendarUnit } from '../values/date-value'
import { pageOf, partsAt, placeOf, placesOn } from './calendar-steps'

export interface CalendarNames {
  /** Short names of the week's days and their full ones, beginning with the first day. */
  readonly weekdays: readonly { readonly short: string; readonly full: string }[]
  /** Above a page: `March 2026`, `2026`, `2016 – 2027`. */
  readonly pageTitle: (page: number, unit: CalendarUnit) => string
  /** In a cell: `5`, `Mar`, `2026`. */
  readonly cell: (place: number, unit: CalendarUnit) => string
  /** For a screen reader: `Thursday, March 5, 2026`, `Mar 2026`, `2026`. */
  readonly full: (place: number, unit: CalendarUnit) => string
}

/** @param locale - a BCP 47 tag; one that the browser does not know is answered in the nearest language of ours. Dates are Gregorian with Latin digits in every language, as the stored text is. */
export function calendarNames(locale: string, firstWeekday: number): CalendarNames {
  const writer = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat([locale, parseLocale(locale)], {
      calendar: 'gregory',
      numberingSystem: 'latn',
      timeZone: 'UTC',
      ...options,
    })
    return (place: number, unit: CalendarUnit) => format.format(placeOf(partsAt(place, unit), 'day') * 86_400_000)
  }
  const month = writer({ year: 'numeric', month: 'long' })
  // The name of a cell holds the words that are in it.
  const monthOfYear = writer({ year: 'numeric', month: 'short' })
  const year = writer({ year: 'numeric' })
  const shortMonth = writer({ month: 'short' })
  const day = writer({ year: 'numeric', month: 'long', day: 'numeric', weekday: 'long' })
  const week = placesOn(pageOf(0, 'day'), 'day', firstWeekday).slice(0, 7)
  const names = (width: 'narrow' | 'short' | 'long') => week.map((place) => writer({ weekday: width })(place, 'day'))
  const narrow = names('narrow')
  // One character does in Chinese; in English it would name Tuesday and Thursday alike.
  const short = new Set(narrow).size === 7 ? narrow : names('short')
  return {
    weekdays: names('long').map((full, index) => ({ full, short: short[index] ?? full })),
    pageTitle: (page, unit) => {
      if (unit === 'day') return month(page, 'month')
      if (unit === 'month') return year(page, 'year')
      const years = placesOn(page, 'year', firstWeekday)
      return `${years[0]} – ${years.at(-1)}`
    },
    cell: (place, unit) => {
      if (unit === 'day') return String(partsAt(place, 'day').day)
      return unit === 'month' ? shortMonth(place, 'month') : String(place)
    },
    full: (place, unit) => {
      if (unit === 'day') return day(place, 'day')
      return unit === 'month' ? monthOfYear(place, 'month') : year(place, 'year')
    },
  }
}
