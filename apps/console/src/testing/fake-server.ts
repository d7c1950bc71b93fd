/** Answers the console's calls in tests at the network, so that all of our own code runs. */
import { afterEach, vi } from 'vitest'

export interface SeenCall {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
  readonly idempotencyKey: string | null
}

export type FakeAnswer = { readonly status?: number; readonly body: unknown }
/** By `METHOD /path`; a call without an entry is answered with 404. */
export type FakeAnswers = Readonly<Record<string, FakeAnswer | ((call: SeenCall) => FakeAnswer | Promise<FakeAnswer>)>>

/** Takes over `fetch` until the test ends. @returns the calls in order, as they arrive. */
export function fakeServer(answers: FakeAnswers): readonly SeenCall[] {
  const seen: SeenCall[] = []
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input instanceof Request ? input : new URL(input, location.origin), init)
    const { method, headers } = request
    const { pathname: path, searchParams } = new URL(request.url)
    const text = await request.text()
    const call: SeenCall = {
      method,
      path,
      query: Object.fromEntries(searchParams),
      body: headers.get('content-type') === 'application/json' ? JSON.parse(text) : null,
      idempotencyKey: headers.get('Idempotency-Key'),
    }
    seen.push(call)
    const entry = answers[`${method} ${path}`] ?? { status: 404, body: { code: 'route.not-found', detail: path } }
    const { status = 200, body } = await (typeof entry === 'function' ? entry(call) : entry)
    return Response.json(body, { status })
  })
  return seen
}

afterEach(() => vi.unstubAllGlobals())
