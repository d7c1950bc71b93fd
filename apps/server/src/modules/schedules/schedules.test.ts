/** Recurring tickets on a real PostgreSQL with the real job engine: what is due starts once, in the right name, and what is refused is said. */
import { MAX_SCHEDULES, type ScheduleRule, WORKING_TIME_SETTINGS } from '@formwork/api-contract'
import type { ProcessDefinition } from '@formwork/workflow-core'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brokenHistories, brokenRules } from '../../backup/find-damage'
import { ticketSchedules } from '../../db/schema/schedules'
import { tickets } from '../../db/schema/tickets'
import { runPendingJobs } from '../../jobs/run-pending-jobs'
import { cronItems } from '../../jobs/sweeps'
import { buildDepartment, buildRole, type BuiltUser, buildUser } from '../../testing/build-people'
import { leaveDefinition, publishNew, users } from '../../testing/build-processes'
import { buildOffice, type Office } from '../../testing/build-office'
import { recordStatements } from '../../testing/record-statements'
import type { TestAnswer, TestApp, TestClient } from '../../testing/test-app'
import { PLAN_SCHEDULES_TASK, SCHEDULED_START_TASK, startKey } from './due-repo'
import { AFTER_NOTICES } from '../../workflow/step-jobs/step-job-writes'
import { planSchedules, startDue } from './run-schedules'

let office: Office
let test: TestApp
let admin: TestClient
let leader: BuiltUser
let starter: BuiltUser
let processId: string

beforeAll(async () => {
  office = await buildOffice()
  ;({ test, admin } = office)
  leader = await office.person('主管')
  starter = await office.person('赵云')
  processId = await office.publishFor([leader])
})
afterAll(() => test.close())

const DAILY: ScheduleRule = { repeat: { kind: 'daily', every: 1 }, time: '09:30', from: '2026-03-01', until: null }
const HOUR = 3_600_000
/** With a clock of its own, so that no test makes the schedules of others due. */
const at = (hours: number) => ({ ...test.deps, now: () => new Date(test.clock.now().getTime() + hours * HOUR) })
const fieldsOf = (more: object = {}) => ({
  name: `巡检 ${test.deps.newId()}`,
  processId,
  starterId: starter.id,
  title: '{process}：{requester}，{date}',
  values: { reason: '巡检', days: 1 },
  rule: DAILY,
  ...more,
})
const create = (more: object = {}) => admin.post('/api/v2/ticket-schedules', fieldsOf(more))
async function plan(more: object = {}): Promise<string> {
  const made = await create(more)
  expect(made.status, made.text).toBe(200)
  return made.textAt('id')
}
const read = (id: string) => admin.get(`/api/v2/ticket-schedules/${id}`)
async function run(hours: number): Promise<void> {
  const deps = at(hours)
  await planSchedules(deps)
  await runPendingJobs(test.database.pool, deps)
}
async function startedBy(id: string) {
  const { name } = (await read(id)).body as { name: string }
  const { rows } = await test.database.pool.query<{ id: string; title: string; requester_id: string }>(
    `select t.id, t.title, t.requester_id from tickets t join ticket_history h on h.ticket_id = t.id and h.sequence = 1
     where h.details ->> 'schedule' = $1 order by t.id`,
    [name],
  )
  return rows
}
/** @returns its version */
async function publishAgain(id: string, definition: ProcessDefinition) {
  const draft = (await admin.get(`/api/v2/processes/${id}`)).body as { name: string; revision: number }
  const saved = await admin.put(`/api/v2/processes/${id}`, {
    name: draft.name,
    revision: draft.revision,
    formId: office.formId,
    definition,
  })
  return (await admin.post(`/api/v2/processes/${id}/publish`, { revision: saved.at('revision') })).at('version')
}
const stop = (id: string) => admin.put(`/api/v2/ticket-schedules/${id}/enabled`, { enabled: false })

