/** Reads both wires into one result: the data, or an ApiError. The contract types the data; only the deciding fields are checked here. */
import type { ENVELOPE_CODES, ProblemCode, ProblemIssue } from '@formwork/api-contract'
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ApiError, type ApiErrorCode } from './api-error'

export interface Answer {
  readonly data: unknown
  /** v1: what stands beside `data` in the envelope (`token`, `id` …). */
  readonly extras: Readonly<Record<string, unknown>>
}

/** Types only from the contract: its schemas must not ride along into the first load. A changed number is a compile error here. */
const CODES: typeof ENVELOPE_CODES = { ok: 200, refused: 400, unauthenticated: 401, forbidden: 403, expired: 6401, failed: -1 }

type Body = Readonly<Record<string, unknown>>

const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Both wires come from our own server, so a word with a dot is one of the contract's codes. */
const isProblemCode = (code: unknown): code is ProblemCode => typeof code === 'string' && code.includes('.')

export function readEnvelope(body: unknown): Answer {
  if (!isBody(body) || typeof body['code'] !== 'number') throw unreadable()
  const { code, data, msg: _, ...extras } = body
  if (code === CODES.ok) return { data, extras }
  const facts = isBody(data) ? data : {}
  throw new ApiError({
    code: isProblemCode(facts['code']) ? facts['code'] : envelopeErrorCode(code),
    message: textOf(body['msg']),
    reason: typeof body['reason'] === 'string' ? body['reason'] : undefined,
    issues: issuesOf(facts['issues'] ?? body['issues']),
    params: isBody(facts['params']) ? facts['params'] : undefined,
  })
}

export function readBody(status: number, body: unknown): Answer {
  if (status >= 200 && status < 300) return { data: body, extras: {} }
  const problem = isBody(body) ? body : {}
  throw new ApiError({
    code: isProblemCode(problem['code']) ? problem['code'] : codeOfStatus(status),
    message: textOf(problem['detail']) || textOf(problem['title']) || sentenceOfStatus(status),
    issues: issuesOf(problem['issues']),
    params: isBody(problem['params']) ? problem['params'] : undefined,
  })
}

function envelopeErrorCode(code: unknown): ApiErrorCode {
  if (code === CODES.unauthenticated) return 'session.missing'
  if (code === CODES.expired) return 'session.expired'
  if (code === CODES.forbidden) return 'v1.forbidden'
  if (code === CODES.failed) return 'v1.failed'
  return 'v1.refused'
}

/** A proxy or an older server may answer without a body of ours. */
function codeOfStatus(status: number): ApiErrorCode {
  if (status === 401) return 'session.missing'
  if (status === 403) return 'permission.denied'
  if (status === 404) return 'route.not-found'
  if (status === 429) return 'rate.limited'
  return status >= 500 ? 'server.failed' : 'request.invalid'
}

/** What a proxy says stands in its own page, if anywhere. */
function sentenceOfStatus(status: number): string {
  if (status === 413) return i18n._(msg`What was sent is too large.`)
  if (status === 429) return i18n._(msg`Too many calls in a short time. Please try again in a moment.`)
  if (status >= 502 && status <= 504) return i18n._(msg`The service cannot be reached at the moment. Please try again later.`)
  return i18n._(msg`The server did not do what was asked (HTTP ${status}).`)
}

function unreadable(): ApiError {
  return new ApiError({ code: 'answer.unreadable', message: i18n._(msg`The server gave an answer that could not be read.`) })
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function issuesOf(value: unknown): ProblemIssue[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.filter(
    (issue): issue is ProblemIssue => isBody(issue) && Array.isArray(issue['path']) && typeof issue['message'] === 'string',
  )
}
