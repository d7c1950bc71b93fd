/** Webhooks on a real PostgreSQL with the real job engine and a real receiver, which checks what it is sent with the library of the specification. */
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type BuiltUser } from '../../testing/build-people'
import { recordStatements } from '../../testing/record-statements'
import type { TestApp, TestClient } from '../../testing/test-app'
import { buildWebhookOffice, type ReceivedEvent, type WebhookOffice } from '../../testing/webhooks/webhook-office'

let office: WebhookOffice
let test: TestApp
let admin: TestClient
let person: BuiltUser
let own: TestClient
let processId: string
let otherId: string

beforeAll(async () => {
  office = await buildWebhookOffice()
  ;({ test, admin, person, own, processId, otherId } = office)
})
afterAll(() => office.close())
beforeEach(() => office.reset())

const taskOf = async (id: string) => (await admin.get(`/api/v2/tickets/${id}`)).textAt('openTasks.0.taskId')
const receivedEvents = () => office.receiver.received.map(({ body }): ReceivedEvent => JSON.parse(body))

describe('a webhook', () => {
  it('is told of a ticket from its start to its end, each call signed as the specification says', async () => {
    const { secret } = await office.make()
    const id = await office.start()
    await office.approve(id)
    await office.work()
    const events = receivedEvents()
    expect(events.map(({ type }) => type)).toEqual(['ticket.started', 'task.opened', 'task.answered', 'ticket.ended'])
    for (const { body, headers } of office.receiver.received) {
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
    expect(office.receiver.received.map(({ body }) => body).join('')).not.toContain('回家')
  })

  it('is told what stands in the form and in remarks only when it asks for them', async () => {
    await office.make({ includeValues: true, events: ['task.answered'], url: `${office.receiver.address}/curious` })
    await office.make({ events: ['task.answered'], url: `${office.receiver.address}/discreet` })
    await office.approve(await office.start())
    await office.work()
    const toldAt = (path: string) => JSON.parse(office.receiver.received.find((one) => one.path === path)?.body ?? '{}')
    expect(toldAt('/curious')).toMatchObject({ data: { ticket: { values: { reason: '回家' } }, task: { remark: '同意' } } })
    expect(Object.keys(toldAt('/discreet').data.ticket)).not.toContain('values')
    expect(Object.keys(toldAt('/discreet').data.task)).not.toContain('remark')
  })

  it('is told of its processes and events alone', async () => {
    await office.make({ processIds: [otherId], events: ['ticket.ended'] })
    await office.approve(await office.start())
    expect(await office.countJobs('webhooks.tell')).toBe(0)
    const id = await office.start(otherId)
    await office.move(own, id, { type: 'withdraw', remark: '' })
    await office.work()
    expect(receivedEvents()).toMatchObject([{ type: 'ticket.ended', data: { end: { outcome: 'withdrawn' }, by: { name: '张三' } } }])
  })

  it('costs a move no statement, and a site without one no row either', async () => {
    const moving = async () => {
      const id = await office.start()
      const taskId = await taskOf(id)
      return recordStatements(test.database.pool, async () => {
        await admin.post(`/api/v2/tickets/${id}/moves`, { type: 'approve', taskId, remark: '' })
      })
    }
    const without = await moving()
    expect([await office.countJobs('webhooks.tell'), without.length]).toEqual([0, 3])
    await office.make({ enabled: false })
    await moving()
    expect(await office.countJobs('webhooks.tell')).toBe(0)
    await office.make()
    expect((await moving()).length).toBe(3)
    expect(await office.countJobs('webhooks.tell')).toBe(2)
  })

  it('is told nothing of a move that was refused', async () => {
    const id = await office.start()
    await office.make()
    expect((await own.post(`/api/v2/tickets/${id}/moves`, { type: 'approve', taskId: await taskOf(id) })).status).toBe(403)
    await office.work()
    expect(office.receiver.received).toEqual([])
  })
})
