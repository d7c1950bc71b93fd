/** A kept run of the simulator: publishing plays it on the draft again and refuses when it ends elsewhere. */
import { moveBodySchema } from '../moving/moves'
import { idSchema, jsonObjectSchema, requiredText, text } from '../shapes/fields'
import { z } from '../zod'

export const MAX_CASES = 100

/** Steps are named by their ids in the definition: ids of tasks and jobs change with every step that is drawn before them. */
const nodeIdSchema = requiredText(64)

export const caseActSchema = z.discriminatedUnion('kind', [
  /** Somebody’s move. With `nodeId` its `taskId` (or `jobId`) is replaced by the one that is open at that step then. */
  z.strictObject({ kind: z.literal('move'), by: idSchema, nodeId: nodeIdSchema.nullable(), move: moveBodySchema }),
  /** A timer runs out, a call of another system is answered or fails for good, a ticket of another process ends. */
  z.strictObject({ kind: z.literal('job'), nodeId: nodeIdSchema, outcome: z.enum(['done', 'failed']) }),
])
export type CaseAct = z.output<typeof caseActSchema>

export const processCaseSchema = z.strictObject({
  id: idSchema,
  name: requiredText(100),
  requesterId: idSchema,
  values: jsonObjectSchema,
  /** By the id of a step, the people whom the requester chose for it. */
  chosen: z.record(text(64), z.array(idSchema).max(50)).default({}),
  /** Who plays the parts that the definition does not name (`standInsOf`); without it they are played by their holders when it runs. */
  cast: z.record(text(200), idSchema).optional(),
  acts: z.array(caseActSchema).max(500),
  /** The state after the last act: whether it runs or how it ended, and the nodes with open tasks, in the order of the definition. */
  expect: z.strictObject({ status: text(32), nodeIds: z.array(text(64)).max(500) }),
})
export type ProcessCase = z.output<typeof processCaseSchema>
export const processCasesSchema = z.array(processCaseSchema).max(MAX_CASES)
