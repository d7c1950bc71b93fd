/** Calls as fast as so many connections can make them, over bare sockets: what is measured is the server, not a client library. */
import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'

const HEAD_END = Buffer.from('\r\n\r\n')

/** One connection that is kept; one call at a time. */
export function openConnection(address) {
  const { hostname, port, host } = new URL(address)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  let pending = null
  let read = Buffer.alloc(0)
  socket.on('data', (chunk) => {
    read = read.length === 0 ? chunk : Buffer.concat([read, chunk])
    const headEnd = read.indexOf(HEAD_END)
    if (headEnd < 0 || pending === null) return
    const head = read.toString('latin1', 0, headEnd)
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
    const end = headEnd + 4 + length
    if (read.length < end) return
    const text = read.toString('utf8', headEnd + 4, end)
    read = read.subarray(end)
    const { resolve } = pending
    pending = null
    resolve({ status: Number(head.slice(9, 12)), text })
  })
  const fail = (error) => pending?.reject(error ?? new Error('the connection was closed'))
  socket.on('error', fail)
  socket.on('close', () => fail())
  const send = ({ method = 'GET', path, token, body, key }) =>
    new Promise((resolve, reject) => {
      pending = { resolve, reject }
      const text = body === undefined ? '' : JSON.stringify(body)
      const lines = [`${method} ${path} HTTP/1.1`, `host: ${host}`]
      if (token !== undefined) lines.push(`authorization: Bearer ${token}`)
      if (key !== undefined) lines.push(`idempotency-key: ${key}`)
      if (body !== undefined) lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(text)}`)
      socket.write(`${lines.join('\r\n')}\r\n\r\n${text}`)
    })
  return { send, close: () => socket.destroy() }
}

/** One call on a connection of its own: one that was kept may be closed by the server at the moment it is used again. Answers the parsed body. */
export function senderTo(address) {
  return async (method, path, { token, body } = {}) => {
    const connection = openConnection(address)
    try {
      const { status, text } = await connection.send({ method, path, token, body, key: randomUUID() })
      if (status >= 400) throw new Error(`${method} ${path}: ${status} ${text}`)
      return text === '' ? {} : JSON.parse(text)
    } finally {
      connection.close()
    }
  }
}

/**
 * @param callOf - the call of a number, counted from 0; null ends the connection's work
 * @returns calls per second, and how long one took in ms.
 */
export async function measure(address, { connections, seconds, callOf }) {
  const times = []
  let calls = 0
  let failed = 0
  let failure = ''
  const startedAt = performance.now()
  const endsAt = startedAt + seconds * 1000
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const connection = openConnection(address)
      while (performance.now() < endsAt) {
        const call = callOf(calls)
        if (call === null) break
        calls += 1
        const sentAt = performance.now()
        const { status, text } = await connection.send(call)
        times.push(performance.now() - sentAt)
        if (status >= 400) {
          failed += 1
          failure = `${call.method ?? 'GET'} ${call.path}: ${status} ${text.slice(0, 200)}`
        }
      }
      connection.close()
    }),
  )
  const elapsed = (performance.now() - startedAt) / 1000
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { perSecond: times.length / elapsed, p50: at(0.5), p99: at(0.99), calls: times.length, failed, failure }
}
