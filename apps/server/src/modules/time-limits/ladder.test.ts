/** Steps whose time limit has a ladder, on a real PostgreSQL with the real job engine: each rung once, at its time, to those whom it names. */
import type { Pool, Rung, TimeLimit } from '@formwork/workflow-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brokenHistories, brokenRules } from '../../backup/find-damage'
import { buildDepartment, type BuiltUser, buildRole, buildUser } from '../../testing/build-people'
import { leaveDefinition, publishNew, users } from '../../testing/build-processes'
import { buildOffice, type Office } from '../../testing/build-office'
import { recordStatements } from '../../testing/record-statements'
import type { TestAnswer, TestApp } from '../../testing/test-app'
import { noticesOf as noticesOfTicket, plannedFor } from '../../testing/time-limits/after-limit'
import { remindOfTask } from './due-soon'
import { endTime } from './time-is-up'

let office: Office
let test: TestApp
let leader: BuiltUser
let worker: BuiltUser
let auditor: BuiltUser
let roleId: string

const HOUR = 3_600_000
const NOBODY: Pool = { userIds: [], roleIds: [], postIds: [], departmentIds: [] }

beforeAll(async () => {
  office = await buildOffice()
  ;({ test } = office)
  leader = await office.person('主管')
  worker = await office.person('经办', await buildDepartment(test.deps, { leaderId: leader.id }))
  roleId = await buildRole(test.deps)
  auditor = await buildUser(test.deps, { nickName: '督办', roleIds: [test.site.staffRoleId, roleId] })
})
afterAll(() => test.close())

async function publish(ladder: Rung[]): Promise<string> {
  const definition = leaveDefinition(users(worker.id), users(test.admin.id), 'any')
  const nodes = definition.nodes.map((node) =>
    node.kind === 'userTask' && node.id === 'leader' ? { ...node, timeLimit: { seconds: 3600, ladder } } : node,
  )
  return publishNew(office.admin, { ...definition, nodes }, office.formId, `升级 ${test.deps.newId()}`)
}
async function start(ladder: Rung[]): Promise<TestAnswer> {
  const started = await office.start(await publish(ladder))
  expect(started.status, started.text).toBe(200)
  return started
}
const idOf = (answer: TestAnswer) => answer.textAt('id')
const payloadOf = (answer: TestAnswer) => ({ ticketId: idOf(answer), taskId: answer.textAt('ticket.openTasks.0.taskId') })
const later = (ms: number) => ({ ...test.deps, now: () => new Date(test.deps.now().getTime() + ms) })
const page = (answer: TestAnswer, client = office.admin) => client.get(`/api/v2/tickets/${idOf(answer)}`)
const kindsOf = (answer: TestAnswer) => (answer.at('history') as { kind: string }[]).map(({ kind }) => kind).slice(2)
const waitingFor = (answer: TestAnswer) => (answer.at('waitingFor') as { name: string }[]).map(({ name }) => name)
const noticesOf = (person: BuiltUser, answer: TestAnswer) => noticesOfTicket(test, person, idOf(answer))
const planned = (answer: TestAnswer) => plannedFor(test, idOf(answer))
/** A worker has taken the job of the next rung. */
async function taken(answer: TestAnswer): Promise<void> {
  await test.database.pool.query(
    "select graphile_worker.remove_job(key) from graphile_worker.jobs where key like 'ticket.time-is-up:' || $1::text || '%'",
    [idOf(answer)],
  )
}

