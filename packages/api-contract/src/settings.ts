/** System settings; spec 3.4 and 7.1. */
import { z } from './zod'
import { emptyAnswer, logoSchema, requiredText } from './shapes/fields'
import { defineRoute } from './route'
import { timeZoneSchema } from './shapes/time-zone'

/** Classify 1: what the sign-in page needs, and so public. */
export const siteSettingsSchema = z.object({
  name: requiredText(30),
  /** Address of the logo, or empty for none. */
  logo: logoSchema.default(''),
  is_ldap: z.boolean(),
  is_verify_code: z.boolean(),
  /** Days begin and end here: the day in a ticket's number, those of the dashboard. Empty: the server's own time zone. */
  time_zone: z.union([z.literal(''), timeZoneSchema]).default(''),
})
export type SiteSettings = z.output<typeof siteSettingsSchema>

export const settingsListSchema = z.array(
  z.object({
    id: z.string(),
    classify: z.literal(1),
    content: siteSettingsSchema,
    /** What an empty `time_zone` stands for. */
    server_time_zone: z.string(),
    /** What the button of the OpenID provider says; empty while nobody signs in there. */
    oidc_label: z.string(),
  }),
)

export const getSettings = defineRoute({
  method: 'GET',
  path: '/api/v1/settings',
  wire: 'v1',
  access: 'public',
  summary: 'Site settings; only classify 1 is public and only it exists today.',
  query: z.object({ classify: z.coerce.number().pipe(z.literal(1)).default(1) }),
  answer: settingsListSchema,
})

export const saveSettings = defineRoute({
  method: 'POST',
  path: '/api/v1/settings',
  wire: 'v1',
  access: ['system:settings:index:config'],
  summary: 'Replaces the site settings.',
  body: z.strictObject({ classify: z.literal(1), content: siteSettingsSchema }),
  answer: emptyAnswer,
})
