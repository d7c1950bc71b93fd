/** The request of `remote: 99` as a definition configures it, checked before anything leaves the page. Pure. */
import { type RequestMethod, isForbiddenName } from '@formwork/form-schema'
import { detailOf, type SourceProblem } from './source-problem'

/** Seconds to wait when a definition says nothing usable (spec 9). */
const DEFAULT_TIMEOUT_SECONDS = 10
const LONGEST_TIMEOUT_SECONDS = 600

/** Credentials and the connection's own headers: a definition never sets them. */
const REFUSED_HEADERS = /^(?:authorization|cookie2?|host|origin|referer|connection|content-length|transfer-encoding|proxy-.*|sec-.*)$/i
const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]{1,128}$/

export interface PlannedRequest {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly timeoutMs: number
  /** Own properties to follow from the body of the answer to its list. */
  readonly path: readonly string[]
  readonly credentials: RequestCredentials
}

export type RequestPlan = { readonly ok: true; readonly request: PlannedRequest } | { readonly ok: false; readonly problem: SourceProblem }

/**
 * Reads a request configuration.
 *
 * @param base - the page's address: what relative addresses are relative to.
 */
export function planRequest(config: RequestMethod, base: string): RequestPlan {
  const method = config.method.trim().toLowerCase()
  if (method !== 'get' && method !== 'post') return refuse({ code: 'method', detail: detailOf(config.method) })
  const url = readUrl(config.url, base)
  if (!url) return refuse({ code: 'address', detail: detailOf(config.url) })
  const params = readRecord(config.params)
  if (!params) return refuse({ code: 'json', place: 'params' })
  const headers = readRecord(config.headers)
  if (!headers) return refuse({ code: 'json', place: 'headers' })
  const badHeader = firstBadHeader(headers)
  if (badHeader !== undefined) return refuse({ code: 'header', detail: detailOf(badHeader) })
  const path = (config.result.trim() || 'data').split('.')
  if (path.some((segment) => segment === '' || isForbiddenName(segment))) return refuse({ code: 'path', detail: detailOf(config.result) })

  if (method === 'get') addQuery(url, params)
  const isOwn = url.origin === new URL(base).origin
  return {
    ok: true,
    request: {
      url: url.href,
      method: method === 'get' ? 'GET' : 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json', ...texts(headers) },
      ...(method === 'post' ? { body: JSON.stringify(params) } : {}),
      timeoutMs: timeoutOf(config.timeout) * 1000,
      path,
      // With the person's credentials a definition may only read from the page's own server, never write.
      credentials: isOwn && method === 'get' ? 'same-origin' : 'omit',
    },
  }
}

const refuse = (problem: SourceProblem): RequestPlan => ({ ok: false, problem })

/** An http(s) address without a user name in it; null for anything else. */
export function readUrl(text: string, base: string): URL | null {
  const address = text.trim()
  if (address === '' || !URL.canParse(address, base)) return null
  const url = new URL(address, base)
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  return isWeb && url.username === '' && url.password === '' ? url : null
}

/** JSON text as an object; empty text is an empty one. */
function readRecord(text: string): Readonly<Record<string, unknown>> | null {
  if (text.trim() === '') return {}
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

/** The name of the first header that may not be sent, or whose value is no plain text. */
export function firstBadHeader(headers: Readonly<Record<string, unknown>>): string | undefined {
  return Object.entries(headers).find(([name, value]) => {
    if (!HEADER_NAME.test(name) || REFUSED_HEADERS.test(name)) return true
    return (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') || !isHeaderText(String(value))
  })?.[0]
}

/** Latin text without control characters: what `fetch` takes as a value. */
function isHeaderText(value: string): boolean {
  for (let at = 0; at < value.length; at++) {
    const code = value.charCodeAt(at)
    if ((code < 0x20 && code !== 0x09) || code === 0x7f || code > 0xff) return false
  }
  return true
}

const texts = (record: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name.toLowerCase(), String(value)]))

/** Params as the old family sends them: a list as `key[]`, an object as JSON text, nothing for null. */
function addQuery(url: URL, params: Readonly<Record<string, unknown>>): void {
  for (const [key, value] of Object.entries(params)) {
    if (Array.isArray(value)) for (const item of value) url.searchParams.append(`${key}[]`, queryText(item))
    else if (value !== null) url.searchParams.append(key, queryText(value))
  }
}

const queryText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

function timeoutOf(seconds: number): number {
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, LONGEST_TIMEOUT_SECONDS) : DEFAULT_TIMEOUT_SECONDS
}
