/** A notice about a task is marked as read once the task no longer asks its reader for anything, for whatever reason. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrationsFolder } from '../db/migrate'
import { notices } from '../db/schema/tickets'
import { type BuiltUser, buildUser } from '../testing/build-people'
import { deliverNotice } from '../modules/notices/deliver-notice'
import { buildForm, leaveDefinition, publishNew, startLeave, users } from '../testing/build-processes'
import { recordStatements } from '../testing/record-statements'
import { createTestApp, type TestApp, type TestClient } from '../testing/test-app'
import { runPendingJobs } from './run-pending-jobs'

let test: TestApp
let people: { leader: BuiltUser; deputy: BuiltUser; director: BuiltUser; requester: BuiltUser }
let as: Record<keyof typeof people | 'admin', TestClient>
let anyOf: string
let allOf: string

beforeAll(async () => {
  test = await createTestApp()
  const person = (nickName: string) => buildUser(test.deps, { nickName, roleIds: [test.site.staffRoleId] })
  const [leader, deputy, director, requester] = [await person('主管'), await person('副主管'), await person('总监'), await person('张三')]
  people = { leader, deputy, director, requester }
  as = {
    leader: await test.as(leader),
    deputy: await test.as(deputy),
    director: await test.as(director),
    requester: await test.as(requester),
    admin: await test.as(test.admin),
  }
  const formId = await buildForm(test)
  const asked = users(leader.id, deputy.id)
  anyOf = await publishNew(as.admin, leaveDefinition(asked, users(director.id)), formId, '任一')
  allOf = await publishNew(as.admin, leaveDefinition(asked, users(director.id), 'all'), formId, '全部')
})
afterAll(() => test.close())

const work = () => runPendingJobs(test.database.pool, test.deps)
const begin = async (processId: string, days = 1) => (await startLeave(as.requester, processId, days)).textAt('id')
async function decide(who: TestClient, id: string, move: 'approve' | 'refuse' = 'approve') {
  const taskId = (await who.get(`/api/v2/tickets/${id}`)).textAt('moves.0.taskId')
  const answer = await who.post(`/api/v2/tickets/${id}/${move}`, { taskId, remark: '好' })
  expect(answer.status).toBe(200)
}
/** Names of those with an unread notice about the ticket. */
async function unread(ticketId: string): Promise<string[]> {
  const rows = await test.deps.db
    .select({ userId: notices.userId })
    .from(notices)
    .where(and(eq(notices.ticketId, ticketId), isNull(notices.readAt)))
  return rows.map(({ userId }) => Object.values(people).find(({ id }) => id === userId)?.name ?? '').sort()
}

describe('notices about a task', () => {
  it('are read for everyone who was asked as soon as one has decided', async () => {
    const id = await begin(anyOf, 5)
    await work()
    expect(await unread(id)).toEqual(['主管', '副主管'])
    const before = Number((await as.deputy.get('/api/v2/notices')).at('unread'))
    await decide(as.leader, id)
    expect(await unread(id)).toEqual([])
    expect((await as.deputy.get('/api/v2/notices')).at('unread')).toBe(before - 1)
    await work()
    expect(await unread(id)).toEqual(['总监'])
  })

  it('stay unread for those who are still asked when everyone has to agree', async () => {
    const id = await begin(allOf)
    await work()
    await decide(as.deputy, id)
    expect(await unread(id)).toEqual(['主管'])
    await decide(as.leader, id, 'refuse')
    await work()
    expect(await unread(id)).toEqual(['张三'])
  })

  it('are read when the requester takes the ticket back', async () => {
    const id = await begin(allOf)
    await work()
    expect((await as.requester.post(`/api/v2/tickets/${id}/withdraw`, { remark: '' })).status).toBe(200)
    expect(await unread(id)).toEqual([])
  })

  it('arrive as read when the decision was quicker than their delivery', async () => {
    const id = await begin(allOf)
    await decide(as.leader, id)
    await work()
    expect(await unread(id)).toEqual(['副主管'])
    expect(await test.deps.db.$count(notices, eq(notices.ticketId, id))).toBe(2)
  })

  it('are left unread by no decision that comes while they are delivered', async () => {
    for (let round = 0; round < 12; round++) {
      // oxlint-disable-next-line no-await-in-loop -- one race after the other
      const id = await begin(anyOf)
      // oxlint-disable-next-line no-await-in-loop
      await Promise.all([work(), decide(as.leader, id)])
      // oxlint-disable-next-line no-await-in-loop
      await work()
      // oxlint-disable-next-line no-await-in-loop
      expect(await unread(id)).toEqual(['张三'])
    }
  })

  it('are delivered by one statement', async () => {
    const ticketId = await begin(allOf)
    const to = [people.leader.id, people.deputy.id]
    const payload = {
      deliveryId: `counted ${ticketId}`,
      ticketId,
      kind: 'task-assigned',
      to,
      nodeName: '主管审批',
      taskId: 'none',
      at: '2026-01-01T00:00:00.000Z',
    }
    const deliver = () => deliverNotice(test.deps, payload)
    const statements = await recordStatements(test.database.pool, deliver)
    expect(statements).toHaveLength(1)
    await deliver()
    expect(await test.deps.db.$count(notices, eq(notices.ticketId, ticketId))).toBe(2)
  })

  it('of before this was known are found by the migration', async () => {
    const [open, decided] = [await begin(allOf, 5), await begin(allOf, 5)]
    await work()
    await decide(as.leader, decided)
    await test.database.pool.query('alter table notices drop column task_id')
    await test.database.pool.query('update notices set read_at = null where ticket_id = any($1)', [[open, decided]])
    await test.database.pool.query(await readFile(join(migrationsFolder(), '0007-notices-of-tasks.sql'), 'utf8'))
    expect(await unread(decided)).toEqual(['副主管'])
    expect(await unread(open)).toEqual(['主管', '副主管'])
    await decide(as.deputy, open)
    expect(await unread(open)).toEqual(['主管'])
  })
})