describe('a schedule that is due', () => {
  it('starts a ticket in the name of its person, with its values and the day in its title', async () => {
    const id = await plan()
    expect((await read(id)).at('nextRunAt')).toBe('2026-03-02T09:30:00.000Z')
    await run(0)
    expect(await startedBy(id)).toEqual([])
    await run(0.5)
    const [ticket, ...others] = await startedBy(id)
    expect(others).toEqual([])
    const process = (await read(id)).textAt('process.name')
    expect(ticket).toMatchObject({ title: `${process}：赵云，2026-03-02`, requester_id: starter.id })
    const page = await (await test.as(starter)).get(`/api/v2/tickets/${ticket?.id}`)
    expect(page.at('values')).toEqual({ reason: '巡检', days: 1 })
    expect(page.at('history.0')).toMatchObject({ kind: 'started', actor: { name: '赵云' }, schedule: (await read(id)).at('name') })
    expect((await read(id)).body).toMatchObject({
      nextRunAt: '2026-03-03T09:30:00.000Z',
      outcome: { kind: 'started', ticketId: ticket?.id },
    })
    await stop(id)
  })
  it('starts one ticket when two servers plan at the same moment, and one when its job runs twice', async () => {
    const id = await plan()
    await Promise.all([planSchedules(at(1)), planSchedules(at(1))])
    await runPendingJobs(test.database.pool, at(1))
    const payload = { scheduleId: id, due: '2026-03-02T09:30:00.000Z' }
    await Promise.all([startDue(at(1), payload), startDue(at(2), payload)])
    expect(await startedBy(id)).toHaveLength(1)
    await stop(id)
  })
  it('is planned with as few statements for many as for one, and starts after the notices that wait', async () => {
    const ids = await Promise.all([1, 2, 3, 4, 5].map(() => plan()))
    const sent = await recordStatements(test.database.pool, () => planSchedules(at(1)))
    expect(sent.length).toBeLessThanOrEqual(6)
    const { rows } = await test.database.pool.query(
      `select priority, count(*)::int from graphile_worker.jobs where task_identifier = $1 group by priority`,
      [SCHEDULED_START_TASK],
    )
    expect(rows).toEqual([{ priority: AFTER_NOTICES, count: 5 }])
    await runPendingJobs(test.database.pool, at(1))
    for (const id of ids) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await startedBy(id)).toHaveLength(1)
      // oxlint-disable-next-line no-await-in-loop
      await stop(id)
    }
  })
  it('that was planned and whose server died then starts, also when it was changed meanwhile', async () => {
    const id = await plan()
    await planSchedules(at(1))
    const { rows } = await test.database.pool.query('select key from graphile_worker.jobs where key = $1', [
      startKey(id, new Date('2026-03-02T09:30:00.000Z')),
    ])
    expect(rows).toHaveLength(1)
    await admin.put(`/api/v2/ticket-schedules/${id}`, { ...fieldsOf({ name: (await read(id)).at('name') }), title: '新标题', revision: 1 })
    await runPendingJobs(test.database.pool, at(1))
    expect(await startedBy(id)).toMatchObject([{ title: '新标题' }])
    await stop(id)
  })
  it('of several moments that no server was there for starts the last one, once', async () => {
    const id = await plan()
    await run(24 * 5)
    expect(await startedBy(id)).toMatchObject([{ title: expect.stringContaining('2026-03-06') }])
    expect((await read(id)).at('nextRunAt')).toBe('2026-03-07T09:30:00.000Z')
    await stop(id)
  })
  it('takes the newest version of its process', async () => {
    const own = await office.publishFor([leader])
    const id = await plan({ processId: own })
    expect(await publishAgain(own, leaveDefinition(users(starter.id, leader.id), users(leader.id)))).toBe(2)
    await run(1)
    const [ticket] = await startedBy(id)
    expect((await admin.get(`/api/v2/tickets/${ticket?.id}`)).at('version')).toBe(2)
    await stop(id)
  })
  it('is looked for each minute by the clock of the job engine', async () => {
    const id = await plan()
    expect(cronItems().filter(({ task }) => task === PLAN_SCHEDULES_TASK)).toHaveLength(1)
    await test.database.pool.query('select graphile_worker.add_job($1::text)', [PLAN_SCHEDULES_TASK])
    await runPendingJobs(test.database.pool, at(1))
    expect(await startedBy(id)).toHaveLength(1)
    await stop(id)
  })
  it('that was stopped or removed since it was planned starts nothing', async () => {
    const [stopped, removed] = [await plan(), await plan()]
    await planSchedules(at(1))
    await stop(stopped)
    await admin.delete(`/api/v2/ticket-schedules/${removed}`)
    const before = await test.deps.db.$count(tickets)
    await runPendingJobs(test.database.pool, at(1))
    expect(await test.deps.db.$count(tickets)).toBe(before)
  })
  it('leaves a history and tables that hold', async () => {
    const client = await test.database.pool.connect()
    await client.query('begin')
    expect([await brokenRules(client), await brokenHistories(client)]).toEqual([[], []])
    await client.query('rollback')
    client.release()
  })
})

