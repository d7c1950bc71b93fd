/**
 * Webhooks: notify others of what happens to tickets. Systems by signed calls as in the Standard Webhooks specification, group chats by messages of a
 * robot.
 */
import { defineRoute } from '../route'
import { emptyAnswer, idParams, idSchema, instantSchema, nameText, text } from '../shapes/fields'
import { z } from '../zod'
import { chatMessageSchema, fitsRobot, MESSAGE_LOCALES, ROBOT_KINDS, robotFields } from './group-robots'

/** The events a webhook can subscribe to. */
export const WEBHOOK_EVENTS = [
  'ticket.started',
  'task.opened',
  'task.answered',
  'task.transferred',
  'task.late',
  'ticket.late',
  'ticket.commented',
  'ticket.ended',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]
/** Sent to see whether deliveries arrive; nobody subscribes to it. */
export const TEST_EVENT = 'webhook.test'

/** Of a site. */
export const MAX_WEBHOOKS = 50
export const DELIVERIES_PAGE_SIZE = 50
/** How long deliveries are kept. */
export const KEEP_DELIVERIES_DAYS = 30

/** `signed`: a system that checks signatures. The others are group chats. */
export const WEBHOOK_KINDS = ['signed', ...ROBOT_KINDS] as const
export type WebhookKind = (typeof WEBHOOK_KINDS)[number]

