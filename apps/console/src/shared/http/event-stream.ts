/** Listens to events of the server as the signed-in person. By `fetch`: an `EventSource` cannot send a token, and the API accepts no cookie. */
import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { currentLocale } from '../i18n/i18n'
import { readToken } from '../session/token-cookie'

/** After the first failure; each further one doubles it. */
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 60_000
/** Statuses that will be the same at the next try: not signed in, not allowed, not there. */
const FINAL = new Set([400, 401, 403, 404, 405, 410])

/**
 * Listens until the signal ends it, over every interruption: the first event of the next connection has to contain what was missed.
 * A refusal ends it, too.
 */
export async function listenTo(path: string, onEvent: (event: EventSourceMessage) => void, signal: AbortSignal): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    try {
      const response = await open(path, signal)
      if (FINAL.has(response.status)) return
      if (response.ok && response.body !== null) {
        failures = 0
        await readAll(response.body, onEvent)
      }
    } catch {
      // A broken connection is made again, unless the signal was aborted.
    }
    failures += 1
    await wait(spread(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1))), signal)
  }
}

/** From half to one and a half of it: when hundreds of pages lose a server at once, they do not all reconnect at once. */
const spread = (lengthMs: number): number => lengthMs * (0.5 + Math.random())

function open(path: string, signal: AbortSignal): Promise<Response> {
  const token = readToken()
  return fetch(new URL(path, location.origin), {
    signal,
    cache: 'no-store',
    headers: {
      Accept: 'text/event-stream',
      'Accept-Language': currentLocale(),
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    },
  })
}

async function readAll(body: ReadableStream<Uint8Array<ArrayBuffer>>, onEvent: (event: EventSourceMessage) => void): Promise<void> {
  const parser = createParser({ onEvent })
  const decoder = new TextDecoder()
  const reader = body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) parser.feed(decoder.decode(part.value, { stream: true }))
}

function wait(lengthMs: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, lengthMs)
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    resolve()
  })
  return promise
}
