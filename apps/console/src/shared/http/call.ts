/** Calls a route of the contract: typed by it, with one shape of error for both wires. */
import {
  pathOf,
  type RouteAnswer,
  type RouteExtras,
  type RouteBodyInput,
  type RouteDeclaration,
  type RouteQueryInput,
} from '@formwork/api-contract'
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import ky, { isTimeoutError } from 'ky'
import { currentLocale } from '../i18n/i18n'
import { readToken } from '../session/token-cookie'
import { ApiError, isSessionEnd } from './api-error'
import { reportConnection } from './connection'
import { type Answer, readBody, readEnvelope } from './read-answer'
import { announceSessionEnd } from './session-end'

/** Spec 9. */
export const TIMEOUT_MS = 10_000

type Declared<R extends RouteDeclaration, Key extends keyof RouteDeclaration> = R extends Readonly<Record<Key, object>> ? true : false
type Params = Readonly<Record<string, string | number>>

/** Params and body are asked for exactly when the route declares them; a query may always be left out. */
export type CallInput<R extends RouteDeclaration> = (Declared<R, 'params'> extends true
  ? { readonly params: Params }
  : { readonly params?: never }) &
  (Declared<R, 'body'> extends true ? { readonly body: RouteBodyInput<R> } : { readonly body?: never }) & {
    readonly query?: RouteQueryInput<R> | undefined
    /** For `idempotent` routes: the same key sent again gets the first answer instead of a second effect. */
    readonly idempotencyKey?: string
    readonly signal?: AbortSignal
    /** The page makes the call by itself while somebody types: that the session is over is left to their next act to say. Default false. */
    readonly isBackground?: boolean
  }

type LooseInput = {
  params?: Params
  body?: unknown
  query?: unknown
  idempotencyKey?: string
  signal?: AbortSignal
  isBackground?: boolean
}
type NeedsInput<R extends RouteDeclaration> = Declared<R, 'params'> extends true ? true : Declared<R, 'body'>
export type CallArguments<R extends RouteDeclaration> = NeedsInput<R> extends true ? [input: CallInput<R>] : [input?: CallInput<R>]

/** Sends the call, and returns the route's `data`. @throws {ApiError} whatever went wrong. */
export async function call<R extends RouteDeclaration>(route: R, ...[input]: CallArguments<R>): Promise<RouteAnswer<R>> {
  return (await send(route, input ?? {})).data as RouteAnswer<R>
}

/** Like `call`, with the fields beside `data` of the v1 wire. */
export async function callWithExtras<R extends RouteDeclaration>(
  route: R,
  ...[input]: CallArguments<R>
): Promise<{ data: RouteAnswer<R>; extras: RouteExtras<R> }> {
  return (await send(route, input ?? {})) as { data: RouteAnswer<R>; extras: RouteExtras<R> }
}

async function send(route: RouteDeclaration, input: LooseInput): Promise<Answer> {
  const token = readToken()
  try {
    const response = await exchange(route, input, token)
    // An answer that broke off or was cancelled counts as no answer; one that is not JSON is checked by the caller.
    const text = await response.text().catch((error: unknown) => Promise.reject(transportError(error, input.signal)))
    const body = jsonOf(text)
    return route.wire === 'v1' && response.ok ? readEnvelope(body) : readBody(response.status, body)
  } catch (error) {
    if (isSessionEnd(error) && announceSessionEnd(token, input.isBackground) === 'renewed') return send(route, input)
    throw error
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function exchange(route: RouteDeclaration, input: LooseInput, token: string | null): Promise<Response> {
  try {
    const response = await ky(new URL(pathOf(route, input.params), location.origin), {
      method: route.method,
      retry: 0,
      timeout: TIMEOUT_MS,
      throwHttpErrors: false,
      searchParams: searchOf(input.query),
      headers: {
        Accept: 'application/json, application/problem+json',
        'Accept-Language': currentLocale(),
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...(input.idempotencyKey === undefined ? {} : { 'Idempotency-Key': input.idempotencyKey }),
      },
      ...(input.body === undefined ? {} : { json: input.body }),
      ...(input.signal === undefined ? {} : { signal: input.signal }),
    })
    reportConnection(true)
    return response
  } catch (error) {
    const failure = transportError(error, input.signal)
    if (failure.code === 'network') reportConnection(false)
    throw failure
  }
}

function transportError(error: unknown, signal: AbortSignal | undefined): ApiError {
  if (signal?.aborted === true) return new ApiError({ code: 'aborted', message: '' })
  if (isTimeoutError(error))
    return new ApiError({ code: 'timeout', message: i18n._(msg`The server took too long to answer. Please try again.`) })
  return new ApiError({ code: 'network', message: i18n._(msg`Cannot connect to the server. Please check the server.`) })
}

/** Empty filters stay out of the address. */
function searchOf(query: unknown): Record<string, string> {
  const search: Record<string, string> = {}
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') search[name] = String(value)
  }
  return search
}
