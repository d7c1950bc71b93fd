/** What people change about themselves: how they are reached, and which of their roles they act as. */
import { z } from '../zod'
import { defineRoute } from '../route'
import { emailSchema, emptyAnswer, idSchema, instantSchema, text } from '../shapes/fields'

/** As the old wire spells it: `0` male, `1` female, `2` not said. */
export const sexSchema = z.enum(['0', '1', '2'])
export type Sex = z.output<typeof sexSchema>

/** The name is what others see on a decision: administrators change it. */
export const profileChangeSchema = z.strictObject({ phone: text(32), email: emailSchema, sex: sexSchema })

export const changeProfile = defineRoute({
  method: 'PUT',
  path: '/api/v2/my-profile',
  wire: 'v2',
  access: 'signed-in',
  summary: 'Changes the caller’s own phone, e-mail and sex.',
  body: profileChangeSchema,
  answer: emptyAnswer,
})

export const switchRole = defineRoute({
  method: 'POST',
  path: '/api/v2/my-role',
  wire: 'v2',
  access: 'signed-in',
  summary:
    'From now on the caller acts as one of their roles alone, or with `null` as all of them again; answers a new token, and ends the one it was asked with.',
  body: z.strictObject({ roleId: idSchema.nullable() }),
  answer: z.object({ token: z.string(), expire: instantSchema }),
})
