/** One call of another system: only where the settings allow it, for a limited time, and without following redirects. */
import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP } from 'node:net'
import type { OutgoingSettings } from '@formwork/api-contract'
import { allowedHost, guardedLookup, isPublic } from './host-guard'
import { PermanentFailure } from './permanent-failure'

/** An IPv6 address without its brackets. */
export const hostOf = ({ hostname }: Pick<URL, 'hostname'>): string => hostname.replaceAll(/^\[|\]$/g, '')

/** @returns null for an invalid address. */
export function addressOf(text: string): URL | null {
  const url = URL.parse(text)
  return url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '' ? null : url
}

/** A machine that is there has taken the connection by then, a secure one as well. */
const CONNECT_LIMIT_MS = 5000

export interface Sending {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
  readonly timeLimitMs: number
  /** Of `timeLimitMs`, what may go by until there is a connection. */
  readonly connectLimitMs?: number
  readonly mostBytes: number
  /** What to do with an answer that is longer: `cut` keeps its beginning. */
  readonly longer: 'fails' | 'cut'
}

export interface Answer {
  readonly status: number
  readonly text: string
}

/**
 * Redirects are returned like any other answer: only the given address is called.
 *
 * @throws {PermanentFailure} `host.not-allowed`, `address.not-public`, `answer.too-long`
 */
export async function sendRequest(hosts: OutgoingSettings['hosts'], url: URL, sending: Sending): Promise<Answer> {
  const host = allowedHost(hosts, hostOf(url))
  if (host === undefined) throw new PermanentFailure('host.not-allowed', hostOf(url))
  // For an IP address no name is looked up.
  if (isIP(hostOf(url)) !== 0 && !host.isInside && !isPublic(hostOf(url))) throw new PermanentFailure('address.not-public')
  const { method, headers, body, timeLimitMs, connectLimitMs = CONNECT_LIMIT_MS } = sending
  const signal = AbortSignal.timeout(timeLimitMs)
  const options = { method, headers, lookup: guardedLookup(host), signal, agent: false as const }
  return new Promise((done, fail) => {
    // Whatever happens to the connection, the caller gets the timeout.
    signal.addEventListener('abort', () => fail(signal.reason), { once: true })
    const begin = url.protocol === 'https:' ? requestSecure : requestPlain
    const sent = begin(url, options, (answer) => {
      const parts: Buffer[] = []
      let length = 0
      const end = () => done({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).subarray(0, sending.mostBytes).toString('utf8') })
      answer.on('data', (part: Buffer) => {
        length += part.length
        if (length <= sending.mostBytes || sending.longer === 'cut') parts.push(part)
        if (length <= sending.mostBytes) return
        if (sending.longer === 'cut') end()
        sent.destroy(new PermanentFailure('answer.too-long'))
      })
      answer.on('end', end)
      answer.on('error', fail)
    })
    const connecting = setTimeout(() => sent.destroy(timeout('no connection')), connectLimitMs)
    sent.on('socket', (socket) => {
      socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => clearTimeout(connecting))
    })
    sent.on('close', () => clearTimeout(connecting))
    sent.on('error', fail)
    // Without a listener the connection is closed without any event.
    sent.on('upgrade', ({ statusCode = 0 }, socket) => {
      socket.destroy()
      done({ status: statusCode, text: '' })
    })
    sent.end(body ?? undefined)
  })
}

const timeout = (what: string) => new DOMException(`${what} in time`, 'TimeoutError')
