/** A trial of a step's script with made-up values, before it is published. */
import { defineRoute } from '../route'
import { idSchema, jsonObjectSchema, text } from '../shapes/fields'
import { z } from '../zod'

const played = { log: z.array(z.string()), ms: z.number() }

export const scriptTrialSchema = z.discriminatedUnion('ok', [
  /** `values`: what it would write, as it is then stored. */
  z.object({ ok: z.literal(true), values: jsonObjectSchema, note: z.string(), ...played }),
  /** `error`: as the incident of a ticket would have it, `readFailure` reads it. */
  z.object({ ok: z.literal(false), error: z.string(), ...played }),
])
export type ScriptTrial = z.output<typeof scriptTrialSchema>

export const tryScript = defineRoute({
  method: 'POST',
  path: '/api/v2/scripts/try',
  wire: 'v2',
  access: ['process:admin:manager:edit'],
  summary: 'Runs a script with these values and says what it would write; nothing is stored. One at a time, and thirty a minute.',
  body: z.strictObject({
    code: z.string().max(20_000),
    /** The title of the made-up ticket. */
    title: text(200),
    /** As they are in a ticket, of all forms. */
    values: jsonObjectSchema,
    /** The forms of the process, the bound one first. */
    formIds: z.array(idSchema).max(21),
  }),
  answer: scriptTrialSchema,
})
