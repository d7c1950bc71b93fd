/** A second factor at sign-in: codes of an app (TOTP, RFC 6238) or passkeys, and recovery codes for the day the device is lost. */
import { z } from './zod'
import { emptyAnswer, idParams, instantSchema, passwordSchema, requiredText } from './shapes/fields'
import { defineRoute } from './route'

/** Six digits of the app, or a recovery code. */
export const secondFactorCodeSchema = requiredText(64)

const withPassword = z.strictObject({ password: passwordSchema })
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const getSecondFactor = defineRoute({
  method: 'GET',
  path: '/api/v2/my-second-factor',
  wire: 'v2',
  access: 'signed-in',
  summary: 'Whether the caller’s sign-in asks for a second factor, and how many recovery codes are left.',
  answer: z.object({
    isOn: z.boolean(),
    since: instantSchema.nullable(),
    /** Codes of an app can answer it; otherwise only passkeys can. */
    hasApp: z.boolean(),
    recoveryCodesLeft: z.number(),
  }),
})

export const beginSecondFactor = defineRoute({
  method: 'POST',
  path: '/api/v2/my-second-factor',
  wire: 'v2',
  access: 'signed-in',
  summary: 'Begins to set a second factor up: a new secret for an app, told this once. It is asked for after it was confirmed.',
  body: withPassword,
  answer: z.object({ secret: z.string(), address: z.string() }),
})

export const confirmSecondFactor = defineRoute({
  method: 'POST',
  path: '/api/v2/my-second-factor/confirm',
  wire: 'v2',
  access: 'signed-in',
  summary:
    'Turns the second factor on with a first code of the app; answers recovery codes, told this once, and none where passkeys had it on already.',
  body: z.strictObject({ code: requiredText(16) }),
  answer: recoveryCodes,
})

export const turnOnByPasskeys = defineRoute({
  method: 'POST',
  path: '/api/v2/my-second-factor/by-passkeys',
  wire: 'v2',
  access: 'signed-in',
  summary: 'Turns the second factor on with the passkeys that are there; answers recovery codes, told this once.',
  body: withPassword,
  answer: recoveryCodes,
})

export const renewRecoveryCodes = defineRoute({
  method: 'POST',
  path: '/api/v2/my-second-factor/recovery-codes',
  wire: 'v2',
  access: 'signed-in',
  summary: 'Answers new recovery codes; the old ones no longer work.',
  body: withPassword,
  answer: recoveryCodes,
})

export const removeSecondFactor = defineRoute({
  method: 'POST',
  path: '/api/v2/my-second-factor/remove',
  wire: 'v2',
  access: 'signed-in',
  summary: 'Turns the caller’s second factor off.',
  body: withPassword,
  answer: emptyAnswer,
})

export const resetSecondFactor = defineRoute({
  method: 'DELETE',
  path: '/api/v2/people/:id/second-factor',
  wire: 'v2',
  access: ['system:sysuser:resetPassword'],
  summary: 'Turns somebody’s second factor off, for whoever lost both app and recovery codes.',
  params: idParams,
  answer: emptyAnswer,
})
