/** The HTTP application: limits, headers, sign-in, routes, errors. */
import { holdsAny, type RouteDeclaration, routes, type Wire } from '@formwork/api-contract'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Damage } from '../db/damage'
import type { Deps } from '../deps'
import { registerEvents } from './events/event-routes'
import { registerFiles } from './file-routes'
import { isOpenTo } from '../modules/api-tokens/open-to-tokens'
import { authenticate } from '../modules/session/authenticate'
import type { Handler, Handlers } from '../modules/call'
import { setAnswerHeaders } from './answer-headers'
import { authorizationOfCookie, bearerToken } from './bearer-token'
import { callKinds, kindOf, changesRights } from './call-kinds'
import { type ConsoleFiles, registerConsole } from './console-files'
import { logRefusal, sendRefusal, toRefusal } from './error-answer'
import './fastify-types'
import { registerHealth } from './health'
import { registerInbound } from './inbound-routes'
import type { CallObserver } from './metrics/call-metrics'
import { parseJsonBody } from '../domain/json/json-guard'
import { DEFAULT_LOCALE } from '../domain/locale'
import { localeOf } from './accept-language'
import { openApiDocument } from './open-api'
import { refuse } from '../domain/refusal'
import { type RegisterOptions, registerRoute } from './register-route'
import { requestLog } from './request-log'
import { registerSheets } from './sheet-routes'
import { guardSpace } from './space-guard'
import { ARRIVAL_MS, limitArrival } from './arrival/arrival-limits'
import { closeHalfSent, drainUnread } from './arrival/unread-requests'

export interface AppOptions {
  readonly deps: Deps
  readonly logger?: FastifyBaseLogger
  /** The built console, or null to serve the API alone. */
  readonly consoleFiles?: ConsoleFiles | null
  /** Answers are checked against their declaration; tests do. */
  readonly checkAnswers?: boolean
  /** Limit for one address, over all calls: only a flood reaches it. */
  readonly requestsPerMinute?: number
  /** Limit for one address, per call that needs no sign-in. */
  readonly publicRequestsPerMinute?: number
  /** Behind https: browsers are told to use nothing else. */
  readonly isSecure?: boolean
  /** Addresses and networks whose `X-Forwarded-For` is trusted; none by default. */
  readonly trustedProxies?: readonly string[]
  /** How long a body may take to arrive, and each part of one that may come slowly, in ms. */
  readonly arrivalMs?: number
  /** Notified of every call; none by default. */
  readonly calls?: CallObserver
}

/** These work while the password is still the generated one; every other call is refused until it has been changed. */
const WORKS_BEFORE_PASSWORD_CHANGE: readonly RouteDeclaration[] = [
  routes.getInfo,
  routes.changePassword,
  routes.logout,
  routes.refreshToken,
  routes.refreshTokenByGet,
]
/** These work while somebody still has to set a second factor up. */
const WORKS_BEFORE_SECOND_FACTOR: readonly RouteDeclaration[] = [
  ...WORKS_BEFORE_PASSWORD_CHANGE,
  routes.getSecondFactor,
  routes.beginSecondFactor,
  routes.confirmSecondFactor,
  routes.turnOnByPasskeys,
  // Passkeys answer the second step too; people whose account is kept elsewhere have none.
  routes.getProfile,
  routes.listPasskeys,
  routes.beginPasskey,
  routes.addPasskey,
]
const keyOf = ({ method, path }: RouteDeclaration) => `${method} ${path}`
const allowedEarly = new Set(WORKS_BEFORE_PASSWORD_CHANGE.map(keyOf))
const allowedWithoutFactor = new Set(WORKS_BEFORE_SECOND_FACTOR.map(keyOf))
/** They exchange tokens, also one that was exchanged a moment ago. */
const exchanging = new Set([routes.refreshToken, routes.refreshTokenByGet].map(keyOf))

/** 1 MiB, the greatest definition, and room for the name and remark around it. */
const BODY_LIMIT_BYTES = 1_048_576 + 16 * 1024

