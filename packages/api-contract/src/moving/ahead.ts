/** A preview of where a start or an answer would lead: tried by the engine, and nothing is written. */
import { defineRoute } from '../route'
import { idParams, idSchema, jsonObjectSchema, requiredText } from '../shapes/fields'
import { prioritySchema, ticketStatusSchema } from '../tickets/facts'
import { z } from '../zod'

/** Names of the first people, with how many there are. */
const askedSchema = z.object({ names: z.array(z.string()), count: z.number() })

const moveAheadSchema = z.object({
  /** How the ticket ends with it; null: it goes on. */
  ends: ticketStatusSchema.nullable(),
  /** Steps it comes to: who is asked there; nobody at a step that runs by itself. */
  steps: z.array(
    askedSchema.extend({
      name: z.string(),
      /** Whoever starts the ticket chooses its people, and has not yet; absent otherwise. */
      toChoose: z.literal(true).optional(),
    }),
  ),
  /** Who still has to answer the same task. */
  others: askedSchema,
  /** Steps of other branches that have to be done first, where it comes to no step. */
  branches: z.array(z.string()),
})
export type MoveAhead = z.output<typeof moveAheadSchema>

const elementId = requiredText(64)

export const lookAheadOfStart = defineRoute({
  method: 'POST',
  path: '/api/v2/catalogue/:id/ahead',
  wire: 'v2',
  access: ['process:list:applyProcessList'],
  summary:
    'Where a ticket of this process would go first with what is filled in so far: its steps and their people. Nothing is checked but who may start it, and nothing is stored. Refused as `startTicket` with `ticket.stale`, `process.not-for-you`, `process.not-published` and `process.not-found`. Null where the process would refuse the start.',
  params: idParams,
  body: z.strictObject({
    /** The version that is filled in. */
    version: z.number().int(),
    priority: prioritySchema.default(1),
    values: jsonObjectSchema.default({}),
    /** As for `startTicket`. */
    chosen: z.record(z.string().min(1).max(64), z.array(idSchema).max(50)).optional(),
  }),
  answer: z.object({ ahead: moveAheadSchema.nullable() }),
})
export type LookAheadStartBody = z.output<typeof lookAheadOfStart.body>

export const lookAheadOfMove = defineRoute({
  method: 'POST',
  path: '/api/v2/tickets/:id/ahead',
  wire: 'v2',
  access: 'signed-in',
  summary:
    'Where an answer would lead: its steps and their people, without giving it; nothing is stored. `values` are those in the form that are not saved yet. Null where nobody can say: the move would be refused, or chooses people first.',
  params: idParams,
  body: z.strictObject({
    type: z.enum(['approve', 'complete', 'choose', 'resubmit']),
    taskId: elementId,
    /** Which answer (`choose`). */
    edgeId: elementId.optional(),
    /** What is written in the form and would go along. */
    values: jsonObjectSchema.optional(),
  }),
  answer: z.object({ ahead: moveAheadSchema.nullable() }),
})
export type LookAheadBody = z.output<typeof lookAheadOfMove.body>
