/** The moves over HTTP on a real PostgreSQL: each by the one call, with its refusals. */
import type { MoveBodyInput, Notice, TicketDetail } from '@formwork/api-contract'
import type { ProcessDefinition } from '@formwork/workflow-core'
import { edgeBetween } from '@formwork/workflow-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runPendingJobs } from '../../jobs/run-pending-jobs'
import { type BuiltUser, buildUser } from '../../testing/build-people'
import { buildForm, leaveDefinition, publishNew, startLeave, users } from '../../testing/build-processes'
import { createTestApp, type TestAnswer, type TestApp, type TestClient } from '../../testing/test-app'

const NAMES = ['requester', 'leader', 'director', 'colleague', 'stranger'] as const
type Name = (typeof NAMES)[number]
let test: TestApp
let people: Record<Name, BuiltUser>
let as: Record<Name | 'admin', TestClient>
let leave: string
let support: string

beforeAll(async () => {
  test = await createTestApp()
  const roleIds = [test.site.staffRoleId]
  const built = await Promise.all(NAMES.map((nickName) => buildUser(test.deps, { nickName, roleIds })))
  people = Object.fromEntries(NAMES.map((name, index) => [name, built[index]])) as Record<Name, BuiltUser>
  const clients = await Promise.all(built.map((user) => test.as(user)))
  as = { ...Object.fromEntries(NAMES.map((name, index) => [name, clients[index]])), admin: await test.as(test.admin) } as typeof as
  const formId = await buildForm(test)
  leave = await publishNew(as.admin, leaveDefinition(users(people.leader.id), users(people.director.id)), formId, '请假')
  support = await publishNew(as.admin, supportDefinition(), formId, '报修')
})
afterAll(() => test.close())

/** start → somebody handles it, and has to claim it first → end */
function supportDefinition(asked = users(people.leader.id, people.director.id)): ProcessDefinition {
  return {
    schema: 2,
    nodes: [
      { id: 'start', kind: 'start', name: '开始' },
      {
        id: 'work',
        kind: 'handleTask',
        name: '处理',
        assignees: [asked],
        completion: 'any',
        claimFirst: true,
        fieldRights: { reason: 'hidden', days: 'write' },
      },
      { id: 'end', kind: 'end', name: '结束' },
    ],
    edges: [edgeBetween('start', 'work'), edgeBetween('work', 'end')],
  }
}

const begin = async (processId = leave, days = 5) => (await startLeave(as.requester, processId, days)).textAt('id')
const page = (client: TestClient, id: string) => client.get(`/api/v2/tickets/${id}`)
const taskOf = async (id: string) => (await page(as.requester, id)).textAt('openTasks.0.taskId')
const move = (client: TestClient, id: string, body: MoveBodyInput): Promise<TestAnswer> => client.post(`/api/v2/tickets/${id}/moves`, body)

async function noticesWaiting(id: string): Promise<number> {
  const { rows } = await test.database.pool.query(
    `select from graphile_worker._private_jobs j, json_array_elements(j.payload -> 'notices') n
     where n ->> 'ticketId' = $1 and not exists (select from taken_back_acts b where b.ticket_id::text = $1 and b.act_at = (n ->> 'at')::timestamptz)`,
    [id],
  )
  return rows.length
}

