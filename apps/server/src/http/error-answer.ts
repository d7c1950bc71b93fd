/** Any error as an answer: v1 as an envelope in HTTP 200 (503 while the database is away), v2 as problem details. Neither ever shows a stack, SQL or a path. */
import { ENVELOPE_CODES, type EnvelopeCode, httpStatusOf, type Problem, type ProblemCode, type Wire } from '@formwork/api-contract'
import type { FastifyReply } from 'fastify'
import { sqlStateOf } from '../db/sql-state'
import { refusalMessage } from '../messages/refusal-message'
import type { Locale } from '../domain/locale'
import { Refusal, type RefusalCode, refuse } from '../domain/refusal'

const envelopeCodes: Partial<Record<RefusalCode, EnvelopeCode>> = {
  'session.missing': ENVELOPE_CODES.unauthenticated,
  'session.expired': ENVELOPE_CODES.expired,
  'session.password-change-required': ENVELOPE_CODES.forbidden,
  'permission.denied': ENVELOPE_CODES.forbidden,
  'scope.beyond-yours': ENVELOPE_CODES.forbidden,
  'server.failed': ENVELOPE_CODES.failed,
  'server.busy': ENVELOPE_CODES.failed,
}

/**
 * PostgreSQL's classes for "cannot connect", "shutting down" and "out of resources", its codes for a wait that took too long (a lock,
 * a statement, an idle transaction), and the driver's words for them.
 */
const UNAVAILABLE = /^(08|57P|53|55P03|57014|25P03)/
const LOST_CONNECTION =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable|Client was closed/
const UNAVAILABLE_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'])

const FOREIGN_KEY_VIOLATION = '23503'

/** A restart of the database takes about as long. */
export const RETRY_AFTER_SECONDS = 2

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
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

/** Turns what was thrown into a refusal; what nobody foresaw becomes `server.failed`. */
export function toRefusal(error: unknown, requestId: string): Refusal {
  if (error instanceof Refusal) return error
  const code = codeOf(error)
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refuse('request.too-large', { limit: '1 MiB' })
  if (code.startsWith('FST_ERR_CTP')) return refuse('request.not-json', { reason: 'Content-Type: application/json' })
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status === 429) return refuse('rate.limited')
  if (status >= 400 && status < 500) return refuse('request.invalid', { where: '' })
  if (isUnavailable(error)) return refuse('server.busy')
  // Two requests that pass each other's checks: the database's references decide, and neither has stored half of anything.
  if (sqlStateOf(error) === FOREIGN_KEY_VIOLATION) return refuse('reference.gone')
  return refuse('server.failed', { requestId })
}

const isProblemCode = (code: RefusalCode): code is ProblemCode => Object.hasOwn(httpStatusOf, code)

export async function sendRefusal(reply: FastifyReply, refusal: Refusal, wire: Wire, locale: Locale, v1Status = 200): Promise<void> {
  const message = refusalMessage(refusal.code, refusal.params, locale)
  reply.header('cache-control', 'no-store').header('content-language', locale)
  const isBusy = refusal.code === 'server.busy'
  const issues = refusal.issues.map((issue) => (issue.message === '' ? { ...issue, message } : issue))
  if (isBusy) reply.header('retry-after', RETRY_AFTER_SECONDS)
  if (wire === 'v1') {
    const envelope = {
      code: envelopeCodes[refusal.code] ?? ENVELOPE_CODES.refused,
      msg: message,
      data: null,
      reason: refusal.code,
      ...(issues.length > 0 ? { issues } : {}),
    }
    // Proxies and clients go by the status: an answer that may be asked for again must not look like one. `detail` is what they show of it.
    const body = isBusy ? { ...envelope, detail: message } : envelope
    await reply
      .code(isBusy ? httpStatusOf['server.busy'] : v1Status)
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
