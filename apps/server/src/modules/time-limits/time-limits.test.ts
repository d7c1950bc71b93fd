/** Steps with a time limit, on a real PostgreSQL with the real job engine: what is planned, what happens then, and where it is shown. */
import type { TimeLimit } from '@formwork/workflow-core'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brokenHistories, brokenRules } from '../../backup/find-damage'
import { runPendingJobs } from '../../jobs/run-pending-jobs'
import { buildDepartment, type BuiltUser } from '../../testing/build-people'
import { leaveDefinition, publishNew, users } from '../../testing/build-processes'
import { buildOffice, type Office } from '../../testing/build-office'
import { recordStatements } from '../../testing/record-statements'
import type { TestAnswer, TestApp } from '../../testing/test-app'
import { remindOfTask } from './due-soon'
import { endTime } from './time-is-up'

let office: Office
let test: TestApp
let leader: BuiltUser
let worker: BuiltUser
let colleague: BuiltUser

beforeAll(async () => {
  office = await buildOffice()
  ;({ test } = office)
  leader = await office.person('主管')
  const department = await buildDepartment(test.deps, { leaderId: leader.id })
  worker = await office.person('经办', department)
  colleague = await office.person('同事', department)
})
afterAll(() => test.close())

const HOUR = 3_600_000
const LIMIT: TimeLimit = { seconds: 3600, whenOver: 'remind' }

/** Two colleagues are asked for a leave. */
async function publish(limit: Partial<TimeLimit>, completion: 'any' | 'all'): Promise<string> {
  const definition = leaveDefinition(users(worker.id, colleague.id), users(test.admin.id), completion)
  const timeLimit = { ...LIMIT, ...limit }
  const nodes = definition.nodes.map((node) => (node.kind === 'userTask' && node.id === 'leader' ? { ...node, timeLimit } : node))
  return publishNew(office.admin, { ...definition, nodes }, office.formId, `限时 ${test.deps.newId()}`)
}
async function start(limit: Partial<TimeLimit> = {}, completion: 'any' | 'all' = 'all'): Promise<TestAnswer> {
  const started = await office.start(await publish(limit, completion))
  expect(started.status, started.text).toBe(200)
  return started
}
const idOf = (answer: TestAnswer) => answer.textAt('id')
const taskOf = (answer: TestAnswer) => answer.textAt('ticket.openTasks.0.taskId')
const payloadOf = (answer: TestAnswer) => ({ ticketId: idOf(answer), taskId: taskOf(answer) })
const later = (ms: number) => ({ ...test.deps, now: () => new Date(test.deps.now().getTime() + ms) })
const page = (answer: TestAnswer, client = office.admin) => client.get(`/api/v2/tickets/${idOf(answer)}`)
const move = (answer: TestAnswer, type: 'suspend' | 'resume') =>
  office.admin.post(`/api/v2/tickets/${idOf(answer)}/moves`, { type, remark: '好' })
const approve = async (person: BuiltUser, answer: TestAnswer) =>
  (await test.as(person)).post(`/api/v2/tickets/${idOf(answer)}/approve`, { taskId: taskOf(answer), remark: '' })
const kindsOf = (answer: TestAnswer) => (answer.at('history') as { kind: string }[]).map(({ kind }) => kind)
const waitingFor = (answer: TestAnswer) => (answer.at('waitingFor') as { name: string }[]).map(({ name }) => name)
async function noticesOf(person: BuiltUser, answer: TestAnswer): Promise<string[]> {
  await runPendingJobs(test.database.pool, test.deps)
  const list = (await (await test.as(person)).get('/api/v2/notices')).at('list') as { kind: string; ticketId: string }[]
  return list.flatMap(({ kind, ticketId }) => (ticketId === idOf(answer) ? [kind] : []))
}
/** In seconds from now. */
async function planned(answer: TestAnswer): Promise<Record<string, number>> {
  const { rows } = await test.database.pool.query<{ task: string; seconds: number }>(
    `select task_identifier as task, round(extract(epoch from run_at - now()) / 10)::int * 10 as seconds
     from graphile_worker.jobs where key like '%' || $1::text || '%' and task_identifier like 'ticket.%' order by 1`,
    [idOf(answer)],
  )
  return Object.fromEntries(rows.map(({ task, seconds }) => [task, seconds]))
}
/** When its time is up, by the clock of the database, in hours from now. */
async function setDue(answer: TestAnswer, hours: number): Promise<void> {
  await test.deps.db.execute(
    sql`update tickets set due_at = now() + make_interval(hours => ${hours}::int) where id = ${idOf(answer)}::uuid`,
  )
}

