/** Any error as an answer: v1 as an envelope in HTTP 200 (503, 429 and 507 for what is to be asked again), v2 as problem details. Neither ever shows a stack, SQL or a path. */
import {
  ENVELOPE_CODES,
  type EnvelopeCode,
  httpStatusOf,
  type Problem,
  type ProblemCode,
  type ProblemIssue,
  type Wire,
} from '@formwork/api-contract'
import type { FastifyReply } from 'fastify'
import { sqlStateOf } from '../db/sql-state'
import { isRefusalCode, refusalMessage } from '../messages/refusal-message'
import type { Locale } from '../domain/locale'
import type { Log } from '../domain/log'
import { Refusal, type RefusalCode, refuse } from '../domain/refusal'

const envelopeCodes: Partial<Record<RefusalCode, EnvelopeCode>> = {
  'session.missing': ENVELOPE_CODES.unauthenticated,
  'session.expired': ENVELOPE_CODES.expired,
  'session.password-change-required': ENVELOPE_CODES.forbidden,
  'session.second-factor-required': ENVELOPE_CODES.forbidden,
  'permission.denied': ENVELOPE_CODES.forbidden,
  'scope.beyond-yours': ENVELOPE_CODES.forbidden,
  'user.own-rights': ENVELOPE_CODES.forbidden,
  'server.failed': ENVELOPE_CODES.failed,
  'server.busy': ENVELOPE_CODES.failed,
  'storage.full': ENVELOPE_CODES.failed,
}

/**
 * PostgreSQL's classes for "cannot connect", "shutting down" and "out of resources", its codes for a wait that took too long (a lock,
 * a statement, an idle transaction), and the driver's messages for them.
 */
const UNAVAILABLE = /^(08|57P|53|55P03|57014|25P03)/
const LOST_CONNECTION =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable|Client was closed/
const UNAVAILABLE_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'])

/** Refusals that may be retried unchanged, with the status that says so on either wire. */
const TRANSIENT_STATUS: Partial<Record<RefusalCode, number>> = {
  'server.busy': httpStatusOf['server.busy'],
  'rate.limited': httpStatusOf['rate.limited'],
  'storage.full': httpStatusOf['storage.full'],
}

/** No space, or no more for this account: of the file system, and as PostgreSQL passes it on. */
const FULL_CODES = new Set(['ENOSPC', 'EDQUOT'])
const DISK_FULL = '53100'

const FOREIGN_KEY_VIOLATION = '23503'

/** A restart of the database takes about as long. */
export const RETRY_AFTER_SECONDS = 2

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}

function isFull(error: unknown): boolean {
  return sqlStateOf(error) === DISK_FULL || FULL_CODES.has(codeOf(error))
}

function isUnavailable(error: unknown): boolean {
  const state = sqlStateOf(error)
  if (state !== null) return UNAVAILABLE.test(state)
  for (let current = error; typeof current === 'object' && current !== null; current = Reflect.get(current, 'cause')) {
    if (UNAVAILABLE_CODES.has(codeOf(current))) return true
    if (current instanceof Error && LOST_CONNECTION.test(current.message)) return true
  }
  return false
}

/** Turns what was thrown into a refusal; anything unforeseen becomes `server.failed`. */
export function toRefusal(error: unknown, requestId: string): Refusal {
  if (error instanceof Refusal) return error
  const code = codeOf(error)
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refuse('request.too-large', { limit: '1 MiB' })
  if (code === 'FST_ERR_CTP_INVALID_CONTENT_LENGTH') return refuse('request.invalid', { where: 'Content-Length' })
  if (code.startsWith('FST_ERR_CTP')) return refuse('request.wrong-type')
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status === 429) return refuse('rate.limited')
  if (status >= 400 && status < 500) return refuse('request.invalid', { where: '' })
  if (isFull(error)) return refuse('storage.full')
  if (isUnavailable(error)) return refuse('server.busy')
  // Two requests that pass each other's checks: the database's references decide, and neither has stored half of anything.
  if (sqlStateOf(error) === FOREIGN_KEY_VIOLATION) return refuse('reference.gone')
  return refuse('server.failed', { requestId })
}

/** Failures of the server or the machine, not of the caller: the cause is logged. */
const FAILURES: ReadonlySet<RefusalCode> = new Set(['server.failed', 'server.busy', 'storage.full'])

export function logRefusal(log: Log, error: unknown, { code }: Refusal, route: string | undefined): void {
  if (FAILURES.has(code)) log.error({ err: error, route, refused: code }, 'a call failed')
  else log.info({ route, refused: code }, 'a call was refused')
}

const isProblemCode = (code: RefusalCode): code is ProblemCode => Object.hasOwn(httpStatusOf, code)

export async function sendRefusal(reply: FastifyReply, refusal: Refusal, wire: Wire, locale: Locale, v1Status = 200): Promise<void> {
  const message = refusalMessage(refusal.code, refusal.params, locale)
  reply.header('cache-control', 'no-store').header('content-language', locale)
  const transientStatus = TRANSIENT_STATUS[refusal.code]
  const wordsOf = ({ code, params = refusal.params }: ProblemIssue) =>
    isRefusalCode(code) ? refusalMessage(code, params, locale) : message
  const issues = refusal.issues.map((issue) => (issue.message === '' ? { ...issue, message: wordsOf(issue) } : issue))
  // The rate limit sets the header itself.
  // When there is space again is unknown.
  if (transientStatus !== undefined && refusal.code !== 'storage.full' && !reply.hasHeader('retry-after'))
    reply.header('retry-after', RETRY_AFTER_SECONDS)
  if (wire === 'v1') {
    const envelope = {
      code: envelopeCodes[refusal.code] ?? ENVELOPE_CODES.refused,
      msg: message,
      data: null,
      reason: refusal.code,
      ...(issues.length > 0 ? { issues } : {}),
    }
    // Proxies and clients look at the status: an answer that may be retried must not look like a final one. `detail` is what they show of it.
    const body = transientStatus === undefined ? envelope : { ...envelope, detail: message }
    await reply
      .code(transientStatus ?? v1Status)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(body))
    return
  }
  const code = isProblemCode(refusal.code) ? refusal.code : 'request.invalid'
  const problem: Problem = {
    type: `urn:formwork:problem:${refusal.code}`,
    title: message,
    status: httpStatusOf[code],
    code,
    detail: message,
    ...(issues.length > 0 ? { issues } : {}),
    ...(Object.keys(refusal.params).length > 0 ? { params: { ...refusal.params } } : {}),
    requestId: reply.request.id,
  }
  await reply.code(problem.status).type('application/problem+json; charset=utf-8').send(JSON.stringify(problem))
}
