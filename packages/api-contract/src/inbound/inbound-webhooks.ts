/** Inbound webhooks: addresses at which another system starts tickets of a process, in the name of a person. */
import { defineRoute } from '../route'
import { emptyAnswer, idParams, idSchema, instantSchema, jsonObjectSchema, nameText, text } from '../shapes/fields'
import { pageOf, pageQuerySchema } from '../shapes/paging'
import { problemIssueSchema } from '../shapes/problem'
import { prioritySchema } from '../tickets/facts'
import { z } from '../zod'
import { CLEARING, inboundMappingShape } from './map-payload'

/** Of a site. */
export const MAX_INBOUND = 100
export const INBOUND_CALLS_PAGE_SIZE = 50
/** How long the log keeps calls. */
export const KEEP_INBOUND_DAYS = 30
/** What a call may bring. */
export const INBOUND_BODY_BYTES = 256 * 1024
/** How much of a body the log keeps. */
export const KEPT_BODY_CHARACTERS = 64 * 1024
/** How long the old secrets of an address work beside the new ones, in hours. */
export const GRACE_HOURS = [0, 24, 168] as const

/** How a call may prove that nobody changed it: as in Standard Webhooks, or by `X-Hub-Signature-256` as GitHub does. */
export const SIGNATURE_KINDS = ['standard', 'github'] as const
export type SignatureKind = (typeof SIGNATURE_KINDS)[number]

const refSchema = z.object({ id: idSchema, name: z.string() })

const INBOUND_RESULTS = ['started', 'known', 'cleared', 'ignored', 'refused'] as const
export type InboundResult = (typeof INBOUND_RESULTS)[number]

/**
 * What was done to the open ticket. `comment-held`: another one was written not long ago. `comment-off`: the process allows none. `not-ended`: the
 * rules did not allow it. `not-open`: there was none.
 */
export const INBOUND_ACTIONS = [
  'nothing',
  'commented',
  'comment-held',
  'comment-off',
  'withdrawn',
  'terminated',
  'not-ended',
  'not-open',
] as const
export type InboundAction = (typeof INBOUND_ACTIONS)[number]

const outcomeSchema = z.object({
  result: z.enum(INBOUND_RESULTS),
  at: instantSchema,
  /** The ticket that was started, is open already, or belonged to the subject that is over. */
  ticketId: idSchema.nullable(),
  number: z.string(),
  did: z.enum(INBOUND_ACTIONS),
  /** Why there is none, or why it was not ended, in the language of the reader. Empty when nothing was wrong. */
  message: z.string(),
})
export type InboundOutcome = z.output<typeof outcomeSchema>

export const inboundRowSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** `isPublished` is false for one that was removed. */
  process: refSchema.extend({ isPublished: z.boolean() }),
  /** In whose name. `active` is false for an account that was disabled or removed. */
  starter: refSchema.extend({ active: z.boolean() }),
  enabled: z.boolean(),
  /** The result of the last call; null: there was none within 30 days. */
  last: outcomeSchema.nullable(),
  revision: z.number(),
})
export type InboundRow = z.output<typeof inboundRowSchema>

const settings = {
  /** A call has to carry one of these; none: the address is enough. */
  signatures: z.array(z.enum(SIGNATURE_KINDS)).max(SIGNATURE_KINDS.length).default([]),
  /** More calls in a minute are refused. */
  perMinute: z.int().min(1).max(600).default(60),
}

export const inboundDetailSchema = inboundRowSchema.extend({
  ...inboundMappingShape,
  ...settings,
  chosen: z.record(z.string(), z.array(refSchema)),
  /** Until then the secrets from before the last renewal work too; null: they do not. */
  oldUntil: instantSchema.nullable(),
})
export type InboundDetail = z.output<typeof inboundDetailSchema>

export const inboundFieldsSchema = z.strictObject({
  name: nameText(100),
  processId: idSchema,
  starterId: idSchema,
  enabled: z.boolean().default(true),
  ...settings,
  ...inboundMappingShape,
})
export type InboundFields = z.output<typeof inboundFieldsSchema>

/** Shown this once. */
const secretsSchema = z.object({
  /** Where calls go, with its secret. */
  address: z.string(),
  /** What they are signed with, where signatures are asked for. */
  signingSecret: z.string(),
})
export type InboundSecrets = z.output<typeof secretsSchema>

const PLACE = '/api/v2/inbound-webhooks'
const MAY_READ = ['process:admin:inbound:list'] as const
const MAY_EDIT = ['process:admin:inbound:edit'] as const

