/** The state of a calendar: its cells, its page, and the cell in the tab order. Pure. */
import type { CalendarUnit } from '../values/date-value'
import { inReach, pageOf, partsAt, placeOf, turnPages } from './calendar-steps'

export interface CalendarView {
  readonly level: CalendarUnit
  readonly current: number
  /** The first page shown; a range of days shows two. */
  readonly page: number
}

export function viewOf(place: number, level: CalendarUnit): CalendarView {
  const current = inReach(place, level)
  return { level, current, page: pageOf(current, level) }
}

/** Makes a cell current; turns no more pages than it must. */
export function goTo(view: CalendarView, place: number, pages: number): CalendarView {
  const page = pageOf(place, view.level)
  const first = Math.max(page - pages + 1, Math.min(page, view.page))
  return { ...view, current: place, page: first }
}

/** Turns pages and takes the current cell along. */
export function turn(view: CalendarView, by: number): CalendarView {
  const current = turnPages(view.current, view.level, by)
  // By as many pages as the current cell moved: at the first and the last year that may be fewer.
  return { ...view, current, page: view.page + pageOf(current, view.level) - pageOf(view.current, view.level) }
}

/** Shows the months of a year, or the years, instead of the days; and back. */
export function zoom({ level, current }: CalendarView, to: CalendarUnit): CalendarView {
  return viewOf(placeOf(partsAt(current, level), to), to)
}

/** The next level on the way from `level` down to the unit that is chosen. */
export function levelBelow(level: CalendarUnit, unit: CalendarUnit): CalendarUnit {
  return level === 'year' && unit === 'day' ? 'month' : unit
}
