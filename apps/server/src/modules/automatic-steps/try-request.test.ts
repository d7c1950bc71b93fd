/** Web requests that are tried: really sent, by the rules and with the secrets of tickets, which are shown to nobody; by whom; and what is told. */
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { readFailure, type RequestTrial } from '@formwork/api-contract'
import { generate } from 'selfsigned'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderingStep } from '../../testing/build-processes'
import { buildRole, buildUser } from '../../testing/build-people'
import { createTestApp, type TestApp, type TestClient } from '../../testing/test-app'

let test: TestApp
let admin: TestClient
let system: Server
let port: number
let status = 200
const called: { url: string | undefined; body: string; headers: IncomingMessage['headers'] }[] = []

beforeAll(async () => {
  test = await createTestApp()
  admin = await test.as(test.admin)
  system = createServer((request, answer) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      called.push({ url: request.url, body: Buffer.concat(parts).toString(), headers: request.headers })
      const body = { order: { number: 3 }, sent: request.headers.authorization }
      answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((done) => system.listen(0, '127.0.0.1', done))
  ;({ port } = system.address() as AddressInfo)
  await admin.put('/api/v2/settings/outgoing', {
    hosts: ['127.0.0.1', 'nobody.invalid'].map((host) => ({ host, isInside: true })),
    secrets: { erp: 'top secret' },
  })
})
afterAll(async () => {
  await new Promise((done) => system.close(done))
  await test.close()
})

const RESULT = [
  { from: 'order.number', to: 'days' },
  { from: 'order.price', to: 'price' },
]
const step = (changed: object = {}) => orderingStep(port, { retries: 5, result: RESULT, ...changed })
const tryIt = (changed: object = {}, client = admin) =>
  client.post('/api/v2/requests/try', { name: '请假', step: step(changed), values: { reason: '回家' } })

describe('a trial of a web request', () => {
  it('is sent with the secret, tells what would be written, and shows no secret that comes back', async () => {
    const { body } = await tryIt({ result: [...RESULT, { from: 'sent', to: 'sent' }] })
    expect(called.at(-1)).toMatchObject({ url: '/orders', body: '{"why":"回家"}', headers: { authorization: 'top secret' } })
    expect(body).toEqual({
      ok: true,
      values: { days: 3, sent: '***' },
      missing: ['order.price'],
      status: 200,
      answer: '{"order":{"number":3},"sent":"***"}',
      ms: expect.any(Number),
    })
  })
  it('leaves out what is not filled in yet', async () => {
    const half = { name: '', value: 'nobody' }
    const { body } = await tryIt({ headers: [half], body: [{ from: 'reason', to: '' }], result: [{ from: '', to: 'days' }] })
    expect(called.at(-1)).toMatchObject({ body: '{}' })
    expect(body).toMatchObject({ ok: true, values: {}, missing: [] })
  })
  it('fails as a ticket would, once, and shows what was answered', async () => {
    status = 503
    const before = called.length
    const trial = (await tryIt()).body as Extract<RequestTrial, { ok: false }>
    expect([readFailure(trial.error), trial.status, called.length]).toEqual([
      { code: 'answer.status', named: ['127.0.0.1', '503'] },
      503,
      before + 1,
    ])
    expect(trial.answer).toContain('"number":3')
    status = 200
  })
  it('calls nothing that the settings do not allow', async () => {
    const trial = (await tryIt({ url: `http://localhost:${port}/` })).body as Extract<RequestTrial, { ok: false }>
    expect([readFailure(trial.error), trial.status]).toEqual([{ code: 'host.not-allowed', named: ['localhost'] }, null])
    expect(readFailure(((await tryIt({ url: '' })).body as Extract<RequestTrial, { ok: false }>).error)?.code).toBe('address.missing')
  })
  it('says of a system that cannot be asked which of the known causes it is', async () => {
    const { cert, private: key } = await generate([{ name: 'commonName', value: 'elsewhere' }], {})
    const secure = createSecureServer({ cert, key }, (_request, answer) => answer.end('{}'))
    await new Promise<void>((done) => secure.listen(0, '127.0.0.1', done))
    const securePort = (secure.address() as AddressInfo).port
    const codeOf = async (url: string) => {
      const trial = (await tryIt({ url })).body as Extract<RequestTrial, { ok: false }>
      return [readFailure(trial.error), trial.status]
    }
    expect(await codeOf('http://nobody.invalid/')).toEqual([{ code: 'host.not-found', named: ['nobody.invalid'] }, null])
    expect(await codeOf('http://127.0.0.1:1/')).toEqual([{ code: 'host.refused', named: ['127.0.0.1'] }, null])
    expect(await codeOf(`https://127.0.0.1:${securePort}/`)).toEqual([{ code: 'host.certificate', named: ['127.0.0.1'] }, null])
    expect((await codeOf(`https://127.0.0.1:${port}/`))[0]).toMatchObject({ code: 'host.failed' })
    await new Promise((done) => secure.close(done))
  })
  it('is for those who edit processes, of a web request alone, and leaves an entry without the path', async () => {
    const looker = await buildRole(test.deps, { permissions: ['process:admin:manager:list'], dataScope: 1 })
    expect((await tryIt({}, await test.as(await buildUser(test.deps, { roleIds: [looker] })))).status).toBe(403)
    const other = { name: '', step: { id: 's', kind: 'script', name: '脚本', code: '' }, values: {} }
    expect((await admin.post('/api/v2/requests/try', other)).at('code')).toBe('request.invalid')
    const log = (await admin.get('/api/v2/audit?kind=request.tried')).text
    expect([log.includes(`127.0.0.1:${port}`), log.includes('/orders'), log.includes('top secret')]).toEqual([true, false, false])
  })
})
