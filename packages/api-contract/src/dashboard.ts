/** The dashboard, the to-do badge and in-app notices. */
import { z } from './zod'
import { idParams, idSchema, instantSchema } from './shapes/fields'
import { pageOf, pageQuerySchema } from './shapes/paging'
import { defineRoute } from './route'

const upcomingCount = z.object({ count: z.object({ upcoming: z.number() }) })

export const getUpcoming = defineRoute({
  method: 'GET',
  path: '/api/v1/upcoming',
  wire: 'v1',
  access: 'signed-in',
  summary: 'How many tickets wait for the signed-in person; one indexed count.',
  answer: upcomingCount,
})

export const dashboardSchema = z.object({
  count: z.object({ upcoming: z.number(), my_create: z.number(), related: z.number(), all: z.number(), overdue: z.number().default(0) }),
  /** Busiest processes of the period, ten at most. */
  ranks: z.array(z.object({ processId: idSchema, name: z.string(), total: z.number() })),
  /** Per day of the period: started, finished, still running of those started. */
  submit: z.object({
    datetime: z.array(z.string()),
    total: z.array(z.number()),
    overs: z.array(z.number()),
    processing: z.array(z.number()),
  }),
})
export type Dashboard = z.output<typeof dashboardSchema>

/** Days that JavaScript and PostgreSQL count alike, with room for the day after the last. */
const dashboardDay = z.iso
  .date()
  .refine((day) => day >= '1970-01-01' && day <= '9998-12-31', { message: 'is not between 1970-01-01 and 9998-12-31' })
  .optional()

export const getDashboard = defineRoute({
  method: 'GET',
  path: '/api/v1/dashboard',
  wire: 'v1',
  access: 'signed-in',
  summary:
    'Counts, trend and ranks of the tickets that the person may see, by days of the site; the last seven days unless told otherwise, 366 at most. `overs` is what was finished on a day, `processing` what was started on it and still runs.',
  query: z.object({ start_time: dashboardDay, end_time: dashboardDay }),
  answer: dashboardSchema,
})

export const noticeSchema = z.object({
  id: idSchema,
  kind: z.enum([
    'task-assigned',
    'task-returned',
    'task-handed-back',
    'task-urged',
    'task-due-soon',
    'task-overdue',
    'task-passed-on',
    'ticket-due-soon',
    'ticket-overdue',
    'ticket-approved',
    'ticket-refused',
    'ticket-terminated',
    'ticket-copied',
    'ticket-suspended',
    'ticket-resumed',
    'ticket-reopened',
    'ticket-mentioned',
  ]),
  ticketId: idSchema,
  ticketNumber: z.string(),
  ticketTitle: z.string(),
  /** The node to act at, or who decided, or who mentioned the reader. */
  nodeName: z.string(),
  /** Of a task that asks the reader in place of people who are away, their names. */
  standsInFor: z.array(z.string()).optional(),
  read: z.boolean(),
  at: instantSchema,
})
export type Notice = z.output<typeof noticeSchema>

export const listNotices = defineRoute({
  method: 'GET',
  path: '/api/v2/notices',
  wire: 'v2',
  access: 'signed-in',
  summary: 'The signed-in person’s notices, newest first, with how many of all are unread.',
  query: pageQuerySchema,
  answer: pageOf(noticeSchema).extend({ unread: z.number() }),
})
export const readNotice = defineRoute({
  method: 'POST',
  path: '/api/v2/notices/:id/read',
  wire: 'v2',
  access: 'signed-in',
  summary: 'Marks one of the caller’s notices as read; one that was read keeps its first time. Anybody else’s is `notice.not-found`.',
  params: idParams,
  answer: z.null(),
})
export const readAllNotices = defineRoute({
  method: 'POST',
  path: '/api/v2/notices/read',
  wire: 'v2',
  access: 'signed-in',
  summary: 'Marks all notices as read.',
  answer: z.null(),
})
