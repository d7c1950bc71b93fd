/** Processes with a time limit for their tickets, on a real PostgreSQL with the real job engine: what is planned, what happens then, and where it is shown. */
import { type TicketLimit, USUAL_WORKING_TIME } from '@formwork/workflow-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brokenHistories, brokenRules } from '../../backup/find-damage'
import { buildDepartment, type BuiltUser, buildUser } from '../../testing/build-people'
import { leaveDefinition, publishNew, users } from '../../testing/build-processes'
import { buildOffice, type Office } from '../../testing/build-office'
import { recordStatements } from '../../testing/record-statements'
import type { TestAnswer, TestApp } from '../../testing/test-app'
import { noticesOf as noticesOfTicket, plannedFor } from '../../testing/time-limits/after-limit'
import { remindOfTicket } from './due-soon'
import { endTicketTime, endTime } from './time-is-up'

let office: Office
let test: TestApp
let leader: BuiltUser
let worker: BuiltUser
let requester: Awaited<ReturnType<TestApp['as']>>

const HOUR = 3_600_000
const LIMIT: TicketLimit = {
  seconds: 7200,
  ladder: [
    { at: -1800, act: 'remind' },
    { at: 0, act: 'tell' },
    { at: 3600, act: 'raisePriority' },
  ],
}

beforeAll(async () => {
  // A Monday, 9:00 in UTC.
  office = await buildOffice()
  ;({ test } = office)
  leader = await office.person('发起人主管')
  worker = await office.person('经办')
  const departmentId = await buildDepartment(test.deps, { leaderId: leader.id })
  requester = await test.as(await buildUser(test.deps, { nickName: '发起人', departmentId, roleIds: [test.site.staffRoleId] }))
})
afterAll(() => test.close())

const publish = (timeLimit: TicketLimit, ofStep: object = {}) => {
  const definition = leaveDefinition(users(worker.id), users(worker.id), 'any')
  const nodes = definition.nodes.map((node) => (node.id === 'leader' ? { ...node, ...ofStep } : node))
  return publishNew(office.admin, { ...definition, nodes, settings: { timeLimit } }, office.formId, `总时限 ${test.deps.newId()}`)
}
async function start(timeLimit: TicketLimit = LIMIT, ofStep: object = {}): Promise<TestAnswer> {
  const processId = await publish(timeLimit, ofStep)
  const started = await requester.post('/api/v2/tickets', { processId, version: 1, title: '出差', values: { reason: '开会', days: 5 } })
  expect(started.status, started.text).toBe(200)
  return started
}
const idOf = (answer: TestAnswer) => answer.textAt('id')
const later = (ms: number) => ({ ...test.deps, now: () => new Date(test.deps.now().getTime() + ms) })
const after = (ms: number) => new Date(test.deps.now().getTime() + ms).toISOString()
const page = (answer: TestAnswer, client = office.admin) => client.get(`/api/v2/tickets/${idOf(answer)}`)
const kindsOf = (answer: TestAnswer) => (answer.at('history') as { kind: string }[]).map(({ kind }) => kind).slice(2)
const move = async (answer: TestAnswer, act: object, client = office.admin) => {
  const moved = await client.post(`/api/v2/tickets/${idOf(answer)}/moves`, { remark: '好', ...act })
  expect(moved.status, moved.text).toBe(200)
}
const approve = async (answer: TestAnswer) =>
  move(answer, { type: 'approve', taskId: (await page(answer)).textAt('openTasks.0.taskId') }, await test.as(worker))
const noticesOf = (person: BuiltUser, answer: TestAnswer) => noticesOfTicket(test, person, idOf(answer))
const planned = (answer: TestAnswer) => plannedFor(test, idOf(answer))

