/** Calls another system for a step: values of the form out, fields of its answer back. */
import { failureText, type JsonObject } from '@formwork/api-contract'
import type { JobOrder } from '@formwork/workflow-core'
import type { Deps } from '../../deps'
import { readOutgoing } from '../settings/outgoing-settings'
import { findValues } from './errand-repo'
import type { Errand } from './errand'
import { isStorable } from './is-storable'
import { addressOf, hostOf, sendRequest } from '../outgoing/send-request'
import { Unmendable } from '../outgoing/unmendable'

type HttpRequest = Extract<JobOrder, { kind: 'httpRequest' }>['request']

const TIME_LIMIT_MS = 15_000
const MOST_BYTES = 1_048_576

/** @returns the fields that its answer fills in. @throws {Unmendable} where another try would fail in the same way. */
export async function callSystem(deps: Deps, { ticketId, jobId, begunAt }: Errand, request: HttpRequest): Promise<JsonObject> {
  const outgoing = await readOutgoing(deps)
  const url = addressOf(request.url)
  if (url === null) throw new Unmendable('address.missing')
  const values = await findValues(deps.db, ticketId)
  const body = Object.fromEntries(request.body.map(({ from, to }) => [to, values[from] ?? null]))
  const hasBody = request.method !== 'GET' && request.method !== 'DELETE'
  if (!hasBody) for (const [name, value] of Object.entries(body)) url.searchParams.set(name, textOf(value))
  const headers: Record<string, string> = {
    accept: 'application/json',
    // Lets the receiver recognise a repeated call.
    'idempotency-key': `${ticketId}:${jobId}:${begunAt.getTime()}`,
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
  }
  for (const { name, value = '', secret } of request.headers) {
    // oxlint-disable-next-line no-await-in-loop -- a handful, from memory
    headers[name.toLowerCase()] = secret === undefined ? value : await outgoing.secretOf(secret)
  }
  const { status, text } = await sendRequest(outgoing.hosts, url, {
    method: request.method,
    headers,
    body: hasBody ? JSON.stringify(body) : null,
    timeLimitMs: TIME_LIMIT_MS,
    mostBytes: MOST_BYTES,
    longer: 'fails',
  })
  if (status >= 500 || status === 408 || status === 429) throw new Error(failureText('answer.status', hostOf(url), String(status)))
  if (status < 200 || status >= 300) throw new Unmendable('answer.status', hostOf(url), String(status))
  return request.result.length === 0 ? {} : resultOf(text, request)
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

function resultOf(text: string, { result }: HttpRequest): JsonObject {
  let answer: unknown
  try {
    answer = JSON.parse(text)
  } catch {
    throw new Unmendable('answer.not-json')
  }
  const found = result.flatMap(({ from, to }): [string, unknown][] => {
    const value = at(answer, from.split('.'))
    if (!isStorable(value)) throw new Unmendable('answer.not-storable')
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