describe('a task', () => {
  it('is claimed before it is handled, by one of those who are asked', async () => {
    const id = await begin(support)
    const taskId = await taskOf(id)
    expect((await move(as.leader, id, { type: 'complete', taskId })).at('code')).toBe('task.not-claimed')
    expect((await move(as.leader, id, { type: 'claim', taskId })).status).toBe(200)
    const late = await move(as.director, id, { type: 'complete', taskId })
    expect([late.at('code'), late.at('params.by')]).toEqual(['task.claimed', 'leader'])
    expect((await move(as.leader, id, { type: 'complete', taskId })).at('status')).toBe('approved')
  })
  it('that somebody has claimed leaves the to-do lists, counts and notices of the others, and comes back when it is released', async () => {
    const id = await begin(support)
    const taskId = await taskOf(id)
    await runPendingJobs(test.database.pool, test.deps)
    const isWaiting = async (client: TestClient) => (await client.get('/api/v2/tickets/todo?pageSize=100')).text.includes(id)
    const count = async (client: TestClient) => Number((await client.get('/api/v1/upcoming')).at('data.count.upcoming'))
    const calls = async (client: TestClient) =>
      ((await client.get('/api/v2/notices')).at('list') as readonly Notice[]).some(({ ticketId, read }) => ticketId === id && !read)
    const waitsFor = async () => (await page(as.requester, id)).at('waitingFor') as readonly { readonly name: string }[]
    const before = await count(as.director)
    expect([await isWaiting(as.director), await calls(as.director)]).toEqual([true, true])

    await move(as.leader, id, { type: 'claim', taskId })
    expect([await isWaiting(as.leader), await isWaiting(as.director)]).toEqual([true, false])
    expect([await count(as.director), await calls(as.director)]).toEqual([before - 1, false])
    expect((await waitsFor()).map(({ name }) => name)).toEqual(['leader'])
    expect((await as.requester.get('/api/v2/tickets/mine?pageSize=100')).at('list.0.waitingFor.1')).toBeUndefined()

    await move(as.leader, id, { type: 'release', taskId })
    expect([await isWaiting(as.leader), await isWaiting(as.director)]).toEqual([true, true])
    expect([await count(as.director), (await waitsFor()).length]).toEqual([before, 2])
  })
  it('that somebody has claimed waits for their heir alone when they leave, and for the heir of another once it is released', async () => {
    const built = await Promise.all([1, 2].map(() => buildUser(test.deps, { roleIds: [test.site.staffRoleId] })))
    const [claimant, other] = built.map(({ id }) => id) as [string, string]
    const definition = supportDefinition(users(claimant, other))
    const id = await begin(await publishNew(as.admin, definition, await buildForm(test), `认领${claimant}`))
    const taskId = await taskOf(id)
    const waitsFor = async () => {
      const todo = async (name: Name) => (await as[name].get('/api/v2/tickets/todo?pageSize=100')).text.includes(id)
      return { colleague: await todo('colleague'), stranger: await todo('stranger') }
    }
    await move(await test.as(built[0] as BuiltUser), id, { type: 'claim', taskId })
    for (const [from, to] of [
      [claimant, people.colleague.id],
      [other, people.stranger.id],
    ] as const)
      expect((await as.admin.post(`/api/v2/users/${from}/hand-over`, { to, remark: '离职' })).at('moved')).toBe(1)
    expect(await waitsFor()).toEqual({ colleague: true, stranger: false })
    await move(as.colleague, id, { type: 'release', taskId })
    expect(await waitsFor()).toEqual({ colleague: true, stranger: true })
    expect((await move(as.stranger, id, { type: 'claim', taskId })).status).toBe(200)
    expect((await move(as.stranger, id, { type: 'complete', taskId })).at('status')).toBe('approved')
  })
  it('is given to a colleague, or lent and handed back', async () => {
    const id = await begin()
    const taskId = await taskOf(id)
    expect((await page(as.colleague, id)).status).toBe(404)
    expect((await move(as.leader, id, { type: 'delegate', taskId, to: people.colleague.id })).status).toBe(200)
    expect((await move(as.colleague, id, { type: 'handBack', taskId, remark: '已核对' })).status).toBe(200)
    expect((await move(as.leader, id, { type: 'transfer', taskId, to: people.stranger.id })).status).toBe(200)
    expect((await move(as.leader, id, { type: 'approve', taskId })).at('code')).toBe('task.not-yours')
    expect((await move(as.stranger, id, { type: 'approve', taskId })).at('ticket.currentNodeIds')).toEqual(['director'])
  })
  it('goes to nobody who may not act', async () => {
    const id = await begin()
    const taskId = await taskOf(id)
    const gone = await buildUser(test.deps, { enabled: false })
    const answer = await move(as.leader, id, { type: 'transfer', taskId, to: gone.id })
    expect([answer.at('code'), answer.at('issues.0.path')]).toEqual(['task.assignee-unavailable', ['to']])
  })
  it('is signed by others as well', async () => {
    const id = await begin()
    const taskId = await taskOf(id)
    expect((await move(as.leader, id, { type: 'addSign', taskId, sign: 'before', to: [people.colleague.id] })).status).toBe(200)
    expect((await move(as.leader, id, { type: 'approve', taskId })).status).not.toBe(200)
    expect((await move(as.colleague, id, { type: 'approve', taskId })).status).toBe(200)
    expect((await move(as.leader, id, { type: 'approve', taskId })).at('ticket.currentNodeIds')).toEqual(['director'])
  })
  it('says whose turn it is in a sequence, and who comes later', async () => {
    const [first, second, third, signer] = [people.leader, people.director, people.colleague, people.stranger].map(({ id }) => id)
    const definition = leaveDefinition(users(first ?? '', second ?? '', third ?? ''), users(first ?? ''), 'inSequence')
    const id = await begin(await publishNew(as.admin, definition, await buildForm(test), '依次'))
    const turns = async () => {
      const asked = (await page(as.requester, id)).at('openTasks.0') as TicketDetail['openTasks'][number]
      return { nodeId: asked.nodeId, now: asked.assignees.map((person) => person.id), later: asked.later }
    }
    expect(await turns()).toEqual({ nodeId: 'leader', now: [first], later: [second, third] })
    const taskId = await taskOf(id)
    await move(as.leader, id, { type: 'approve', taskId })
    await move(as.director, id, { type: 'addSign', taskId, sign: 'after', to: [people.stranger.id] })
    expect(await turns()).toEqual({ nodeId: 'leader', now: [second], later: [signer, third] })
  })
})

