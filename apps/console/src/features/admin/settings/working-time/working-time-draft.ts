/** What is edited of working time: hours as they are typed, and the days that differ. Pure. */
import { DAY_MINUTES, type Hours, isWeekLongEnough, type SpecialDay, WORKING_TIME_LIMITS, type WorkingTime } from '@formwork/workflow-core'

export interface HoursRow {
  /** Of the row in its day, as long as the page is open. */
  readonly key: number
  /** As `09:00`; empty while nothing was typed. */
  readonly from: string
  /** `00:00` is midnight at the end of the day. */
  readonly to: string
}

export interface WorkingTimeDraft {
  /** From Monday to Sunday. */
  readonly week: readonly (readonly HoursRow[])[]
  /** In their order. */
  readonly days: readonly SpecialDay[]
}

export const draftOf = ({ week, days }: WorkingTime): WorkingTimeDraft => ({
  week: week.map((hours) => hours.map(({ from, to }, key) => ({ key, from: timeOf(from), to: timeOf(to) }))),
  days: inOrder(days),
})

/** After an hour's break four more hours; hours that do not fit on the day are left to be typed. */
export function withHours(rows: readonly HoursRow[]): readonly HoursRow[] {
  const last = rows.reduce((latest, { to }) => Math.max(latest, minutesOf(to) ?? 0), 0)
  const from = rows.length === 0 ? 9 * 60 : last + 60
  const isRoom = from + 4 * 60 <= DAY_MINUTES
  const key = Math.max(-1, ...rows.map((row) => row.key)) + 1
  return [...rows, { key, from: isRoom ? timeOf(from) : '', to: isRoom ? timeOf(from + 4 * 60) : '' }]
}

export type HoursProblem = 'incomplete' | 'backward' | 'overlap'

/** By the key of the row. */
export function problemsOf(rows: readonly HoursRow[]): ReadonlyMap<number, HoursProblem> {
  const problems = new Map<number, HoursProblem>()
  for (const [index, row] of rows.entries()) {
    const hours = hoursOf(row)
    if (hours === null) problems.set(row.key, 'incomplete')
    else if (hours.to <= hours.from) problems.set(row.key, 'backward')
    else if (rows.slice(0, index).some((other) => doOverlap(hours, hoursOf(other)))) problems.set(row.key, 'overlap')
  }
  return problems
}

const doOverlap = (one: Hours, other: Hours | null) => other !== null && one.from < other.to && other.from < one.to

/** Of the hours that are whole; false as long as some of them are not. */
export const isTooShortWeek = ({ week }: WorkingTimeDraft): boolean =>
  week.every((rows) => problemsOf(rows).size === 0) && !isWeekLongEnough(week.map(hoursOfDay))

const hoursOfDay = (rows: readonly HoursRow[]): Hours[] => rows.flatMap((row) => hoursOf(row) ?? [])

/** Null while it contains an error. */
export function workingTimeOf(draft: WorkingTimeDraft): WorkingTime | null {
  if (isTooShortWeek(draft) || draft.week.some((rows) => problemsOf(rows).size > 0)) return null
  const week = draft.week.map((rows) => hoursOfDay(rows).toSorted((a, b) => a.from - b.from))
  return { week, days: [...draft.days] }
}

function hoursOf({ from, to }: HoursRow): Hours | null {
  const [begin, end] = [minutesOf(from), minutesOf(to)]
  return begin === null || end === null ? null : { from: begin, to: end === 0 ? DAY_MINUTES : end }
}

const two = (count: number) => String(count).padStart(2, '0')
export const timeOf = (minutes: number): string => `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`

function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(time) ?? []
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes)
}

/** One day, or all from the first to the last. */
export interface NewDays extends Pick<SpecialDay, 'kind' | 'name'> {
  readonly first: string
  /** Empty: only the first. */
  readonly last: string
}

export type NewDaysProblem = 'missing' | 'backward' | 'many'

/** A day that is in the list already is replaced. */
export function withDays(days: readonly SpecialDay[], added: NewDays): readonly SpecialDay[] | NewDaysProblem {
  const { first, last, kind, name } = added
  if (first === '') return 'missing'
  if (last !== '' && last < first) return 'backward'
  const dates = datesBetween(first, last === '' ? first : last)
  const kept = days.filter(({ date }) => !dates.includes(date))
  if (kept.length + dates.length > WORKING_TIME_LIMITS.days) return 'many'
  return inOrder([...kept, ...dates.map((date) => ({ date, kind, name: name.trim() }))])
}

/** One more than fit, of more than do. */
function datesBetween(first: string, last: string): string[] {
  const dates: string[] = []
  const day = new Date(`${first}T00:00:00Z`)
  while (dates.length <= WORKING_TIME_LIMITS.days) {
    const date = day.toISOString().slice(0, 10)
    if (date > last) break
    dates.push(date)
    day.setUTCDate(day.getUTCDate() + 1)
  }
  return dates
}

const inOrder = (days: readonly SpecialDay[]) => days.toSorted((a, b) => (a.date < b.date ? -1 : 1))

export const yearOf = ({ date }: Pick<SpecialDay, 'date'>): string => date.slice(0, 4)
