/** Steps whose people are chosen by somebody: when a ticket is started, or with the answer of the step before. */
import { defineRoute } from '../route'
import { idParams, idSchema, instantSchema, requiredText, text } from '../shapes/fields'
import { z } from '../zod'

export const choosingStepSchema = z.object({
  nodeId: z.string(),
  name: z.string(),
  /** Without a choice for it the ticket is not started: every ticket reaches the step, and it asks nobody else. */
  isRequired: z.boolean(),
  /** Only some may be chosen; `listChoosable` names them, and names everybody where it is not limited. */
  isLimited: z.boolean(),
})
export type ChoosingStep = z.output<typeof choosingStepSchema>

/**
 * What is wrong with a choice of people (`ticket.choice-refused`), at `chosen`, the step, and the index in its list: nobody was chosen, the step has
 * no people to choose from, or the person is not one of them. `task.assignee-unavailable` is an account that may not act.
 */
export const CHOICE_ISSUES = ['chosen.missing', 'chosen.not-asked', 'chosen.outside', 'task.assignee-unavailable'] as const

const params = idParams.extend({ nodeId: requiredText(64) })
const query = z.object({ keyword: text(64).optional(), page: z.coerce.number().int().min(1).max(1000).default(1) })
const answer = z.object({
  /** For people who are away, until when. */
  list: z.array(z.object({ id: idSchema, name: z.string(), department: z.string(), backAt: instantSchema.optional() })),
  hasMore: z.boolean(),
})
export type ChoosablePeople = z.output<typeof answer>

export const listChoosable = defineRoute({
  method: 'GET',
  path: '/api/v2/catalogue/:id/steps/:nodeId/people',
  wire: 'v2',
  access: ['process:list:applyProcessList'],
  summary:
    'People who may be chosen for a step when a ticket of this process is started, by name, 20 at a time; `keyword` is found in their names.',
  params,
  query,
  answer,
})
export const listChoosableOfTicket = defineRoute({
  method: 'GET',
  path: '/api/v2/tickets/:id/steps/:nodeId/people',
  wire: 'v2',
  access: 'signed-in',
  summary:
    'People who may be chosen for a step by a move on this ticket (`chooses` of the move), by name, 20 at a time. 404 for anyone the ticket does not concern.',
  params,
  query,
  answer,
})
