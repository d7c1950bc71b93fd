/** Reads a stored draft; unknown parts of an older console's draft are dropped. */
import { processCasesSchema } from '@formwork/api-contract'
import { anyDefinitionSchema } from '@formwork/workflow-core'
import { z } from 'zod'
import type { ProcessDraft } from './model'

const draftSchema = z.object({
  name: z.string(),
  category: z.string(),
  icon: z.string(),
  remark: z.string(),
  formId: z.string().nullable(),
  definition: anyDefinitionSchema,
  cases: processCasesSchema.default([]),
})

export function parseProcessDraft(value: unknown): ProcessDraft | null {
  const parsed = draftSchema.safeParse(value)
  return parsed.success ? parsed.data : null
}
