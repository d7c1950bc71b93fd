/** Requests that did not arrive completely: after their answer, and when the server stops, their connections are closed after a short wait. */
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Long enough for a client to read its answer, and for most to send what they were sending. */
const DRAIN_MS = 2000
/** What has not arrived by then is not answered any more when the server stops. */
const HALF_SENT_GRACE_MS = 2000
/** Longer than any statement of a call; what still runs then is abandoned, so that jobs and the database can stop in order. */
const RUNNING_GRACE_MS = 16_000

/** What a client goes on sending after its answer is discarded, so that its next request gets through; after a moment its connection is closed. */
export function drainUnread({ server }: FastifyInstance): void {
  server.on('request', (request, response) => {
    response.once('finish', () => {
      if (request.complete) return
      // Its reader stopped in the middle.
      request.unpipe()
      request.resume()
      const timer = setTimeout(() => request.socket.destroy(), DRAIN_MS)
      request.once('close', () => clearTimeout(timer))
    })
  })
}

/** When the server stops, requests that have arrived are answered; connections with half a request are closed after a moment. */
export function closeHalfSent(app: FastifyInstance): void {
  const current = new Map<Socket, IncomingMessage | null>()
  app.server.on('connection', (socket) => {
    current.set(socket, null)
    socket.once('close', () => current.delete(socket))
  })
  app.server.on('request', (request, response) => {
    const { socket } = request
    current.set(socket, request)
    response.once('close', () => {
      if (current.get(socket) === request) current.set(socket, null)
    })
  })
  app.addHook('preClose', async () => {
    const closeHalf = () => {
      for (const [socket, request] of current) if (request?.complete !== true) socket.destroy()
    }
    const timers = [setTimeout(closeHalf, HALF_SENT_GRACE_MS), setTimeout(() => app.server.closeAllConnections(), RUNNING_GRACE_MS)]
    app.server.once('close', () => {
      for (const timer of timers) clearTimeout(timer)
    })
  })
}
