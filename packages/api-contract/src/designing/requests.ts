/** The web request of a step, tried with values that somebody makes up, before it is published. */
import { processNodeSchema } from '@formwork/workflow-core'
import { defineRoute } from '../route'
import { jsonObjectSchema, text } from '../shapes/fields'
import { z } from '../zod'

const answered = {
  /** Of the answer; null where none came. */
  status: z.number().nullable(),
  /** Its beginning, with every secret that was sent left out. */
  answer: z.string(),
  ms: z.number(),
}

export const requestTrialSchema = z.discriminatedUnion('ok', [
  /** `values`: what it would write, before the form looks at it; `missing`: paths at which the answer has nothing. */
  z.object({ ok: z.literal(true), values: jsonObjectSchema, missing: z.array(z.string()), ...answered }),
  /** `error`: as the incident of a ticket would have it, `readFailure` reads it. */
  z.object({ ok: z.literal(false), error: z.string(), ...answered }),
])
export type RequestTrial = z.output<typeof requestTrialSchema>

export const tryRequest = defineRoute({
  method: 'POST',
  path: '/api/v2/requests/try',
  wire: 'v2',
  access: ['process:admin:manager:edit'],
  summary:
    'Sends the request of a step (of the kind `httpRequest`) as a ticket would, with these values: the other system is really called, by the same rules. One at a time, and thirty a minute.',
  body: z.strictObject({
    /** Of the process, for the audit log. */
    name: text(200),
    step: processNodeSchema,
    /** As they are in a ticket, of all forms. */
    values: jsonObjectSchema,
  }),
  answer: requestTrialSchema,
})
