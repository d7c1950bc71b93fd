/** The error of a refused or failed call, the same for both wires. */
import type { ProblemCode, ProblemIssue } from '@formwork/api-contract'

/** v1 answers carry numbers; these are their names. */
export type EnvelopeRefusal = 'v1.refused' | 'v1.forbidden' | 'v1.failed'
export type SessionEnd = 'session.missing' | 'session.expired'
export type TransportFailure = 'network' | 'timeout' | 'aborted' | 'answer.unreadable'
export type ApiErrorCode = ProblemCode | EnvelopeRefusal | SessionEnd | TransportFailure

export interface ApiErrorFacts {
  readonly code: ApiErrorCode
  /** A sentence for people in the active language. */
  readonly message: string
  /** v1: the server's code for the reason, like `captcha.wrong`. */
  readonly reason?: string | undefined
  readonly issues?: readonly ProblemIssue[] | undefined
  readonly params?: Readonly<Record<string, unknown>> | undefined
}

export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ApiErrorCode
  readonly reason: string
  readonly issues: readonly ProblemIssue[]
  readonly params: Readonly<Record<string, unknown>>

  constructor({ code, message, reason = code, issues = [], params = {} }: ApiErrorFacts) {
    super(message)
    this.code = code
    this.reason = reason
    this.issues = issues
    this.params = params
  }
}

export function isForbidden(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'permission.denied' || error.code === 'v1.forbidden')
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.code.endsWith('.not-found')
}

/** For reading: the request is invalid, and will be when it is repeated. Its parameters are in the address. */
export function isUnreadable(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'request.invalid' || error.reason === 'request.invalid')
}

/** The session is over: the one dialog of the shell shows that, no other message is needed. */
export function isSessionEnd(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'session.expired' || error.code === 'session.missing')
}

/** The server could not be reached, or did not answer in time. */
export function isOutOfReach(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'network' || error.code === 'timeout')
}

export function isAborted(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'aborted'
}

/** The sentence to show for anything that was thrown. Spec 8: "Has Error" when there is none. */
export function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : 'Has Error'
}
