/** The open work of somebody who is disabled or removed is passed on by itself, on a real database with its job engine. */
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { departments } from '../../db/schema/people'
import { ticketAssignments, ticketHistory } from '../../db/schema/tickets'
import { runPendingJobs } from '../../jobs/run-pending-jobs'
import { buildOffice, type Office } from '../../testing/build-office'
import { type BuiltUser, buildDepartment } from '../../testing/build-people'
import { recordStatements } from '../../testing/record-statements'
import type { TestApp, TestClient } from '../../testing/test-app'
import { firstBrokenEntry } from '../../workflow/history-chain'

let office: Office
let test: TestApp
let admin: TestClient
let leader: BuiltUser
let departmentId: string

beforeAll(async () => {
  office = await buildOffice()
  ;({ test, admin } = office)
  leader = await office.person('部门经理')
  departmentId = await buildDepartment(test.deps, { leaderId: leader.id })
})
afterAll(() => test.close())

const setStatus = (user: BuiltUser, status: '0' | '1') => admin.put('/api/v1/sysUser', { userId: user.id, status })
const runJobs = () => runPendingJobs(test.database.pool, test.deps)
const page = (id: string) => admin.get(`/api/v2/tickets/${id}`)
const start = async (processId: string) => (await office.start(processId)).textAt('id')
const waitingNames = async (id: string) => ((await page(id)).at('waitingFor') as { name: string }[]).map(({ name }) => name)

describe('work of somebody who was disabled', () => {
  it('goes to the leader of their department, who is told and can decide; the history says so', async () => {
    const leaver = await office.person('离职者', departmentId)
    const id = await start(await office.publishFor([leaver]))
    await setStatus(leaver, '1')
    await runJobs()
    const moved = await page(id)
    expect([moved.at('stuck'), await waitingNames(id)]).toEqual([false, ['部门经理']])
    expect(moved.at('history.2')).toMatchObject({ kind: 'reassigned', actor: null, fallback: false, replaced: [{ name: '离职者' }] })
    const client = await test.as(leader)
    await runJobs()
    expect((await client.get('/api/v2/notices')).at('list.0')).toMatchObject({ kind: 'task-assigned', ticketId: id })
    const taskId = moved.textAt('openTasks.0.taskId')
    expect((await client.post(`/api/v2/tickets/${id}/approve`, { taskId })).at('status')).toBe('approved')
    const rows = await test.deps.db.select().from(ticketHistory).where(eq(ticketHistory.ticketId, id)).orderBy(ticketHistory.sequence)
    expect(firstBrokenEntry(rows)).toBeNull()
  })

  it('stays where it went when they are enabled again: only new tasks are theirs', async () => {
    const leaver = await office.person('往返者', departmentId)
    const processId = await office.publishFor([leaver])
    const before = await start(processId)
    await setStatus(leaver, '1')
    await runJobs()
    await setStatus(leaver, '0')
    await runJobs()
    const after = await start(processId)
    expect([await waitingNames(before), await waitingNames(after)]).toEqual([['部门经理'], ['往返者']])
  })

  it('stays theirs when they are enabled again before it has moved', async () => {
    const leaver = await office.person('误停者', departmentId)
    const id = await start(await office.publishFor([leaver]))
    await setStatus(leaver, '1')
    await setStatus(leaver, '0')
    await runJobs()
    expect(await waitingNames(id)).toEqual(['误停者'])
  })

  it('is looked for once more, for what was on its way to them at that moment', async () => {
    const leaver = await office.person('竞争者', departmentId)
    const processId = await office.publishFor([leaver])
    await setStatus(leaver, '1')
    await runJobs()
    const id = await start(processId)
    // As a move writes it a moment later that read them as enabled.
    const [task] = await test.deps.db.select().from(ticketAssignments).where(eq(ticketAssignments.ticketId, id))
    const renamed = sql`replace(state::text, ${task?.userId ?? ''}::text, ${leaver.id}::text)::jsonb`
    await test.deps.db.execute(sql`update tickets set state = ${renamed} where id = ${id}::uuid`)
    await test.deps.db.update(ticketAssignments).set({ userId: leaver.id }).where(eq(ticketAssignments.ticketId, id))
    await runJobs()
    expect((await page(id)).at('stuck')).toBe(true)
    await test.database.pool.query('update graphile_worker._private_jobs set run_at = now() where key = $1', [
      `tasks.pass-on:again:${leaver.id}`,
    ])
    await runJobs()
    expect([(await page(id)).at('stuck'), await waitingNames(id)]).toEqual([false, ['部门经理']])
  })
})

