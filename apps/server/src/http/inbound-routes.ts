/** Where other systems start tickets: the address is the secret, and the body is read as it came, because it may be signed. */
import { INBOUND_BODY_BYTES, routes } from '@formwork/api-contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { concurrencyLimit } from '../db/concurrency-limit'
import type { Deps } from '../deps'
import { perMinute } from '../domain/per-minute'
import { type Refusal, refuse } from '../domain/refusal'
import { findBySecret, type ReceivingWebhook } from '../modules/inbound/inbound-repo'
import { receiveCall } from '../modules/inbound/receive-call'
import { hashToken } from '../modules/session/tokens'
import { logRefusal, sendRefusal, toRefusal } from './error-answer'
import { originOf } from './origin-of'
import { configOf, idempotencyKeyOf } from './register-route'

const { receiveInboundCall } = routes
const LIMIT_IN_WORDS = '256 KiB'

export interface InboundOptions {
  /** How often one address may try any secret. */
  readonly publicRequestsPerMinute: number
}

export function registerInbound(app: FastifyInstance, deps: Deps, { publicRequestsPerMinute }: InboundOptions): void {
  const webhooks = new WeakMap<FastifyRequest, ReceivingWebhook>()
  const rate = perMinute(deps.now)
  // So many calls of one webhook run at once: the rest of a flood waits, and takes no connections from others.
  const limit = concurrencyLimit({ running: 3, waiting: 60, waitMs: 10_000, refusal: 'rate.limited' })
  // Anybody may try any secret: those of one address take no connections from calls of people who are signed in.
  const lookups = concurrencyLimit({ running: 1, waiting: 60, waitMs: 3000, refusal: 'rate.limited' })
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(/^application\/(?:json|[\w.+-]+\+json)\s*(?:;|$)/i, { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    scope.setErrorHandler(async (error, request, reply) => {
      const refusal = inboundRefusal(error, request.id)
      logRefusal(request.log, error, refusal, configOf(receiveInboundCall).routeKey)
      await sendRefusal(reply, refusal, 'v2', request.locale)
    })
    // Before anything of the body is read: with a wrong secret nothing else is checked or answered.
    scope.addHook('onRequest', async (request, reply) => {
      const { secret = '' } = Object(request.params) as { secret?: string }
      const webhook = await lookups.run(request.ip, () => findBySecret(deps.db, hashToken(secret), deps.now()))
      if (webhook === null) throw refuse('inbound.not-found')
      const seconds = rate.take(webhook.id, webhook.perMinute)
      if (seconds > 0) {
        void reply.header('retry-after', seconds)
        throw refuse('rate.limited')
      }
      webhooks.set(request, webhook)
    })
    const config = { ...configOf(receiveInboundCall), needsSpace: ['rows' as const], rateLimit: { max: publicRequestsPerMinute } }
    scope.post(receiveInboundCall.path, { config, bodyLimit: INBOUND_BODY_BYTES }, async (request, reply) => {
      const webhook = webhooks.get(request)
      if (webhook === undefined) throw new Error('a call came in without its webhook')
      const callKey = callKeyOf(request)
      const call = {
        body: typeof request.body === 'string' ? request.body : '',
        signature: signatureOf(request),
        callKey,
        locale: request.locale,
        origin: originOf(request),
      }
      const answer = await limit.run(webhook.id, () => receiveCall(deps, webhook, call))
      return reply
        .code(answer.result === 'started' ? 201 : 200)
        .header('cache-control', 'no-store')
        .send(answer)
    })
  })
}

function inboundRefusal(error: unknown, requestId: string): Refusal {
  const refusal = toRefusal(error, requestId)
  return refusal.code === 'request.too-large' ? refuse('request.too-large', { limit: LIMIT_IN_WORDS }) : refusal
}

const headerOf = ({ headers }: FastifyRequest, name: string): string => {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}

const signatureOf = (request: FastifyRequest) => ({
  id: headerOf(request, 'webhook-id'),
  timestamp: headerOf(request, 'webhook-timestamp'),
  signature: headerOf(request, 'webhook-signature'),
  hubSignature: headerOf(request, 'x-hub-signature-256'),
})

/** The sender's id of the call, from either of two headers; of a signed call the one that is signed, because a replay could add the other. */
function callKeyOf(request: FastifyRequest): string | null {
  const [named, signed] = [idempotencyKeyOf(request, 'idempotency-key'), idempotencyKeyOf(request, 'webhook-id')]
  return headerOf(request, 'webhook-signature') === '' ? (named ?? signed) : (signed ?? named)
}