describe('a ladder', () => {
  it('plans each of its reminders and its first rung, and at each rung the next one', async () => {
    const started = await start([
      { at: -1800, act: 'remind' },
      { at: -600, act: 'remind' },
      { at: 0, act: 'remind' },
      { at: 7200, act: 'raisePriority' },
    ])
    expect(await planned(started)).toEqual([
      ['ticket.due-soon', 1800],
      ['ticket.due-soon', 3000],
      ['ticket.time-is-up', 3600],
    ])
    await taken(started)
    await endTime(later(HOUR), payloadOf(started))
    expect((await planned(started)).at(-1)).toEqual(['ticket.time-is-up', 7200])
    await taken(started)
    await endTime(later(3 * HOUR), payloadOf(started))
    expect((await planned(started)).map(([task]) => task)).not.toContain('ticket.time-is-up')
    expect(kindsOf(await page(started))).toEqual(['overdue', 'overdue', 'priorityRaised'])
  })
  it('costs no statement more than no limit at all', async () => {
    const [limited, plain] = [
      await publish([
        { at: -600, act: 'remind' },
        { at: 60, act: 'tell' },
      ]),
      await office.publishFor([worker]),
    ]
    const countOf = async (processId: string) => {
      // The first ticket of a version has it read.
      await office.start(processId)
      return (await recordStatements(test.database.pool, () => office.start(processId))).length
    }
    expect(await countOf(limited)).toBe(await countOf(plain))
  })
  it('reminds at each of its reminders once', async () => {
    const started = await start([
      { at: -1800, act: 'remind' },
      { at: -600, act: 'remind' },
    ])
    const payload = payloadOf(started)
    await remindOfTask(later(HOUR / 2), payload)
    await remindOfTask(later(HOUR / 2), payload)
    await remindOfTask(later(HOUR * 0.9), { ...payload, place: 1 })
    await remindOfTask(later(HOUR * 0.9), { ...payload, place: 1 })
    expect(await noticesOf(worker, started)).toEqual(['task-due-soon', 'task-due-soon', 'task-assigned'])
  })
  it('tells whoever has a role, who may look at the ticket from then on, and says for how long it has been late', async () => {
    const started = await start([{ at: 7200, act: 'tell', to: { ...NOBODY, roleIds: [roleId] } }])
    const theirs = await test.as(auditor)
    expect((await page(started, theirs)).status).toBe(404)
    await endTime(later(3 * HOUR - 1000), payloadOf(started))
    expect(kindsOf(await page(started))).toEqual([])
    await endTime(later(3 * HOUR), payloadOf(started))
    const now = await page(started, theirs)
    expect([now.status, now.at('history.2.kind'), now.at('history.2.late'), now.at('history.3.assignees.0.name')]).toEqual([
      200,
      'overdue',
      7200,
      '督办',
    ])
    expect([await noticesOf(auditor, started), await noticesOf(leader, started)]).toEqual([['task-overdue'], []])
  })
  it('gives the step to people who are named, or to who stands in for them while they are away', async () => {
    const deputy = await office.person('代办')
    const started = await start([
      { at: 0, act: 'remind' },
      { at: 3600, act: 'giveTo', to: { ...NOBODY, userIds: [auditor.id] } },
    ])
    const day = (offset: number) => new Date(test.deps.now().getTime() + offset * 86_400_000).toISOString().slice(0, 10)
    const theirs = await test.as(auditor)
    expect((await theirs.put('/api/v2/my-absence', { firstDay: day(0), lastDay: day(3), substituteId: deputy.id })).status).toBe(200)
    await endTime(later(HOUR), payloadOf(started))
    await endTime(later(2 * HOUR), payloadOf(started))
    expect(waitingFor(await page(started))).toEqual(['代办'])
    expect(await noticesOf(deputy, started)).toEqual(['task-passed-on'])
    expect((await theirs.delete('/api/v2/my-absence')).status).toBe(200)
  })
  it('makes the ticket more urgent by one, up to the highest, and lists show it', async () => {
    const raise: Rung = { at: 0, act: 'raisePriority' }
    const started = await start([raise, { ...raise, at: 60 }, { ...raise, at: 120 }])
    for (const minutes of [0, 1, 2]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await endTime(later(HOUR + minutes * 60_000), payloadOf(started))
    }
    const now = await page(started)
    expect([now.at('priority'), kindsOf(now)]).toEqual([3, ['overdue', 'priorityRaised', 'overdue', 'priorityRaised', 'overdue']])
    const list = (await office.requester.client.get('/api/v2/tickets/mine?pageSize=50')).at('list') as { id: string; priority: number }[]
    expect(list.find(({ id }) => id === idOf(started))?.priority).toBe(3)
  })
  it('comes after notices: thousands that are up at one moment keep nobody waiting who is asked meanwhile', async () => {
    await start([
      { at: -600, act: 'remind' },
      { at: 0, act: 'remind' },
    ])
    const { rows } = await test.database.pool.query<{ task: string; priority: number }>(
      `select task_identifier as task, min(priority) as priority from graphile_worker.jobs
       where task_identifier in ('notices.deliver', 'ticket.time-is-up', 'ticket.due-soon') group by 1 order by 2, 1`,
    )
    expect(rows).toEqual([
      { task: 'notices.deliver', priority: 0 },
      { task: 'ticket.due-soon', priority: 5 },
      { task: 'ticket.time-is-up', priority: 5 },
    ])
  })
  it('reaches a rung once, though two servers come to it at the same moment', async () => {
    const started = await start([
      { at: 0, act: 'raisePriority' },
      { at: 3600, act: 'giveTo' },
    ])
    const both = () => Promise.allSettled([endTime(later(HOUR), payloadOf(started)), endTime(later(HOUR), payloadOf(started))])
    await both()
    await both()
    expect([(await page(started)).at('priority'), kindsOf(await page(started))]).toEqual([2, ['overdue', 'priorityRaised']])
  })
  it('waits for its next rung as long as the ticket was suspended', async () => {
    const started = await start([
      { at: 0, act: 'remind' },
      { at: 7200, act: 'giveTo' },
    ])
    await endTime(later(HOUR), payloadOf(started))
    test.clock.advance({ hours: 2 })
    const move = (type: string) => office.admin.post(`/api/v2/tickets/${idOf(started)}/moves`, { type, remark: '好' })
    expect((await move('suspend')).status).toBe(200)
    await endTime(later(2 * HOUR), payloadOf(started))
    test.clock.advance({ hours: 5 })
    expect((await move('resume')).status).toBe(200)
    // It was late before, and still is since then.
    expect((await page(started)).at('dueAt')).toBe(started.at('ticket.dueAt'))
    expect(await planned(started)).toEqual([['ticket.time-is-up', 3600]])
    await endTime(later(HOUR), payloadOf(started))
    expect(waitingFor(await page(started))).toEqual(['主管'])
    test.clock.advance({ hours: -7 })
  })
})

it('people of a ladder who are gone are named when it is published', async () => {
  const gone = await office.person('离职')
  await test.database.pool.query('update users set enabled = false where id = $1', [gone.id])
  const definition = leaveDefinition(users(worker.id), users(test.admin.id), 'any')
  const timeLimit: TimeLimit = { seconds: 3600, ladder: [{ at: 0, act: 'tell', to: { ...NOBODY, userIds: [gone.id] } }] }
  const nodes = definition.nodes.map((node) => (node.kind === 'userTask' && node.id === 'leader' ? { ...node, timeLimit } : node))
  await expect(publishNew(office.admin, { ...definition, nodes }, office.formId, `升级 ${test.deps.newId()}`)).rejects.toThrow(
    'rung-people-unknown',
  )
})

it('verify finds nothing wrong with any of them', async () => {
  const client = await test.database.pool.connect()
  try {
    await client.query('begin')
    expect([await brokenRules(client), await brokenHistories(client)]).toEqual([[], []])
  } finally {
    await client.query('rollback')
    client.release()
  }
})
