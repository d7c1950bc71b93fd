/**
 * Days, months and years as whole numbers in a row, so that one grid can show any of the three. Wall-clock arithmetic only: no time zone can
 * shift a day.
 */
import type { CalendarParts } from '@formwork/form-schema'
import type { CalendarUnit } from '../values/date-value'

const DAY_MS = 86_400_000
const FIRST_YEAR = 1
const LAST_YEAR = 9999
/** Cells of a page of months or years. */
const PAGE = 12

const utc = (year: number, month: number, day: number) => new Date(0).setUTCFullYear(year, month, day)

/** The place of a moment in the row of days, months or years. */
export function placeOf({ year, month, day }: CalendarParts, unit: CalendarUnit): number {
  if (unit === 'year') return year
  return unit === 'month' ? year * 12 + month - 1 : Math.round(utc(year, month - 1, day) / DAY_MS)
}

/** The first moment of a place. */
export function partsAt(place: number, unit: CalendarUnit): CalendarParts {
  const start = { month: 1, day: 1, hour: 0, minute: 0, second: 0 }
  if (unit === 'year') return { ...start, year: place }
  if (unit === 'month') return { ...start, year: Math.floor(place / 12), month: mod(place, 12) + 1 }
  const date = new Date(place * DAY_MS)
  return { ...start, year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** 0 is Sunday. */
export const weekdayOf = (day: number): number => mod(day + 4, 7)

/** The page of a calendar on which a place stands: a month of days, a year of months, twelve years. */
export function pageOf(place: number, unit: CalendarUnit): number {
  return unit === 'day' ? placeOf(partsAt(place, 'day'), 'month') : Math.floor(place / PAGE)
}

/** The places a page shows, row by row. Days fill six weeks, so that a calendar keeps its height. */
export function placesOn(page: number, unit: CalendarUnit, firstWeekday: number): readonly number[] {
  if (unit !== 'day') return Array.from({ length: PAGE }, (_, index) => page * PAGE + index)
  const first = placeOf(partsAt(page, 'month'), 'day')
  const start = first - mod(weekdayOf(first) - firstWeekday, 7)
  return Array.from({ length: 42 }, (_, index) => start + index)
}

export const columnsOf = (unit: CalendarUnit): number => (unit === 'day' ? 7 : 3)

/** The same place some pages on; the 31st becomes the last day of a shorter month. */
export function turnPages(place: number, unit: CalendarUnit, pages: number): number {
  if (unit !== 'day') return inReach(place + pages * PAGE, unit)
  const { day } = partsAt(place, 'day')
  const month = inReach(pageOf(place, 'day') + pages, 'month')
  const first = placeOf(partsAt(month, 'month'), 'day')
  const length = placeOf(partsAt(month + 1, 'month'), 'day') - first
  return first + Math.min(day, length) - 1
}

/** Years are written with four digits: no calendar leaves them. */
export function inReach(place: number, unit: CalendarUnit): number {
  const least = placeOf({ ...partsAt(FIRST_YEAR, 'year') }, unit)
  const most = placeOf({ ...partsAt(LAST_YEAR, 'year'), month: 12, day: 31 }, unit)
  return Math.max(least, Math.min(most, place))
}

/** Where a key leads from a place; null for a key that leads nowhere. `isRtl` turns left and right round. */
export function keyTarget(key: string, place: number, { unit, firstWeekday, isRtl, shift }: KeyPlace): number | null {
  const columns = columnsOf(unit)
  const column = placesOn(pageOf(place, unit), unit, firstWeekday).indexOf(place) % columns
  const forward = isRtl ? -1 : 1
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: place + forward,
    ArrowLeft: place - forward,
    ArrowDown: place + columns,
    ArrowUp: place - columns,
    Home: place - column,
    End: place + columns - 1 - column,
    PageDown: turnPages(place, unit, shift && unit === 'day' ? 12 : 1),
    PageUp: turnPages(place, unit, shift && unit === 'day' ? -12 : -1),
  }
  return Object.hasOwn(targets, key) ? inReach(targets[key] ?? place, unit) : null
}

export interface KeyPlace {
  readonly unit: CalendarUnit
  readonly firstWeekday: number
  readonly isRtl: boolean
  readonly shift: boolean
}

const mod = (value: number, by: number) => ((value % by) + by) % by
