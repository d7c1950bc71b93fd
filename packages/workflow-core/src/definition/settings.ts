/** What holds for a process as a whole. */
import { z } from '../zod'
import { poolSchema } from './assignee-rule'
import { elementId, PROCESS_LIMITS } from './fields'
import { ticketLimitSchema } from './time-limit'

export const processSettingsSchema = z.strictObject({
  /** Who may start it; without it everybody who may start tickets at all. */
  starters: poolSchema.optional(),
  /** As `{process} of {requester}, {date}`; `{field:model}` is a value of the form. Without it the title is typed. */
  titlePattern: z.string().max(200).optional(),
  /** As `EXP-{date}-{sequence}`; without it the number of the site. */
  numberPattern: z.string().max(60).optional(),
  allowWithdraw: z.boolean().optional(),
  allowTakeBack: z.boolean().optional(),
  allowComment: z.boolean().optional(),
  /** Which answers need a remark. */
  remarkRequired: z.enum(['never', 'refusal', 'always']).optional(),
  /** By when its tickets are to be finished. */
  timeLimit: ticketLimitSchema.optional(),
  /** The forms besides the bound one, each with the node where it is filled in first; null: at the start. */
  forms: z
    .array(z.strictObject({ formId: elementId, firstNodeId: elementId.nullable() }))
    .max(PROCESS_LIMITS.forms)
    .optional(),
})
export type ProcessSettings = z.output<typeof processSettingsSchema>

export interface DecidedSettings extends ProcessSettings {
  readonly allowWithdraw: boolean
  readonly allowTakeBack: boolean
  readonly allowComment: boolean
  readonly remarkRequired: 'never' | 'refusal' | 'always'
}

/** The settings of a definition, with the original defaults: a process may be withdrawn, and no remark is needed. */
export function settingsOf({ settings = {} }: { readonly settings?: ProcessSettings | undefined }): DecidedSettings {
  const { allowWithdraw = true, allowTakeBack = true, allowComment = true, remarkRequired = 'never' } = settings
  return { ...settings, allowWithdraw, allowTakeBack, allowComment, remarkRequired }
}
