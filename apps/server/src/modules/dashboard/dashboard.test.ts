/** What the dashboard sums up. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildUser } from '../../testing/build-people'
import { buildForm, leaveDefinition, publishNew, startLeave, users } from '../../testing/build-processes'
import { recordQueries } from '../../testing/record-statements'
import { createTestApp, type TestApp, type TestClient } from '../../testing/test-app'

let test: TestApp
let processId: string
let as: { admin: TestClient; leader: TestClient; requester: TestClient; stranger: TestClient }

beforeAll(async () => {
  test = await createTestApp()
  const roleIds = [test.site.staffRoleId]
  const leader = await buildUser(test.deps, { roleIds })
  const requester = await buildUser(test.deps, { roleIds })
  const stranger = await buildUser(test.deps, { roleIds })
  const definition = leaveDefinition(users(leader.id), users(leader.id))
  processId = await publishNew(await test.as(test.admin), definition, await buildForm(test), '请假')
  const first = (await startLeave(await test.as(requester), processId, 1)).textAt('id')
  test.clock.advance({ days: 1 })
  // Sessions of yesterday have run out.
  as = {
    admin: await test.as(test.admin),
    leader: await test.as(leader),
    requester: await test.as(requester),
    stranger: await test.as(stranger),
  }
  await startLeave(as.requester, processId, 1)
  const taskId = (await as.leader.get(`/api/v2/tickets/${first}`)).textAt('moves.0.taskId')
  await as.leader.post(`/api/v2/tickets/${first}/approve`, { taskId })
})
afterAll(() => test.close())

describe('the dashboard', () => {
  it('counts what waits, what is mine, what I handled and what I may see', async () => {
    expect((await as.leader.get('/api/v1/dashboard')).at('data.count')).toEqual({
      upcoming: 1,
      my_create: 0,
      related: 1,
      all: 2,
      overdue: 0,
    })
    expect((await as.requester.get('/api/v1/dashboard')).at('data.count')).toEqual({
      upcoming: 0,
      my_create: 2,
      related: 0,
      all: 2,
      overdue: 0,
    })
    expect((await as.stranger.get('/api/v1/dashboard')).at('data.count')).toEqual({
      upcoming: 0,
      my_create: 0,
      related: 0,
      all: 0,
      overdue: 0,
    })
    expect((await as.admin.get('/api/v1/dashboard')).at('data.count.all')).toBe(2)
  })
  it('counts for each who asks at the same moment, in fewer statements than there are questions', async () => {
    const callers = [as.leader, as.requester, as.stranger, as.leader].flatMap((client) => Array.from({ length: 5 }, () => client))
    await as.stranger.get('/api/v1/upcoming')
    let counts: unknown[] = []
    const queries = await recordQueries(test.database.pool, async () => {
      const answers = await Promise.all(callers.map((client) => client.get('/api/v1/upcoming')))
      counts = answers.map((answer) => answer.at('data.count.upcoming'))
    })
    expect(counts).toEqual(callers.map((client) => (client === as.leader ? 1 : 0)))
    const ofCounts = queries.filter(({ text }) => text.includes('ticket_assignments'))
    expect(ofCounts.length).toBeGreaterThan(0)
    expect(ofCounts.length).toBeLessThan(callers.length / 2)
  })
  it('shows the last seven days and ranks the processes', async () => {
    const board = await as.admin.get('/api/v1/dashboard')
    expect(board.at('data.submit')).toEqual({
      datetime: ['2026-02-25', '2026-02-26', '2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02', '2026-03-03'],
      total: [0, 0, 0, 0, 0, 1, 1],
      overs: [0, 0, 0, 0, 0, 0, 1],
      processing: [0, 0, 0, 0, 0, 0, 1],
    })
    expect(board.at('data.ranks')).toEqual([{ processId: expect.any(String), name: '请假', total: 2 }])
    const { ranks } = (board.body as { data: { ranks: { processId: string }[] } }).data
    expect((await as.admin.get(`/api/v2/tickets?process=${ranks[0]?.processId}`)).at('count')).toBe(2)
  })
  it('takes a period, and refuses one that ends before it begins or never ends', async () => {
    const one = await as.admin.get('/api/v1/dashboard?start_time=2026-03-02&end_time=2026-03-02')
    expect(one.at('data.submit.total')).toEqual([1])
    expect((await as.admin.get('/api/v1/dashboard?start_time=2026-03-03&end_time=2026-03-01')).at('code')).toBe(400)
    expect((await as.admin.get('/api/v1/dashboard?start_time=1900-01-01')).at('code')).toBe(400)
    expect((await as.admin.get('/api/v1/dashboard?start_time=yesterday')).at('code')).toBe(400)
  })
  it.each(['end_time=9999-12-31', 'start_time=0001-01-01&end_time=0001-01-02', 'start_time=1969-12-31&end_time=1970-01-01'])(
    'refuses a day that no calendar of the database holds: %s',
    async (query) => {
      const answer = await as.admin.get(`/api/v1/dashboard?${query}`)
      expect(answer.body).toMatchObject({ code: 400, reason: 'request.invalid', msg: expect.stringContaining('_time') })
    },
  )
  it('counts up to the last day it takes', async () => {
    expect((await as.admin.get('/api/v1/dashboard?start_time=9998-12-31&end_time=9998-12-31')).at('data.submit.total')).toEqual([0])
  })
  it('counts all tickets exactly as they come, and what has settled only once', async () => {
    const all = async () => Number((await as.admin.get('/api/v1/dashboard')).at('data.count.all'))
    let expected = await all()
    for (const minutes of [0, 1, 9, 3, 30]) {
      test.clock.advance({ minutes })
      await startLeave(as.requester, processId, 1)
      expected += 1
      expect(await all()).toBe(expected)
    }
    const asked = await recordQueries(test.database.pool, all)
    const counts = asked.filter(({ text }) => text.includes('count') && text.includes('"tickets"."id" >='))
    expect(counts.every(({ values }) => values.length > 0)).toBe(true)
    expect(counts).toHaveLength(1)
  })
})
