/** API tokens: what programs call with in a person's name. One's own, and those of others as far as a data scope reaches. */
import { emptyAnswer, idParams, idSchema, instantSchema, nameText, passwordSchema } from './shapes/fields'
import { pageOf, pageQuerySchema } from './shapes/paging'
import { type Permission, PERMISSIONS } from './permissions'
import { defineRoute } from './route'
import { z } from './zod'

/** Tells a token from that of a session, also for somebody who finds one in a file. */
export const TOKEN_PREFIX = 'fwt_'
/** With these a holder could take over another account. */
const NEVER_BY_TOKEN: readonly Permission[] = ['system:sysuser:resetPassword']
/** What a token can be limited to. */
export const TOKEN_PERMISSIONS: readonly Permission[] = PERMISSIONS.filter((permission) => !NEVER_BY_TOKEN.includes(permission))
/** Of one person at once. */
export const MAX_TOKENS = 50
/** How long after signing in a token is made without the password. */
export const RECENT_SIGN_IN_MINUTES = 10

export const apiTokenSchema = z.object({
  id: idSchema,
  name: z.string(),
  permissions: z.array(z.string()),
  /** Takes no call that changes anything. */
  readOnly: z.boolean(),
  createdAt: instantSchema,
  /** Null: until it is revoked. */
  expiresAt: instantSchema.nullable(),
  lastUsedAt: instantSchema.nullable(),
})
export type ApiToken = z.output<typeof apiTokenSchema>

export const listMyTokens = defineRoute({
  method: 'GET',
  path: '/api/v2/my-tokens',
  wire: 'v2',
  access: 'signed-in',
  summary: 'The caller’s API tokens, without the tokens themselves, the newest first.',
  answer: z.object({ list: z.array(apiTokenSchema) }),
})

export const createMyToken = defineRoute({
  method: 'POST',
  path: '/api/v2/my-tokens',
  wire: 'v2',
  access: 'signed-in',
  summary:
    'Makes an API token, limited to permissions the caller holds; this answer alone has the token. More than 10 minutes after signing in it takes the caller’s password: refused with `password.needed` without one.',
  body: z.strictObject({
    name: nameText(60),
    permissions: z.array(z.enum(PERMISSIONS).refine((permission) => TOKEN_PERMISSIONS.includes(permission))).max(PERMISSIONS.length),
    readOnly: z.boolean(),
    /** How long it is good for; null: until it is revoked. */
    days: z.int().min(1).max(365).nullable(),
    /** The caller’s own, of this site or of the directory; needed when they signed in more than 10 minutes ago. */
    password: passwordSchema.optional(),
  }),
  answer: z.object({ id: idSchema, token: z.string() }),
})

export const revokeMyToken = defineRoute({
  method: 'DELETE',
  path: '/api/v2/my-tokens/:id',
  wire: 'v2',
  access: 'signed-in',
  summary: 'Revokes one of the caller’s API tokens: its next call is refused on every server.',
  params: idParams,
  answer: emptyAnswer,
})

export const personTokenSchema = apiTokenSchema.extend({
  person: z.object({ id: idSchema, name: z.string(), deptName: z.string() }),
})
export type PersonToken = z.output<typeof personTokenSchema>

export const listTokens = defineRoute({
  method: 'GET',
  path: '/api/v2/tokens',
  wire: 'v2',
  access: ['system:session:list'],
  summary: 'API tokens of people, the newest first.',
  query: pageQuerySchema.extend({ personId: idSchema.optional() }),
  answer: pageOf(personTokenSchema),
})

export const revokeToken = defineRoute({
  method: 'DELETE',
  path: '/api/v2/tokens/:id',
  wire: 'v2',
  access: ['system:session:remove'],
  summary: 'Revokes somebody’s API token: its next call is refused on every server.',
  params: idParams,
  answer: emptyAnswer,
})
