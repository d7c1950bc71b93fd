/** Another system that receives webhooks: stores what it was sent, and answers as a test asks for. */
import { createServer, type IncomingHttpHeaders } from 'node:http'

export interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface ReceiverAnswer {
  readonly status: number
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface Receiver {
  readonly address: string
  /** In the order in which it came. */
  readonly received: Received[]
  /** What is answered from now on. */
  answersWith(answerOf: (received: Received) => ReceiverAnswer): void
  /** As if nothing had come, and answers 204 again. */
  reset(): void
  close(): Promise<void>
}

const ACCEPTED = (): ReceiverAnswer => ({ status: 204 })

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = []
  let answerOf: (received: Received) => ReceiverAnswer = ACCEPTED
  const server = createServer((request, answer) => {
    let body = ''
    request.on('data', (part: Buffer) => {
      body += part.toString()
    })
    request.on('end', () => {
      const call = { path: request.url ?? '', headers: request.headers, body }
      received.push(call)
      const { status, headers, body: text = '' } = answerOf(call)
      answer.writeHead(status, headers).end(text)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const listening = server.address()
  if (listening === null || typeof listening === 'string') throw new Error('no port')
  return {
    address: `http://127.0.0.1:${listening.port}`,
    received,
    answersWith(next) {
      answerOf = next
    },
    reset() {
      received.length = 0
      answerOf = ACCEPTED
    },
    close: () => new Promise((done) => server.close(() => done())),
  }
}