describe('a ticket with a time limit', () => {
  it('shows by when it is to be finished, on its page and in lists, and plans what is done around that', async () => {
    const started = await start()
    expect([started.at('ticket.dueAt'), started.at('ticket.ticketDueAt'), started.at('ticket.openTasks.0.dueAt')]).toEqual([
      after(2 * HOUR),
      after(2 * HOUR),
      null,
    ])
    const { list } = (await requester.get('/api/v2/tickets/mine?pageSize=50')).body as { list: { id: string; dueAt: string }[] }
    expect(list.find(({ id }) => id === idOf(started))?.dueAt).toBe(after(2 * HOUR))
    expect(await planned(started)).toEqual([
      ['ticket.is-due-soon', 5400],
      ['ticket.is-late', 7200],
    ])
  })
  it('is due when its step is, where that is sooner, and at its next step by its own limit again', async () => {
    const started = await start(LIMIT, { timeLimit: { seconds: 3600, whenOver: 'remind' } })
    expect([started.at('ticket.dueAt'), started.at('ticket.ticketDueAt')]).toEqual([after(HOUR), after(2 * HOUR)])
    await approve(started)
    expect((await page(started)).at('dueAt')).toBe(after(2 * HOUR))
  })
  it('has as long as its priority gives it, and so has each of its steps, by what the ticket is when the step begins', async () => {
    const byPriority = { 1: 86_400, 2: 7200, 3: null }
    const ofStep = { timeLimit: { seconds: 3600, byPriority, ladder: [{ at: 0, act: 'raisePriority' }] } }
    const processId = await publish({ ...LIMIT, byPriority }, ofStep)
    const startAs = async (priority: number) => {
      const body = { processId, version: 1, title: '出差', priority, values: { reason: '开会', days: 5 } }
      const started = await requester.post('/api/v2/tickets', body)
      expect(started.status, started.text).toBe(200)
      return started
    }
    const limitsOf = (answer: TestAnswer) => [answer.at('ticket.ticketDueAt'), answer.at('ticket.openTasks.0.dueAt')]
    const [normal, urgent, veryUrgent] = [await startAs(1), await startAs(2), await startAs(3)]
    expect([normal, urgent, veryUrgent].map(limitsOf)).toEqual([
      [after(24 * HOUR), after(24 * HOUR)],
      [after(2 * HOUR), after(2 * HOUR)],
      [null, null],
    ])
    expect([await planned(veryUrgent), (await planned(urgent)).map(([, seconds]) => seconds)]).toEqual([[], [5400, 7200, 7200]])
    // More urgent meanwhile: the promised time stays, and the step opens again with the time of an urgent one.
    await endTime(later(24 * HOUR), { ticketId: idOf(normal), taskId: normal.textAt('ticket.openTasks.0.taskId') })
    const raised = await page(normal)
    expect([raised.at('priority'), raised.at('ticketDueAt'), raised.at('openTasks.0.dueAt')]).toEqual([
      2,
      after(24 * HOUR),
      after(24 * HOUR),
    ])
    await move(normal, { type: 'jump', nodeId: 'director' })
    await move(normal, { type: 'jump', nodeId: 'leader' })
    expect((await page(normal)).at('openTasks.0.dueAt')).toBe(after(2 * HOUR))
  })
  it('is not due any more once it is finished, and is again when it is opened again', async () => {
    const started = await start()
    await approve(started)
    await approve(started)
    const finished = await page(started)
    expect([finished.at('status'), finished.at('dueAt'), finished.at('ticketDueAt')]).toEqual(['approved', null, null])
    await endTicketTime(later(2 * HOUR), { ticketId: idOf(started) })
    expect(kindsOf(await page(started))).not.toContain('ticketOverdue')
    await move(started, { type: 'reopen' })
    expect((await page(started)).at('dueAt')).toBe(after(2 * HOUR))
  })
  it('costs no statement more', async () => {
    const [limited, plain] = [await publish(LIMIT), await office.publishFor([worker])]
    const countOf = async (processId: string) => {
      // The first ticket of a version has it read.
      await office.start(processId)
      return (await recordStatements(test.database.pool, () => office.start(processId))).length
    }
    expect(await countOf(limited)).toBe(await countOf(plain))
  })
  it('counts working time where that is chosen', async () => {
    expect((await office.admin.put('/api/v2/settings/working-time', USUAL_WORKING_TIME)).status).toBe(200)
    const started = await start({ ...LIMIT, seconds: 4 * 3600, clock: 'working' })
    // Over the lunch break.
    expect(started.at('ticket.ticketDueAt')).toBe('2026-03-02T14:30:00.000Z')
  })
})

