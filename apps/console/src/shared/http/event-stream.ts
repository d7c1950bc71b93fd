/** Listens to events of the server as the signed-in person. By `fetch`: an `EventSource` cannot say who asks, and the API trusts no cookie. */
import { EventSourceParserStream, type EventSourceMessage } from 'eventsource-parser/stream'
import { currentLocale } from '../i18n/i18n'
import { readToken } from '../session/token-cookie'

/** After the first failure; each further one doubles it. */
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 60_000
/** Statuses that will be the same at the next try: not signed in, not allowed, not there. */
const FINAL = new Set([400, 401, 403, 404, 405, 410])

export interface EventStreamListener {
  readonly onEvent: (event: EventSourceMessage) => void
  /** Listening again after an interruption: something may have been missed. */
  readonly onReturn: () => void
}

/** Listens until the signal ends it, over every interruption. A refusal ends it, too. */
export async function listenTo(path: string, { onEvent, onReturn }: EventStreamListener, signal: AbortSignal): Promise<void> {
  let failures = 0
  for (let isFirst = true; !signal.aborted; isFirst = false) {
    try {
      const response = await open(path, signal)
      if (FINAL.has(response.status)) return
      if (response.ok && response.body !== null) {
        failures = 0
        if (!isFirst) onReturn()
        await readAll(response.body, onEvent)
      }
    } catch {
      // A connection that broke is made again; one that was ended is not.
    }
    failures += 1
    await wait(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1)), signal)
  }
}

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
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
  const reader = events.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) onEvent(part.value)
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