describe('work of somebody who was removed', () => {
  it('goes to the administrators, marked as an alarm, when nobody leads their department', async () => {
    const leaver = await office.person('无主管', await buildDepartment(test.deps))
    const id = await start(await office.publishFor([leaver]))
    await admin.delete(`/api/v1/sysUser/${leaver.id}`)
    await runJobs()
    expect(await waitingNames(id)).toEqual(['管理员'])
    expect((await page(id)).at('history.2')).toMatchObject({ kind: 'reassigned', fallback: true, assignees: [{ id: test.admin.id }] })
  })

  it('goes to the administrators when they led the department themselves, or its leader is disabled', async () => {
    const own = await buildDepartment(test.deps)
    const head = await office.person('负责人', own)
    const member = await office.person('成员', own)
    await test.deps.db.update(departments).set({ leaderId: head.id }).where(eq(departments.id, own))
    const [first, second] = [await start(await office.publishFor([head])), await start(await office.publishFor([member]))]
    await setStatus(head, '1')
    await setStatus(member, '1')
    await runJobs()
    expect([await waitingNames(first), await waitingNames(second)]).toEqual([['管理员'], ['管理员']])
  })
})

it('five hundred open tasks cost the call not one statement more, and all of them move', async () => {
  const [busy, idle] = [await office.person('忙人', departmentId), await office.person('闲人', departmentId)]
  const original = await start(await office.publishFor([busy]))
  await cloneTicket(original, 499)
  const statementsOf = async (user: BuiltUser) =>
    (await recordStatements(test.database.pool, async () => void (await setStatus(user, '1')))).length
  expect(await statementsOf(busy)).toBe(await statementsOf(idle))
  await runJobs()
  const openOf = (user: BuiltUser) =>
    test.deps.db.$count(ticketAssignments, and(eq(ticketAssignments.userId, user.id), eq(ticketAssignments.status, 'open')))
  expect(await openOf(busy)).toBe(0)
  expect(await openOf(leader)).toBeGreaterThanOrEqual(500)
})

/** The same ticket many times over. */
async function cloneTicket(id: string, count: number): Promise<void> {
  const { pool } = test.database
  const copy = (table: string, columns: string, key = 'ticket_id') =>
    pool.query(
      `insert into ${table} (${key}, ${columns}) select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, ${columns}
       from ${table}, generate_series(1, $2) n where ${key} = $1`,
      [id, count],
    )
  const ticket =
    'title, priority, process_id, version_id, process_name, requester_id, status, state, revision, history_length, history_hash, created_at, updated_at'
  await pool.query(
    `insert into tickets (id, number, ${ticket})
     select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'copy ' || n, ${ticket} from tickets, generate_series(1, $2) n where id = $1`,
    [id, count],
  )
  await copy('ticket_values', 'values')
  await copy('ticket_tasks', 'task_id, node_id, node_name, completion, fallback, status, opened_at')
  await copy(
    'ticket_history',
    'sequence, kind, node_id, node_name, task_id, actor_id, actor_name, remark, assignees, replaced, fallback, at, hash',
  )
  await copy('ticket_assignments', 'task_id, user_id, status, opened_at')
}
