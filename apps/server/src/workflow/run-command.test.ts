/** Many people, one task: real PostgreSQL, real row locks. */
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ticketAssignments, ticketHistory, tickets, ticketTasks } from '../db/schema/tickets'
import { type BuiltUser, buildUser } from '../testing/build-people'
import { leaveDefinition, publishNew, startLeave, users, buildForm } from '../testing/build-processes'
import { createTestApp, type TestApp, type TestAnswer, type TestClient } from '../testing/test-app'

const CROWD = 50
let test: TestApp
let crowd: BuiltUser[]
let clients: TestClient[]
let requester: TestClient
let anyOf: string
let allOf: string

beforeAll(async () => {
  test = await createTestApp()
  const roleIds = [test.site.staffRoleId]
  crowd = await Promise.all(Array.from({ length: CROWD }, (_, index) => buildUser(test.deps, { nickName: `审批人${index}`, roleIds })))
  clients = await Promise.all(crowd.map((user) => test.as(user)))
  requester = await test.as(await buildUser(test.deps, { roleIds }))
  const admin = await test.as(test.admin)
  const formId = await buildForm(test)
  const asked = users(...crowd.map(({ id }) => id))
  const [first] = crowd
  anyOf = await publishNew(admin, leaveDefinition(asked, users(first?.id ?? '')), formId, '任一')
  allOf = await publishNew(admin, leaveDefinition(asked, users(first?.id ?? ''), 'all'), formId, '全部')
})
afterAll(() => test.close())

async function begin(processId: string): Promise<{ id: string; taskId: string }> {
  const id = (await startLeave(requester, processId, 1)).textAt('id')
  const [task] = await test.deps.db.select().from(ticketTasks).where(eq(ticketTasks.ticketId, id))
  return { id, taskId: task?.taskId ?? '' }
}
const kindsOf = async (ticketId: string) => {
  const rows = await test.deps.db.select().from(ticketHistory).where(eq(ticketHistory.ticketId, ticketId)).orderBy(ticketHistory.sequence)
  return rows.map(({ kind }) => kind)
}
const codes = (answers: readonly TestAnswer[]) => new Set(answers.map((answer) => answer.at('code')))

