/** Bodies that take long: over real connections; the clock moves on once a piece has arrived, however busy the machine is. */
import type { IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { routes } from '@formwork/api-contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app'

const ARRIVAL_MS = 200
const PIECE_MS = ARRIVAL_MS / 4
const PIECES = 12
const EDGE = 'edge'
const SOON = { interval: 1 }
let test: TestApp
let port: number
let token: string

beforeAll(async () => {
  test = await createTestApp({ arrivalMs: ARRIVAL_MS })
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  port = (test.app.server.address() as AddressInfo).port
  token = (await test.as(test.admin)).token ?? ''
})
afterAll(() => test.close())
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const opening = `--${EDGE}\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n`
const ending = `\r\n--${EDGE}--\r\n`

/** Sends a body piece by piece, until all is sent or it is answered. @returns the status */
async function statusOf(path: string, type: string, pieces: readonly string[]): Promise<string | undefined> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  let isClosed = false
  socket.on('data', (part: Buffer) => (answer += part.toString('latin1')))
  socket.on('error', () => undefined)
  socket.once('close', () => (isClosed = true))
  const isAnswered = () => answer !== '' || isClosed
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
  const head = [`POST ${path} HTTP/1.1`, 'Host: x', `Authorization: Bearer ${token}`, `Content-Type: ${type}`, `Content-Length: ${length}`]
  let sent = 0
  const send = (text: string) => {
    sent += text.length
    socket.write(text)
  }
  const coming = new Promise<IncomingMessage>((resolve) => test.app.server.once('request', resolve))
  send(`${head.join('\r\n')}\r\n\r\n`)
  const request = await coming
  // The caller is known by the time the body is read.
  await expect.poll(() => request.readableFlowing, SOON).toBe(true)
  for (const piece of pieces) {
    if (isAnswered()) break
    send(piece)
    // oxlint-disable-next-line no-await-in-loop -- one after the other is what this is about
    await expect.poll(() => request.socket.bytesRead >= sent || isAnswered(), SOON).toBe(true)
    vi.advanceTimersByTime(PIECE_MS)
  }
  await expect.poll(isAnswered, SOON).toBe(true)
  socket.destroy()
  return answer.split(' ')[1]
}

const upload = (piece: string) =>
  statusOf(routes.uploadFile.path, `multipart/form-data; boundary=${EDGE}`, [
    opening,
    ...Array.from({ length: PIECES }, () => piece),
    ending,
  ])

describe('a body that takes longer than it may', () => {
  it('is taken when it is a file that keeps coming', async () => {
    expect(await upload('a'.repeat(16 * 1024))).toBe('200')
  })

  it('is refused when it is a file of which hardly anything comes', async () => {
    expect(await upload('a')).toBe('408')
  })

  it('is refused when it is no file, however fast it comes', async () => {
    const pieces = ['{"title":"', ...Array.from({ length: PIECES }, () => 'a'.repeat(16 * 1024)), '"}']
    expect(await statusOf('/api/v2/tickets', 'application/json', pieces)).toBe('408')
  })
})
