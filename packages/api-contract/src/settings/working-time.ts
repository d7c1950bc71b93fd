/** When people work on this site: what limits of steps count that run in working time only. */
import { isWeekLongEnough, USUAL_WORKING_TIME, type WorkingTime, workingTimeSchema } from '@formwork/workflow-core'
import { defineRoute } from '../route'
import { emptyAnswer } from '../shapes/fields'
import { z } from '../zod'
import { type SettingsRow, shownSettings } from './settings-row'

export const WORKING_TIME_SETTINGS = {
  classify: 13,
  name: 'working-time',
  schema: workingTimeSchema,
  defaults: USUAL_WORKING_TIME,
  secrets: [],
} as const satisfies SettingsRow<WorkingTime>

export const getWorkingTimeSettings = defineRoute({
  method: 'GET',
  path: '/api/v2/settings/working-time',
  wire: 'v2',
  access: ['system:settings:index:config'],
  summary: 'The hours of each weekday, holidays and make-up days.',
  answer: shownSettings(workingTimeSchema),
})

export const saveWorkingTimeSettings = defineRoute({
  method: 'PUT',
  path: '/api/v2/settings/working-time',
  wire: 'v2',
  access: ['system:settings:index:config'],
  summary:
    'Replaces working time, of at least an hour a week: in effect for limits that begin or go on from then on; what is due stays due when it is.',
  body: workingTimeSchema.refine(({ week }) => isWeekLongEnough(week), {
    path: ['week'],
    message: 'less than an hour of working time a week',
  }),
  answer: emptyAnswer,
})

export const getWorkingCalendar = defineRoute({
  method: 'GET',
  path: '/api/v2/working-calendar',
  wire: 'v2',
  access: ['process:admin:schedule:list', 'process:admin:manager:list'],
  summary: 'When people work, for whoever plans tickets or designs processes.',
  answer: workingTimeSchema.extend({ timeZone: z.string() }),
})