describe('an answer', () => {
  it('is taken back while nobody has acted after it, and its notices never leave', async () => {
    const id = await begin()
    const taskId = await taskOf(id)
    await runPendingJobs(test.database.pool, test.deps)
    const approved = await move(as.leader, id, { type: 'approve', taskId })
    expect(approved.at('ticket.currentNodeIds')).toEqual(['director'])
    const offered = (approved.at('ticket.moves') as TicketDetail['moves']).find(({ type }) => type === 'takeBack')
    const acted = Date.parse(approved.textAt('ticket.updatedAt'))
    expect(offered?.noticesAt).toBe(new Date(acted + test.deps.undoSeconds * 1000).toISOString())
    expect(await noticesWaiting(id)).toBe(1)
    test.clock.advance({ seconds: 2 })
    await move(as.leader, id, { type: 'copyTo', to: [people.stranger.id] })
    expect((await move(as.leader, id, { type: 'takeBack' })).at('ticket.currentNodeIds')).toEqual(['leader'])
    expect(await noticesWaiting(id), 'that of the copy is told').toBe(1)
    expect((await page(as.leader, id)).at('openTasks.0.taskId')).toBe(taskId)
    expect((await as.leader.get('/api/v2/tickets/todo?pageSize=100')).text).toContain(id)
    await move(as.leader, id, { type: 'approve', taskId })
    await move(as.director, id, { type: 'approve', taskId: await taskOf(id) })
    expect((await move(as.leader, id, { type: 'takeBack' })).status).toBe(409)
  })
  it('sends a request back to be corrected, and it comes straight back', async () => {
    const id = await begin(leave, 5)
    await move(as.leader, id, { type: 'approve', taskId: await taskOf(id) })
    const back = { target: { kind: 'requester' }, again: 'jumpBack' } as const
    expect((await move(as.director, id, { type: 'refuse', taskId: await taskOf(id), remark: '天数有误', back })).status).toBe(200)
    const own = await page(as.requester, id)
    expect([own.at('otherRight'), own.text.includes('"resubmit"'), own.at('isReturned')]).toEqual(['write', true, true])
    const { history } = own.body as { history: { kind: string; toRequester?: true }[] }
    expect(history.slice(-2).map(({ kind, toRequester }) => [kind, toRequester])).toEqual([
      ['refused', true],
      ['assigned', true],
    ])
    expect(history.slice(0, -2).some(({ toRequester }) => toRequester === true)).toBe(false)
    expect((await as.requester.get('/api/v2/tickets/todo?pageSize=100')).at('list.0')).toMatchObject({ id, isReturned: true })
    const waitsForOthers = async () => (await as.requester.get('/api/v2/tickets/mine?waitsForOthers=1&pageSize=100')).text.includes(id)
    expect(await waitsForOthers(), 'it waits for the requester').toBe(false)
    const taskId = own.textAt('openTasks.0.taskId')
    const again = await move(as.requester, id, { type: 'resubmit', taskId, values: { days: 4 } })
    expect([again.at('ticket.currentNodeIds'), again.at('ticket.values.days')]).toEqual([['director'], 4])
    expect(again.at('ticket.isReturned')).toBeUndefined()
    expect(await waitsForOthers(), 'it waits for the director').toBe(true)
  })
  it('says who did what when it was decided on an older state', async () => {
    const id = await begin()
    const taskId = await taskOf(id)
    await move(as.leader, id, { type: 'approve', taskId, revision: 1 })
    const late = await move(as.director, id, { type: 'approve', taskId: await taskOf(id), revision: 1 })
    expect([late.status, late.at('code'), late.at('params.revision'), late.at('params.changes.0.by')]).toEqual([
      409,
      'ticket.changed',
      2,
      'leader',
    ])
  })
})

