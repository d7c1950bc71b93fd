/** Calls as fast as so many connections can make them, over bare sockets: the server is measured, not a client library. */
import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { withPrecedence } from './precedence.mjs'

const HEAD_END = Buffer.from('\r\n\r\n')

/** Answers are read into one buffer: a new one for each would be collected while others are timed. Larger than an answer of a page of a list. */
const ANSWER_BYTES = 256 * 1024

/** What a socket has read, until it is copied: all read one after the other. */
const justRead = Buffer.alloc(64 * 1024)

/** One connection that is kept; one call at a time. */
export function openConnection(address) {
  const { hostname, port, host } = new URL(address)
  const answer = Buffer.alloc(ANSWER_BYTES)
  let length = 0
  let pending = null
  const onRead = (bytes, chunk) => {
    if (length + bytes > ANSWER_BYTES) return socket.destroy(new Error('an answer is longer than was expected'))
    chunk.copy(answer, length, 0, bytes)
    length += bytes
    const read = answer.subarray(0, length)
    const headEnd = read.indexOf(HEAD_END)
    if (headEnd < 0 || pending === null) return true
    const head = read.latin1Slice(0, headEnd)
    const end = headEnd + HEAD_END.length + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
    if (length < end) return true
    const { resolve } = pending
    pending = null
    length = 0
    resolve({
      status: Number(head.slice(9, 12)),
      /** To be read before the next call. */
      get text() {
        return answer.utf8Slice(headEnd + HEAD_END.length, end)
      },
    })
    return true
  }
  const socket = connect({ host: hostname, port: Number(port), noDelay: true, onread: { buffer: justRead, callback: onRead } })
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
 * @param warmUp - so many seconds more, first, whose calls are made but not timed: connections that open all at one instant, and sessions that are looked
 *   for again after a rest, are not what fifty people who work are waiting for
 * @param callOf - the call of a number, counted from 0; null ends the connection's work
 * @returns calls per second, how long one took in ms, and how many there were, those before the clock included.
 */
export const measure = (address, traits) => withPrecedence(() => measureNow(address, traits))

async function measureNow(address, { connections, seconds, warmUp = 0, callOf }) {
  const times = []
  const answers = { calls: 0, failed: 0, failure: '' }
  const timedFrom = performance.now() + warmUp * 1000
  const endsAt = timedFrom + seconds * 1000
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const connection = openConnection(address)
      while (performance.now() < endsAt) {
        const call = callOf(answers.calls)
        if (call === null) break
        answers.calls += 1
        const sentAt = performance.now()
        const answer = await connection.send(call)
        if (sentAt >= timedFrom) times.push(performance.now() - sentAt)
        noteRefusal(answers, call, answer)
      }
      connection.close()
    }),
  )
  return { ...timesOf(times, (performance.now() - timedFrom) / 1000), ...answers }
}

/** Counts a refusal in `answers`, and keeps its beginning for the report. */
export function noteRefusal(answers, call, answer) {
  if (answer.status < 400) return
  answers.failed += 1
  answers.failure = `${call.method ?? 'GET'} ${call.path}: ${answer.status} ${answer.text.slice(0, 200)}`
}

/** @param times - of each call, in ms @param elapsed - seconds from the first to the last @returns calls per second, and how long one took in ms. */
export function timesOf(times, elapsed) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { perSecond: times.length / elapsed, p50: at(0.5), p99: at(0.99) }
}