describe('by the clocks of the site', () => {
  it('it is planned anew when the site has another time zone', async () => {
    const id = await plan()
    const site = { name: '某公司', logo: '', is_ldap: false, is_verify_code: false }
    const settings = (await admin.get('/api/v1/settings?classify=1')).at('data.0.content') ?? {}
    const save = (time_zone: string) =>
      admin.post('/api/v1/settings', { classify: 1, content: { ...site, ...Object(settings), time_zone } })
    expect((await save('Asia/Shanghai')).at('code')).toBe(200)
    await planSchedules(at(0))
    expect((await read(id)).at('nextRunAt')).toBe('2026-03-03T01:30:00.000Z')
    await save('')
    await planSchedules(at(0))
    expect((await read(id)).at('nextRunAt')).toBe('2026-03-02T09:30:00.000Z')
    await stop(id)
  })
})

describe('on days off', () => {
  const { week } = WORKING_TIME_SETTINGS.defaults
  const save = (days: readonly object[]) => admin.put('/api/v2/settings/working-time', { week, days })
  // Saturday, 7 March 2026.
  const rule = { ...DAILY, repeat: { kind: 'monthly', days: [7] } }
  const due = async (id: string) => (await read(id)).textAt('nextRunAt').slice(0, 10)

  it('it is moved as its rule says, and planned anew when other days are worked', async () => {
    const next = await plan({ rule: { ...rule, onDayOff: 'next' } })
    const before = await plan({ rule: { ...rule, onDayOff: 'before' } })
    const leftOut = await plan({ rule: { ...rule, onDayOff: 'leaveOut' } })
    const asPlanned = await plan({ rule })
    const all = () => Promise.all([next, before, leftOut, asPlanned].map(due))
    expect(await all()).toEqual(['2026-03-09', '2026-03-06', '2026-04-07', '2026-03-07'])
    expect((await save([{ date: '2026-03-09', kind: 'off', name: '' }])).status).toBe(200)
    await planSchedules(at(0))
    expect(await all()).toEqual(['2026-03-10', '2026-03-06', '2026-04-07', '2026-03-07'])
    expect((await save([{ date: '2026-03-07', kind: 'work', name: '' }])).status).toBe(200)
    await planSchedules(at(0))
    expect(await all()).toEqual(['2026-03-07', '2026-03-07', '2026-03-07', '2026-03-07'])
    await save([])
    await Promise.all([next, before, leftOut, asPlanned].map(stop))
  })
  it('is told by which days, to whoever plans', async () => {
    expect((await admin.get('/api/v2/working-calendar')).body).toEqual({ ...WORKING_TIME_SETTINGS.defaults, timeZone: 'UTC' })
    expect((await office.requester.client.get('/api/v2/working-calendar')).status).toBe(403)
  })
})

describe('a start that is refused', () => {
  const refusedWith = async (id: string, hours = 1) => {
    await run(hours)
    const found = await read(id)
    expect(await startedBy(id)).toEqual([])
    return found.at('outcome.code')
  }
  const troubles = async () => (await admin.get('/api/v2/system/health')).at('troubles')

  it('of a person who was disabled is kept with the schedule, told to administrators, and over with the next start', async () => {
    const person = await office.person('离职')
    const id = await plan({ starterId: person.id })
    await test.deps.db.execute(sql`update users set enabled = false where id = ${person.id}::uuid`)
    expect(await refusedWith(id)).toBe('schedule.starter-unavailable')
    expect((await read(id)).at('outcome.message')).toBe('该人员已停用、已删除或无权发起工单')
    expect(await troubles()).toEqual(['schedules-refused'])
    await test.deps.db.execute(sql`update users set enabled = true where id = ${person.id}::uuid`)
    await run(25)
    expect([(await read(id)).at('outcome.kind'), await troubles()]).toEqual(['started', []])
    await stop(id)
  })
  it('of a process that was removed', async () => {
    const own = await office.publishFor([leader])
    const id = await plan({ processId: own })
    await admin.delete(`/api/v2/processes/${own}`)
    expect(await refusedWith(id)).toBe('process.not-found')
    await stop(id)
    expect(await troubles()).toEqual([])
  })
  it('of somebody whom the process does not let start it any more', async () => {
    const own = await office.publishFor([leader])
    const id = await plan({ processId: own })
    await publishAgain(own, {
      ...leaveDefinition(users(leader.id), users(leader.id)),
      settings: { starters: { userIds: [leader.id], roleIds: [], postIds: [], departmentIds: [] } },
    })
    expect(await refusedWith(id)).toBe('schedule.not-for-starter')
    await stop(id)
  })
  it('for values that no longer fit the form, until it is changed', async () => {
    const id = await plan()
    await test.deps.db
      .update(ticketSchedules)
      .set({ values: { reason: '', days: 1 } })
      .where(sql`id = ${id}::uuid`)
    expect(await refusedWith(id)).toBe('ticket.values-refused')
    const saved = await admin.put(`/api/v2/ticket-schedules/${id}`, { ...fieldsOf(), revision: 1 })
    expect([saved.status, saved.at('outcome')]).toEqual([200, null])
    await stop(id)
  })
})