/** With neither a name, a password nor a part behind `#`. */
const ADDRESS = /^https?:\/\/[^\s/?#@\\]+(?:[/?][^\s#]*)?$/i
const addressSchema = text(2000).check(z.stringFormat('webhook-address', ADDRESS))
/** Empty: the stored one stays. */
const keptAddressSchema = text(2000).check(z.stringFormat('webhook-address', (address) => address === '' || ADDRESS.test(address)))

const fields = {
  name: nameText(60),
  enabled: z.boolean(),
  events: z.array(z.enum(WEBHOOK_EVENTS)).min(1).max(WEBHOOK_EVENTS.length),
  /** Of these processes; none: of all. */
  processIds: z.array(idSchema).max(200),
}
const signedFields = {
  kind: z.literal('signed'),
  ...fields,
  url: addressSchema,
  /** Values of the forms, and remarks, are sent along. */
  includeValues: z.boolean(),
}
const revision = { revision: z.int() }

export const signedWebhookSchema = z.strictObject(signedFields)
export const robotWebhookSchema = z.strictObject({ ...fields, ...robotFields, url: addressSchema }).check(fitsRobot(false))
/** An existing one: an empty address or secret keeps the stored one. */
export const keptRobotSchema = z.strictObject({ ...fields, ...robotFields, url: keptAddressSchema }).check(fitsRobot(true))

const DELIVERY_STATUSES = ['waiting', 'delivered', 'failed'] as const
/** Why a try failed. */
export const DELIVERY_ERRORS = [
  'status',
  'timeout',
  'unreachable',
  'host-not-found',
  'connection-refused',
  'certificate',
  'host-not-allowed',
  'address-not-public',
  'secret-unreadable',
  'switched-off',
  // Answers of robots, also with a status of 200.
  'refused',
  'too-often',
  'robot-unknown',
  'wrong-signature',
  'keyword-missing',
  'address-not-listed',
  'message-refused',
] as const
export type DeliveryError = (typeof DELIVERY_ERRORS)[number]

export const deliverySchema = z.object({
  id: idSchema,
  event: z.enum([...WEBHOOK_EVENTS, TEST_EVENT]),
  /** Empty for a test. */
  ticketNumber: z.string(),
  /** `waiting`: for its first try or for another one. */
  status: z.enum(DELIVERY_STATUSES),
  attempts: z.number(),
  /** The status of the last response; null without one. */
  httpStatus: z.number().nullable(),
  error: z.enum(DELIVERY_ERRORS).nullable(),
  /** The beginning of that answer. */
  answer: z.string(),
  durationMs: z.number().nullable(),
  createdAt: instantSchema,
  attemptedAt: instantSchema.nullable(),
})
export type Delivery = z.output<typeof deliverySchema>

const shown = {
  ...fields,
  id: idSchema,
  /** Of a group robot only enough to distinguish it from others. */
  url: z.string(),
  name: z.string(),
  revision: z.number(),
  createdAt: instantSchema,
  /** Since when nothing arrives; null while deliveries arrive. */
  failingSince: instantSchema.nullable(),
  /** Since when only one of its deliveries is tried, every few minutes; null: it is not paused. */
  pausedSince: instantSchema.nullable(),
  /** Deliveries that wait until one arrives. */
  held: z.number(),
  /** The one that was made last; null while there was none. */
  lastDelivery: deliverySchema.pick({ status: true, attempts: true, httpStatus: true, error: true, createdAt: true }).nullable(),
}
export const webhookSchema = z.discriminatedUnion('kind', [
  z.object({ ...shown, kind: z.literal('signed'), includeValues: z.boolean() }),
  z.object({ ...shown, kind: z.enum(ROBOT_KINDS), locale: z.enum(MESSAGE_LOCALES), isSigned: z.boolean() }),
])
export type Webhook = z.output<typeof webhookSchema>
export type SignedWebhook = Extract<Webhook, { readonly kind: 'signed' }>
export type RobotWebhook = Exclude<Webhook, SignedWebhook>

export const listWebhooks = defineRoute({
  method: 'GET',
  path: '/api/v2/webhooks',
  wire: 'v2',
  access: ['system:webhooks:list'],
  summary:
    'Webhooks by name, without their secrets and the addresses of group robots, each with its last delivery; and the processes that one can be limited to.',
  answer: z.object({ list: z.array(webhookSchema), processes: z.array(z.object({ id: idSchema, name: z.string() })) }),
})
export const createWebhook = defineRoute({
  method: 'POST',
  path: '/api/v2/webhooks',
  wire: 'v2',
  access: ['system:webhooks:edit'],
  summary:
    'Makes a webhook to a host that the settings allow; this answer alone has the secret that its calls are signed with. A group robot has none of ours: null.',
  body: z.discriminatedUnion('kind', [signedWebhookSchema, robotWebhookSchema]),
  answer: z.object({ id: idSchema, secret: z.string().nullable() }),
})
export const changeWebhook = defineRoute({
  method: 'PUT',
  path: '/api/v2/webhooks/:id',
  wire: 'v2',
  access: ['system:webhooks:edit'],
  summary:
    'Changes a webhook of the same kind, or switches it on or off. An empty address or signing secret of a group robot is the one that is kept. Refused with `webhook.stale` when someone else saved since `revision`.',
  params: idParams,
  body: z.discriminatedUnion('kind', [
    z.strictObject({ ...signedFields, ...revision }),
    z.strictObject({ ...keptRobotSchema.shape, ...revision }).check(fitsRobot(true)),
  ]),
  answer: emptyAnswer,
})
export const renewWebhookSecret = defineRoute({
  method: 'POST',
  path: '/api/v2/webhooks/:id/secret',
  wire: 'v2',
  access: ['system:webhooks:edit'],
  summary: 'Replaces the secret at once; this answer alone has the new one. Not of a group robot, whose secret the chat hands out.',
  params: idParams,
  answer: z.object({ secret: z.string() }),
})
export const removeWebhook = defineRoute({
  method: 'DELETE',
  path: '/api/v2/webhooks/:id',
  wire: 'v2',
  access: ['system:webhooks:edit'],
  summary: 'Removes a webhook with the log of its deliveries; what waits is not sent any more.',
  params: idParams,
  answer: emptyAnswer,
})
export const listWebhookMessages = defineRoute({
  method: 'GET',
  path: '/api/v2/webhooks/messages',
  wire: 'v2',
  access: ['system:webhooks:edit'],
  summary: 'What a group chat is told at each event, with a ticket that does not exist, to look at before a group robot is made.',
  query: z.object({ locale: z.enum(MESSAGE_LOCALES) }),
  answer: z.object({ list: z.array(chatMessageSchema.extend({ event: z.enum(WEBHOOK_EVENTS) })) }),
})
export const testWebhook = defineRoute({
  method: 'POST',
  path: '/api/v2/webhooks/:id/test',
  wire: 'v2',
  access: ['system:webhooks:edit'],
  summary: 'Sends a test event, also while the webhook is off; what came of it stands in the log.',
  params: idParams,
  answer: emptyAnswer,
})
export const listDeliveries = defineRoute({
  method: 'GET',
  path: '/api/v2/webhooks/:id/deliveries',
  wire: 'v2',
  access: ['system:webhooks:list'],
  summary: 'Deliveries of a webhook of the last 30 days, newest first, 50 at a time; the next page begins after the last id of this one.',
  params: idParams,
  query: z.object({ after: idSchema.optional() }),
  answer: z.object({ list: z.array(deliverySchema), hasMore: z.boolean() }),
})
export const resendDelivery = defineRoute({
  method: 'POST',
  path: '/api/v2/webhooks/:id/deliveries/:deliveryId/resend',
  wire: 'v2',
  access: ['system:webhooks:edit'],
  summary:
    'Sends a delivery again, with the same id and body and all its tries, also while the webhook is paused. Refused with `delivery.waiting` for one that waits for its first try.',
  params: z.object({ id: idSchema, deliveryId: idSchema }),
  answer: emptyAnswer,
})