describe('a field', () => {
  it('that is hidden leaves in no answer, and one that is only read is not written', async () => {
    const id = await begin(support)
    const taskId = await taskOf(id)
    await move(as.leader, id, { type: 'claim', taskId })
    const seen = await page(as.leader, id)
    expect([seen.at('values'), seen.at('rights.reason')]).toEqual([{ days: 5 }, 'hidden'])
    expect((await page(as.requester, id)).at('values')).toEqual({ days: 5, reason: '回家' })
    const refused = await move(as.leader, id, { type: 'complete', taskId, values: { reason: '改' } })
    expect([refused.status, refused.at('issues.0.code'), refused.at('issues.0.path')]).toEqual([
      422,
      'field.not-writable',
      ['values', 'reason'],
    ])
    const done = await move(as.leader, id, { type: 'complete', taskId, values: { days: 7 } })
    expect([done.status, done.at('ticket.values')]).toEqual([200, { days: 7 }])
    expect((await page(as.requester, id)).at('values')).toEqual({ days: 7, reason: '回家' })
    // Found neither by searching nor in notices about the ticket.
    await runPendingJobs(test.database.pool, test.deps)
    const lists = ['related', 'todo', 'mine', 'copied'].map((list) => `/api/v2/tickets/${list}?keyword=${encodeURIComponent('回家')}`)
    for (const path of [
      ...lists,
      '/api/v2/tickets/related',
      `/api/v2/tickets/${id}`,
      `/api/v2/tickets/${id}/comments`,
      '/api/v2/notices',
    ]) {
      const answer = await as.leader.get(path)
      expect([path, answer.status, answer.text.includes('回家')]).toEqual([path, 200, false])
      if (path.includes('keyword')) expect(answer.at('list')).toEqual([])
    }
  })
  it('that is hidden cannot be guessed: what is sent for it is refused, right or wrong', async () => {
    const id = await begin(support)
    const taskId = await taskOf(id)
    await move(as.leader, id, { type: 'claim', taskId })
    for (const reason of ['回家', '出差']) {
      const tried = await as.leader.post(`/api/v2/tickets/${id}/ahead`, { type: 'complete', taskId, values: { reason, days: 5 } })
      expect([tried.status, tried.at('ahead')]).toEqual([200, null])
      const refused = await move(as.leader, id, { type: 'complete', taskId, values: { reason, days: 5 } })
      expect([refused.status, refused.at('issues.0.code')]).toEqual([422, 'field.not-writable'])
    }
    const shown = await as.leader.post(`/api/v2/tickets/${id}/ahead`, { type: 'complete', taskId, values: { days: 5 } })
    expect(shown.at('ahead.ends')).toBe('approved')
  })
})

