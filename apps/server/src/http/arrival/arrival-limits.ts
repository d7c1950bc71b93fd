/** How long the body of a request may take to arrive: a fixed time, or, where a route says so, as long as it keeps coming. */
import type { IncomingMessage, Server } from 'node:http'

export const ARRIVAL_MS = 30_000
/** The least that has to arrive in each such time: slower than any line that people send files over, and faster than bytes that only hold a connection. */
const MIN_BYTES = 16 * 1024

const slowRequests = new WeakSet<IncomingMessage>()

/** From now on it may take as long as it keeps coming. For authenticated callers. */
export function allowSlowBody(request: IncomingMessage): void {
  slowRequests.add(request)
}

/** Answers 408 and closes the connection, as Node does by its `requestTimeout`, which knows one time for all requests. */
export function limitArrival(server: Server, arrivalMs: number = ARRIVAL_MS): void {
  server.on('request', (request) => {
    const { 'content-length': length = '0', 'transfer-encoding': coding } = request.headers
    if (coding === undefined && length === '0') return
    let seen = request.socket.bytesRead
    const timer = setTimeout(() => {
      if (request.complete) return
      const { bytesRead } = request.socket
      if (slowRequests.has(request) && bytesRead - seen >= MIN_BYTES) {
        seen = bytesRead
        timer.refresh()
      } else server.emit('clientError', new LateRequest(), request.socket)
    }, arrivalMs)
    request.once('close', () => clearTimeout(timer))
  })
}

/** Known to Fastify by its code. */
class LateRequest extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT'
}