describe('fifty people on one task', () => {
  it('one of fifty approvals wins, the others are told who did', async () => {
    const { id, taskId } = await begin(anyOf)
    const answers = await Promise.all(clients.map((client) => client.post(`/api/v2/tickets/${id}/approve`, { taskId, remark: '' })))
    const won = answers.filter((answer) => answer.status === 200)
    const lost = answers.filter((answer) => answer.status === 409)
    expect([won.length, lost.length]).toEqual([1, CROWD - 1])
    const winner = crowd[answers.findIndex((answer) => answer.status === 200)]
    expect(codes(lost)).toEqual(new Set(['task.already-decided']))
    expect(new Set(lost.map((answer) => answer.at('params.by')))).toEqual(new Set([winner?.name]))
    expect(lost[0]?.at('params.outcome')).toBe('approved')
    expect(lost[0]?.textAt('detail')).toContain(winner?.name)
    expect(await kindsOf(id)).toEqual(['started', 'assigned', 'approved', 'finished'])
  })
  it('one person pressing fifty times, each time anew, approves once', async () => {
    const { id, taskId } = await begin(anyOf)
    const [client] = clients
    if (client === undefined) throw new Error('no client')
    const press = (_: unknown, index: number) =>
      client.post(`/api/v2/tickets/${id}/approve`, { taskId, remark: '' }, { 'idempotency-key': `press-${index}` })
    const answers = await Promise.all(Array.from({ length: CROWD }, press))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    const refused = codes(answers.filter((answer) => answer.status !== 200))
    // Where the machine is slow, the last of them wait too long for their turn.
    refused.delete('rate.limited')
    expect(refused).toEqual(new Set(['task.already-decided']))
    expect(await kindsOf(id)).toEqual(['started', 'assigned', 'approved', 'finished'])
  })
  it('keeps all votes and goes on once when everybody must agree', async () => {
    const { id, taskId } = await begin(allOf)
    const answers = await Promise.all(clients.map((client) => client.post(`/api/v2/tickets/${id}/approve`, { taskId, remark: '' })))
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: CROWD }, () => 200))
    expect(answers.filter((answer) => answer.at('status') === 'approved')).toHaveLength(1)
    const votes = and(eq(ticketAssignments.ticketId, id), eq(ticketAssignments.status, 'agreed'))
    expect(await test.deps.db.$count(ticketAssignments, votes)).toBe(CROWD)
    expect((await kindsOf(id)).filter((kind) => kind === 'finished')).toHaveLength(1)
  })
  it('reminds a person of their own vote while the others are still asked', async () => {
    const { id, taskId } = await begin(allOf)
    const vote = (index: number) => clients[index]?.post(`/api/v2/tickets/${id}/approve`, { taskId, remark: '' })
    await vote(0)
    await vote(1)
    const again = await vote(0)
    expect([again?.status, again?.at('params.by'), again?.at('params.outcome')]).toEqual([409, crowd[0]?.name, 'approved'])
  })
  it('approve, refuse and withdraw at once end in one outcome that the history explains', async () => {
    const { id, taskId } = await begin(anyOf)
    const moves = clients
      .slice(0, 10)
      .map((client, index) => client.post(`/api/v2/tickets/${id}/${index % 2 === 0 ? 'approve' : 'refuse'}`, { taskId, remark: '同时' }))
    const answers = await Promise.all([...moves, requester.post(`/api/v2/tickets/${id}/withdraw`, {})])
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    const [ticket] = await test.deps.db.select().from(tickets).where(eq(tickets.id, id))
    const kinds = await kindsOf(id)
    expect(kinds).toContain(ticket?.status)
    const open = and(eq(ticketAssignments.ticketId, id), eq(ticketAssignments.status, 'open'))
    expect(await test.deps.db.$count(ticketAssignments, open)).toBe(0)
  })
})

describe('one key', () => {
  it('used for two tickets at once moves one of them', async () => {
    const [one, other] = [await begin(anyOf), await begin(anyOf)]
    const [client] = clients
    if (client === undefined) throw new Error('no client')
    const headers = { 'idempotency-key': test.deps.newId() }
    const answers = await Promise.all(
      [one, other].map(({ id, taskId }) => client.post(`/api/v2/tickets/${id}/approve`, { taskId, remark: '' }, headers)),
    )
    expect(
      answers.map((answer) => answer.at('code') ?? answer.at('status')).toSorted((a, b) => String(a).localeCompare(String(b))),
    ).toEqual(['approved', 'idempotency.mismatch'])
    expect([...(await kindsOf(one.id)), ...(await kindsOf(other.id))].filter((kind) => kind === 'approved')).toHaveLength(1)
  })
  it('pressed many times at once starts one ticket', async () => {
    const before = await test.deps.db.$count(tickets)
    const headers = { 'idempotency-key': test.deps.newId() }
    const answers = await Promise.all(Array.from({ length: 10 }, () => startLeave(requester, anyOf, 1, headers)))
    expect(new Set(answers.map((answer) => answer.textAt('number'))).size).toBe(1)
    expect(await test.deps.db.$count(tickets)).toBe(before + 1)
  })
})

describe('the rows after all that', () => {
  it('say the same as the stored states', async () => {
    const { rows } = await test.database.pool.query<{ id: string }>(`
      select t.id from tickets t where
        (select count(*) from ticket_tasks k where k.ticket_id = t.id and k.status = 'open')
          <> (select count(*) from jsonb_array_elements(t.state -> 'tasks') s where s ->> 'status' = 'open')
        or t.status <> t.state ->> 'status'
        or (t.status <> 'running' and exists (select 1 from ticket_assignments a where a.ticket_id = t.id and a.status = 'open'))
        or t.history_length <> (select max(sequence) from ticket_history h where h.ticket_id = t.id)
        or t.history_hash <> (select hash from ticket_history h where h.ticket_id = t.id order by sequence desc limit 1)`)
    expect(rows).toEqual([])
  })
})
