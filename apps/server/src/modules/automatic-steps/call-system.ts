/** Calls another system for a step: values of the form out, fields of its answer back. */
import { type FailureCode, failureText, type JsonObject } from '@formwork/api-contract'
import type { JobOrder } from '@formwork/workflow-core'
import type { Deps } from '../../deps'
import { type Outgoing, readOutgoing } from '../settings/outgoing-settings'
import { findValues } from './automatic-step-repo'
import type { AutomaticStep } from './automatic-step'
import { isStorable } from './is-storable'
import { type NoAnswer, noAnswerOf } from '../outgoing/no-answer'
import { addressOf, type Answer, hostOf, type Sending, sendRequest } from '../outgoing/send-request'
import { PermanentFailure } from '../outgoing/permanent-failure'

export type HttpRequest = Extract<JobOrder, { kind: 'httpRequest' }>['request']

const TIME_LIMIT_MS = 15_000
const MAX_BYTES = 1_048_576

/** @returns the fields that its answer fills in. @throws {PermanentFailure} where another try would fail in the same way. */
export async function callSystem(deps: Deps, { ticketId, jobId, begunAt }: AutomaticStep, request: HttpRequest): Promise<JsonObject> {
  // Lets the receiver recognise a repeated call.
  const key = `${ticketId}:${jobId}:${begunAt.getTime()}`
  const { text } = requireSuccess(
    request,
    await askSystem(await readOutgoing(deps), request, { values: await findValues(deps.db, ticketId), key }),
  )
  return request.result.length === 0 ? {} : resultOf(text, request)
}

export interface Asked {
  readonly values: JsonObject
  /** No two calls have the same, but for one that is repeated. */
  readonly key: string
}

/** Whatever is answered. @throws {PermanentFailure} where it is not called, or the answer is too long. */
export async function askSystem(outgoing: Outgoing, request: HttpRequest, { values, key }: Asked): Promise<Answer> {
  const url = addressOf(request.url)
  if (url === null) throw new PermanentFailure('address.missing')
  const body = Object.fromEntries(request.body.map(({ from, to }) => [to, values[from] ?? null]))
  const hasBody = request.method !== 'GET' && request.method !== 'DELETE'
  if (!hasBody) for (const [name, value] of Object.entries(body)) url.searchParams.set(name, textOf(value))
  const headers: Record<string, string> = {
    accept: 'application/json',
    'idempotency-key': key,
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
  }
  for (const { name, value = '', secret } of request.headers) {
    // oxlint-disable-next-line no-await-in-loop -- a handful, from memory
    headers[name.toLowerCase()] = secret === undefined ? value : await outgoing.secretOf(secret)
  }
  return sendTo(outgoing, url, {
    method: request.method,
    headers,
    body: hasBody ? JSON.stringify(body) : null,
    timeLimitMs: TIME_LIMIT_MS,
    mostBytes: MAX_BYTES,
    longer: 'fails',
  })
}

const CODES: Readonly<Record<NoAnswer, FailureCode>> = {
  'host-not-found': 'host.not-found',
  'connection-refused': 'host.refused',
  timeout: 'host.silent',
  certificate: 'host.certificate',
  unreachable: 'host.failed',
}

async function sendTo({ hosts }: Outgoing, url: URL, sending: Sending): Promise<Answer> {
  try {
    return await sendRequest(hosts, url, sending)
  } catch (error) {
    // What the settings forbid says so itself, and a header that cannot be sent is no matter of the other system.
    if (error instanceof PermanentFailure || error instanceof TypeError || !(error instanceof Error)) throw error
    throw new Error(failureText(CODES[noAnswerOf(error)], hostOf(url), error.message), { cause: error })
  }
}

export function requireSuccess({ url }: HttpRequest, answer: Answer): Answer {
  const { status } = answer
  const host = hostOf(new URL(url))
  if (status >= 500 || status === 408 || status === 429) throw new Error(failureText('answer.status', host, String(status)))
  if (status < 200 || status >= 300) throw new PermanentFailure('answer.status', host, String(status))
  return answer
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

export function resultOf(text: string, { result }: HttpRequest): JsonObject {
  let answer: unknown
  try {
    answer = JSON.parse(text)
  } catch {
    throw new PermanentFailure('answer.not-json')
  }
  const found = result.flatMap(({ from, to }): [string, unknown][] => {
    const value = at(answer, from.split('.'))
    if (!isStorable(value)) throw new PermanentFailure('answer.not-storable')
    return value === undefined ? [] : [[to, value]]
  })
  return Object.fromEntries(found)
}

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((within, name) => {
    if (typeof within !== 'object' || within === null || !Object.hasOwn(within, name)) return undefined
    const found: unknown = Reflect.get(within, name)
    return found
  }, value)
}
