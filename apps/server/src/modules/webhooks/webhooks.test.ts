/** Webhooks on a real PostgreSQL with the real job engine and a real receiver, which checks what it is sent with the library of the specification. */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { Permission } from '@formwork/api-contract'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runPendingJobs } from '../../jobs/run-pending-jobs'
import { SWEEPS } from '../../jobs/sweeps'
import { buildRole, type BuiltUser, buildUser } from '../../testing/build-people'
import { buildForm, leaveDefinition, publishNew, startLeave, users } from '../../testing/build-processes'
import { recordStatements } from '../../testing/record-statements'
import { createTestApp, type TestApp, type TestClient } from '../../testing/test-app'
import { tellWebhooks } from './tell-webhooks'

interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}
interface Told {
  readonly type: string
  readonly timestamp: string
  readonly data: {
    readonly ticket: {
      readonly number: string
      readonly status: string
      readonly values?: object
      readonly starter: { readonly name: string }
    }
    readonly task?: {
      readonly outcome?: string
      readonly step: { readonly name: string }
      readonly assignees?: readonly object[]
      readonly remark?: string
    }
    readonly end?: { readonly outcome: string }
    readonly by: { readonly name: string } | null
  }
}

let test: TestApp
let admin: TestClient
let person: BuiltUser
let own: TestClient
let processId: string
let otherId: string
let receiver: Server
let address: string
let received: Received[] = []
let answers: { status: number; body: string; headers?: Record<string, string> } = { status: 204, body: '' }

beforeAll(async () => {
  test = await createTestApp()
  admin = await test.as(test.admin)
  person = await buildUser(test.deps, { nickName: '张三', roleIds: [test.site.staffRoleId] })
  own = await test.as(person)
  const formId = await buildForm(test)
  const definition = leaveDefinition(users(test.admin.id), users(test.admin.id))
  processId = await publishNew(admin, definition, formId, '请假')
  otherId = await publishNew(admin, definition, formId, '出差')
  receiver = createServer((request, answer) => {
    let body = ''
    request.on('data', (part: Buffer) => {
      body += part.toString()
    })
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body })
      answer.writeHead(answers.status, answers.headers).end(answers.body)
    })
  })
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done))
  const listening = receiver.address()
  if (listening === null || typeof listening === 'string') throw new Error('no port')
  address = `http://127.0.0.1:${listening.port}`
  await allow('127.0.0.1')
})
afterAll(async () => {
  await new Promise((done) => receiver.close(done))
  await test.close()
})
beforeEach(async () => {
  await test.database.pool.query('delete from webhooks')
  await work()
  received = []
  answers = { status: 204, body: '' }
})

const allow = (...hosts: string[]) =>
  admin.put('/api/v2/settings/outgoing', { hosts: hosts.map((host) => ({ host, isInside: true })), secrets: {} })
const PLACE = '/api/v2/webhooks'
const ALL = ['ticket.started', 'task.opened', 'task.answered', 'ticket.ended']
const fields = (changed: object = {}) => ({
  kind: 'signed',
  name: '数据仓库',
  url: `${address}/hook`,
  enabled: true,
  events: ALL,
  processIds: [] as string[],
  includeValues: false,
  ...changed,
})
async function make(changed: object = {}) {
  const answer = await admin.post(PLACE, fields(changed))
  expect(answer.status, answer.text).toBe(200)
  return { id: answer.textAt('id'), secret: answer.textAt('secret') }
}
const work = () => runPendingJobs(test.database.pool, test.deps)
const start = async (of = processId) => (await startLeave(own, of, 1)).textAt('id')
const taskOf = async (id: string) => (await admin.get(`/api/v2/tickets/${id}`)).textAt('openTasks.0.taskId')
const move = async (client: TestClient, id: string, act: object) => {
  const answer = await client.post(`/api/v2/tickets/${id}/moves`, act)
  expect(answer.status, answer.text).toBe(200)
}
const approve = async (id: string) => move(admin, id, { type: 'approve', taskId: await taskOf(id), remark: '同意' })
const told = () => received.map(({ body }): Told => JSON.parse(body))
const log = async (id: string) => (await admin.get(`${PLACE}/${id}/deliveries`)).at('list') as Record<string, unknown>[]
const jobs = async (task: string) =>
  (await test.database.pool.query('select 1 from graphile_worker.jobs where task_identifier = $1', [task])).rowCount
