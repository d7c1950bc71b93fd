/** Sends a planned request and reads the list in its answer: bounded in time and size, own properties only. */
import { VALUE_LIMITS } from '@formwork/form-schema'
import type { PlannedRequest } from './plan-request'
import type { SourceProblem } from './source-problem'

export type FetchedEntries =
  | { readonly ok: true; readonly entries: readonly unknown[] }
  | { readonly ok: false; readonly problem: SourceProblem }

/**
 * The untrusted JSON of an answer, or why there is none.
 *
 * @example if (fetched.ok) console.log(fetched.answer)
 */
export type FetchedAnswer = { readonly ok: true; readonly answer: unknown } | { readonly ok: false; readonly problem: SourceProblem }

/** @param signal - ends the request; its result is then ignored. Never rejects. */
export async function fetchEntries(request: PlannedRequest, signal: AbortSignal): Promise<FetchedEntries> {
  const fetched = await fetchAnswer(request, signal)
  return fetched.ok ? listIn(fetched.answer, request.path) : fetched
}

/** The whole answer as JSON. @param signal - as above. Never rejects. */
export async function fetchAnswer(request: PlannedRequest, signal: AbortSignal): Promise<FetchedAnswer> {
  const limit = new AbortController()
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    limit.abort()
  }, request.timeoutMs)
  const stop = () => limit.abort()
  signal.addEventListener('abort', stop)
  try {
    const { url, method, headers, body, credentials } = request
    const answer = await fetch(url, {
      method,
      headers,
      credentials,
      signal: limit.signal,
      // The address of the page is not sent to other origins.
      referrerPolicy: 'no-referrer',
      ...(body === undefined ? {} : { body }),
    })
    if (!answer.ok) return refuse({ code: 'status', detail: String(answer.status) })
    const text = await readBounded(answer, VALUE_LIMITS.textBytes)
    if (text === null) return refuse({ code: 'size' })
    return readJson(text)
  } catch {
    return refuse(isLate ? { code: 'timeout', detail: String(request.timeoutMs / 1000) } : { code: 'network' })
  } finally {
    // Also ends a body that was not read to its end.
    limit.abort()
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}

const refuse = (problem: SourceProblem) => ({ ok: false, problem }) as const

/** The body as text, or null as soon as it has more than `most` bytes. */
async function readBounded(answer: Response, most: number): Promise<string | null> {
  if (Number(answer.headers.get('content-length') ?? 0) > most) return null
  const reader = answer.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > most) return null
    text += decoder.decode(value, { stream: true })
  }
}

function readJson(text: string): FetchedAnswer {
  try {
    return { ok: true, answer: JSON.parse(text) }
  } catch {
    return refuse({ code: 'answer' })
  }
}

function listIn(answer: unknown, path: readonly string[]): FetchedEntries {
  let value = answer
  for (const segment of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, segment))
      return refuse({ code: 'path', detail: path.join('.') })
    value = Reflect.get(value, segment)
  }
  return Array.isArray(value) ? { ok: true, entries: value } : refuse({ code: 'shape' })
}
