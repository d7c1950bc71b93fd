/** Notices through the real job engine. */
import { createServer, type Socket } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notices } from '../db/schema/tickets'
import { type BuiltUser, buildUser } from '../testing/build-people'
import { buildForm, leaveDefinition, publishNew, startLeave, users } from '../testing/build-processes'
import { createTestApp, type TestApp, type TestClient } from '../testing/test-app'
import { deliverNotice } from '../modules/notices/deliver-notice'
import { NOTICES_TASK } from '../workflow/step-jobs/step-job-writes'
import { runPendingJobs } from './run-pending-jobs'
import { startJobs } from './runner'

let test: TestApp
let leader: BuiltUser
let requester: BuiltUser
let as: { leader: TestClient; requester: TestClient; admin: TestClient }
let processId: string

beforeAll(async () => {
  test = await createTestApp()
  const roleIds = [test.site.staffRoleId]
  leader = await buildUser(test.deps, { nickName: '李主管', roleIds })
  requester = await buildUser(test.deps, { nickName: '张三', roleIds })
  as = { leader: await test.as(leader), requester: await test.as(requester), admin: await test.as(test.admin) }
  processId = await publishNew(as.admin, leaveDefinition(users(leader.id), users(leader.id)), await buildForm(test), '请假')
})
afterAll(() => test.close())

const work = () => runPendingJobs(test.database.pool, test.deps)
const noticesOf = (userId: string) => test.deps.db.select().from(notices).where(eq(notices.userId, userId))

describe('notices', () => {
  it('tell the assignee of a new task and the requester of the result', async () => {
    const id = (await startLeave(as.requester, processId, 1)).textAt('id')
    await work()
    const page = await as.leader.get('/api/v2/notices')
    expect(page.at('unread')).toBe(1)
    expect(page.at('list.0')).toMatchObject({
      kind: 'task-assigned',
      ticketId: id,
      ticketTitle: '请假 1 天',
      nodeName: '主管审批',
      read: false,
    })
    const taskId = (await as.leader.get(`/api/v2/tickets/${id}`)).textAt('moves.0.taskId')
    await as.leader.post(`/api/v2/tickets/${id}/approve`, { taskId })
    await work()
    expect((await as.requester.get('/api/v2/notices')).at('list.0')).toMatchObject({ kind: 'ticket-approved', ticketId: id })
  })
  it('are not written for a command that was refused', async () => {
    const before = (await noticesOf(leader.id)).length
    expect((await as.requester.post('/api/v2/tickets', { processId, version: 1, title: 'x', values: {} })).status).toBe(422)
    await work()
    expect(await noticesOf(leader.id)).toHaveLength(before)
  })
  it('are delivered once however often the job runs', async () => {
    const ticketId = (await startLeave(as.requester, processId, 1)).textAt('id')
    const job = {
      deliveryId: `${ticketId}:twice`,
      ticketId,
      kind: 'ticket-refused',
      to: [requester.id],
      nodeName: '',
      at: test.deps.now().toISOString(),
    }
    const before = (await noticesOf(requester.id)).length
    await deliverNotice(test.deps, job)
    await deliverNotice(test.deps, job)
    expect(await noticesOf(requester.id)).toHaveLength(before + 1)
  })
  it('are marked read by their owner only', async () => {
    const id = (await as.leader.get('/api/v2/notices')).textAt('list.0.id')
    expect((await as.requester.post(`/api/v2/notices/${id}/read`)).status).toBe(404)
    expect((await as.leader.post(`/api/v2/notices/${id}/read`)).status).toBe(200)
    expect((await as.leader.get('/api/v2/notices')).at('list.0.read')).toBe(true)
    expect((await as.leader.post('/api/v2/notices/read')).status).toBe(200)
    expect((await as.leader.get('/api/v2/notices')).at('unread')).toBe(0)
  })
})

describe('the runner', () => {
  it('delivers by itself while it runs, and leaves later work in the database once stopped', async () => {
    await work()
    const before = (await noticesOf(leader.id)).length
    const runner = await startJobs(test.database.pool, test.deps)
    await startLeave(as.requester, processId, 1)
    await expect.poll(async () => (await noticesOf(leader.id)).length).toBe(before + 1)
    await runner.stop()
    await startLeave(as.requester, processId, 1)
    const waiting = await test.database.pool.query('select 1 from graphile_worker.jobs where task_identifier = $1', [NOTICES_TASK])
    expect(waiting.rowCount).toBe(1)
    await work()
    expect(await noticesOf(leader.id)).toHaveLength(before + 2)
  })
  it('tells people while other machines keep it waiting', async () => {
    await work()
    const held: Socket[] = []
    const silent = createServer((socket) => held.push(socket.on('error', () => {})))
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
    const address = silent.address()
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0
    await as.admin.put('/api/v2/settings/outgoing', { hosts: [{ host: '127.0.0.1', isInside: true }], secrets: {} })
    const webhook = { kind: 'signed', url: `http://127.0.0.1:${port}/`, enabled: true, events: ['ticket.started'], processIds: [] }
    const waits = ['甲', '乙'].map((name) => as.admin.post('/api/v2/webhooks', { ...webhook, name, includeValues: false }))
    expect((await Promise.all(waits)).map(({ status }) => status)).toEqual([200, 200])
    const before = (await noticesOf(leader.id)).length
    const runner = await startJobs(test.database.pool, test.deps)
    try {
      await startLeave(as.requester, processId, 1)
      await expect.poll(() => held.length, { timeout: 5000 }).toBe(2)
      await startLeave(as.requester, processId, 1)
      await expect.poll(async () => (await noticesOf(leader.id)).length, { timeout: 5000 }).toBe(before + 2)
    } finally {
      await test.database.pool.query('delete from webhooks')
      for (const socket of held) socket.destroy()
      silent.close()
      await runner.stop()
    }
  })
})