describe('a step with a time limit', () => {
  it('shows until when it is to be answered, and plans what is done then', async () => {
    const started = await start({ remindBefore: 600 })
    const created = new Date(started.textAt('ticket.createdAt')).getTime()
    const due = new Date(created + HOUR).toISOString()
    expect([started.at('ticket.dueAt'), started.at('ticket.openTasks.0.dueAt')]).toEqual([due, due])
    const { list } = (await office.requester.client.get('/api/v2/tickets/mine?pageSize=50')).body as {
      list: { id: string; dueAt: string }[]
    }
    expect(list.find(({ id }) => id === idOf(started))?.dueAt).toBe(due)
    expect(await planned(started)).toEqual({ 'ticket.due-soon': 3000, 'ticket.time-is-up': 3600 })
  })
  it('without a reminder plans none, and one without a limit plans nothing and shows nothing', async () => {
    expect(await planned(await start())).toEqual({ 'ticket.time-is-up': 3600 })
    const plain = await office.start(await office.publishFor([worker]))
    expect([plain.at('ticket.dueAt'), plain.at('ticket.openTasks.0.dueAt'), await planned(plain)]).toEqual([null, null, {}])
  })
  it('costs no statement more', async () => {
    const [limited, plain] = [await publish({ remindBefore: 600 }, 'all'), await office.publishFor([worker])]
    const countOf = async (processId: string) => {
      // The first ticket of a version has it read.
      await office.start(processId)
      return (await recordStatements(test.database.pool, () => office.start(processId))).length
    }
    expect(await countOf(limited)).toBe(await countOf(plain))
  })
  it('reminds those who have not answered, once, and not the ticket’s history', async () => {
    const started = await start({ remindBefore: 600 })
    expect((await approve(worker, started)).status).toBe(200)
    await remindOfTask(later(3_000_000), payloadOf(started))
    await remindOfTask(later(3_000_000), payloadOf(started))
    expect(await noticesOf(colleague, started)).toEqual(['task-due-soon', 'task-assigned'])
    expect(await noticesOf(worker, started)).not.toContain('task-due-soon')
    expect([(await page(started)).at('revision'), kindsOf(await page(started))]).toEqual([2, ['started', 'assigned', 'approved']])
  })
  it('reminds nobody of what is decided, or whose time is up', async () => {
    const decided = await start({ remindBefore: 600 }, 'any')
    expect((await approve(worker, decided)).status).toBe(200)
    await remindOfTask(later(3_000_000), payloadOf(decided))
    const late = await start({ remindBefore: 600 })
    await remindOfTask(later(2 * HOUR), payloadOf(late))
    expect([await noticesOf(colleague, decided), await noticesOf(colleague, late)]).toEqual([['task-assigned'], ['task-assigned']])
  })
})

describe('when the time is up', () => {
  it('those who have not answered are told once, and the history says so', async () => {
    const started = await start()
    expect((await approve(worker, started)).status).toBe(200)
    await endTime(later(HOUR + 1000), payloadOf(started))
    await endTime(later(HOUR + 2000), payloadOf(started))
    const now = await page(started)
    expect([kindsOf(now), now.at('history.3.assignees.0.name'), now.at('history.3.actor'), waitingFor(now)]).toEqual([
      ['started', 'assigned', 'approved', 'overdue'],
      '同事',
      null,
      ['同事'],
    ])
    expect([await noticesOf(colleague, started), await noticesOf(leader, started)]).toEqual([['task-overdue', 'task-assigned'], []])
  })
  it('their leader is told as well, and may look at the ticket', async () => {
    const started = await start({ whenOver: 'tellLeader' })
    expect((await page(started, await test.as(leader))).status).toBe(404)
    await endTime(later(HOUR + 1000), payloadOf(started))
    expect((await page(started, await test.as(leader))).status).toBe(200)
    expect([await noticesOf(leader, started), waitingFor(await page(started))]).toEqual([['task-overdue'], ['经办', '同事']])
  })
  it('what has no answer is given to their leader, whose decision it is then', async () => {
    const started = await start({ whenOver: 'giveToLeader' })
    await endTime(later(HOUR + 1000), payloadOf(started))
    expect(waitingFor(await page(started))).toEqual(['主管'])
    expect(kindsOf(await page(started))).toEqual(['started', 'assigned', 'overdue', 'reassigned', 'reassigned'])
    expect((await page(started)).at('history.3')).toMatchObject({
      actor: null,
      reason: 'overdue',
      assignees: [{ name: '主管' }],
      replaced: [{ name: '经办' }],
    })
    expect(await noticesOf(leader, started)).toEqual(['task-passed-on'])
    expect((await approve(leader, started)).at('status')).toBe('approved')
  })
  it('it is given to whoever stands in for a leader who is away', async () => {
    const deputy = await office.person('副主管')
    const day = (offset: number) => new Date(test.deps.now().getTime() + offset * 86_400_000).toISOString().slice(0, 10)
    const absence = { firstDay: day(0), lastDay: day(3), substituteId: deputy.id }
    expect((await (await test.as(leader)).put('/api/v2/my-absence', absence)).status).toBe(200)
    const started = await start({ whenOver: 'giveToLeader' })
    await endTime(later(HOUR + 1000), payloadOf(started))
    expect(waitingFor(await page(started))).toEqual(['副主管'])
    expect((await (await test.as(leader)).delete('/api/v2/my-absence')).status).toBe(200)
  })
  it('whoever has no leader that may act keeps it', async () => {
    await test.deps.db.execute(sql`update users set enabled = false where id = ${leader.id}::uuid`)
    const started = await start({ whenOver: 'giveToLeader' })
    await endTime(later(HOUR + 1000), payloadOf(started))
    expect(waitingFor(await page(started))).toEqual(['经办', '同事'])
    await test.deps.db.execute(sql`update users set enabled = true where id = ${leader.id}::uuid`)
  })
  it('a job that comes too early plans itself anew, and one of a decided task ends', async () => {
    const started = await start()
    await test.database.pool.query("select graphile_worker.remove_job('ticket.time-is-up:' || $1::text || ':' || $2::text)", [
      idOf(started),
      taskOf(started),
    ])
    await endTime(test.deps, payloadOf(started))
    expect([await planned(started), kindsOf(await page(started))]).toEqual([{ 'ticket.time-is-up': 3600 }, ['started', 'assigned']])
    const decided = await start({}, 'any')
    expect((await approve(worker, decided)).status).toBe(200)
    await endTime(later(2 * HOUR), payloadOf(decided))
    expect(kindsOf(await page(decided))).not.toContain('overdue')
  })
})

