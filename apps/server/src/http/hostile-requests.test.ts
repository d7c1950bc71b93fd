/** Malformed and truncated HTTP requests: over a real connection, since these never reach the application otherwise. */
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tickets } from '../db/schema/tickets'
import { ARRIVAL_MS } from './arrival/arrival-limits'
import { buildOffice, type Office } from '../testing/build-office'
import type { TestApp } from '../testing/test-app'

let office: Office
let test: TestApp
let port: number

beforeAll(async () => {
  office = await buildOffice()
  test = office.test
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  port = (test.app.server.address() as AddressInfo).port
})
afterAll(() => test.close())

/** All that is received until the connection is closed. */
function exchange(text: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const socket = connect(port, '127.0.0.1', () => socket.write(text))
  let answer = ''
  socket.on('data', (part) => {
    answer += part.toString('latin1')
    socket.end()
  })
  socket.on('close', () => resolve(answer))
  socket.on('error', () => resolve(answer))
  return promise
}

const statusOf = async (text: string) => (await exchange(text)).split(' ')[1]

describe('a request', () => {
  it('with 64 kB of headers is refused before it is read', async () => {
    expect(await statusOf(`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(65_536)}\r\n\r\n`)).toBe('431')
  })

  it.each([
    ['two lengths', 'Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello'],
    ['a length and pieces', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x'],
    ['pieces by an unknown name', 'Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n'],
    ['a space in a name', 'Content-Length : 5\r\n\r\nhello'],
  ])('with %s is refused: two servers could read it differently', async (_what, rest) => {
    const answer = await exchange(`POST /login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${rest}`)
    expect(answer).toMatch(/^HTTP\/1\.1 400/)
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
  })

  it('of another method than a call has is not carried out, whatever it wants to be taken for', async () => {
    for (const method of ['TRACE', 'TRACK', 'PATCH', 'PROPFIND'])
      expect(Number(await statusOf(`${method} /api/v1/getinfo HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`))).toBeGreaterThanOrEqual(
        400,
      )
    const url = `/api/v1/sysUser/${test.admin.id}`
    await office.admin.get(url, { 'x-http-method-override': 'DELETE', 'x-http-method': 'DELETE', 'x-method-override': 'DELETE' })
    expect((await office.admin.get(url)).at('code')).toBe(200)
  })

  it('with ten thousand parameters is answered like one with few', async () => {
    const many = Array.from({ length: 10_000 }, (_, at) => `a${at}=1`).join('&')
    const answer = await office.admin.get(`/api/v1/sysUserList?${many}`)
    expect(answer.at('code')).toBe(200)
  })

  it('with ten thousand mistakes is told the first hundred of them, in an answer that is shorter than itself', async () => {
    const many = (value: unknown) => Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`step${at}`, value]))
    const start = { processId: office.test.deps.newId(), version: 1, title: '', values: {} }
    const wrong = await office.requester.client.post('/api/v2/tickets', { ...start, chosen: many(['nobody']) })
    expect([wrong.status, wrong.at('issues')]).toEqual([400, expect.objectContaining({ length: 100 })])
    const unknown = await office.requester.client.post('/api/v2/tickets', { ...start, ...many(null) })
    expect([unknown.status, unknown.text.length < 5000]).toEqual([400, true])
  })
  it('has thirty seconds to arrive, and so have its headers', () => {
    expect(ARRIVAL_MS).toBe(30_000)
    expect(test.app.server).toMatchObject({ headersTimeout: ARRIVAL_MS, requestTimeout: 3_600_000 })
  })
})

it('a command whose sender has gone is carried out whole or not at all, and once when it is sent again with its key', async () => {
  const processId = await office.publishFor([test.admin])
  const before = await test.deps.db.$count(tickets)
  const { client } = office.requester
  const body = JSON.stringify({ processId, version: 1, title: '断线', values: { reason: '回家', days: 1 } })
  const head = [
    'POST /api/v2/tickets HTTP/1.1',
    'Host: x',
    `Authorization: Bearer ${client.token}`,
    'Content-Type: application/json',
    'Idempotency-Key: gone-1',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ].join('\r\n')
  await new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${head}\r\n\r\n${body}`, () => socket.destroy()))
    socket.on('close', () => resolve())
  })
  const again = await client.post('/api/v2/tickets', body, { 'idempotency-key': 'gone-1' })
  expect(again.status).toBe(200)
  const once = await client.post('/api/v2/tickets', body, { 'idempotency-key': 'gone-1' })
  expect(once.body).toEqual(again.body)
  expect(await test.deps.db.$count(tickets)).toBe(before + 1)
})