describe('planning', () => {
  const issuesOf = (answer: TestAnswer) => (answer.at('issues') as { path: string[] }[] | undefined)?.map(({ path }) => path.join('.'))

  it('is refused for values, people, processes and rules that could start nothing', async () => {
    const wrong = await create({ values: { reason: '', days: 999 } })
    expect([wrong.at('code'), issuesOf(wrong)]).toEqual(['ticket.values-refused', ['values.reason', 'values.days']])
    const nobody = await create({ starterId: (await buildUser(test.deps)).id })
    expect([nobody.at('code'), issuesOf(nobody)]).toEqual(['schedule.starter-unavailable', ['starterId']])
    const gone = await create({ processId: test.deps.newId() })
    expect([gone.at('code'), issuesOf(gone)]).toEqual(['process.not-found', ['processId']])
    const never = await create({ rule: { ...DAILY, repeat: { kind: 'yearly', month: 2, day: 30 } } })
    expect([never.at('code'), issuesOf(never)]).toEqual(['schedule.never', ['rule']])
    expect((await create({ rule: { ...DAILY, time: '25:00' } })).at('code')).toBe('request.invalid')
  })
  it('twice with one key plans once', async () => {
    const body = fieldsOf({ enabled: false })
    const key = { 'idempotency-key': 'plan-once' }
    const [first, second] = [
      await admin.post('/api/v2/ticket-schedules', body, key),
      await admin.post('/api/v2/ticket-schedules', body, key),
    ]
    expect([first.status, second.at('id')]).toEqual([200, first.textAt('id')])
  })
  it('stops and goes on without making up for what was due meanwhile', async () => {
    const id = await plan()
    expect((await stop(id)).body).toMatchObject({ enabled: false, nextRunAt: null })
    await run(24)
    expect(await startedBy(id)).toEqual([])
    const again = await admin.put(`/api/v2/ticket-schedules/${id}/enabled`, { enabled: true })
    expect(again.at('nextRunAt')).toBe('2026-03-02T09:30:00.000Z')
    await admin.delete(`/api/v2/ticket-schedules/${id}`)
    expect((await read(id)).at('code')).toBe('schedule.not-found')
  })
  it('is tried at once, once for each key, and stays due as it was', async () => {
    const id = await plan()
    const key = { 'idempotency-key': 'try-it' }
    const [first, second] = [
      await admin.post(`/api/v2/ticket-schedules/${id}/start`, undefined, key),
      await admin.post(`/api/v2/ticket-schedules/${id}/start`, undefined, key),
    ]
    expect(first.body).toMatchObject({ kind: 'started' })
    expect(second.at('ticketId')).toBe(first.at('ticketId'))
    expect(await startedBy(id)).toHaveLength(1)
    expect((await read(id)).at('nextRunAt')).toBe('2026-03-02T09:30:00.000Z')
    await stop(id)
  })
  it('does not overwrite what somebody else has saved', async () => {
    const id = await plan({ enabled: false })
    const save = () => admin.put(`/api/v2/ticket-schedules/${id}`, { ...fieldsOf(), revision: 1 })
    expect([(await save()).status, (await save()).at('code')]).toEqual([200, 'schedule.stale'])
  })
  it('asks for people of steps that the requester chooses', async () => {
    const own = await publishNew(
      admin,
      leaveDefinition({ kind: 'chosenByRequester' }, users(leader.id)),
      office.formId,
      `自选 ${test.deps.newId()}`,
    )
    expect((await create({ processId: own })).at('code')).toBe('ticket.choice-refused')
    const id = await plan({ processId: own, chosen: { leader: [leader.id] } })
    expect((await read(id)).at('chosen')).toEqual({ leader: [{ id: leader.id, name: '主管' }] })
    await run(1)
    const [ticket] = await startedBy(id)
    expect((await admin.get(`/api/v2/tickets/${ticket?.id}`)).at('waitingFor.0.name')).toBe('主管')
    await stop(id)
  })
})

