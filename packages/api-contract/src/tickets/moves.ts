/** Starting a ticket, and the moves of the first wire: answers, withdrawing, reassigning, ending. */
import { z } from '../zod'
import { idParams, idSchema, jsonObjectSchema, requiredText, text } from '../shapes/fields'
import { defineRoute } from '../route'
import { prioritySchema, ticketStatusSchema } from './facts'
import { ticketDetailSchema } from './ticket'

/** `ticket` is what `getTicket` answers for this person now. A repetition repeats the rest, and shows the ticket as it stands by then. */
const withTicket = { ticket: ticketDetailSchema }
const startAnswerSchema = z.object({ id: idSchema, number: z.string(), ...withTicket })
export type StartAnswer = z.output<typeof startAnswerSchema>
export const startTicket = defineRoute({
  method: 'POST',
  path: '/api/v2/tickets',
  wire: 'v2',
  access: ['process:list:applyProcessList'],
  summary:
    'Starts a ticket of a published process. Values that the rules of its forms refuse are answered with `ticket.values-refused` and an issue for each field, people who may not be chosen with `ticket.choice-refused`; nothing is stored then. Refused with `ticket.stale` when a newer version was published since, and `process.not-for-you`.',
  body: z.strictObject({
    processId: idSchema,
    /** The version that was filled in; refused with `ticket.stale` when a newer one has been published meanwhile. */
    version: z.number().int(),
    /** Needed where the process has no pattern for it, not read where it has one. */
    title: text(200).default(''),
    priority: prioritySchema.default(1),
    values: jsonObjectSchema.default({}),
    /** By the id of a step that asks whom its requester chose: these people. */
    chosen: z.record(z.string().min(1).max(64), z.array(idSchema).min(1).max(50)).optional(),
  }),
  answer: startAnswerSchema,
  idempotent: true,
})

const decisionBody = z.strictObject({ taskId: requiredText(64), remark: text(2000).default('') })
export const moveAnswer = z.object({ status: ticketStatusSchema, revision: z.number(), ...withTicket })
export type MoveAnswer = z.output<typeof moveAnswer>

export const approveTask = defineRoute({
  method: 'POST',
  path: '/api/v2/tickets/:id/approve',
  wire: 'v2',
  access: 'signed-in',
  summary: 'Approves a task. Of many at once exactly one decides; the others get `task.already-decided` with the winner.',
  params: idParams,
  body: decisionBody,
  answer: moveAnswer,
  idempotent: true,
})
export const refuseTask = defineRoute({
  method: 'POST',
  path: '/api/v2/tickets/:id/refuse',
  wire: 'v2',
  access: 'signed-in',
  summary:
    'Refuses a task, with a remark that says why; what that does to the ticket the process decides. Of many at once exactly one decides, as with `approve`.',
  params: idParams,
  body: decisionBody.extend({ remark: requiredText(2000) }),
  answer: moveAnswer,
  idempotent: true,
})
export const withdrawTicket = defineRoute({
  method: 'POST',
  path: '/api/v2/tickets/:id/withdraw',
  wire: 'v2',
  access: 'signed-in',
  summary: 'The requester takes a running ticket back, which ends it; refused with `permission.denied` for anybody else.',
  params: idParams,
  body: z.strictObject({ remark: text(2000).default('') }),
  answer: moveAnswer,
  idempotent: true,
})

/** With `revision`, a ticket that has changed since is left alone and `ticket.changed` answered. */
const managingBody = z.strictObject({ remark: text(2000).default(''), revision: z.number().int().optional() })

export const reassignTask = defineRoute({
  method: 'POST',
  path: '/api/v2/tickets/:id/reassign',
  wire: 'v2',
  access: ['process:list:all:inversion'],
  summary: 'Gives an open task, or one person’s share in it, to somebody else; for administrators of tickets in their data scope.',
  params: idParams,
  body: managingBody.extend({
    taskId: requiredText(64),
    /** Whose share; null for everybody who has not answered. */
    from: idSchema.nullable(),
    to: idSchema,
  }),
  answer: moveAnswer,
  idempotent: true,
})
export const terminateTicket = defineRoute({
  method: 'POST',
  path: '/api/v2/tickets/:id/terminate',
  wire: 'v2',
  access: ['process:list:all:end'],
  summary: 'Ends a running ticket without a decision; a remark is required. For administrators of tickets in their data scope.',
  params: idParams,
  body: managingBody.extend({ remark: requiredText(2000) }),
  answer: moveAnswer,
  idempotent: true,
})