export const listInboundWebhooks = defineRoute({
  method: 'GET',
  path: PLACE,
  wire: 'v2',
  access: MAY_READ,
  summary:
    'Inbound webhooks that start tickets in the name of people within one’s data scope, by name, each with what came of its last call.',
  query: pageQuerySchema.extend({
    /** Found in the name. */
    keyword: text(100).optional(),
  }),
  answer: pageOf(inboundRowSchema),
})
export const getInboundWebhook = defineRoute({
  method: 'GET',
  path: `${PLACE}/:id`,
  wire: 'v2',
  access: MAY_READ,
  summary: 'One inbound webhook with what it makes of a call, without its secrets.',
  params: idParams,
  answer: inboundDetailSchema,
})
export const createInboundWebhook = defineRoute({
  method: 'POST',
  path: PLACE,
  wire: 'v2',
  access: ['process:admin:inbound:add'],
  summary:
    'Makes an inbound webhook in the name of a person; refused when that person could not start such a ticket now, whatever a call says. This answer alone has its address and what calls are signed with.',
  body: inboundFieldsSchema,
  answer: secretsSchema.extend({ id: idSchema }),
})
export const updateInboundWebhook = defineRoute({
  method: 'PUT',
  path: `${PLACE}/:id`,
  wire: 'v2',
  access: MAY_EDIT,
  summary: 'Changes an inbound webhook; checked as a new one. Refused with `inbound.stale` when someone else saved since `revision`.',
  params: idParams,
  body: inboundFieldsSchema.extend({ revision: z.int() }),
  answer: emptyAnswer,
})
export const setInboundEnabled = defineRoute({
  method: 'PUT',
  path: `${PLACE}/:id/enabled`,
  wire: 'v2',
  access: MAY_EDIT,
  summary: 'Switches an inbound webhook on or off; while it is off its calls are refused with `inbound.off`.',
  params: idParams,
  body: z.strictObject({ enabled: z.boolean() }),
  answer: emptyAnswer,
})
export const renewInboundSecrets = defineRoute({
  method: 'POST',
  path: `${PLACE}/:id/secrets`,
  wire: 'v2',
  access: MAY_EDIT,
  summary:
    'Makes a new address and a new secret to sign with; this answer alone has them. The old ones work for as many hours more as is asked.',
  params: idParams,
  body: z.strictObject({ graceHours: z.union([z.literal(0), z.literal(24), z.literal(168)]) }),
  answer: secretsSchema,
})
export const deleteInboundWebhook = defineRoute({
  method: 'DELETE',
  path: `${PLACE}/:id`,
  wire: 'v2',
  access: ['process:admin:inbound:delete'],
  summary: 'Removes an inbound webhook with its log; the tickets it has started stay.',
  params: idParams,
  answer: emptyAnswer,
})

export const inboundPreviewSchema = z.object({
  /** `repeat`: a ticket about the same subject is open. `clear`: the subject is over. `ignore`: a call like this starts nothing. */
  would: z.enum(['start', 'repeat', 'clear', 'ignore']),
  /** The ticket that is open for the same subject now. */
  ticket: z.object({ id: idSchema, number: z.string() }).nullable(),
  /** The comment that would be written on that ticket; empty: none. */
  comment: z.string(),
  /** What would be done to that ticket; null: nothing. */
  act: z.enum(CLEARING).nullable(),
  /** Until then further calls leave no comment, because one was written not long ago. */
  noCommentUntil: instantSchema.nullable(),
  title: z.string(),
  priority: prioritySchema,
  /** As they would be stored or, where something is refused, as they were sent. */
  values: jsonObjectSchema,
  sameAs: z.string().nullable(),
  /** Why it would be refused, and where. */
  issues: z.array(problemIssueSchema),
})
export type InboundPreview = z.output<typeof inboundPreviewSchema>
export const previewInboundWebhook = defineRoute({
  method: 'POST',
  path: `${PLACE}/preview`,
  wire: 'v2',
  access: ['process:admin:inbound:add', 'process:admin:inbound:edit'],
  summary:
    'What ticket a call would start now, what it would do to the one that is open about the same, or why it would do nothing. Nothing is stored.',
  body: z.strictObject({
    /** The webhook whose open tickets are read; null for a new one, which has none. */
    id: idSchema.nullable().default(null),
    processId: idSchema,
    starterId: idSchema,
    ...inboundMappingShape,
    /** JSON, as a call would bring it. */
    sample: z.string().max(INBOUND_BODY_BYTES),
  }),
  answer: inboundPreviewSchema,
})

export const inboundCallSchema = outcomeSchema.extend({
  id: idSchema,
  /** The sender's id of the call; empty without one. */
  callKey: z.string(),
  /** How often it was tried. */
  tries: z.number(),
  /** The log has its whole body: it can be tried again. */
  isWhole: z.boolean(),
})
export type InboundCall = z.output<typeof inboundCallSchema>

const callParams = z.object({ id: idSchema, callId: idSchema })

export const listInboundCalls = defineRoute({
  method: 'GET',
  path: `${PLACE}/:id/calls`,
  wire: 'v2',
  access: MAY_READ,
  summary: 'Calls of the last 30 days, newest first, 50 at a time; the next page begins after the last id of this one.',
  params: idParams,
  query: z.object({ after: idSchema.optional() }),
  answer: z.object({ list: z.array(inboundCallSchema), hasMore: z.boolean() }),
})
export const getInboundCall = defineRoute({
  method: 'GET',
  path: `${PLACE}/:id/calls/:callId`,
  wire: 'v2',
  access: MAY_READ,
  summary: 'One call with the beginning of its body, and what of it was refused.',
  params: callParams,
  answer: inboundCallSchema.extend({ body: z.string(), issues: z.array(problemIssueSchema) }),
})
export const retryInboundCall = defineRoute({
  method: 'POST',
  path: `${PLACE}/:id/calls/:callId/retry`,
  wire: 'v2',
  access: MAY_EDIT,
  summary: 'Tries a call that was refused again, by what the webhook makes of calls now. Answers what came of it.',
  params: callParams,
  answer: inboundCallSchema,
})

export const receiveInboundCall = defineRoute({
  method: 'POST',
  path: '/api/v2/inbound/:secret',
  wire: 'v2',
  access: 'public',
  summary:
    'Starts a ticket from another system (201), or names the one that is open already, or the one about what is over, or says that a call like this starts none (200). The address is the secret; what is sent is any JSON. An `Idempotency-Key` or `webhook-id` makes a repetition harmless.',
  params: z.object({ secret: z.string() }),
  body: jsonObjectSchema,
  answer: z.object({
    result: z.enum(['started', 'known', 'cleared', 'ignored']),
    /** Null where there is none. */
    ticket: z.object({ id: idSchema, number: z.string() }).nullable(),
  }),
  carries: 'signed',
  idempotent: true,
})
