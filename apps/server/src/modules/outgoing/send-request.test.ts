/** Calls to systems that answer wrongly: each ends, by itself and in time, without another call. */
import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { isPublic } from './host-guard'
import { type Sending, sendRequest } from './send-request'

let server: Server | null = null
let heard = ''
const sockets = new Set<Socket>()

afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  await new Promise((done) => server?.close(done) ?? done(null))
  heard = ''
})

/** @param answering - writes the answer to the caller */
async function machine(answering: (socket: Socket) => void): Promise<URL> {
  const listening = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    socket.once('data', (part) => {
      heard += part.toString()
      answering(socket)
    })
  })
  server = listening
  await new Promise<void>((done) => listening.listen(0, '127.0.0.1', done))
  const address = listening.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return new URL(`http://127.0.0.1:${address.port}/`)
}

const INSIDE = [{ host: '127.0.0.1', isInside: true }]
const SENDING: Sending = { method: 'POST', headers: {}, body: '{}', timeLimitMs: 1000, mostBytes: 100, longer: 'cut' }
const send = (url: URL, changed: Partial<Sending> = {}) => sendRequest(INSIDE, url, { ...SENDING, ...changed })

describe('an answer', () => {
  it('that turns to another protocol is an answer, and the protocol is not spoken', async () => {
    const url = await machine((socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: other\r\n\r\n'))
    expect(await send(url)).toEqual({ status: 101, text: '' })
  })

  it('that never comes ends with the time', async () => {
    const url = await machine(() => {})
    await expect(send(url, { timeLimitMs: 100 })).rejects.toMatchObject({ name: 'TimeoutError' })
  })

  it('is not waited for where there is no connection: a machine that takes it and says nothing more is given up before', async () => {
    const url = await machine(() => {})
    url.protocol = 'https:'
    const begun = performance.now()
    await expect(send(url, { timeLimitMs: 5000, connectLimitMs: 100 })).rejects.toMatchObject({ name: 'TimeoutError' })
    expect(performance.now() - begun).toBeLessThan(2000)
  })

  it('that comes drop by drop ends with the time', async () => {
    const url = await machine((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n')
      const drops = setInterval(() => socket.write('x'), 10)
      socket.on('close', () => clearInterval(drops))
    })
    await expect(send(url, { timeLimitMs: 100 })).rejects.toMatchObject({ name: 'TimeoutError' })
  })

  it('that has no end is kept as far as it is asked for', async () => {
    const url = await machine((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n')
      const pour = () => {
        while (!socket.destroyed && socket.write('x'.repeat(10_000)));
      }
      socket.on('drain', pour)
      pour()
    })
    expect(await send(url)).toEqual({ status: 200, text: 'x'.repeat(100) })
    await expect(send(url, { longer: 'fails' })).rejects.toMatchObject({ code: 'answer.too-long' })
  })

  it('that is no HTTP, that has endless headers, or that breaks off, ends the call', async () => {
    for (const text of [
      'hello\r\n\r\n',
      `HTTP/1.1 200 OK\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`,
      'HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nx',
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one machine after the other
      const url = await machine((socket) => socket.end(text))
      // oxlint-disable-next-line no-await-in-loop
      await expect(send(url)).rejects.toThrow()
      server?.close()
    }
  })

  it('that leads elsewhere is an answer: nothing else is called', async () => {
    const url = await machine((socket) => socket.end(`HTTP/1.1 307 Elsewhere\r\nLocation: http://127.0.0.1:${url.port}/other\r\n\r\n`))
    expect(await send(url)).toEqual({ status: 307, text: '' })
    expect(heard.match(/HTTP\/1\.1/g)).toHaveLength(1)
  })
})

it('a header with the end of a line in it is not sent', async () => {
  const url = await machine((socket) => socket.end('HTTP/1.1 204 None\r\n\r\n'))
  await expect(send(url, { headers: { 'x-name': 'a\r\nx-other: b' } })).rejects.toThrow()
  expect(heard).toBe('')
})

it.each([
  '127.0.0.1',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.88.99.1',
  '192.168.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:0:127.0.0.1',
  '64:ff9b::127.0.0.1',
  '2002:7f00:1::',
  '3fff::1',
  '5f00::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  'localhost',
  '',
])('%s is no public address', (address) => {
  expect(isPublic(address)).toBe(false)
})

it.each(['1.1.1.1', '223.5.5.5', '2606:4700:4700::1111', '::ffff:1.1.1.1', '240e::1'])('%s is a public address', (address) => {
  expect(isPublic(address)).toBe(true)
})

it.each(['http://2130706433/', 'http://0x7f.1/', 'http://017700000001/', 'http://127.1/', 'http://①②⑦.0.0.1/'])(
  '%s is the address it stands for, and called as that alone',
  async (text) => {
    const url = new URL(text)
    expect(url.hostname).toBe('127.0.0.1')
    await expect(sendRequest([{ host: '127.0.0.1', isInside: false }], url, SENDING)).rejects.toMatchObject({ code: 'address.not-public' })
    await expect(sendRequest([{ host: '*.example.com', isInside: true }], url, SENDING)).rejects.toMatchObject({ code: 'host.not-allowed' })
  },
)
