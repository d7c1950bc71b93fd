/** When a schedule is due: on which days, at which time of the site's clocks, from when until when. */
import { z } from '../zod'

/** A day of the calendar, such as `2026-11-21`, whose neighbours are written in four digits as well. */
const daySchema = z.iso
  .date()
  .refine((day) => day >= '1970-01-01' && day <= '9998-12-31', { message: 'is not between 1970-01-01 and 9998-12-31' })

/** As ISO 8601 counts: 1 is Monday, 7 is Sunday. */
const weekdaySchema = z.number().int().min(1).max(7)
const dayOfMonthSchema = z.number().int().min(1).max(31)

const isWithoutTwice = (list: readonly unknown[]) => new Set(list).size === list.length

export const MAX_DAYS_BETWEEN = 365

export const repeatSchema = z.discriminatedUnion('kind', [
  /** Counted from the first day of the rule. */
  z.strictObject({ kind: z.literal('daily'), every: z.number().int().min(1).max(MAX_DAYS_BETWEEN) }),
  z.strictObject({
    kind: z.literal('weekly'),
    weekdays: z.array(weekdaySchema).min(1).max(7).refine(isWithoutTwice, { message: 'names a day twice' }),
  }),
  /** A month without such a day is left out; `last` is the last day of each. */
  z.strictObject({
    kind: z.literal('monthly'),
    days: z
      .array(z.union([dayOfMonthSchema, z.literal('last')]))
      .min(1)
      .max(32)
      .refine(isWithoutTwice, { message: 'names a day twice' }),
  }),
  /** A year without such a day is left out. */
  z.strictObject({ kind: z.literal('yearly'), month: z.number().int().min(1).max(12), day: dayOfMonthSchema }),
])
export type Repeat = z.output<typeof repeatSchema>
export type RepeatKind = Repeat['kind']

/**
 * How a day off is treated, by the working time of the site. `next`: moved to the next working day; `before`: to the last one before;
 * `leaveOut`: not at all.
 */
export const DAY_OFF_RULES = ['next', 'before', 'leaveOut'] as const
export type DayOffRule = (typeof DAY_OFF_RULES)[number]

export const scheduleRuleSchema = z.strictObject({
  repeat: repeatSchema,
  /** Without it days off are days like others. */
  onDayOff: z.enum(DAY_OFF_RULES).optional(),
  /** As `09:00`, by the clocks of the site. */
  time: z.string().check(z.stringFormat('time-of-day', /^([01]\d|2[0-3]):[0-5]\d$/)),
  /** The first of its days; where that is a day off, it may be due before. */
  from: daySchema,
  /** The last one, as the first; null: it has no end. */
  until: daySchema.nullable(),
})
export type ScheduleRule = z.output<typeof scheduleRuleSchema>
