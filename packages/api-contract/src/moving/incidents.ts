/** Automatic steps that failed for good: each waits until somebody runs it again or skips it (moves `retryJob`, `skipJob`). */
import { defineRoute } from '../route'
import { idSchema, instantSchema } from '../shapes/fields'
import { pageOf, pageQuerySchema } from '../shapes/paging'
import { z } from '../zod'

export const incidentSchema = z.object({
  ticketId: idSchema,
  ticketNumber: z.string(),
  ticketTitle: z.string(),
  processName: z.string(),
  jobId: z.string(),
  kind: z.enum(['timer', 'httpRequest', 'subProcess', 'script']),
  nodeId: z.string(),
  nodeName: z.string(),
  /** The last failure in words, those of `readFailure` where it was foreseen (what a form says of a value by `lineIn`); never a secret or a body. */
  error: z.string(),
  attempts: z.number(),
  at: instantSchema,
})
export type Incident = z.output<typeof incidentSchema>

export const listIncidents = defineRoute({
  method: 'GET',
  path: '/api/v2/incidents',
  wire: 'v2',
  access: ['process:list:all:inversion', 'process:list:all:end'],
  summary: 'Steps of tickets in one’s data scope that failed for good and wait for an administrator, newest first.',
  query: pageQuerySchema,
  answer: pageOf(incidentSchema),
})
