/** A run of the simulator that was kept: publishing takes it through the draft again and refuses when it ends elsewhere. */
import { idSchema, jsonObjectSchema, requiredText, text } from '../shapes/fields'
import { z } from '../zod'

export const MOST_CASES = 100

/** One act of somebody, or of the system when `by` is null: a command of the engine without its moment. */
export const caseActSchema = z.strictObject({
  by: text(64).nullable(),
  /** As `ProcessCommand` of workflow-core has it; tasks are named by the order in which they opened, as in the run that was kept. */
  command: jsonObjectSchema,
})
export const processCaseSchema = z.strictObject({
  id: idSchema,
  name: requiredText(100),
  requesterId: idSchema,
  values: jsonObjectSchema,
  acts: z.array(caseActSchema).max(500),
  /** How it stands after the last act: whether it runs or how it ended, and the nodes with open tasks, in the order of the definition. */
  expect: z.strictObject({ status: text(32), nodeIds: z.array(text(64)).max(500) }),
})
export type ProcessCase = z.output<typeof processCaseSchema>
export const processCasesSchema = z.array(processCaseSchema).max(MOST_CASES)
