/** Webhooks: other systems are told what happens to tickets, by signed calls as the Standard Webhooks specification has them. */
import { defineRoute } from '../route'
import { emptyAnswer, idParams, idSchema, instantSchema, nameText, text } from '../shapes/fields'
import { z } from '../zod'

/** What a webhook can be told of. */
export const WEBHOOK_EVENTS = ['ticket.started', 'task.opened', 'task.answered', 'task.late', 'ticket.late', 'ticket.ended'] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]
/** What is sent to see whether it arrives; nobody subscribes to it. */
export const TEST_EVENT = 'webhook.test'

/** Of a site. */
export const MOST_WEBHOOKS = 50
export const DELIVERIES_PAGE_SIZE = 50
/** For so long its deliveries are kept. */
export const KEEP_DELIVERIES_DAYS = 30

/** With neither a name, a password nor a part behind `#`. */
const ADDRESS = /^https?:\/\/[^\s/?#@\\]+(?:[/?][^\s#]*)?$/i

const fields = {
  name: nameText(60),
  url: text(2000).check(z.stringFormat('webhook-address', ADDRESS)),
  enabled: z.boolean(),
  events: z.array(z.enum(WEBHOOK_EVENTS)).min(1).max(WEBHOOK_EVENTS.length),
  /** Of these processes; none: of all. */
  processIds: z.array(idSchema).max(200),
  /** What stands in the forms, and remarks, is sent along. */
  includeValues: z.boolean(),
}

const DELIVERY_STATUSES = ['waiting', 'delivered', 'failed'] as const
/** Why a try failed. */
export const DELIVERY_ERRORS = [
  'status',
  'timeout',
  'unreachable',
  'host-not-allowed',
  'address-not-public',
  'secret-unreadable',
  'switched-off',
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
  /** What the last try was answered; null where nothing was answered. */
  httpStatus: z.number().nullable(),
  error: z.enum(DELIVERY_ERRORS).nullable(),
  /** The beginning of that answer. */
  answer: z.string(),
  durationMs: z.number().nullable(),
  createdAt: instantSchema,
  attemptedAt: instantSchema.nullable(),
})
export type Delivery = z.output<typeof deliverySchema>

export const webhookSchema = z.object({
  ...fields,
  id: idSchema,
  url: z.string(),
  name: z.string(),
  revision: z.number(),
  createdAt: instantSchema,
  /** Since when nothing arrives; null while everything does. */
  failingSince: instantSchema.nullable(),
  /** The one that was made last; null while there was none. */
  lastDelivery: deliverySchema.pick({ status: true, attempts: true, httpStatus: true, error: true, createdAt: true }).nullable(),
})
export type Webhook = z.output<typeof webhookSchema>

export const listWebhooks = defineRoute({
  method: 'GET',
  path: '/api/v2/webhooks',
  wire: 'v2',
  access: ['system:webhooks:list'],
  summary: 'Webhooks by name, without their secrets, each with its last delivery; and the processes that one can be limited to.',
  answer: z.object({ list: z.array(webhookSchema), processes: z.array(z.object({ id: idSchema, name: z.string() })) }),
})
export const createWebhook = defineRoute({
  method: 'POST',
  path: '/api/v2/webhooks',
  wire: 'v2',
  access: ['system:webhooks:edit'],
  summary: 'Makes a webhook to a host that the settings allow; this answer alone has the secret that its calls are signed with.',
  body: z.strictObject(fields),
  answer: z.object({ id: idSchema, secret: z.string() }),
})
export const changeWebhook = defineRoute({
  method: 'PUT',
  path: '/api/v2/webhooks/:id',
  wire: 'v2',
  access: ['system:webhooks:edit'],
  summary: 'Changes a webhook, or switches it on or off. Refused with `webhook.stale` when someone else saved since `revision`.',
  params: idParams,
  body: z.strictObject({ ...fields, revision: z.int() }),
  answer: emptyAnswer,
})
export const renewWebhookSecret = defineRoute({
  method: 'POST',
  path: '/api/v2/webhooks/:id/secret',
  wire: 'v2',
  access: ['system:webhooks:edit'],
  summary: 'Replaces the secret at once; this answer alone has the new one.',
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
  summary: 'Sends a delivery again, with the same id and body and all its tries.',
  params: z.object({ id: idSchema, deliveryId: idSchema }),
  answer: emptyAnswer,
})
