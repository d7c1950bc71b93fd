/** Requests that are not sent to their end, over real sockets: they hold up neither their connection nor the end of the server. */
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtServerFolder } from '../testing/built-server'
import { signIn } from '../testing/demo-server'
import { firstStart, runServer, type ServerProcess, stopServer } from '../testing/server-process'

const folder = builtServerFolder()
let server: ServerProcess
let address: URL
let token: string

beforeAll(async () => {
  server = runServer({ DATA_DIR: folder.path, ...firstStart })
  address = new URL(await server.ready)
  token = await signIn(address.origin, 'admin', firstStart.ADMIN_PASSWORD)
})
afterAll(() => void server.child.kill('SIGKILL'))

/** A connection by hand, with everything that comes back on it. */
function open() {
  const socket: Socket = connect(Number(address.port), address.hostname)
  let heard = ''
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()))
  socket.on('error', () => {})
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  return { socket, closed, answers: () => heard.match(/HTTP\/1\.1 \d+/g) ?? [], heard: () => heard }
}

/** The beginning of an upload whose body has that length. */
const upload = (field: string, length: number, type = 'multipart/form-data; boundary=x') =>
  `POST /api/v1/public/uploadFile HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n` +
  `--x\r\nContent-Disposition: form-data; name="${field}"; filename="a"\r\n\r\n`
const SIZE = 8 * 1024 * 1024

describe('an upload that is refused before it was read', () => {
  it.each([
    ['because its part has another name', 'other', 'multipart/form-data; boundary=x'],
    ['because its body is of another type', 'file', 'text/plain'],
  ])('%s leaves the connection to the next request at once', async (_why, field, type) => {
    const { socket, answers } = open()
    const head = upload(field, SIZE, type)
    socket.write(head)
    const begun = head.length - head.indexOf('\r\n\r\n') - 4
    socket.write(Buffer.alloc(SIZE - begun, 'a'))
    socket.write('GET /health HTTP/1.1\r\nHost: x\r\n\r\n')
    await expect.poll(answers).toEqual([expect.stringMatching(/4\d\d/), 'HTTP/1.1 200'])
    socket.destroy()
  })

  it('is answered while the rest is still to come, and its connection is closed soon', async () => {
    const { socket, closed, answers } = open()
    socket.write(upload('other', SIZE) + 'a'.repeat(1000))
    await expect.poll(answers).toEqual(['HTTP/1.1 400'])
    await closed
  })
})

describe('an upload that is too large', () => {
  it.each(['/api/v1/public/uploadFile', '/api/v1/sysUser/import'])('and says so is refused at once, its part unread: %s', async (path) => {
    const { socket, closed, heard } = open()
    socket.write(upload('file', 300 * 1024 * 1024).replace('/api/v1/public/uploadFile', path))
    await expect.poll(heard).toContain('MiB')
    await closed
  })

  it.each(['/api/v1/public/uploadFile', '/api/v1/sysUser/import'])(
    'and does not say so is refused where it passes the limit: %s',
    async (path) => {
      const { socket, closed, heard } = open()
      const [head = '', part = ''] = upload('file', 0)
        .replace('/api/v1/public/uploadFile', path)
        .split(/(?<=\r\n\r\n)(?=--x)/)
      socket.write(head.replace('Content-Length: 0', 'Transfer-Encoding: chunked'))
      socket.write(`${part.length.toString(16)}\r\n${part}\r\n${(500 * 1024 * 1024).toString(16)}\r\n`)
      // Its end never comes.
      for (let mebibyte = 0; mebibyte < 21; mebibyte += 1) socket.write(Buffer.alloc(1024 * 1024, 'a'))
      await expect.poll(heard, { timeout: 10_000 }).toContain('MiB')
      await closed
    },
  )
})

describe('a server that is told to end', () => {
  it('does so in a few seconds, whatever was sent by half, and with exit code 0', async () => {
    const sent = [
      'GET /health HTTP/1.1\r\nHo',
      'POST /login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"user',
      upload('file', SIZE),
    ]
    const connections = sent.map((text) => {
      const connection = open()
      connection.socket.write(text)
      return connection
    })
    // Answered on another connection after them, so they have arrived.
    expect((await fetch(`${address.origin}/health`)).status).toBe(200)
    const began = performance.now()
    expect(await stopServer(server), server.output()).toBe(0)
    expect(performance.now() - began).toBeLessThan(10_000)
    for (const { socket } of connections) socket.destroy()
  })
})