/** Makes the next try due. */
const comeDue = () => test.database.pool.query(`update graphile_worker._private_jobs set run_at = now()`)

describe('a webhook', () => {
  it('is told of a ticket from its start to its end, each call signed as the specification says', async () => {
    const { secret } = await make()
    const id = await start()
    await approve(id)
    await work()
    const events = told()
    expect(events.map(({ type }) => type)).toEqual(['ticket.started', 'task.opened', 'task.answered', 'ticket.ended'])
    for (const { body, headers } of received) {
      const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
      // The library asks for the real time, which the clock of the tests is not.
      const verifier = new Webhook(secret)
      const at = new Date(Number(sent['webhook-timestamp']) * 1000)
      expect(at).toEqual(new Date(Math.floor(test.deps.now().getTime() / 1000) * 1000))
      expect(verifier.sign(sent['webhook-id'] ?? '', at, body)).toBe(sent['webhook-signature'])
      expect(sent['content-type']).toBe('application/json')
    }
    const [started, opened, answered, ended] = events
    expect(started?.data).toMatchObject({
      ticket: {
        title: '请假 1 天',
        process: { id: processId, name: '请假', version: 1 },
        status: 'running',
        starter: { id: person.id, name: '张三' },
      },
      by: { name: '张三' },
    })
    expect(opened?.data).toMatchObject({ task: { step: { name: '主管审批' }, assignees: [{ id: test.admin.id }], again: false }, by: null })
    expect(answered?.data).toMatchObject({ ticket: { status: 'approved' }, task: { outcome: 'approved' }, by: { id: test.admin.id } })
    expect(ended?.data).toMatchObject({ ticket: { status: 'approved' }, end: { outcome: 'approved' } })
    expect(received.map(({ body }) => body).join('')).not.toContain('回家')
  })

  it('is told what stands in the form and in remarks only when it asks for them', async () => {
    await make({ includeValues: true, events: ['task.answered'], url: `${address}/curious` })
    await make({ events: ['task.answered'], url: `${address}/discreet` })
    await approve(await start())
    await work()
    const toldAt = (path: string) => JSON.parse(received.find((one) => one.path === path)?.body ?? '{}')
    expect(toldAt('/curious')).toMatchObject({ data: { ticket: { values: { reason: '回家' } }, task: { remark: '同意' } } })
    expect(Object.keys(toldAt('/discreet').data.ticket)).not.toContain('values')
    expect(Object.keys(toldAt('/discreet').data.task)).not.toContain('remark')
  })

  it('is told of its processes and events alone', async () => {
    await make({ processIds: [otherId], events: ['ticket.ended'] })
    await approve(await start())
    expect(await jobs('webhooks.tell')).toBe(0)
    const id = await start(otherId)
    await move(own, id, { type: 'withdraw', remark: '' })
    await work()
    expect(told()).toMatchObject([{ type: 'ticket.ended', data: { end: { outcome: 'withdrawn' }, by: { name: '张三' } } }])
  })

  it('costs a move no statement, and a site without one no row either', async () => {
    const moving = async () => {
      const id = await start()
      const taskId = await taskOf(id)
      return recordStatements(test.database.pool, async () => {
        await admin.post(`/api/v2/tickets/${id}/moves`, { type: 'approve', taskId, remark: '' })
      })
    }
    const without = await moving()
    expect([await jobs('webhooks.tell'), without.length]).toEqual([0, 3])
    await make({ enabled: false })
    await moving()
    expect(await jobs('webhooks.tell')).toBe(0)
    await make()
    expect((await moving()).length).toBe(3)
    expect(await jobs('webhooks.tell')).toBe(2)
  })

  it('is told nothing of a move that was refused', async () => {
    const id = await start()
    await make()
    expect((await own.post(`/api/v2/tickets/${id}/moves`, { type: 'approve', taskId: await taskOf(id) })).status).toBe(403)
    await work()
    expect(received).toEqual([])
  })
})

