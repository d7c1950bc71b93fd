/** Sign-in, the signed-in person, their menu; spec sections 2.2, 4.4 and 7.1. */
import { z } from './zod'
import { emptyAnswer, idSchema, newPasswordSchema, passwordSchema, requiredText, text } from './shapes/fields'
import { defineRoute } from './route'
import { sexSchema } from './profile/own-profile'
import { passkeyAnswerSchema } from './profile/passkeys'
import { secondFactorCodeSchema } from './second-factor'

export const loginBodySchema = z.strictObject({
  username: requiredText(64),
  password: passwordSchema,
  /** The typed verification code and the id it belongs to; needed while the setting is on. */
  code: text(16).optional(),
  uuid: text(64).optional(),
  /** 0 local, 1 LDAP; anything else is refused. */
  loginType: z.union([z.literal(0), z.literal(1)]).default(0),
  rememberMe: z.boolean().optional(),
  /** A code of the app or a recovery code, when the call without it was refused with `sign-in.second-factor-needed`. */
  secondFactor: secondFactorCodeSchema.optional(),
  /** A passkey in its place, answering `/api/v2/passkey-sign-in/begin`. */
  passkey: passkeyAnswerSchema.optional(),
})
export type LoginBody = z.input<typeof loginBodySchema>

const tokenExtras = z.object({ token: z.string(), expire: z.iso.datetime() })

export const login = defineRoute({
  method: 'POST',
  path: '/login',
  wire: 'v1',
  access: 'public',
  summary:
    'Signs in and answers a new token. Refused with `sign-in.failed` whether the name or the password is wrong, `captcha.wrong`, `sign-in.throttled` after too many tries, and an issue at `secondFactor` that says which second factor is asked for: the same call is then sent again with `secondFactor` or `passkey`.',
  body: loginBodySchema,
  answer: emptyAnswer,
  extras: tokenExtras,
})

export const getCaptcha = defineRoute({
  method: 'GET',
  path: '/api/v1/getCaptcha',
  wire: 'v1',
  access: 'public',
  summary: 'A verification code as a PNG data address, or a question in words for whoever cannot see it; one try, two minutes.',
  query: z.object({ kind: z.enum(['image', 'question']).default('image') }),
  answer: z.string(),
  extras: z.object({ id: z.string() }),
})

export const sessionUserSchema = z.object({
  userId: idSchema,
  userName: z.string(),
  /** The name shown to people. */
  name: z.string(),
  avatar: z.string(),
  introduction: z.string(),
  /** The roles that count now: the one the person acts as, or all of them. */
  roles: z.array(z.string()),
  permissions: z.array(z.string()),
  /** All enabled roles of the person: with more than one they can act as one of them. */
  ownRoles: z.array(z.object({ id: idSchema, name: z.string() })),
  /** The role the person acts as; null for all of them. */
  actingRoleId: idSchema.nullable(),
  deptId: idSchema.nullable(),
  /** The account still has its generated password: every other call is refused until it is changed. */
  mustChangePassword: z.boolean(),
  /** The site requires a second factor, and they have none: every other call is refused until one is set up. */
  mustSetUpSecondFactor: z.boolean(),
})
export type SessionUser = z.output<typeof sessionUserSchema>

export const getInfo = defineRoute({
  method: 'GET',
  path: '/api/v1/getinfo',
  wire: 'v1',
  access: 'signed-in',
  summary: 'The signed-in person, their roles and permission strings.',
  answer: sessionUserSchema,
})

export interface MenuItem {
  readonly menuId: string
  readonly path: string
  /** `Layout` or the name of a view of the console. */
  readonly component: string
  /** `"0"` shown; anything else hidden. */
  readonly visible: string
  readonly menuName: string
  readonly title: string
  readonly icon: string
  readonly noCache: boolean
  readonly children: MenuItem[]
}

export const menuItemSchema: z.ZodType<MenuItem> = z.object({
  menuId: z.string(),
  path: z.string(),
  component: z.string(),
  visible: z.string(),
  menuName: z.string(),
  title: z.string(),
  icon: z.string(),
  noCache: z.boolean(),
  get children() {
    return z.array(menuItemSchema)
  },
})

export const menuRole = defineRoute({
  method: 'GET',
  path: '/api/v1/menurole',
  wire: 'v1',
  access: 'signed-in',
  summary: 'The menu tree of the signed-in person, titles in the language asked for.',
  answer: z.array(menuItemSchema),
})

export const logout = defineRoute({
  method: 'POST',
  path: '/api/v1/logout',
  wire: 'v1',
  access: 'signed-in',
  summary: 'Ends this session; the token is refused from then on.',
  answer: emptyAnswer,
})

export const refreshToken = defineRoute({
  method: 'POST',
  path: '/refreshtoken',
  wire: 'v1',
  access: 'signed-in',
  summary: 'Answers a new token and ends the one it was asked with; asked again within ten seconds, the same new token.',
  body: z.object({ token: z.string().optional() }).optional(),
  answer: emptyAnswer,
  extras: tokenExtras,
})

export const refreshTokenByGet = defineRoute({
  method: 'GET',
  path: '/refresh_token',
  wire: 'v1',
  access: 'signed-in',
  summary: 'The same at the address of the old server.',
  answer: emptyAnswer,
  extras: tokenExtras,
})

export const changePassword = defineRoute({
  method: 'PUT',
  path: '/api/v1/user/pwd',
  wire: 'v1',
  access: 'signed-in',
  summary: 'Changes one’s own password; other sessions end, this one gets a new token.',
  body: z.strictObject({
    oldPassword: passwordSchema,
    newPassword: newPasswordSchema,
    /** 0 local, 1 LDAP: those are changed in the directory, and refused here in words. */
    passwordType: z.union([z.literal(0), z.literal(1)]).default(0),
  }),
  answer: emptyAnswer,
  extras: tokenExtras,
})

/** Where a person's password is checked: here, in the LDAP directory, at the OpenID provider. */
export const PERSON_SOURCES = ['local', 'ldap', 'oidc'] as const
export type PersonSource = (typeof PERSON_SOURCES)[number]

export const profileSchema = z.object({
  userId: idSchema,
  username: z.string(),
  nickName: z.string(),
  phone: z.string(),
  email: z.string(),
  sex: sexSchema,
  avatar: z.string(),
  deptName: z.string(),
  roleNames: z.array(z.string()),
  createdAt: z.iso.datetime(),
  /** Where the password is checked. */
  source: z.enum(PERSON_SOURCES),
})
export type Profile = z.output<typeof profileSchema>

export const getProfile = defineRoute({
  method: 'GET',
  path: '/api/v1/user/profile',
  wire: 'v1',
  access: 'signed-in',
  summary: 'The signed-in person’s profile.',
  answer: profileSchema,
})
