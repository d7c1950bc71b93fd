/** Registers a declared call: parse, hand over, answer on its wire. */
import { ENVELOPE_CODES, type RouteDeclaration } from '@formwork/api-contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bearerToken } from './bearer-token'
import type { Actor } from '../domain/actor'
import type { Call, CallFacts, Handler } from '../modules/call'
import { parseInput } from './parse-input'
import { refuse } from '../domain/refusal'

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/

export interface RegisterOptions {
  /** Checks every answer against its declaration (tests do; a mismatch is our bug). */
  readonly checkAnswers: boolean
  /** How often one address may use a call that needs no sign-in. */
  readonly publicRequestsPerMinute: number
  readonly url?: string
}

export function registerRoute<R extends RouteDeclaration>(
  app: FastifyInstance,
  route: R,
  handler: Handler<R>,
  options: RegisterOptions,
): void {
  const routeKey = `${route.method} ${route.path}`
  app.route({
    method: route.method,
    url: options.url ?? route.path,
    config: {
      access: route.access,
      wire: route.wire,
      routeKey,
      ...(route.access === 'public' ? { rateLimit: { max: options.publicRequestsPerMinute } } : {}),
    },
    handler: async (request, reply) => {
      const call = readCall(route, request, routeKey)
      // The parsed parts have exactly the types the declaration gives them; TypeScript cannot follow that through a generic.
      const answer = await handler(call as Call<R>)
      if (options.checkAnswers) checkAnswer(route, answer, routeKey)
      await send(route, reply, answer)
      return reply
    },
  })
}

function readCall(route: RouteDeclaration, request: FastifyRequest, routeKey: string) {
  const { locale } = request
  const actor: Actor | null = request.actor
  if (actor === null && route.access !== 'public') throw refuse('session.missing')
  const facts: CallFacts = {
    requestId: request.id,
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    token: bearerToken(request.headers.authorization),
    routeKey,
    idempotencyKey: idempotencyKeyOf(request),
  }
  return {
    params: route.params && parseInput(route.params, request.params, locale),
    query: route.query && parseInput(route.query, request.query, locale),
    body: route.body && parseInput(route.body, request.body, locale),
    actor,
    locale,
    facts,
  }
}

function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key === 'string' && IDEMPOTENCY_KEY.test(key)) return key
  throw refuse('request.invalid', { where: 'Idempotency-Key' }, [
    { path: ['Idempotency-Key'], code: 'format', message: '1 to 200 visible ASCII characters' },
  ])
}

interface Parts {
  readonly data: unknown
  readonly beside: unknown
}

function partsOf(route: RouteDeclaration, answer: unknown): Parts {
  if (route.beside === undefined) return { data: answer, beside: undefined }
  if (typeof answer !== 'object' || answer === null || !('data' in answer) || !('beside' in answer))
    throw new TypeError('an answer with fields beside data needs both')
  return { data: answer.data, beside: answer.beside }
}

function checkAnswer(route: RouteDeclaration, answer: unknown, routeKey: string): void {
  const { data, beside } = partsOf(route, answer)
  const result = route.answer.safeParse(data)
  if (!result.success) throw new TypeError(`${routeKey} answers what it does not declare: ${result.error.message}`)
  const besideResult = route.beside?.safeParse(beside)
  if (besideResult?.success === false) throw new TypeError(`${routeKey} answers what it does not declare: ${besideResult.error.message}`)
}

async function send(route: RouteDeclaration, reply: FastifyReply, answer: unknown): Promise<void> {
  const { data, beside } = partsOf(route, answer)
  const body =
    route.wire === 'v1' ? { code: ENVELOPE_CODES.ok, msg: '', data, ...(beside === undefined ? {} : { ...Object(beside) }) } : data
  await reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(JSON.stringify(body))
}
