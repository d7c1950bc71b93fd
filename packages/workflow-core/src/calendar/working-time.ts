/** When people work: the hours of each weekday, and days that differ from their weekday. */
import { z } from '../zod'

export const DAY_MINUTES = 1440
export const WORKING_TIME_LIMITS = { hours: 12, days: 500, name: 50 } as const

/** Within one day, in minutes since its midnight; a night shift is one until 1440, and one from 0 on the next day. */
const hoursSchema = z.strictObject({
  from: z
    .number()
    .int()
    .min(0)
    .max(DAY_MINUTES - 1),
  to: z.number().int().min(1).max(DAY_MINUTES),
})
export type Hours = z.output<typeof hoursSchema>

const specialDaySchema = z.strictObject({
  date: z.iso.date(),
  /** `work`: a make-up day, with the hours of the first weekday that has any, from Monday on. */
  kind: z.enum(['off', 'work']),
  name: z.string().trim().max(WORKING_TIME_LIMITS.name),
})
export type SpecialDay = z.output<typeof specialDaySchema>

/** The first one whose time is not after its start, or that begins before an earlier one has ended; -1 for none. */
export const wrongHours = (hours: readonly Hours[]): number =>
  hours.findIndex(({ from, to }, index) => to <= from || hours.some((other, place) => place < index && from < other.to && other.from < to))

/** With less than an hour a week a limit of a day would end months later. */
const MIN_WEEK_MINUTES = 60

export const isWeekLongEnough = (week: readonly (readonly Hours[])[]): boolean => weekMinutes(week) >= MIN_WEEK_MINUTES

export const weekMinutes = (week: readonly (readonly Hours[])[]): number => week.flat().reduce((sum, { from, to }) => sum + to - from, 0)

const dayHoursSchema = z
  .array(hoursSchema)
  .max(WORKING_TIME_LIMITS.hours)
  .refine((hours) => wrongHours(hours) < 0, { message: 'hours overlap, or end before they begin' })

export const workingTimeSchema = z.object({
  /** From Monday to Sunday. */
  week: z
    .array(dayHoursSchema)
    .length(7)
    // A limit would never end. What is saved is held to more than that: `isWeekLongEnough`.
    .refine((week) => week.some((hours) => hours.length > 0), { message: 'a week without working time' }),
  days: z
    .array(specialDaySchema)
    .max(WORKING_TIME_LIMITS.days)
    .refine((days) => new Set(days.map(({ date }) => date)).size === days.length, { message: 'a day is named twice' }),
})
export type WorkingTime = z.output<typeof workingTimeSchema>

const OFFICE_HOURS: Hours[] = [
  { from: 9 * 60, to: 12 * 60 },
  { from: 13.5 * 60, to: 18 * 60 },
]
/** Monday to Friday from 9:00 to 12:00 and from 13:30 to 18:00. */
export const USUAL_WORKING_TIME: WorkingTime = {
  week: [OFFICE_HOURS, OFFICE_HOURS, OFFICE_HOURS, OFFICE_HOURS, OFFICE_HOURS, [], []],
  days: [],
}

/** Working time where clocks show a certain time. */
export interface WorkingCalendar extends WorkingTime {
  /** Its IANA name. */
  readonly timeZone: string
}
