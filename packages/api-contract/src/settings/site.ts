/** System settings; spec 3.4 and 7.1. */
import { defineRoute } from '../route'
import { emptyAnswer, logoSchema, nameText, requiredText } from '../shapes/fields'
import { timeZoneSchema } from '../shapes/time-zone'
import { z } from '../zod'
import { passwordRulesSchema } from './security'
import type { SettingsRow } from './settings-row'
import { uploadLimitsSchema } from './storage'

/** Classify 1: what the sign-in page needs, and so public. */
export const siteSettingsSchema = z.object({
  name: requiredText(30),
  /** Address of the logo, or empty for none. */
  logo: logoSchema,
  is_ldap: z.boolean(),
  is_verify_code: z.boolean(),
  /** Days begin and end here: the day in a ticket's number, those of the dashboard. Empty: the server's own time zone. */
  time_zone: z.union([z.literal(''), timeZoneSchema]),
})
export type SiteSettings = z.output<typeof siteSettingsSchema>

export const SITE_SETTINGS = {
  classify: 1,
  name: 'site',
  schema: siteSettingsSchema,
  // Spec 9. An unreadable row must not switch the verification code off.
  defaults: { name: 'Workflow', logo: '', is_ldap: false, is_verify_code: true, time_zone: '' },
  secrets: [],
} as const satisfies SettingsRow<SiteSettings>

export const settingsListSchema = z.array(
  z.object({
    id: z.string(),
    classify: z.literal(1),
    content: siteSettingsSchema,
    /** What an empty `time_zone` stands for. */
    server_time_zone: z.string(),
    /** What the button of the OpenID provider says; empty while nobody signs in there. */
    oidc_label: z.string(),
    /** What a new password has to be. */
    password_rules: passwordRulesSchema,
    /** Which files are accepted. */
    upload_limits: uploadLimitsSchema,
  }),
)

export const getSettings = defineRoute({
  method: 'GET',
  path: '/api/v1/settings',
  wire: 'v1',
  access: 'public',
  summary: 'Site settings: classify 1, the only public ones.',
  query: z.object({ classify: z.coerce.number().pipe(z.literal(1)).default(1) }),
  answer: settingsListSchema,
})

export const saveSettings = defineRoute({
  method: 'POST',
  path: '/api/v1/settings',
  wire: 'v1',
  access: ['system:settings:index:config'],
  summary: 'Changes the site settings; what the content leaves out stays as it is.',
  body: z.strictObject({ classify: z.literal(1), content: siteSettingsSchema.extend({ name: nameText(30) }).partial() }),
  answer: emptyAnswer,
})
