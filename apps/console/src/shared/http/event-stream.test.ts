/** Events of the server arrive in pieces, over connections that break; a refusal ends them. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listenTo } from './event-stream'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const stream = (...pieces: string[]) => {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
      controller.close()
    },
  })
  return new Response(body)
}
const refused = () => new Response('', { status: 404 })

/** Answers in order; the last one repeats. */
function answers(...all: (() => Response)[]) {
  const fetched = vi.fn(() => Promise.resolve((all.shift() ?? refused)()))
  vi.stubGlobal('fetch', fetched)
  return fetched
}
async function heard(signal = new AbortController().signal): Promise<string[]> {
  const seen: string[] = []
  const listening = listenTo('/events', ({ data }) => seen.push(data), signal)
  await vi.runAllTimersAsync()
  await listening
  return seen
}

it('reads events however they are cut, and no heartbeat', async () => {
  answers(() => stream('data: {"a"', ':1}\n\n: heart', 'beat\n\ndata: 二\n\n'), refused)
  expect(await heard()).toEqual(['{"a":1}', '二'])
})

it('listens again when the connection breaks or the server cannot answer, and stops where it is refused', async () => {
  const fetched = answers(
    () => stream('data: one\n\n'),
    () => new Response('', { status: 503 }),
    () => stream('data: two\n\n'),
    refused,
  )
  expect(await heard()).toEqual(['one', 'two'])
  expect(fetched).toHaveBeenCalledTimes(4)
})

it('ends with its signal, also while it waits', async () => {
  const fetched = answers(() => new Response('', { status: 503 }))
  const ending = new AbortController()
  const listening = listenTo('/events', () => undefined, ending.signal)
  await vi.advanceTimersByTimeAsync(100)
  ending.abort()
  await listening
  expect(fetched).toHaveBeenCalledTimes(1)
})

it('comes back at another moment than the others who lost the server with it', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  const pages = Array.from({ length: 200 }, () => new AbortController())
  const waits = vi.spyOn(globalThis, 'setTimeout')
  const listening = pages.map((ending) => listenTo('/events', () => undefined, ending.signal))
  await vi.advanceTimersByTimeAsync(1)
  const lengths = waits.mock.calls.map(([, lengthMs]) => Number(lengthMs)).filter((lengthMs) => lengthMs >= 500)
  expect(lengths).toHaveLength(200)
  expect(Math.min(...lengths)).toBeLessThan(700)
  expect(Math.max(...lengths)).toBeGreaterThan(1300)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(1500)
  for (const ending of pages) ending.abort()
  await Promise.all(listening)
})
