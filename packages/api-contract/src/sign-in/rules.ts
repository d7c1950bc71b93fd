/** Rules of signing in beside the verification code (classify 12 of the site's settings). */
import { z } from '../zod'
import { emptyAnswer } from '../shapes/fields'
import { defineRoute } from '../route'

/** The row of the settings that holds them. */
export const SIGN_IN_RULES_CLASSIFY = 12

export const SECOND_FACTOR_FOR = ['nobody', 'administrators', 'everyone'] as const

export const signInRulesSchema = z.strictObject({
  /** Who cannot work without a second factor. People who sign in at a provider use their second factor there. */
  secondFactorFor: z.enum(SECOND_FACTOR_FOR),
})
export type SignInRules = z.output<typeof signInRulesSchema>

const SETTINGS_ACCESS = ['system:settings:index:config'] as const

export const getSignInRules = defineRoute({
  method: 'GET',
  path: '/api/v2/settings/sign-in',
  wire: 'v2',
  access: SETTINGS_ACCESS,
  summary: 'Who has to have a second factor.',
  answer: signInRulesSchema,
})

export const saveSignInRules = defineRoute({
  method: 'PUT',
  path: '/api/v2/settings/sign-in',
  wire: 'v2',
  access: SETTINGS_ACCESS,
  summary: 'Says who has to have a second factor. Whoever has none is led to set one up before anything else works, from the next call on.',
  body: signInRulesSchema,
  answer: emptyAnswer,
})
