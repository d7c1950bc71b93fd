/** Sign-in at an OpenID provider: its settings (classify 11 of the site's settings), leaving for it and coming back. */
import { z } from '../zod'
import { emptyAnswer, instantSchema, nameText, requiredText, text } from '../shapes/fields'
import { defineRoute } from '../route'
import { admissionShape, keptSecretSchema } from './ldap'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

const HOST = /^(https?):\/\/([\w.-]+|\[[0-9a-fA-F:.]+\])(?::\d{1,5})?(?:\/[^\s?#@\\]*)?$/
/** Encrypted, or on the same machine. */
function isSafeAddress(address: string): boolean {
  const [, scheme, host = ''] = HOST.exec(address) ?? []
  return scheme === 'https' || (scheme === 'http' && LOOPBACK.has(host))
}
const issuerSchema = requiredText(500).check(z.stringFormat('issuer', isSafeAddress))
const claimSchema = requiredText(100).check(z.stringFormat('claim', /^[\w:./-]+$/))
const scopesSchema = requiredText(300).check(
  z.stringFormat('scopes', (scopes) => scopes.split(/\s+/).includes('openid') && /^[\x21\x23-\x5b\x5d-\x7e\s]+$/.test(scopes)),
)

export const oidcSettingsSchema = z.strictObject({
  isOn: z.boolean(),
  /** The text of the button on the sign-in page. */
  label: requiredText(40),
  issuer: issuerSchema,
  clientId: requiredText(200),
  clientSecret: keptSecretSchema,
  scopes: scopesSchema,
  /** Its value becomes the user name. */
  usernameClaim: claimSchema,
  /** The address of this site’s sign-in page, as it is registered at the provider. */
  returnAddress: requiredText(500).check(z.stringFormat('return-address', HOST)),
  ...admissionShape,
})
export type OidcSettings = z.output<typeof oidcSettingsSchema>

const SETTINGS_ACCESS = ['system:settings:index:config'] as const

export const getOidcSettings = defineRoute({
  method: 'GET',
  path: '/api/v2/settings/oidc',
  wire: 'v2',
  access: SETTINGS_ACCESS,
  summary: 'The settings of the OpenID provider, without its secret; null before they were saved.',
  answer: z.object({
    settings: oidcSettingsSchema.omit({ clientSecret: true }).nullable(),
    hasClientSecret: z.boolean(),
  }),
})

export const saveOidcSettings = defineRoute({
  method: 'PUT',
  path: '/api/v2/settings/oidc',
  wire: 'v2',
  access: SETTINGS_ACCESS,
  summary: 'Replaces the settings of the OpenID provider. An empty secret keeps the stored one, as long as it goes to the same place.',
  body: oidcSettingsSchema.extend({ label: nameText(40) }),
  answer: emptyAnswer,
})

/** `discovery`: the provider says where its calls are; `client`: it accepts this site and its secret. */
export const OIDC_STEPS = ['discovery', 'client'] as const
export type OidcStep = (typeof OIDC_STEPS)[number]

export const OIDC_PROBLEMS = [
  'unreachable',
  'no-host',
  'timeout',
  'certificate',
  'no-provider',
  'other-issuer',
  'client-refused',
  'refused',
] as const
export type OidcProblem = (typeof OIDC_PROBLEMS)[number]

export const tryOidcSettings = defineRoute({
  method: 'POST',
  path: '/api/v2/settings/oidc/try',
  wire: 'v2',
  access: SETTINGS_ACCESS,
  summary:
    'Asks an OpenID provider with the given settings whether it is there and knows this site, says what each step came to, and stores nothing.',
  body: oidcSettingsSchema,
  answer: z.object({
    /** The steps that were made; only the last can have failed. */
    steps: z.array(
      z.object({
        step: z.enum(OIDC_STEPS),
        problem: z.enum(OIDC_PROBLEMS).nullable(),
        /** The message of the provider or the network. */
        detail: z.string(),
      }),
    ),
  }),
})

export const startOidcSignIn = defineRoute({
  method: 'POST',
  path: '/api/v2/sign-in/oidc/start',
  wire: 'v2',
  access: 'public',
  summary: 'Begins a sign-in at the OpenID provider: where to go, and what to bring back from this same browser. Good once, ten minutes.',
  answer: z.object({ address: z.string(), ticket: z.string() }),
})

export const finishOidcSignIn = defineRoute({
  method: 'POST',
  path: '/api/v2/sign-in/oidc/finish',
  wire: 'v2',
  access: 'public',
  summary: 'Ends a sign-in at the OpenID provider with what it sent along to the sign-in page; answers a new token.',
  body: z.strictObject({
    /** Of the call that began it. */
    ticket: text(200),
    /** The query of the address the provider came back to. */
    query: requiredText(8000),
  }),
  answer: z.object({ token: z.string(), expire: instantSchema }),
})