describe('a suspended ticket', () => {
  it('is due never while it is suspended, and later by as long as it was', async () => {
    const started = await start({ remindBefore: 600 })
    const due = new Date(started.textAt('ticket.dueAt')).getTime()
    expect((await move(started, 'suspend')).status).toBe(200)
    expect([(await page(started)).at('dueAt'), (await page(started)).at('openTasks.0.dueAt')]).toEqual([null, null])
    await endTime(later(2 * HOUR), payloadOf(started))
    expect(kindsOf(await page(started))).not.toContain('overdue')
    // As if that had been an hour ago.
    await test.deps.db.execute(sql`update tickets set state = jsonb_set(state, '{suspended,at}', to_jsonb((state #>> '{suspended,at}')::bigint - 3600000))
      where id = ${idOf(started)}::uuid`)
    expect((await move(started, 'resume')).status).toBe(200)
    const moved = new Date((await page(started)).textAt('dueAt')).getTime() - due - HOUR
    expect([moved >= 0, moved < 60_000]).toEqual([true, true])
    const { 'ticket.time-is-up': up = 0, 'ticket.due-soon': soon = 0 } = await planned(started)
    expect([Math.abs(up - 7200) < 60, up - soon]).toEqual([true, 600])
  })
})

it('verify finds nothing wrong with any of them, and a ticket that is due at another time than its tasks', async () => {
  const client = await test.database.pool.connect()
  try {
    await client.query('begin')
    expect([await brokenRules(client), await brokenHistories(client)]).toEqual([[], []])
    const started = await start()
    await client.query("update tickets set due_at = due_at - interval '1 hour' where id = $1", [idOf(started)])
    expect(await brokenRules(client)).toEqual([
      `The ticket ${started.textAt('number')} is due at another time than its open tasks and its own limit.`,
    ])
  } finally {
    await client.query('rollback')
    client.release()
  }
})

describe('tickets whose time is up', () => {
  it('are what the lists show that are asked for them, and what the dashboard counts, as far as one may see', async () => {
    await test.deps.db.execute(sql`update tickets set due_at = null`)
    const [late, early] = [await start(), await start()]
    await setDue(late, -1)
    await setDue(early, 1)
    const found = async (client: typeof office.admin, path: string) =>
      ((await client.get(`/api/v2/tickets${path}`)).at('list') as { id: string }[]).map(({ id }) => id)
    expect(await found(office.admin, '?overdue=1')).toEqual([idOf(late)])
    expect(await found(office.requester.client, '/mine?overdue=1')).toEqual([idOf(late)])
    expect(await found(await test.as(worker), '/todo?overdue=1')).toEqual([idOf(late)])
    expect(await found(await test.as(worker), '/todo')).toEqual(expect.arrayContaining([idOf(early)]))
    const stranger = await test.as(await office.person('旁人'))
    const counted = async (client: typeof office.admin) => (await client.get('/api/v1/dashboard')).at('data.count.overdue')
    expect([await counted(office.admin), await counted(stranger)]).toEqual([1, 0])
  })
})
