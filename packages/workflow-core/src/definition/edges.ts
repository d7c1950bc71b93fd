/** The ways between nodes. */
import { type Condition, isCondition } from '@formwork/form-schema/conditions'
import { z } from '../zod'
import { elementId } from './fields'

/**
 * A condition in the language that forms use too: docs/guide/conditions.md. A draft may compare with `''`, which publishing refuses as not yet
 * filled in.
 */
export const conditionSchema = z.custom<Condition>(isCondition).meta({
  description:
    'A condition: `{model, is, value}`, `{model, is: "between", least, most}`, `{model, is: "empty"}` or a group `{all}`, `{any}`, `{not}`.',
  examples: [{ model: 'days', is: 'greater', value: 3 }],
})

export const processEdgeSchema = z.strictObject({
  id: elementId,
  source: elementId,
  target: elementId,
  /** Edges out of one gateway are tried from the lowest order up. */
  order: z.number().int(),
  label: z.string().max(100),
  /** The label in English, where `label` is in Chinese. */
  labelEn: z.string().max(100).optional(),
  /** Only meaningful out of a person's node; null counts as agree. `other`: a button of its own, named by the label. */
  outcome: z.enum(['agree', 'refuse', 'other']).nullable(),
  /** Only meaningful out of a gateway. */
  condition: conditionSchema.nullable(),
  isDefault: z.boolean(),
})
export type ProcessEdge = z.output<typeof processEdgeSchema>