describe('when the time of a ticket is nearly up, or up', () => {
  it('those whose turn it is are reminded once', async () => {
    const started = await start()
    await remindOfTicket(later(1.5 * HOUR), { ticketId: idOf(started) })
    await remindOfTicket(later(1.5 * HOUR), { ticketId: idOf(started) })
    expect(await noticesOf(worker, started)).toEqual(['ticket-due-soon', 'task-assigned'])
  })
  it('they and the leader of the requester are told, who may look at it from then on, and later it is more urgent', async () => {
    const started = await start()
    const theirs = await test.as(leader)
    expect((await page(started, theirs)).status).toBe(404)
    await endTicketTime(later(2 * HOUR), { ticketId: idOf(started) })
    await endTicketTime(later(2 * HOUR), { ticketId: idOf(started) })
    expect(kindsOf(await page(started, theirs))).toEqual(['ticketOverdue', 'copied'])
    expect([await noticesOf(worker, started), await noticesOf(leader, started)]).toEqual([
      ['ticket-overdue', 'task-assigned'],
      ['ticket-overdue'],
    ])
    await endTicketTime(later(3 * HOUR), { ticketId: idOf(started) })
    const now = await page(started)
    expect([now.at('priority'), kindsOf(now), now.at('history.4.late')]).toEqual([
      2,
      ['ticketOverdue', 'copied', 'ticketOverdue', 'priorityRaised'],
      3600,
    ])
  })
  it('it is among what is late', async () => {
    const started = await start()
    await test.database.pool.query("update tickets set due_at = now() - interval '1 hour' where id = $1", [idOf(started)])
    const found = (await requester.get('/api/v2/tickets/mine?overdue=1')).at('list') as { id: string }[]
    expect(found.map(({ id }) => id)).toContain(idOf(started))
    await test.database.pool.query(
      "update tickets set due_at = timestamptz 'epoch' + (state #>> '{timeLimit,dueAt}')::bigint * interval '1 millisecond' where id = $1",
      [idOf(started)],
    )
  })
  it('a job that comes too early plans itself anew', async () => {
    const started = await start()
    await test.database.pool.query('select graphile_worker.remove_job(key) from graphile_worker.jobs where key = $1', [
      `ticket.is-late:${idOf(started)}`,
    ])
    await endTicketTime(test.deps, { ticketId: idOf(started) })
    expect((await planned(started)).at(-1)).toEqual(['ticket.is-late', 7200])
  })
})

it('is due never while it is suspended, and later by as long as it was', async () => {
  const started = await start()
  await move(started, { type: 'suspend' })
  expect([(await page(started)).at('dueAt'), (await page(started)).at('ticketDueAt')]).toEqual([null, null])
  test.clock.advance({ hours: 4 })
  await move(started, { type: 'resume' })
  expect((await page(started)).at('ticketDueAt')).toBe(after(2 * HOUR))
  expect(await planned(started)).toEqual([
    ['ticket.is-due-soon', 5400],
    ['ticket.is-late', 7200],
  ])
  test.clock.advance({ hours: -4 })
})

it('verify finds nothing wrong with any of them, and a ticket that is due at another time than it promised', async () => {
  const client = await test.database.pool.connect()
  try {
    await client.query('begin')
    expect([await brokenRules(client), await brokenHistories(client)]).toEqual([[], []])
    const started = await start()
    await client.query("update tickets set due_at = due_at - interval '1 hour' where id = $1", [idOf(started)])
    expect(await brokenRules(client)).toEqual([
      `The ticket ${started.textAt('ticket.number')} is due at another time than its open tasks and its own limit.`,
    ])
  } finally {
    await client.query('rollback')
    client.release()
  }
})
