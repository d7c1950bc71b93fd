/** One call for every move, as a union discriminated by `type`. The answer contains the ticket after it. */
import { defineRoute } from '../route'
import { idParams, idSchema, jsonObjectSchema, requiredText, text } from '../shapes/fields'
import { moveAnswer } from '../tickets/moves'
import { z } from '../zod'
import { movePlaceSchema } from './ticket-move'

export const MOVE_LIMITS = { remark: 2000, reason: 64, files: 10, people: 50 } as const

/** Every move may have a remark. */
const base = {
  remark: text(MOVE_LIMITS.remark).default(''),
  /** One of the reasons that the site or the step offers, by its code. */
  reason: text(MOVE_LIMITS.reason).default(''),
  /** Ids of the mover’s own uploads. */
  attachments: z.array(idSchema).max(MOVE_LIMITS.files).default([]),
  /** The revision of the ticket the decision was based on; when there is a newer one, `ticket.changed` names what happened since, and nothing is done. */
  revision: z.int().optional(),
}
const elementId = requiredText(64)
const task = { ...base, taskId: elementId }
const people = z.array(idSchema).min(1).max(MOVE_LIMITS.people)
const answer = {
  ...task,
  /** Written values: only of fields that one’s rights at this step let one write; what is left out stays. */
  values: jsonObjectSchema.optional(),
  /** By the id of a step, the people whom the mover chose for it. */
  chosen: z.record(elementId, people).optional(),
}
const back = z.strictObject({
  target: movePlaceSchema,
  /** What follows when the step it goes back to is answered: every step again, or straight back to where it came from. */
  again: z.enum(['stepByStep', 'jumpBack']).default('stepByStep'),
})

export const moveBodySchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('approve'), ...answer }),
  /** Without `back` along the step’s own way of refusals, or to the end. */
  z.strictObject({ type: z.literal('refuse'), ...task, remark: requiredText(MOVE_LIMITS.remark), back: back.optional() }),
  /** A named answer that is neither agreement nor refusal. */
  z.strictObject({ type: z.literal('choose'), ...answer, edgeId: elementId }),
  z.strictObject({ type: z.literal('complete'), ...answer }),
  z.strictObject({ type: z.literal('resubmit'), ...answer }),
  z.strictObject({ type: z.literal('return'), ...task, back }),
  z.strictObject({ type: z.literal('claim'), ...task }),
  z.strictObject({ type: z.literal('release'), ...task }),
  z.strictObject({ type: z.literal('transfer'), ...task, to: idSchema }),
  /** It comes back to oneself when the other one has done their part (`handBack`). */
  z.strictObject({ type: z.literal('delegate'), ...task, to: idSchema }),
  z.strictObject({ type: z.literal('handBack'), ...task, values: answer.values }),
  z.strictObject({ type: z.literal('addSign'), ...task, sign: z.enum(['before', 'after']), to: people }),
  z.strictObject({ type: z.literal('removeSign'), ...task, userId: idSchema }),
  z.strictObject({ type: z.literal('takeBack'), ...base }),
  z.strictObject({ type: z.literal('withdraw'), ...base }),
  z.strictObject({ type: z.literal('urge'), ...base }),
  z.strictObject({ type: z.literal('copyTo'), ...base, to: people }),
  /** `from`: whose share; null for everybody who has not answered. */
  z.strictObject({ type: z.literal('reassign'), ...task, from: idSchema.nullable(), to: idSchema }),
  /** `tokenId`: which of several branches; null for the only one. */
  z.strictObject({ type: z.literal('jump'), ...base, tokenId: elementId.nullable().default(null), nodeId: elementId }),
  z.strictObject({ type: z.literal('suspend'), ...base }),
  z.strictObject({ type: z.literal('resume'), ...base }),
  z.strictObject({ type: z.literal('terminate'), ...base, remark: requiredText(MOVE_LIMITS.remark) }),
  /** At a step; null: at the one that was answered last. */
  z.strictObject({ type: z.literal('reopen'), ...base, nodeId: elementId.nullable().default(null) }),
  z.strictObject({ type: z.literal('retryJob'), ...base, jobId: elementId }),
  z.strictObject({ type: z.literal('skipJob'), ...base, jobId: elementId }),
])
export type MoveBody = z.output<typeof moveBodySchema>
export type MoveBodyInput = z.input<typeof moveBodySchema>

export const moveTicket = defineRoute({
  method: 'POST',
  path: '/api/v2/tickets/:id/moves',
  wire: 'v2',
  access: 'signed-in',
  summary:
    'Makes any move on a ticket. A refused one changes nothing and names who did what meanwhile; of many at once on one task exactly one decides.',
  params: idParams,
  body: moveBodySchema,
  answer: moveAnswer,
  idempotent: true,
})
