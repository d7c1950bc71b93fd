/** The chosen moments after a cell of a calendar is picked. Pure. */
import type { CalendarParts, DateValueKind } from '@formwork/form-schema'
import { type CalendarUnit } from '../values/date-value'
import { partsAt, placeOf } from './calendar-steps'

/** What is chosen already: one moment, a list, or a pair; null for a half that is missing or unreadable. */
export type ChosenMoments = readonly (CalendarParts | null)[]

export interface Choice {
  /** The chosen moments, or null while a range waits for its other end. */
  readonly moments: readonly CalendarParts[] | null
  /** The place a range begins at while it waits. */
  readonly pending: number | null
}

const LAST_SECOND = { hour: 23, minute: 59, second: 59 }
const FIRST_SECOND = { hour: 0, minute: 0, second: 0 }

export interface PickRules {
  readonly kind: DateValueKind
  readonly unit: CalendarUnit
  /** A range of days with times of day ends with its last day, not when that day begins. */
  readonly hasTime: boolean
}

/** Picks `place`. A moment keeps the time of day it had. */
export function pick(place: number, chosen: ChosenMoments, pending: number | null, { kind, unit, hasTime }: PickRules): Choice {
  const at = (where: number, time: CalendarParts | null | undefined, otherwise = FIRST_SECOND): CalendarParts => {
    const { hour, minute, second } = time ?? otherwise
    return { ...partsAt(where, unit), hour, minute, second }
  }
  if (kind === 'single') return { moments: [at(place, chosen[0])], pending: null }
  if (kind === 'list') {
    const others = chosen.filter((moment) => moment !== null)
    const rest = others.filter((moment) => placeOf(moment, unit) !== place)
    const list = rest.length < others.length ? rest : [...others, at(place, null)]
    return { moments: list.toSorted((a, b) => placeOf(a, unit) - placeOf(b, unit)), pending: null }
  }
  if (pending === null) return { moments: null, pending: place }
  const ends = [at(Math.min(pending, place), chosen[0]), at(Math.max(pending, place), chosen[1], hasTime ? LAST_SECOND : FIRST_SECOND)]
  return { moments: ends, pending: null }
}
