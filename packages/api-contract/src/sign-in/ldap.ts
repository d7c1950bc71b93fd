/** The LDAP directory: its settings (classify 2 of the site's settings), and trying them out with one person. */
import { z } from '../zod'
import { emptyAnswer, idSchema, passwordSchema, requiredText, text } from '../shapes/fields'
import { defineRoute } from '../route'

/** The name of an attribute, with its options: `cn`, `displayName;lang-de`. */
const ATTRIBUTE = /^[A-Za-z][A-Za-z0-9-]*(;[A-Za-z0-9-]+)*$/
const attributeSchema = text(64).check(z.stringFormat('ldap-attribute', (name) => name === '' || ATTRIBUTE.test(name)))
/** Scheme, host and port; the rest of such an address has fields of its own. */
const LDAP_URL = /^ldaps?:\/\/([\w.-]+|\[[0-9a-fA-F:.]+\])(:(?<port>\d{1,5}))?\/?$/
const MAX_PORT = 65_535
const ldapUrlSchema = requiredText(300).check(
  z.stringFormat('ldap-url', (url) => {
    const found = LDAP_URL.exec(url)
    return found !== null && Number(found.groups?.['port'] ?? 0) <= MAX_PORT
  }),
)
/** One or more certificates, as text. */
const certificatesSchema = text(60_000).check(
  z.stringFormat('certificates', /^$|^-----BEGIN CERTIFICATE-----[\s\S]*-----END CERTIFICATE-----$/),
)
/** Sent only to be changed; empty keeps the stored one. */
export const keptSecretSchema = z.string().max(1024).default('')

/** Which attribute fills what; empty for none. */
export const ldapFieldsSchema = z.strictObject({
  nickName: attributeSchema,
  phone: attributeSchema,
  email: attributeSchema,
  avatar: attributeSchema,
  remark: attributeSchema,
})
export type LdapField = keyof z.output<typeof ldapFieldsSchema>

/** What happens to somebody with a right password and no account here. */
export const admissionShape = {
  createsPeople: z.boolean(),
  /** What people get who are created. */
  roleId: idSchema.nullable(),
}

export const ldapSettingsSchema = z.strictObject({
  url: ldapUrlSchema,
  /** On an `ldap://` address: goes on encrypted. */
  startTls: z.boolean(),
  verifiesCertificate: z.boolean(),
  /** Trusted in place of the system's authorities; empty for those. */
  ca: certificatesSchema,
  /** The account that searches; empty: an anonymous bind. */
  bindDn: text(512),
  bindPassword: keptSecretSchema,
  baseDn: requiredText(512),
  /** Holds the name that is typed at sign-in. */
  userField: attributeSchema.min(1),
  fields: ldapFieldsSchema,
  ...admissionShape,
})
export type LdapSettings = z.output<typeof ldapSettingsSchema>

export const LDAP_STEPS = ['connect', 'bind', 'search', 'sign-in', 'fields'] as const
export type LdapStep = (typeof LDAP_STEPS)[number]

export const LDAP_PROBLEMS = [
  'unreachable',
  'no-host',
  'no-directory',
  'timeout',
  'certificate',
  'needs-encryption',
  'wrong-account',
  'no-base',
  'refused',
  'nobody',
  'several',
  'wrong-password',
  'no-user-name',
] as const
export type LdapProblem = (typeof LDAP_PROBLEMS)[number]

const SETTINGS_ACCESS = ['system:settings:index:config'] as const

export const getLdapSettings = defineRoute({
  method: 'GET',
  path: '/api/v2/settings/ldap',
  wire: 'v2',
  access: SETTINGS_ACCESS,
  summary: 'The settings of the LDAP directory, without its password; null before they were saved.',
  answer: z.object({
    settings: ldapSettingsSchema.omit({ bindPassword: true }).nullable(),
    /** One is stored, and can be read with the site’s key. */
    hasBindPassword: z.boolean(),
  }),
})

export const saveLdapSettings = defineRoute({
  method: 'PUT',
  path: '/api/v2/settings/ldap',
  wire: 'v2',
  access: SETTINGS_ACCESS,
  summary: 'Replaces the settings of the LDAP directory. An empty password keeps the stored one, as long as it goes to the same place.',
  body: ldapSettingsSchema,
  answer: emptyAnswer,
})

export const tryLdapSettings = defineRoute({
  method: 'POST',
  path: '/api/v2/settings/ldap/try',
  wire: 'v2',
  access: SETTINGS_ACCESS,
  summary: 'Signs somebody in at a directory with the given settings, says what each step came to, and stores nothing.',
  body: z.strictObject({ settings: ldapSettingsSchema, username: requiredText(64), password: passwordSchema }),
  answer: z.object({
    /** The steps that were made; only the last can have failed. */
    steps: z.array(
      z.object({
        step: z.enum(LDAP_STEPS),
        problem: z.enum(LDAP_PROBLEMS).nullable(),
        /** Of the search: how many entries there are; more than two are not counted. */
        entries: z.number().optional(),
        /** The message of the directory or the network; the DN of the person who was found. */
        detail: z.string(),
      }),
    ),
    person: z
      .object({
        username: z.string(),
        nickName: z.string(),
        phone: z.string(),
        email: z.string(),
        avatar: z.string(),
        remark: z.string(),
      })
      .nullable(),
  }),
})
