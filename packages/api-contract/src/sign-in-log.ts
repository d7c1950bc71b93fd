/** The sign-in log: who tried to sign in, from where, and the outcome. Field names of the old wire. */
import { z } from './zod'
import { idSchema, instantSchema, statusSchema, text } from './shapes/fields'
import { pageOf, pageQuerySchema } from './shapes/paging'
import { defineRoute } from './route'

/** Outcomes of an attempt. Only the first let somebody in. */
export const SIGN_IN_OUTCOMES = [
  'succeeded',
  'unknown-name',
  'wrong-password',
  'disabled',
  'wrong-code',
  'throttled',
  'second-factor-asked',
  'wrong-second-factor',
  'not-admitted',
  'directory-unreachable',
  'wrong-passkey',
] as const
export type SignInOutcome = (typeof SIGN_IN_OUTCOMES)[number]

export const signInAttemptSchema = z.object({
  infoId: idSchema,
  loginTime: instantSchema,
  /** Null without an account of that name. */
  userId: idSchema.nullable(),
  /** Of a user name that does not exist only its beginning: it may be a password, typed into the wrong field. */
  username: z.string(),
  /** The name shown to people; empty without an account. */
  nickName: z.string(),
  /** `"0"` let in, `"1"` refused. */
  status: statusSchema,
  outcome: z.enum(SIGN_IN_OUTCOMES),
  ipaddr: z.string(),
  userAgent: z.string(),
})
export type SignInAttempt = z.output<typeof signInAttemptSchema>

export const listSignIns = defineRoute({
  method: 'GET',
  path: '/api/v1/loginlog',
  wire: 'v1',
  access: ['system:sysloginlog:query'],
  summary: 'Attempts to sign in, newest first; kept for 180 days.',
  query: pageQuerySchema.extend({
    userId: idSchema.optional(),
    /** Found in the name that was tried. */
    username: text(64).optional(),
    /** Begins with this. */
    ipaddr: text(64).optional(),
    status: statusSchema.optional(),
    from: instantSchema.optional(),
    /** Before this instant. */
    until: instantSchema.optional(),
  }),
  answer: pageOf(signInAttemptSchema),
})
