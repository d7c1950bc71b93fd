/** Deliveries of webhooks: none is lost or made twice, what fails is tried again, and each stands in the log. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SWEEPS } from '../../jobs/sweeps'
import { buildUser, type BuiltUser } from '../../testing/build-people'
import { recordStatements } from '../../testing/record-statements'
import type { TestApp, TestClient } from '../../testing/test-app'
import { buildWebhookOffice, WEBHOOK_PLACE, type ReceivedEvent, type WebhookOffice } from '../../testing/webhooks/webhook-office'
import { createDeliveries } from './create-deliveries'

let office: WebhookOffice
let test: TestApp
let admin: TestClient
let person: BuiltUser
let own: TestClient

beforeAll(async () => {
  office = await buildWebhookOffice()
  ;({ test, admin, person, own } = office)
})
afterAll(() => office.close())
beforeEach(() => office.reset())

const taskOf = async (id: string) => (await admin.get(`/api/v2/tickets/${id}`)).textAt('openTasks.0.taskId')
const receivedEvents = () => office.receiver.received.map(({ body }): ReceivedEvent => JSON.parse(body))

describe('a delivery', () => {
  it('is not lost when the server ends between a move and its job, nor made twice when the job runs twice', async () => {
    const { id } = await office.make({ events: ['ticket.started'] })
    await office.start()
    const { rows } = await test.database.pool.query<{ payload: unknown }>(
      `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'webhooks.tell'`,
    )
    // As from a server that ended before it recorded the end of the job.
    await createDeliveries(test.deps, rows[0]?.payload)
    expect([await office.countJobs('webhooks.tell'), await office.countJobs('webhook.deliver')]).toEqual([1, 1])
    await office.work()
    expect([office.receiver.received.length, (await office.deliveriesOf(id)).length]).toEqual([1, 1])
  })

  it('of several webhooks are made one webhook after the other: what the forms hold is not in memory for all of them at once', async () => {
    await Promise.all(['甲', '乙', '丙'].map((name) => office.make({ name, events: ['ticket.started'], includeValues: true })))
    const statements = await recordStatements(test.database.pool, async () => {
      await office.start()
      await office.work()
    })
    expect(statements.filter((text) => text.includes('insert into webhook_deliveries'))).toHaveLength(3)
    expect(office.receiver.received).toHaveLength(3)
  })

  it('is told once of a comment, and what it says only where values are sent; one that is removed by then is told to nobody', async () => {
    const [plain, full] = [
      await office.make({ events: ['ticket.commented'] }),
      await office.make({ events: ['ticket.commented'], includeValues: true }),
    ]
    await office.make({ events: ['ticket.ended'] })
    const id = await office.start()
    const written = await own.post(`/api/v2/tickets/${id}/comments`, { text: '请尽快\n谢谢' })
    const gone = await own.post(`/api/v2/tickets/${id}/comments`, { text: '写错了' })
    await own.delete(`/api/v2/tickets/${id}/comments/${gone.textAt('id')}`)
    await office.work()
    const data = { ticket: { id, status: 'running' }, by: { id: person.id, name: '张三' } }
    expect(receivedEvents().map(({ type }) => type)).toEqual(['ticket.commented', 'ticket.commented'])
    expect(receivedEvents().map((one) => one.data)).toEqual(
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
    await office.work()
    expect([(await office.deliveriesOf(plain.id)).length, (await office.deliveriesOf(full.id)).length]).toEqual([1, 1])
  })
  it('is told that a task comes to somebody else: how, to whom and from whom', async () => {
    await office.make({ events: ['task.transferred'] })
    const deputy = await buildUser(test.deps, { nickName: '王五', roleIds: [test.site.staffRoleId] })
    const id = await office.start()
    await office.move(admin, id, { type: 'transfer', taskId: await taskOf(id), to: deputy.id, remark: '请代办' })
    await office.work()
    expect(receivedEvents()).toMatchObject([
      {
        type: 'task.transferred',
        data: {
          task: { outcome: 'transferred', step: { name: '主管审批' }, assignees: [{ id: deputy.id }], replaced: [{ id: test.admin.id }] },
        },
      },
    ])
    expect(office.receiver.received[0]?.body).not.toContain('请代办')
  })

  it('that fails is tried again with the same id and body, until it arrives', async () => {
    const { id } = await office.make({ events: ['ticket.started'] })
    office.receiver.answersWith(() => ({ status: 503, body: 'down for repairs' }))
    await office.start()
    await office.work()
    expect((await office.deliveriesOf(id))[0]).toMatchObject({
      status: 'waiting',
      attempts: 1,
      httpStatus: 503,
      error: 'status',
      answer: 'down for repairs',
    })
    expect((await admin.get(WEBHOOK_PLACE)).at('list.0.failingSince')).toBe(test.deps.now().toISOString())
    const failing = async () => (await admin.get('/api/v2/system/health')).at('webhooks.failing')
    expect(await failing()).toBe(0)
    test.clock.advance({ minutes: 15 })
    expect(await failing()).toBe(1)
    await office.comeDue()
    await office.work()
    expect((await office.deliveriesOf(id))[0]).toMatchObject({ status: 'waiting', attempts: 2 })
    office.receiver.answersWith(() => ({ status: 200, body: 'thanks' }))
    // Somebody who has repaired the receiver need not wait for the next try.
    await admin.post(`${WEBHOOK_PLACE}/${id}/deliveries/${String((await office.deliveriesOf(id))[0]?.['id'])}/resend`)
    await office.work()
    const [first, second, third] = office.receiver.received
    for (const { body, headers } of office.receiver.received)
      expect([body, headers['webhook-id']]).toEqual([first?.body, first?.headers['webhook-id']])
    expect(third).toBeDefined()
    expect(second?.headers['webhook-signature']).not.toBe(first?.headers['webhook-signature'])
    expect((await office.deliveriesOf(id))[0]).toMatchObject({
      status: 'delivered',
      attempts: 1,
      httpStatus: 200,
      error: null,
      answer: 'thanks',
    })
    expect((await admin.get(WEBHOOK_PLACE)).at('list.0')).toMatchObject({ failingSince: null, lastDelivery: { status: 'delivered' } })
    expect(await failing()).toBe(0)
  })

  it('is given up after its last try, and can be sent again', async () => {
    const { id } = await office.make({ events: ['ticket.started'] })
    office.receiver.answersWith(() => ({ status: 500, body: '' }))
    await office.start()
    await office.work()
    await test.database.pool.query(`update graphile_worker._private_jobs set attempts = max_attempts - 1, run_at = now()`)
    await office.work()
    const [failed] = await office.deliveriesOf(id)
    expect([failed?.['status'], failed?.['attempts'], await office.countJobs('webhook.deliver')]).toEqual(['failed', 13, 0])
    office.receiver.answersWith(() => ({ status: 200, body: '' }))
    const again = `${WEBHOOK_PLACE}/${id}/deliveries/${String(failed?.['id'])}/resend`
    expect((await admin.post(again)).status).toBe(200)
    expect((await admin.post(again)).at('code')).toBe('delivery.waiting')
    await office.work()
    expect((await office.deliveriesOf(id))[0]).toMatchObject({ id: failed?.['id'], status: 'delivered', attempts: 1 })
    expect(office.receiver.received.at(-1)?.body).toBe(office.receiver.received[0]?.body)
  })

  it('follows no redirect, and is given up at once where the receiver is gone for good', async () => {
    const { id } = await office.make({ events: ['ticket.started'] })
    office.receiver.answersWith(() => ({ status: 302, body: '', headers: { location: `${office.receiver.address}/elsewhere` } }))
    await office.start()
    await office.work()
    expect(office.receiver.received.map(({ path }) => path)).toEqual(['/hook'])
    office.receiver.answersWith(() => ({ status: 410, body: '' }))
    await office.comeDue()
    await office.work()
    expect((await office.deliveriesOf(id))[0]).toMatchObject({ status: 'failed', httpStatus: 410 })
  })

  it('goes to no host that the settings name no longer, and to no webhook that is off', async () => {
    const { id } = await office.make({ events: ['ticket.started'] })
    await office.start()
    await office.allow()
    await office.work()
    expect((await office.deliveriesOf(id))[0]).toMatchObject({ status: 'waiting', error: 'host-not-allowed' })
    await office.allow('127.0.0.1')
    await admin.put(`${WEBHOOK_PLACE}/${id}`, { ...office.fields({ enabled: false }), revision: 1 })
    await office.comeDue()
    await office.work()
    expect([(await office.deliveriesOf(id))[0], office.receiver.received]).toMatchObject([{ status: 'failed', error: 'switched-off' }, []])
  })

  it('of a test is sent also while the webhook is off', async () => {
    const { id } = await office.make({ enabled: false })
    expect((await admin.post(`${WEBHOOK_PLACE}/${id}/test`)).status).toBe(200)
    await office.work()
    expect(receivedEvents()).toMatchObject([{ type: 'webhook.test', data: { webhook: { id, name: '数据仓库' } } }])
    expect((await office.deliveriesOf(id))[0]).toMatchObject({ event: 'webhook.test', ticketNumber: '', status: 'delivered' })
  })

  it('stands in the log for 30 days, fifty on a page', async () => {
    const { id } = await office.make({ enabled: false })
    for (let count = 0; count < 52; count += 1) await admin.post(`${WEBHOOK_PLACE}/${id}/test`)
    const first = await admin.get(`${WEBHOOK_PLACE}/${id}/deliveries`)
    const list = first.at('list') as { readonly id: string }[]
    expect([list.length, first.at('hasMore')]).toEqual([50, true])
    const second = await admin.get(`${WEBHOOK_PLACE}/${id}/deliveries?after=${list.at(-1)?.id}`)
    expect([second.at('list.length'), second.at('hasMore')]).toEqual([2, false])
    await office.work()
    const { now } = test.deps
    const later = (days: number) => ({ ...test.deps, now: () => new Date(now().getTime() + days * 86_400_000) })
    expect(await SWEEPS['sweep.deliveries'].run(later(29))).toBe(0)
    expect(await SWEEPS['sweep.deliveries'].run(later(31))).toBe(52)
  })
})