describe('a delivery', () => {
  it('is not lost when the server ends between a move and its job, nor made twice when the job runs twice', async () => {
    const { id } = await make({ events: ['ticket.started'] })
    await start()
    const { rows } = await test.database.pool.query<{ payload: unknown }>(
      `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'webhooks.tell'`,
    )
    // As from a server that ended before it recorded the end of the job.
    await tellWebhooks(test.deps, rows[0]?.payload)
    expect([await jobs('webhooks.tell'), await jobs('webhook.deliver')]).toEqual([1, 1])
    await work()
    expect([received.length, (await log(id)).length]).toEqual([1, 1])
  })

  it('of several webhooks are made one webhook after the other: what the forms hold is not in memory for all of them at once', async () => {
    await Promise.all(['甲', '乙', '丙'].map((name) => make({ name, events: ['ticket.started'], includeValues: true })))
    const statements = await recordStatements(test.database.pool, async () => {
      await start()
      await work()
    })
    expect(statements.filter((text) => text.includes('insert into webhook_deliveries'))).toHaveLength(3)
    expect(received).toHaveLength(3)
  })

  it('is told once of a comment, and what it says only where values are sent; one that is removed by then is told to nobody', async () => {
    const [plain, full] = [await make({ events: ['ticket.commented'] }), await make({ events: ['ticket.commented'], includeValues: true })]
    await make({ events: ['ticket.ended'] })
    const id = await start()
    const written = await own.post(`/api/v2/tickets/${id}/comments`, { text: '请尽快\n谢谢' })
    const gone = await own.post(`/api/v2/tickets/${id}/comments`, { text: '写错了' })
    await own.delete(`/api/v2/tickets/${id}/comments/${gone.textAt('id')}`)
    await work()
    const data = { ticket: { id, status: 'running' }, by: { id: person.id, name: '张三' } }
    expect(told().map(({ type }) => type)).toEqual(['ticket.commented', 'ticket.commented'])
    expect(told().map((one) => one.data)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ comment: { id: written.at('id') }, by: data.by }),
        expect.objectContaining({ comment: { id: written.at('id'), text: '请尽快\n谢谢' }, by: data.by }),
      ]),
    )
    // A repeated run of the job makes no further ones.
    await test.database.pool.query(
      `select graphile_worker.add_job('webhooks.tell', json_build_object('moves', '[]'::json, 'comments', json_build_array($1::text)))`,
      [written.textAt('id')],
    )
    await work()
    expect([(await log(plain.id)).length, (await log(full.id)).length]).toEqual([1, 1])
  })
  it('is told that a task comes to somebody else: how, to whom and from whom', async () => {
    await make({ events: ['task.transferred'] })
    const deputy = await buildUser(test.deps, { nickName: '王五', roleIds: [test.site.staffRoleId] })
    const id = await start()
    await move(admin, id, { type: 'transfer', taskId: await taskOf(id), to: deputy.id, remark: '请代办' })
    await work()
    expect(told()).toMatchObject([
      {
        type: 'task.transferred',
        data: {
          task: { outcome: 'transferred', step: { name: '主管审批' }, assignees: [{ id: deputy.id }], replaced: [{ id: test.admin.id }] },
        },
      },
    ])
    expect(received[0]?.body).not.toContain('请代办')
  })

  it('that fails is tried again with the same id and body, until it arrives', async () => {
    const { id } = await make({ events: ['ticket.started'] })
    answers = { status: 503, body: 'down for repairs' }
    await start()
    await work()
    expect((await log(id))[0]).toMatchObject({
      status: 'waiting',
      attempts: 1,
      httpStatus: 503,
      error: 'status',
      answer: 'down for repairs',
    })
    expect((await admin.get(PLACE)).at('list.0.failingSince')).toBe(test.deps.now().toISOString())
    const failing = async () => (await admin.get('/api/v2/system/health')).at('webhooks.failing')
    expect(await failing()).toBe(0)
    test.clock.advance({ minutes: 15 })
    expect(await failing()).toBe(1)
    await comeDue()
    await work()
    expect((await log(id))[0]).toMatchObject({ status: 'waiting', attempts: 2 })
    answers = { status: 200, body: 'thanks' }
    // Somebody who has repaired the receiver need not wait for the next try.
    await admin.post(`${PLACE}/${id}/deliveries/${String((await log(id))[0]?.['id'])}/resend`)
    await work()
    const [first, second, third] = received
    for (const { body, headers } of received) expect([body, headers['webhook-id']]).toEqual([first?.body, first?.headers['webhook-id']])
    expect(third).toBeDefined()
    expect(second?.headers['webhook-signature']).not.toBe(first?.headers['webhook-signature'])
    expect((await log(id))[0]).toMatchObject({ status: 'delivered', attempts: 1, httpStatus: 200, error: null, answer: 'thanks' })
    expect((await admin.get(PLACE)).at('list.0')).toMatchObject({ failingSince: null, lastDelivery: { status: 'delivered' } })
    expect(await failing()).toBe(0)
  })

  it('is given up after its last try, and can be sent again', async () => {
    const { id } = await make({ events: ['ticket.started'] })
    answers = { status: 500, body: '' }
    await start()
    await work()
    await test.database.pool.query(`update graphile_worker._private_jobs set attempts = max_attempts - 1, run_at = now()`)
    await work()
    const [failed] = await log(id)
    expect([failed?.['status'], failed?.['attempts'], await jobs('webhook.deliver')]).toEqual(['failed', 13, 0])
    answers = { status: 200, body: '' }
    const again = `${PLACE}/${id}/deliveries/${String(failed?.['id'])}/resend`
    expect((await admin.post(again)).status).toBe(200)
    expect((await admin.post(again)).at('code')).toBe('delivery.waiting')
    await work()
    expect((await log(id))[0]).toMatchObject({ id: failed?.['id'], status: 'delivered', attempts: 1 })
    expect(received.at(-1)?.body).toBe(received[0]?.body)
  })

  it('follows no redirect, and is given up at once where the receiver is gone for good', async () => {
    const { id } = await make({ events: ['ticket.started'] })
    answers = { status: 302, body: '', headers: { location: `${address}/elsewhere` } }
    await start()
    await work()
    expect(received.map(({ path }) => path)).toEqual(['/hook'])
    answers = { status: 410, body: '' }
    await comeDue()
    await work()
    expect((await log(id))[0]).toMatchObject({ status: 'failed', httpStatus: 410 })
  })

  it('goes to no host that the settings name no longer, and to no webhook that is off', async () => {
    const { id } = await make({ events: ['ticket.started'] })
    await start()
    await allow()
    await work()
    expect((await log(id))[0]).toMatchObject({ status: 'waiting', error: 'host-not-allowed' })
    await allow('127.0.0.1')
    await admin.put(`${PLACE}/${id}`, { ...fields({ enabled: false }), revision: 1 })
    await comeDue()
    await work()
    expect([(await log(id))[0], received]).toMatchObject([{ status: 'failed', error: 'switched-off' }, []])
  })

  it('of a test is sent also while the webhook is off', async () => {
    const { id } = await make({ enabled: false })
    expect((await admin.post(`${PLACE}/${id}/test`)).status).toBe(200)
    await work()
    expect(told()).toMatchObject([{ type: 'webhook.test', data: { webhook: { id, name: '数据仓库' } } }])
    expect((await log(id))[0]).toMatchObject({ event: 'webhook.test', ticketNumber: '', status: 'delivered' })
  })

  it('stands in the log for 30 days, fifty on a page', async () => {
    const { id } = await make({ enabled: false })
    for (let count = 0; count < 52; count += 1) await admin.post(`${PLACE}/${id}/test`)
    const first = await admin.get(`${PLACE}/${id}/deliveries`)
    const list = first.at('list') as { readonly id: string }[]
    expect([list.length, first.at('hasMore')]).toEqual([50, true])
    const second = await admin.get(`${PLACE}/${id}/deliveries?after=${list.at(-1)?.id}`)
    expect([second.at('list.length'), second.at('hasMore')]).toEqual([2, false])
    await work()
    const { now } = test.deps
    const later = (days: number) => ({ ...test.deps, now: () => new Date(now().getTime() + days * 86_400_000) })
    expect(await SWEEPS['sweep.deliveries'].run(later(29))).toBe(0)
    expect(await SWEEPS['sweep.deliveries'].run(later(31))).toBe(52)
  })
})

