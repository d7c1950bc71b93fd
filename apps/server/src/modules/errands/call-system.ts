/** Calls another system for a step: values of the form out, fields of its answer back. */
import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP } from 'node:net'
import { failureText, type JsonObject } from '@formwork/api-contract'
import type { JobOrder } from '@formwork/workflow-core'
import type { Deps } from '../../deps'
import { readOutgoing } from '../settings/outgoing-settings'
import { findValues } from './errand-repo'
import { allowedHost, guardedLookup, isPublic } from './host-guard'
import type { Errand } from './errand'
import { Unmendable } from './unmendable'

type HttpRequest = Extract<JobOrder, { kind: 'httpRequest' }>['request']

const TIME_LIMIT_MS = 15_000
const MOST_BYTES = 1_048_576

/** @returns the fields that its answer fills in. @throws {Unmendable} where another try would fail in the same way. */
export async function callSystem(deps: Deps, { ticketId, jobId, begunAt }: Errand, request: HttpRequest): Promise<JsonObject> {
  const outgoing = await readOutgoing(deps)
  const url = addressOf(request.url)
  const host = allowedHost(outgoing.hosts, hostOf(url))
  if (host === undefined) throw new Unmendable('host.not-allowed', hostOf(url))
  // Of an address in figures no name is looked up.
  if (isIP(hostOf(url)) !== 0 && !host.isInside && !isPublic(hostOf(url))) throw new Unmendable('address.not-public')
  const values = await findValues(deps.db, ticketId)
  const body = Object.fromEntries(request.body.map(({ from, to }) => [to, values[from] ?? null]))
  const hasBody = request.method !== 'GET' && request.method !== 'DELETE'
  if (!hasBody) for (const [name, value] of Object.entries(body)) url.searchParams.set(name, textOf(value))
  const headers: Record<string, string> = {
    accept: 'application/json',
    // Who answers this call a second time can know it by this.
    'idempotency-key': `${ticketId}:${jobId}:${begunAt.getTime()}`,
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
  }
  for (const { name, value = '', secret } of request.headers) {
    // oxlint-disable-next-line no-await-in-loop -- a handful, from memory
    headers[name.toLowerCase()] = secret === undefined ? value : await outgoing.secretOf(secret)
  }
  const { status, text } = await send(url, {
    method: request.method,
    headers,
    lookup: guardedLookup(host),
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
    body: hasBody ? JSON.stringify(body) : null,
  })
  if (status >= 500 || status === 408 || status === 429) throw new Error(failureText('answer.status', hostOf(url), String(status)))
  if (status < 200 || status >= 300) throw new Unmendable('answer.status', hostOf(url), String(status))
  return request.result.length === 0 ? {} : resultOf(text, request)
}

function addressOf(text: string): URL {
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') throw new Unmendable('address.missing')
  return url
}

/** An IPv6 address without its brackets. */
const hostOf = ({ hostname }: URL) => hostname.replaceAll(/^\[|\]$/g, '')
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

interface Sending {
  readonly method: string
  readonly headers: Record<string, string>
  readonly lookup: ReturnType<typeof guardedLookup>
  readonly signal: AbortSignal
  readonly body: string | null
}

/** Redirects are answers like any other: nothing is called that the step does not name. */
function send(url: URL, { body, ...options }: Sending): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((done, fail) => {
    const begin = url.protocol === 'https:' ? requestSecure : requestPlain
    const sent = begin(url, { ...options, agent: false }, (answer) => {
      const parts: Buffer[] = []
      let length = 0
      answer.on('data', (part: Buffer) => {
        length += part.length
        if (length > MOST_BYTES) sent.destroy(new Unmendable('answer.too-long'))
        else parts.push(part)
      })
      answer.on('end', () => done({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') }))
      answer.on('error', fail)
    })
    sent.on('error', fail)
    sent.end(body ?? undefined)
  })
}

function resultOf(text: string, { result }: HttpRequest): JsonObject {
  let answer: unknown
  try {
    answer = JSON.parse(text)
  } catch {
    throw new Unmendable('answer.not-json')
  }
  const found = result.flatMap(({ from, to }): [string, unknown][] => {
    const value = at(answer, from.split('.'))
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
