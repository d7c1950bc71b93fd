/** A real HTTP server for tests of what a form sends and how it reads the answer. It listens on this machine, on a free port. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterEach } from 'vitest'

export interface Received {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface AnswerServer {
  readonly origin: string
  /** Every request so far, preflights left out. */
  readonly received: Received[]
}

const open: { stop: () => Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map(({ stop }) => stop()))
})

/** @param answer - writes the answer; the request's body has been read by then. */
export async function answerServer(answer: (response: ServerResponse, request: Received) => void): Promise<AnswerServer> {
  const received: Received[] = []
  const server = createServer((request, response) => {
    // Pages of other origins may ask.
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    response.setHeader('access-control-allow-methods', '*')
    if (request.method === 'OPTIONS') return response.end()
    void bodyOf(request).then((body) => {
      const { method = '', url = '', headers } = request
      const entry = {
        method,
        url,
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
        body,
      }
      received.push(entry)
      answer(response, entry)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.push({
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return { origin: `http://127.0.0.1:${address.port}`, received }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('latin1')
}

/** Answers JSON. */
export function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
