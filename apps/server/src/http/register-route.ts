/** Registers a declared call: parse, run the handler, answer on its wire. */
import { ENVELOPE_CODES, type RouteDeclaration } from '@formwork/api-contract'
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bearerToken } from './bearer-token'
import type { ConcurrencyLimit } from '../db/concurrency-limit'
import type { Actor } from '../domain/actor'
import type { Call, CallFacts, Handler } from '../modules/call'
import { originOf } from './origin-of'
import { parseInput } from './parse-input'
import { refuse } from '../domain/refusal'

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/

export interface RegisterOptions {
  /** Checks every answer against its declaration (tests do; a mismatch is our bug). */
  readonly checkAnswers: boolean
  /** How often one address may use a call that needs no sign-in. */
  readonly publicRequestsPerMinute: number
  /** How many calls of one person run at once. */
  readonly limit: ConcurrencyLimit
  /** True for calls that write so little that they are allowed with a nearly full disk. */
  readonly needsNoSpace: boolean
  /** Awaited between the call's work and its answer. */
  readonly settle: () => Promise<void>
}

const keyOf = ({ method, path }: RouteDeclaration) => `${method} ${path}`

/** What the hooks read of a declared call, also of one with files and a handler of its own. */
export const configOf = (route: RouteDeclaration): FastifyContextConfig => ({
  access: route.access,
  wire: route.wire,
  routeKey: keyOf(route),
})

export function registerRoute<R extends RouteDeclaration>(
  app: FastifyInstance,
  route: R,
  handler: Handler<R>,
  options: RegisterOptions,
): void {
  const routeKey = keyOf(route)
  app.route({
    method: route.method,
    url: route.path,
    config: {
      ...configOf(route),
      needsSpace: route.method === 'GET' || options.needsNoSpace ? [] : ['rows'],
      ...(route.access === 'public' ? { rateLimit: { max: options.publicRequestsPerMinute } } : {}),
    },
    handler: async (request, reply) => {
      const call = readCall(route, request, routeKey)
      // The parsed parts have exactly the types the declaration gives them; TypeScript cannot follow that through a generic.
      const run = () => handler(call as Call<R>)
      const answer = await (call.actor === null ? run() : options.limit.run(call.actor.userId, run))
      await options.settle()
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
  const origin = originOf(request)
  const facts: CallFacts = {
    ...origin,
    token: bearerToken(request.headers.authorization),
    site: `${request.protocol}://${request.host}`,
    routeKey,
    idempotencyKey: idempotencyKeyOf(request),
  }
  return {
    params: route.params && parseInput(route.params, request.params, locale),
    query: route.query && parseInput(route.query, request.query, locale),
    body: route.body && parseInput(route.body, request.body, locale),
    actor: actor && { ...actor, origin },
    locale,
    facts,
  }
}

export function idempotencyKeyOf(request: FastifyRequest, header: 'idempotency-key' | 'webhook-id' = 'idempotency-key'): string | null {
  const key = request.headers[header]
  if (key === undefined) return null
  if (typeof key === 'string' && IDEMPOTENCY_KEY.test(key)) return key
  const name = header === 'webhook-id' ? header : 'Idempotency-Key'
  throw refuse('request.invalid', { where: name }, [{ path: [name], code: 'format', message: '1 to 200 visible ASCII characters' }])
}

interface Parts {
  readonly data: unknown
  readonly extras: unknown
}

function partsOf(route: RouteDeclaration, answer: unknown): Parts {
  if (route.extras === undefined) return { data: answer, extras: undefined }
  if (typeof answer !== 'object' || answer === null || !('data' in answer) || !('extras' in answer))
    throw new TypeError('an answer with fields beside data needs both')
  return { data: answer.data, extras: answer.extras }
}

function checkAnswer(route: RouteDeclaration, answer: unknown, routeKey: string): void {
  const { data, extras } = partsOf(route, answer)
  const result = route.answer.safeParse(data)
  if (!result.success) throw new TypeError(`${routeKey} answers what it does not declare: ${result.error.message}`)
  const extrasResult = route.extras?.safeParse(extras)
  if (extrasResult?.success === false) throw new TypeError(`${routeKey} answers what it does not declare: ${extrasResult.error.message}`)
}

async function send(route: RouteDeclaration, reply: FastifyReply, answer: unknown): Promise<void> {
  const { data, extras } = partsOf(route, answer)
  const body =
    route.wire === 'v1' ? { code: ENVELOPE_CODES.ok, msg: '', data, ...(extras === undefined ? {} : { ...Object(extras) }) } : data
  await reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(JSON.stringify(body))
}
