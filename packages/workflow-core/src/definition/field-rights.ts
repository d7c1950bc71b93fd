/** What a person may do with each field while a ticket waits for them at a node. */
import { z } from '../zod'
import { fieldModel, PROCESS_LIMITS } from './fields'

export const fieldRightSchema = z.enum(['hidden', 'read', 'write', 'required'])
/** `required`: may be written and has to be filled in before the step is answered. */
export type FieldRight = z.output<typeof fieldRightSchema>

/** By the model of a field, or `subform.column`. What is not named: `write` at the start and where a request is corrected, `read` elsewhere. */
export const fieldRightsSchema = z
  .record(fieldModel, fieldRightSchema)
  .refine((rights) => Object.keys(rights).length <= PROCESS_LIMITS.fieldRights, 'too many fields')
export type FieldRights = z.output<typeof fieldRightsSchema>
