/** The cost of a move: its statements on a real PostgreSQL, counted, and its answer compared with what is read afterwards. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BuiltUser, buildDepartment, buildRole, buildUser } from '../testing/build-people'
import { buildForm, leaveDefinition, publishNew, startLeave, users } from '../testing/build-processes'
import { recordStatements } from '../testing/record-statements'
import { createTestApp, type TestAnswer, type TestApp, type TestClient } from '../testing/test-app'

/** Session, read, write. */
const PER_MOVE = 3
/** Session, the site's time zone, read, write. */
const PER_START = 4
/** Session, read. */
const PER_PAGE = 2

let test: TestApp
let people: Record<'leader' | 'director' | 'requester' | 'manager', BuiltUser>
let as: Record<keyof typeof people, TestClient>
let processId: string

beforeAll(async () => {
  test = await createTestApp()
  const roleIds = [test.site.staffRoleId]
  const near = await buildDepartment(test.deps)
  const managing = await buildRole(test.deps, {
    permissions: ['process:list:all', 'process:list:all:inversion', 'process:list:all:end'],
    dataScope: 4,
  })
  people = {
    leader: await buildUser(test.deps, { nickName: '主管', roleIds }),
    director: await buildUser(test.deps, { nickName: '总监', roleIds }),
    requester: await buildUser(test.deps, { nickName: '张三', roleIds, departmentId: near }),
    manager: await buildUser(test.deps, { nickName: '管理', roleIds: [managing], departmentId: near }),
  }
  as = {
    leader: await test.as(people.leader),
    director: await test.as(people.director),
    requester: await test.as(people.requester),
    manager: await test.as(people.manager),
  }
  const definition = leaveDefinition({ kind: 'role', roleIds }, users(people.director.id))
  processId = await publishNew(await test.as(test.admin), definition, await buildForm(test), '请假')
  // The first ticket of a day begins the day.
  await startLeave(as.requester, processId, 1)
})
afterAll(() => test.close())

async function counted(work: () => Promise<TestAnswer>): Promise<{ readonly answer: TestAnswer; readonly statements: string[] }> {
  let answer: TestAnswer | null = null
  const statements = await recordStatements(test.database.pool, async () => {
    answer = await work()
  })
  if (answer === null) throw new Error('no answer')
  return { answer, statements }
}
const key = () => ({ 'idempotency-key': test.deps.newId() })
const start = (headers: Record<string, string> = {}) => startLeave(as.requester, processId, 5, headers)
const page = (client: TestClient, id: string) => client.get(`/api/v2/tickets/${id}`)

/** Makes the move, counts its statements, and compares its answer with the page. */
async function move(client: TestClient, id: string, verb: string, body: object): Promise<TestAnswer> {
  const { answer, statements } = await counted(() => client.post(`/api/v2/tickets/${id}/${verb}`, body, key()))
  expect(answer.status, answer.text).toBe(200)
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(PER_MOVE)
  expect(answer.at('ticket')).toEqual((await page(client, id)).body)
  return answer
}

describe('the statements of a move', () => {
  it('are three for an approval that opens the next task, and for the one that ends the ticket', async () => {
    const id = (await start()).textAt('id')
    const taskId = (await page(as.leader, id)).textAt('openTasks.0.taskId')
    const first = await move(as.leader, id, 'approve', { taskId, remark: '同意' })
    expect([first.at('status'), first.at('ticket.currentNodeIds'), first.at('ticket.moves.0.type')]).toEqual([
      'running',
      ['director'],
      'takeBack',
    ])
    const last = await move(as.director, id, 'approve', { taskId: first.at('ticket.openTasks.0.taskId'), remark: '' })
    expect([last.at('status'), last.at('revision'), last.at('ticket.status')]).toEqual(['approved', 3, 'approved'])
  })

  it('are as few for every other move, also for whoever administers tickets in a data scope', async () => {
    const [given, ended, taken] = [(await start()).textAt('id'), (await start()).textAt('id'), (await start()).textAt('id')]
    const taskId = (await page(as.leader, given)).textAt('openTasks.0.taskId')
    const reassigned = await move(as.manager, given, 'reassign', { taskId, from: null, to: people.manager.id })
    expect(reassigned.at('ticket.waitingFor')).toEqual([{ id: people.manager.id, name: '管理', active: true }])
    await move(as.manager, given, 'refuse', { taskId, remark: '不同意' })
    await move(as.manager, ended, 'terminate', { remark: '重复' })
    await move(as.requester, taken, 'withdraw', {})
  })

  it('are two for a repetition, which is answered the same, and for a refusal', async () => {
    const id = (await start()).textAt('id')
    const taskId = (await page(as.leader, id)).textAt('openTasks.0.taskId')
    const headers = key()
    const send = () => as.leader.post(`/api/v2/tickets/${id}/approve`, { taskId, remark: '' }, headers)
    const first = await send()
    const again = await counted(send)
    expect([again.answer.body, again.statements.length]).toEqual([first.body, 2])
    const late = await counted(() => as.leader.post(`/api/v2/tickets/${id}/approve`, { taskId, remark: '' }, key()))
    expect([late.answer.at('code'), late.statements.length]).toEqual(['task.already-decided', 2])
  })
})

describe('the statements of a start and of a page', () => {
  it('are four and two', async () => {
    const { answer, statements } = await counted(() => start(key()))
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(PER_START)
    const shown = await counted(() => page(as.requester, answer.textAt('id')))
    expect(shown.statements.length).toBeLessThanOrEqual(PER_PAGE)
    expect(answer.at('ticket')).toEqual(shown.answer.body)
    const managed = await counted(() => page(as.manager, answer.textAt('id')))
    expect(managed.statements.length).toBe(PER_PAGE)
    expect(managed.answer.text).toContain('reassign')
  })
})
