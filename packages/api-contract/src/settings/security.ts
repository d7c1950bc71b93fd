/** Settings of security: how long sessions last, when guessing is stopped, what a new password has to be. */
import { defineRoute } from '../route'
import { emptyAnswer } from '../shapes/fields'
import { z } from '../zod'
import { type SettingsRow, shownSettings } from './settings-row'

/** Of lower case, upper case, digits and everything else. */
export const MAX_PASSWORD_KINDS = 4

export const securitySettingsSchema = z.object({
  /** How long a session lasts from signing in. Counts for sessions that begin. */
  sessionHours: z.int().min(1).max(168),
  /** The same for people who chose to be remembered. */
  rememberedDays: z.int().min(1).max(90),
  /** A session ends when it was not used for so long; 0 for no such limit. */
  idleMinutes: z.int().min(0).max(10_080),
  /** Wrong passwords within the window: of one person at one address, of one person from everywhere, of one address. */
  failuresAtOnePlace: z.int().min(3).max(100),
  failuresOfOnePerson: z.int().min(10).max(10_000),
  failuresOfOneAddress: z.int().min(10).max(100_000),
  windowMinutes: z.int().min(1).max(1440),
  passwordLength: z.int().min(8).max(64),
  /** How many kinds of characters a new password needs; 1 for no such rule. */
  passwordKinds: z.int().min(1).max(MAX_PASSWORD_KINDS),
})
export type SecuritySettings = z.output<typeof securitySettingsSchema>

export const SECURITY_SETTINGS = {
  classify: 5,
  name: 'security',
  schema: securitySettingsSchema,
  defaults: {
    sessionHours: 12,
    rememberedDays: 7,
    idleMinutes: 0,
    failuresAtOnePlace: 10,
    failuresOfOnePerson: 100,
    failuresOfOneAddress: 200,
    windowMinutes: 15,
    passwordLength: 8,
    passwordKinds: 1,
  },
  secrets: [],
} as const satisfies SettingsRow<SecuritySettings>

export const getSecuritySettings = defineRoute({
  method: 'GET',
  path: '/api/v2/settings/security',
  wire: 'v2',
  access: ['system:settings:index:config'],
  summary: 'The settings of security.',
  answer: shownSettings(securitySettingsSchema),
})

export const saveSecuritySettings = defineRoute({
  method: 'PUT',
  path: '/api/v2/settings/security',
  wire: 'v2',
  access: ['system:settings:index:config'],
  summary: 'Replaces the settings of security, in effect on every server with the next call.',
  body: securitySettingsSchema,
  answer: emptyAnswer,
})

/** What is shown beforehand to people who choose a password. */
export const passwordRulesSchema = securitySettingsSchema.pick({ passwordLength: true, passwordKinds: true })

/** How many kinds of characters a text has. One rule for browser and server. */
export function kindsOfCharacters(text: string): number {
  return [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{Ll}\p{Lu}\p{Nd}]/u].filter((kind) => kind.test(text)).length
}
