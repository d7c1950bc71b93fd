/** Being away: for some days somebody else is asked in one's place. */
import { z } from '../zod'
import { defineRoute } from '../route'
import { emptyAnswer, idParams, idSchema } from '../shapes/fields'

/** A day of the site's calendar, such as `2026-11-21`. PostgreSQL has no year 0, and the day after the last one is written in four digits too. */
const daySchema = z.iso.date().refine((day) => !day.startsWith('0000') && !day.startsWith('9999'), { message: 'is no year of a calendar' })

export const absenceChangeSchema = z.strictObject({
  firstDay: daySchema,
  /** The whole of it still counts. */
  lastDay: daySchema,
  /** Who is asked instead. */
  substituteId: idSchema,
})
export type AbsenceChange = z.output<typeof absenceChangeSchema>

export const absenceSchema = z.object({
  firstDay: daySchema,
  lastDay: daySchema,
  /** The day after the last one. */
  backOn: daySchema,
  /** `active` is false for an account that was disabled or removed: nobody stands in then. */
  substitute: z.object({ id: idSchema, name: z.string(), active: z.boolean() }),
  /** It has begun; otherwise it is in the future. */
  isRunning: z.boolean(),
})
export type Absence = z.output<typeof absenceSchema>

/** Null: neither away nor going to be. */
const absenceAnswer = z.object({ absence: absenceSchema.nullable() })

/** Somebody who is away, or will be, and has the caller asked instead. */
const standInSchema = z.object({ id: idSchema, name: z.string(), firstDay: daySchema, lastDay: daySchema, isRunning: z.boolean() })
export type StandIn = z.output<typeof standInSchema>

export const getAbsence = defineRoute({
  method: 'GET',
  path: '/api/v2/my-absence',
  wire: 'v2',
  access: 'signed-in',
  summary:
    'When the caller is away and who is asked in their place; null where they are not, and will not be. `standsInFor`: in whose place the caller is asked, now or later.',
  answer: absenceAnswer.extend({ standsInFor: z.array(standInSchema).optional() }),
})

export const saveAbsence = defineRoute({
  method: 'PUT',
  path: '/api/v2/my-absence',
  wire: 'v2',
  access: 'signed-in',
  summary: 'Says from which day to which the caller is away, and who is asked in their place, instead of what was said before.',
  body: absenceChangeSchema,
  answer: emptyAnswer,
})

export const endAbsence = defineRoute({
  method: 'DELETE',
  path: '/api/v2/my-absence',
  wire: 'v2',
  access: 'signed-in',
  summary: 'The caller is back, or does not leave after all: what opens from now on asks them again.',
  answer: emptyAnswer,
})

const ofOthers = { path: '/api/v2/people/:id/absence', wire: 'v2', access: ['system:sysuser:edit'], params: idParams } as const

export const getAbsenceOf = defineRoute({
  ...ofOthers,
  method: 'GET',
  summary: 'When a person is away and who is asked in their place; null where they are not, and will not be.',
  answer: absenceAnswer,
})

export const saveAbsenceOf = defineRoute({
  ...ofOthers,
  method: 'PUT',
  summary: 'Says the same for somebody who cannot say it, such as on sick leave.',
  body: absenceChangeSchema,
  answer: emptyAnswer,
})

export const endAbsenceOf = defineRoute({
  ...ofOthers,
  method: 'DELETE',
  summary: 'Ends or calls off the absence of a person.',
  answer: emptyAnswer,
})