describe('others', () => {
  it('are sent a copy, and may look from then on', async () => {
    const id = await begin()
    expect((await page(as.stranger, id)).status).toBe(404)
    expect((await move(as.requester, id, { type: 'copyTo', to: [people.stranger.id] })).status).toBe(200)
    expect((await page(as.stranger, id)).status).toBe(200)
    expect((await as.stranger.get('/api/v2/tickets/copied')).at('list.0.id')).toBe(id)
  })
  it('are urged once in ten minutes', async () => {
    const id = await begin()
    expect((await move(as.requester, id, { type: 'urge' })).status).toBe(200)
    const again = await move(as.requester, id, { type: 'urge' })
    expect([again.at('code'), again.at('params.minutes')]).toEqual(['move.too-soon', 10])
    expect(again.at('detail')).toBe('不久前催办过，请约 10 分钟后再试')
  })
  it('are given everything that waits for somebody who leaves', async () => {
    const leaver = await buildUser(test.deps, { roleIds: [test.site.staffRoleId] })
    const process = await publishNew(
      as.admin,
      leaveDefinition(users(leaver.id), users(leaver.id)),
      await buildForm(test),
      `交接${leaver.id}`,
    )
    const ids = [await begin(process), await begin(process)]
    const answer = await as.admin.post(`/api/v2/users/${leaver.id}/hand-over`, { to: people.colleague.id, remark: '离职' })
    expect(answer.body).toEqual({ moved: 2, left: [], more: false })
    const waiting = (await as.colleague.get('/api/v2/tickets/todo?pageSize=100')).text
    expect(ids.every((id) => waiting.includes(id))).toBe(true)
  })
  it('are told of each ticket that stays why it does, in their language', async () => {
    const leaver = await buildUser(test.deps, { roleIds: [test.site.staffRoleId] })
    const process = await publishNew(
      as.admin,
      leaveDefinition(users(leaver.id, people.colleague.id), users(leaver.id)),
      await buildForm(test),
      `同时${leaver.id}`,
    )
    const id = await begin(process)
    const give = { to: people.colleague.id, remark: '' }
    const answer = await as.admin.post(`/api/v2/users/${leaver.id}/hand-over`, give, { 'accept-language': 'en' })
    const [stays] = answer.at('left') as { ticketId: string; code: string; message: string }[]
    expect([answer.at('moved'), stays?.ticketId, stays?.code]).toEqual([0, id, 'task.assignee-present'])
    expect(stays?.message).toBe(`colleague has this task already`)
  })
})

describe('administrators', () => {
  it('suspend, resume, move and reopen a ticket; nobody else does', async () => {
    const id = await begin()
    const taskId = await taskOf(id)
    expect((await move(as.leader, id, { type: 'suspend' })).at('code')).toBe('permission.denied')
    expect((await move(as.admin, id, { type: 'suspend' })).status).toBe(200)
    const late = await move(as.leader, id, { type: 'approve', taskId })
    expect([late.at('code'), late.at('params.by'), late.at('params.outcome')]).toEqual(['ticket.suspended', '管理员', 'suspended'])
    const listed = async (query: string) => {
      const { list } = (await as.requester.get(`/api/v2/tickets/mine?pageSize=100${query}`)).body as {
        list: { id: string; suspended?: true }[]
      }
      return list.filter((row) => row.id === id).map(({ suspended }) => suspended)
    }
    expect([await listed('&suspended=1'), await listed('&status=running')]).toEqual([[true], [true]])
    expect((await move(as.admin, id, { type: 'resume' })).status).toBe(200)
    expect([await listed('&suspended=1'), await listed('&status=running')]).toEqual([[], [undefined]])
    expect((await move(as.admin, id, { type: 'jump', nodeId: 'director' })).at('ticket.currentNodeIds')).toEqual(['director'])
    expect((await move(as.admin, id, { type: 'terminate', remark: '重复' })).at('status')).toBe('terminated')
    expect((await move(as.admin, id, { type: 'reopen', nodeId: 'leader' })).at('ticket.currentNodeIds')).toEqual(['leader'])
  })
})

describe('moves at once', () => {
  it('come into one order, and none fails', async () => {
    const id = await begin()
    const taskId = await taskOf(id)
    const answers = await Promise.all([
      move(as.leader, id, { type: 'approve', taskId }),
      move(as.leader, id, { type: 'transfer', taskId, to: people.colleague.id }),
      move(as.requester, id, { type: 'withdraw' }),
      move(as.requester, id, { type: 'urge' }),
      move(as.admin, id, { type: 'suspend' }),
    ])
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    const revision = Number((await page(as.requester, id)).at('revision'))
    expect(revision).toBe(1 + answers.filter(({ status }) => status === 200).length)
  })
})
