/** Where people are signed in: one's own sessions, those of others as far as a data scope reaches, and ending them. */
import { z } from './zod'
import { emptyAnswer, idParams, idSchema, instantSchema } from './shapes/fields'
import { pageOf, pageQuerySchema } from './shapes/paging'
import { defineRoute } from './route'

export const activeSessionSchema = z.object({
  id: idSchema,
  /** The one that asks. */
  isThis: z.boolean(),
  /** As the browser said it when the person signed in. */
  userAgent: z.string(),
  address: z.string(),
  signedInAt: instantSchema,
  /** To the minute. */
  lastUsedAt: instantSchema,
})
export type ActiveSession = z.output<typeof activeSessionSchema>

export const listMySessions = defineRoute({
  method: 'GET',
  path: '/api/v2/my-sessions',
  wire: 'v2',
  access: 'signed-in',
  summary: 'Where the caller is signed in, the last used first.',
  answer: z.object({ list: z.array(activeSessionSchema) }),
})

export const endMySession = defineRoute({
  method: 'DELETE',
  path: '/api/v2/my-sessions/:id',
  wire: 'v2',
  access: 'signed-in',
  summary: 'Ends one of the caller’s sessions, and what its token was exchanged for since.',
  params: idParams,
  answer: emptyAnswer,
})

export const endOtherSessions = defineRoute({
  method: 'DELETE',
  path: '/api/v2/my-sessions',
  wire: 'v2',
  access: 'signed-in',
  summary: 'Ends every session of the caller but the one that asks.',
  answer: z.object({ ended: z.number() }),
})

export const personSessionSchema = activeSessionSchema.extend({
  person: z.object({ id: idSchema, name: z.string(), username: z.string(), deptName: z.string() }),
})
export type PersonSession = z.output<typeof personSessionSchema>

export const listSessions = defineRoute({
  method: 'GET',
  path: '/api/v2/sessions',
  wire: 'v2',
  access: ['system:session:list'],
  summary: 'Who is signed in and where, the last used first.',
  query: pageQuerySchema.extend({ personId: idSchema.optional() }),
  answer: pageOf(personSessionSchema),
})

export const endSession = defineRoute({
  method: 'DELETE',
  path: '/api/v2/sessions/:id',
  wire: 'v2',
  access: ['system:session:remove'],
  summary: 'Ends somebody’s session: their next call is refused on every server.',
  params: idParams,
  answer: emptyAnswer,
})

export const endSessionsOf = defineRoute({
  method: 'DELETE',
  path: '/api/v2/people/:id/sessions',
  wire: 'v2',
  access: ['system:session:remove'],
  summary: 'Ends all sessions of a person, but the one that asks.',
  params: idParams,
  answer: z.object({ ended: z.number() }),
})
