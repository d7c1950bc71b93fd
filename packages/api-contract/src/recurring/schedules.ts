/** Schedules: tickets that a process starts by itself, in the name of a person, whenever a rule is due. */
import { defineRoute } from '../route'
import { emptyAnswer, idParams, idSchema, instantSchema, jsonObjectSchema, nameText, text } from '../shapes/fields'
import { pageOf, pageQuerySchema } from '../shapes/paging'
import { catalogueDetailSchema, catalogueEntrySchema } from '../tickets/catalogue'
import { prioritySchema } from '../tickets/facts'
import { z } from '../zod'
import { scheduleRuleSchema } from './rule'

/** Of the site at once. */
export const MAX_SCHEDULES = 500

const refSchema = z.object({ id: idSchema, name: z.string() })

/** The result of the last run. */
const scheduleOutcomeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('started'), at: instantSchema, ticketId: idSchema, number: z.string() }),
  /** Nothing was started; `message` says why, in the language of the reader. */
  z.object({ kind: z.literal('refused'), at: instantSchema, code: z.string(), message: z.string() }),
])
export type ScheduleOutcome = z.output<typeof scheduleOutcomeSchema>

export const scheduleRowSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** `isPublished` is false for one that was removed. */
  process: refSchema.extend({ isPublished: z.boolean() }),
  /** In whose name. `active` is false for an account that was disabled or removed. */
  starter: refSchema.extend({ active: z.boolean() }),
  rule: scheduleRuleSchema,
  enabled: z.boolean(),
  /** Null while it is disabled, and when its last day has passed. */
  nextRunAt: instantSchema.nullable(),
  /** Null: it never ran. */
  outcome: scheduleOutcomeSchema.nullable(),
  revision: z.number(),
})
export type ScheduleRow = z.output<typeof scheduleRowSchema>

export const scheduleDetailSchema = scheduleRowSchema.extend({
  title: z.string(),
  priority: prioritySchema,
  values: jsonObjectSchema,
  /** By the id of a step that asks whom its requester chose. */
  chosen: z.record(z.string(), z.array(refSchema)),
})
export type ScheduleDetail = z.output<typeof scheduleDetailSchema>

export const scheduleFieldsSchema = z.strictObject({
  name: nameText(100),
  processId: idSchema,
  starterId: idSchema,
  /** `{date}` is the day it is due, `{process}` and `{requester}` are their names. Empty: the name of the process. Not read where the process has a pattern. */
  title: text(200).default(''),
  priority: prioritySchema.default(1),
  values: jsonObjectSchema.default({}),
  chosen: z.record(z.string().min(1).max(64), z.array(idSchema).min(1).max(50)).default({}),
  rule: scheduleRuleSchema,
  enabled: z.boolean().default(true),
})
export type ScheduleFields = z.output<typeof scheduleFieldsSchema>

export const listSchedules = defineRoute({
  method: 'GET',
  path: '/api/v2/ticket-schedules',
  wire: 'v2',
  access: ['process:admin:schedule:list'],
  summary: 'Schedules that start tickets in the name of people within one’s data scope, by name.',
  query: pageQuerySchema.extend({
    /** Found in the name. */
    keyword: text(100).optional(),
  }),
  answer: pageOf(scheduleRowSchema),
})
export const getSchedule = defineRoute({
  method: 'GET',
  path: '/api/v2/ticket-schedules/:id',
  wire: 'v2',
  access: ['process:admin:schedule:list'],
  summary: 'One schedule with what its tickets are filled in with.',
  params: idParams,
  answer: scheduleDetailSchema,
})
export const createSchedule = defineRoute({
  method: 'POST',
  path: '/api/v2/ticket-schedules',
  wire: 'v2',
  access: ['process:admin:schedule:add'],
  summary: 'Plans tickets in the name of a person; refused, as a start would be, when that person could not start such a ticket now.',
  body: scheduleFieldsSchema,
  answer: scheduleDetailSchema,
  idempotent: true,
})
export const updateSchedule = defineRoute({
  method: 'PUT',
  path: '/api/v2/ticket-schedules/:id',
  wire: 'v2',
  access: ['process:admin:schedule:edit'],
  summary: 'Changes a schedule; checked as a new one. Refused with `schedule.stale` when someone else saved since `revision`.',
  params: idParams,
  body: scheduleFieldsSchema.extend({ revision: z.number().int() }),
  answer: scheduleDetailSchema,
})
export const setScheduleEnabled = defineRoute({
  method: 'PUT',
  path: '/api/v2/ticket-schedules/:id/enabled',
  wire: 'v2',
  access: ['process:admin:schedule:edit'],
  summary: 'Lets a schedule run, or stops it until it is enabled again. What was due meanwhile is not made up for.',
  params: idParams,
  body: z.strictObject({ enabled: z.boolean() }),
  answer: scheduleDetailSchema,
})
export const startScheduleNow = defineRoute({
  method: 'POST',
  path: '/api/v2/ticket-schedules/:id/start',
  wire: 'v2',
  access: ['process:admin:schedule:edit'],
  summary: 'Starts a ticket at once as the schedule would, to try it; when it is due next does not change. Answers what came of it.',
  params: idParams,
  answer: scheduleOutcomeSchema,
  idempotent: true,
})
export const deleteSchedule = defineRoute({
  method: 'DELETE',
  path: '/api/v2/ticket-schedules/:id',
  wire: 'v2',
  access: ['process:admin:schedule:delete'],
  summary: 'Removes a schedule; the tickets it has started stay.',
  params: idParams,
  answer: emptyAnswer,
})
export const listScheduleProcesses = defineRoute({
  method: 'GET',
  path: '/api/v2/ticket-schedule-processes',
  wire: 'v2',
  access: ['process:admin:schedule:list', 'process:admin:inbound:list'],
  summary: 'All published processes, by category and name, for whoever plans tickets of others.',
  answer: z.object({ list: z.array(catalogueEntrySchema) }),
})
export const getScheduleProcess = defineRoute({
  method: 'GET',
  path: '/api/v2/ticket-schedule-processes/:id',
  wire: 'v2',
  access: ['process:admin:schedule:list', 'process:admin:inbound:list'],
  summary: 'What is needed to plan tickets of this process.',
  params: idParams,
  answer: catalogueDetailSchema,
})
