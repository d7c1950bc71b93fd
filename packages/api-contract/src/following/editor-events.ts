/** Live update of a form or a process that is edited: who has it open, and who saved it. Server-sent events like those of a ticket. */
import { defineRoute } from '../route'
import { idParams, idSchema, instantSchema } from '../shapes/fields'
import { z } from '../zod'
import { streamEndSchema } from './events'

/** `standing` is the first event of every connection and follows each change. */
export const editorEventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('standing'),
    revision: z.number(),
    publishedVersion: z.number().nullable(),
    updatedAt: instantSchema,
    updatedBy: z.object({ id: idSchema, name: z.string() }),
    /** Everybody who has it open, oneself too; in how many windows. */
    open: z.array(z.object({ id: idSchema, name: z.string(), windows: z.number() })),
  }),
  streamEndSchema,
])
export type EditorEvent = z.output<typeof editorEventSchema>

export const followForm = defineRoute({
  method: 'GET',
  path: '/api/v2/forms/:id/events',
  wire: 'v2',
  access: ['process:admin:template:list', 'process:admin:manager:list'],
  summary: 'A stream of events (`text/event-stream`) for as long as the form is open in an editor.',
  carries: 'file',
  params: idParams,
  answer: editorEventSchema,
})

export const followProcess = defineRoute({
  method: 'GET',
  path: '/api/v2/processes/:id/events',
  wire: 'v2',
  access: ['process:admin:manager:list'],
  summary: 'A stream of events (`text/event-stream`) for as long as the process is open in an editor.',
  carries: 'file',
  params: idParams,
  answer: editorEventSchema,
})
