/** A colleague leaves, or is away for long: all their open work goes to somebody else. */
import { defineRoute } from '../route'
import { idParams, idSchema, text } from '../shapes/fields'
import { z } from '../zod'

const handOverAnswer = z.object({
  /** Tickets that moved. */
  moved: z.number(),
  /** Tickets that could not be given to that person, each with the code of its refusal and the sentence of it; the first 100. */
  left: z.array(z.object({ ticketId: idSchema, number: z.string(), code: z.string(), message: z.string() })),
  /** More tickets wait than one call moves: call again. */
  more: z.boolean(),
})
export type HandOverAnswer = z.output<typeof handOverAnswer>

export const handOverItems = defineRoute({
  method: 'POST',
  path: '/api/v2/users/:id/hand-over',
  wire: 'v2',
  access: ['process:list:all:inversion'],
  summary:
    'Gives everything that waits for a person to somebody else, as far as one’s data scope reaches; each ticket by itself, at most 200 in one call.',
  params: idParams,
  body: z.strictObject({ to: idSchema, remark: text(2000).default('') }),
  answer: handOverAnswer,
})