describe('the calls of webhooks', () => {
  it('show the secret once, and keep it sealed', async () => {
    const { id, secret } = await make()
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const { rows } = await test.database.pool.query<{ secret: string }>('select secret from webhooks')
    const renewed = await admin.post(`${PLACE}/${id}/secret`)
    expect(renewed.textAt('secret')).not.toBe(secret)
    const shown = [(await admin.get(PLACE)).text, JSON.stringify(rows), (await admin.get('/api/v2/audit')).text].join('')
    expect(shown).not.toContain(secret.slice(6))
    expect(shown).not.toContain(renewed.textAt('secret').slice(6))
  })

  it('refuse a host that the settings do not name, and say where it is named', async () => {
    const refused = await admin.post(PLACE, fields({ url: 'https://hooks.example.com/in' }))
    expect([refused.status, refused.at('issues.0.path'), refused.at('code')]).toEqual([422, ['url'], 'webhook.host-not-allowed'])
    expect(refused.textAt('detail')).toContain('hooks.example.com')
    for (const url of ['ftp://127.0.0.1/', 'http://user:word@127.0.0.1/', 'http://127.0.0.1/#part', 'hook'])
      expect((await admin.post(PLACE, fields({ url }))).at('issues.0.path')).toEqual(['url'])
    expect((await admin.post(PLACE, fields({ processIds: [test.deps.newId()] }))).at('issues.0.path')).toEqual(['processIds'])
    expect((await admin.post(PLACE, fields({ events: [] }))).status).toBe(400)
  })

  it('save on what was read, and remove with the log', async () => {
    const { id } = await make()
    await start()
    expect((await admin.put(`${PLACE}/${id}`, { ...fields({ name: '改名' }), revision: 1 })).status).toBe(200)
    expect((await admin.put(`${PLACE}/${id}`, { ...fields(), revision: 1 })).at('code')).toBe('webhook.stale')
    expect((await admin.get(PLACE)).at('list.0')).toMatchObject({ name: '改名', revision: 2 })
    expect((await admin.delete(`${PLACE}/${id}`)).status).toBe(200)
    await work()
    expect([received, (await admin.get(`${PLACE}/${id}/deliveries`)).at('code')]).toEqual([[], 'webhook.not-found'])
  })

  it('make no more than fifty', async () => {
    await Promise.all(Array.from({ length: 50 }, () => make({ enabled: false })))
    expect((await admin.post(PLACE, fields())).at('code')).toBe('webhook.too-many')
  })

  it('are refused to whoever lacks the right: reading is not changing, and the settings are neither', async () => {
    const { id } = await make()
    const holder = async (...permissions: Permission[]) =>
      test.as(await buildUser(test.deps, { roleIds: [await buildRole(test.deps, { permissions })] }))
    const reader = await holder('system:webhooks:list')
    expect([(await reader.get(PLACE)).status, (await reader.get(`${PLACE}/${id}/deliveries`)).status]).toEqual([200, 200])
    const others = await holder('system:settings:index:config', 'system:session:list')
    expect((await others.get(PLACE)).status).toBe(403)
    for (const client of [reader, others]) {
      expect((await client.post(PLACE, fields())).status).toBe(403)
      expect((await client.post(`${PLACE}/${id}/test`)).status).toBe(403)
      expect((await client.post(`${PLACE}/${id}/secret`)).status).toBe(403)
      expect((await client.delete(`${PLACE}/${id}`)).status).toBe(403)
    }
  })
})