describe('an administrator of a department', () => {
  it('plans for its people, and sees and changes nothing of others', async () => {
    const department = await buildDepartment(test.deps)
    const permissions = ['list', 'add', 'edit', 'delete'].map((right) => `process:admin:schedule:${right}` as 'process:admin:schedule:list')
    const role = await buildRole(test.deps, { permissions, dataScope: 3 })
    const client = await test.as(await buildUser(test.deps, { departmentId: department, roleIds: [role] }))
    const mine = await office.person('本部门', department)
    const others = await plan({ enabled: false })
    expect((await client.post('/api/v2/ticket-schedules', fieldsOf())).at('code')).toBe('scope.beyond-yours')
    const made = await client.post('/api/v2/ticket-schedules', fieldsOf({ starterId: mine.id, enabled: false }))
    expect(made.status, made.text).toBe(200)
    expect((await client.get('/api/v2/ticket-schedules')).at('count')).toBe(1)
    const place = `/api/v2/ticket-schedules/${others}`
    for (const answer of [
      await client.get(place),
      await client.put(place, { ...fieldsOf({ starterId: mine.id }), revision: 1 }),
      await client.put(`/api/v2/ticket-schedules/${made.textAt('id')}`, { ...fieldsOf(), revision: 1 }),
      await client.put(`${place}/enabled`, { enabled: true }),
      await client.post(`${place}/start`),
      await client.delete(place),
    ])
      expect(answer.at('code')).toBe('scope.beyond-yours')
    expect((await client.get('/api/v2/ticket-schedule-processes')).text).toContain(processId)
    expect((await client.get(`/api/v2/ticket-schedule-processes/${processId}`)).at('form')).not.toBeNull()
  })
  it('changes nothing of one that becomes another person’s while they ask', async () => {
    const department = await buildDepartment(test.deps)
    const role = await buildRole(test.deps, { permissions: ['process:admin:schedule:edit'], dataScope: 3 })
    const client = await test.as(await buildUser(test.deps, { departmentId: department, roleIds: [role] }))
    const mine = await office.person('本部门', department)
    const id = await plan({ starterId: mine.id, enabled: false })
    const { pool } = test.database
    const other = await pool.connect()
    try {
      await other.query('begin')
      await other.query('update ticket_schedules set starter_id = $2 where id = $1', [id, starter.id])
      const answer = client.put(`/api/v2/ticket-schedules/${id}/enabled`, { enabled: true })
      const waiting = `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(async () => (await pool.query<{ count: number }>(waiting)).rows[0]?.count).toBe(1)
      await other.query('commit')
      expect((await answer).at('code')).toBe('scope.beyond-yours')
    } finally {
      other.release()
    }
    expect((await read(id)).at('enabled')).toBe(false)
  })
})

it('there are no more schedules than a site may have, also when two are made at the same moment', async () => {
  const places = MAX_SCHEDULES - 1 - (await test.deps.db.$count(ticketSchedules))
  const { id: _, ...row } =
    (
      await test.deps.db
        .select()
        .from(ticketSchedules)
        .where(eq(ticketSchedules.id, await plan({ enabled: false })))
    )[0] ?? expect.fail()
  await test.deps.db.insert(ticketSchedules).values(Array.from({ length: places - 1 }, () => ({ ...row, id: test.deps.newId() })))
  const answers = await Promise.all([create({ enabled: false }), create({ enabled: false })])
  expect(new Set(answers.map((answer) => answer.at('code')))).toEqual(new Set(['schedule.too-many', undefined]))
  expect(await test.deps.db.$count(ticketSchedules)).toBe(MAX_SCHEDULES)
})