/** A file of the greatest size over a line of 30 KiB a second. */
const LONGEST_REQUEST_MS = 60 * 60 * 1000

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const {
    deps,
    logger,
    checkAnswers = false,
    consoleFiles = null,
    requestsPerMinute = 600_000,
    publicRequestsPerMinute = 6000,
    isSecure = false,
    trustedProxies = [],
    arrivalMs = ARRIVAL_MS,
    calls,
  } = options
  const setHeaders = setAnswerHeaders(isSecure)
  const app: FastifyInstance = Fastify({
    ...(logger === undefined ? { logger: false } : { loggerInstance: logger }),
    ...(trustedProxies.length > 0 ? { trustProxy: [...trustedProxies] } : {}),
    bodyLimit: BODY_LIMIT_BYTES,
    // The loosest limit, of any request; bodies have a stricter one below.
    requestTimeout: LONGEST_REQUEST_MS,
    http: { headersTimeout: ARRIVAL_MS },
    connectionTimeout: 60_000,
    keepAliveTimeout: 10_000,
    genReqId: () => deps.newId(),
    routerOptions: { maxParamLength: 200 },
    // An address that cannot be read: no hook runs for it.
    frameworkErrors: (error, request, reply) => {
      request.locale = localeOf(request.headers['accept-language'])
      setHeaders(request, reply)
      const refusal = toRefusal(error, request.id)
      logRefusal(request.log, error, refusal, undefined)
      void sendRefusal(reply, refusal, wireOf(request.url), request.locale, 400)
    },
    childLoggerFactory: requestLog,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    // A request on a connection that is still busy when the server stops is answered as always, and the connection closed then.
    return503OnClosing: false,
  })
  readOnlyJson(app)
  refuseUndeclared(app)
  drainUnread(app)
  closeHalfSent(app)
  limitArrival(app.server, arrivalMs)
  app.decorateRequest('actor', null)
  app.decorateRequest('locale', DEFAULT_LOCALE)
  app.addHook('onRequest', (request, reply, next) => {
    request.locale = localeOf(request.headers['accept-language'])
    setHeaders(request, reply)
    next()
  })
  await app.register(rateLimit, { max: requestsPerMinute, timeWindow: 60_000, addHeadersOnExceeding: {} })
  answerErrors(app, deps.damage, calls)
  if (calls !== undefined) observeAnswers(app, calls)
  app.addHook('onRequest', async (request) => {
    const { access, routeKey, acceptsCookie = false } = request.routeOptions.config
    if (access === undefined || access === 'public') return
    const { authorization, cookie } = request.headers
    const acceptsExchanged = exchanging.has(routeKey ?? '')
    const token = bearerToken(authorization ?? (acceptsCookie ? authorizationOfCookie(cookie) : undefined))
    const actor = await authenticate(deps, token, { acceptsExchanged })
    request.actor = actor
    if (actor.token !== undefined && !isOpenTo(actor.token, routeKey, request.method)) throw refuse('token.not-here')
    if (actor.mustChangePassword && !allowedEarly.has(routeKey ?? '')) throw refuse('session.password-change-required')
    if (actor.mustSetUpSecondFactor && !allowedWithoutFactor.has(routeKey ?? '')) throw refuse('session.second-factor-required')
    if (access !== 'signed-in' && !holdsAny(actor.permissions, access)) throw refuse('permission.denied')
  })
  guardSpace(app, deps.space)
  registerAll(app, deps, { checkAnswers, publicRequestsPerMinute })
  registerFiles(app, deps)
  registerInbound(app, deps, { publicRequestsPerMinute })
  registerEvents(app, deps)
  registerSheets(app, deps)
  registerHealth(app, deps)
  app.get('/api/docs/json', { config: { access: 'public' } }, async () => openApiDocument())
  if (consoleFiles !== null) registerConsole(app, consoleFiles)
  return app
}

function readOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    const text = typeof body === 'string' ? body : body.toString('utf8')
    try {
      done(null, text === '' ? undefined : parseJsonBody(text))
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)), undefined)
    }
  })
}

/** Deny by default: every added route has to declare who may call it, or the server does not start. */
export function refuseUndeclared(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const access = route.config?.access
    const isDeclared = access === 'public' || access === 'signed-in' || (Array.isArray(access) && access.length > 0)
    if (!isDeclared) throw new Error(`The route ${String(route.method)} ${route.url} declares no permission.`)
  })
}

function wireOf(url: string): Wire {
  return url.startsWith('/api/v2') || url.startsWith('/api/docs') ? 'v2' : 'v1'
}

function answerErrors(app: FastifyInstance, damage: Damage, calls: CallObserver | undefined): void {
  app.setErrorHandler(async (error, request, reply) => {
    const refusal = toRefusal(error, request.id)
    damage.note(error)
    calls?.refused(refusal.code)
    const route = request.routeOptions.config.routeKey ?? request.routeOptions.url
    logRefusal(request.log, error, refusal, route)
    await sendRefusal(reply, refusal, request.routeOptions.config.wire ?? wireOf(request.url), request.locale)
  })
  app.setNotFoundHandler(async (request, reply) => {
    await sendRefusal(reply, refuse('route.not-found'), wireOf(request.url), request.locale, 404)
  })
}

/** Streams of events end when their readers leave, so their duration says nothing. */
function observeAnswers(app: FastifyInstance, calls: CallObserver): void {
  app.addHook('onResponse', (request, reply, next) => {
    if (!String(reply.getHeader('content-type')).startsWith('text/event-stream'))
      calls.answered({
        method: request.method,
        route: request.routeOptions.url ?? '',
        status: reply.statusCode,
        seconds: reply.elapsedTime / 1000,
      })
    next()
  })
}

function registerAll(app: FastifyInstance, deps: Deps, given: Omit<RegisterOptions, 'limit' | 'needsNoSpace' | 'settle'>): void {
  const kinds = callKinds(deps)
  for (const name of Object.keys(kinds.usual.handlers) as (keyof Handlers)[]) {
    const route: RouteDeclaration = routes[name]
    const kind = kindOf(name)
    const { handlers, limit } = kinds[kind]
    const settle = changesRights(name) ? () => deps.sessions.untilAppliedEverywhere() : async () => {}
    const options = { ...given, limit, settle, needsNoSpace: kind === 'quick' }
    // Every handler has the type of its own declaration (`Handlers`); over the whole list only the common shape is left.
    const handler = handlers[name] as unknown as Handler<RouteDeclaration>
    registerRoute(app, route, handler, options)
  }
}
