/** Steps whose limit counts working time only, on a real PostgreSQL: the site's hours, holidays and time zone decide when a task is due, as they are when it opens. */
import { WORKING_TIME_SETTINGS } from '@formwork/api-contract'
import { edgeBetween, type ProcessDefinition, type SpecialDay, type TimeLimit } from '@formwork/workflow-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { brokenHistories, brokenRules } from '../../backup/find-damage'
import type { BuiltUser } from '../../testing/build-people'
import { buildOffice, type Office } from '../../testing/build-office'
import { leaveDefinition, publishNew, users } from '../../testing/build-processes'
import { recordStatements } from '../../testing/record-statements'
import type { TestAnswer, TestApp } from '../../testing/test-app'
import { endJob } from '../../workflow/step-jobs/job-command'

let office: Office
let test: TestApp
let worker: BuiltUser

beforeAll(async () => {
  // A Monday, 9:00 in UTC.
  office = await buildOffice()
  ;({ test } = office)
  worker = await office.person('经办')
})
beforeEach(async () => {
  await saveDays([])
  await saveZone('')
})
afterAll(() => test.close())

const FOUR_HOURS: TimeLimit = { seconds: 4 * 3600, remindBefore: 3600, whenOver: 'remind', clock: 'working' }

async function publish(timeLimit: TimeLimit): Promise<string> {
  const definition = leaveDefinition(users(worker.id), users(test.admin.id), 'any')
  const nodes = definition.nodes.map((node) => (node.kind === 'userTask' && node.id === 'leader' ? { ...node, timeLimit } : node))
  return publishNew(office.admin, { ...definition, nodes }, office.formId, `工时 ${test.deps.newId()}`)
}
async function start(limit: TimeLimit = FOUR_HOURS): Promise<TestAnswer> {
  const started = await office.start(await publish(limit))
  expect(started.status, started.text).toBe(200)
  return started
}
async function saveDays(days: readonly SpecialDay[]): Promise<void> {
  const saved = await office.admin.put('/api/v2/settings/working-time', { ...WORKING_TIME_SETTINGS.defaults, days })
  expect(saved.status, saved.text).toBe(200)
}
async function saveZone(zone: string): Promise<void> {
  expect((await office.admin.post('/api/v1/settings', { classify: 1, content: { time_zone: zone } })).at('code')).toBe(200)
}
const page = (ticket: TestAnswer) => office.admin.get(`/api/v2/tickets/${ticket.textAt('id')}`)
const move = (ticket: TestAnswer, type: 'suspend' | 'resume') =>
  office.admin.post(`/api/v2/tickets/${ticket.textAt('id')}/moves`, { type, remark: '好' })
const dueAt = async (ticket: TestAnswer) => (await page(ticket)).at('openTasks.0.dueAt')
const off = (date: string): SpecialDay => ({ date, kind: 'off', name: '放假' })

/** In seconds from when it was planned. */
async function planned(ticket: TestAnswer): Promise<Record<string, number>> {
  const { rows } = await test.database.pool.query<{ task: string; seconds: number }>(
    `select task_identifier as task, round(extract(epoch from run_at - now()) / 10)::int * 10 as seconds
     from graphile_worker.jobs where key like '%' || $1::text || '%' and task_identifier like 'ticket.%' order by 1`,
    [ticket.textAt('id')],
  )
  return Object.fromEntries(rows.map(({ task, seconds }) => [task, seconds]))
}

describe('a limit in working time', () => {
  it('is up, and its reminder comes, once so much of the usual hours has passed', async () => {
    const started = await start()
    // Over the lunch break.
    expect([started.at('ticket.dueAt'), started.at('ticket.openTasks.0.dueAt')]).toEqual([
      '2026-03-02T14:30:00.000Z',
      '2026-03-02T14:30:00.000Z',
    ])
    expect(await planned(started)).toEqual({ 'ticket.due-soon': 4.5 * 3600, 'ticket.time-is-up': 5.5 * 3600 })
  })
  it('runs by the clocks of the site', async () => {
    await saveZone('Asia/Shanghai')
    // 17:00 there: an hour today, three tomorrow.
    expect((await start()).at('ticket.dueAt')).toBe('2026-03-03T04:00:00.000Z')
  })
  it('leaves holidays out, and works on make-up days', async () => {
    await saveDays([off('2026-03-02'), off('2026-03-03'), off('2026-03-04'), off('2026-03-05'), off('2026-03-06')])
    expect((await start()).at('ticket.dueAt')).toBe('2026-03-09T14:30:00.000Z')
    await saveDays([...['02', '03', '04', '05', '06'].map((day) => off(`2026-03-${day}`)), { ...off('2026-03-07'), kind: 'work' }])
    expect((await start()).at('ticket.dueAt')).toBe('2026-03-07T14:30:00.000Z')
  })
  it('keeps its promise when working time is changed, and holds what begins afterwards to the new one', async () => {
    const before = await start()
    await saveDays([off('2026-03-02')])
    expect([await dueAt(before), (await start()).at('ticket.dueAt')]).toEqual(['2026-03-02T14:30:00.000Z', '2026-03-03T14:30:00.000Z'])
  })
  it('counts for a step that a move opens as well', async () => {
    const definition = leaveDefinition(users(worker.id), users(test.admin.id), 'any')
    const nodes = definition.nodes.map((node) =>
      node.kind === 'userTask' && node.id === 'director' ? { ...node, timeLimit: FOUR_HOURS } : node,
    )
    const processId = await publishNew(office.admin, { ...definition, nodes }, office.formId, `工时 ${test.deps.newId()}`)
    const started = await office.start(processId, { days: 5 })
    expect(started.at('ticket.dueAt')).toBeNull()
    const taskId = started.textAt('ticket.openTasks.0.taskId')
    const approve = `/api/v2/tickets/${started.textAt('id')}/approve`
    expect((await (await test.as(worker)).post(approve, { taskId, remark: '' })).status).toBe(200)
    expect(await dueAt(started)).toBe('2026-03-02T14:30:00.000Z')
  })
  it('counts for a step that is reached when a timer is over', async () => {
    const definition: ProcessDefinition = {
      schema: 2,
      nodes: [
        { id: 'start', kind: 'start', name: '开始' },
        { id: 'wait', kind: 'timer', name: '等待', wait: { kind: 'delay', seconds: 60 } },
        { id: 'leader', kind: 'userTask', name: '审批', assignees: [users(worker.id)], completion: 'any', timeLimit: FOUR_HOURS },
        { id: 'end', kind: 'end', name: '结束' },
      ],
      edges: [edgeBetween('start', 'wait'), edgeBetween('wait', 'leader'), edgeBetween('leader', 'end')],
    }
    const started = await office.start(await publishNew(office.admin, definition, office.formId, `工时 ${test.deps.newId()}`))
    const ticketId = started.textAt('id')
    const { rows } = await test.database.pool.query<{ job_id: string }>('select job_id from ticket_jobs where ticket_id = $1', [ticketId])
    expect(await endJob(test.deps, ticketId, { command: { type: 'jobDone', jobId: rows[0]?.job_id ?? '' } })).toBe('moved')
    expect(await dueAt(started)).toBe('2026-03-02T14:30:00.000Z')
  })
  it('costs its process one statement more, and others none', async () => {
    const { clock: _, ...dayAndNight } = FOUR_HOURS
    const countOf = async (processId: string) => {
      // The first ticket of a version has it read.
      await office.start(processId)
      return (await recordStatements(test.database.pool, () => office.start(processId))).length
    }
    const [working, plain, unlimited] = [await publish(FOUR_HOURS), await publish(dayAndNight), await office.publishFor([worker])]
    const least = await countOf(unlimited)
    expect([await countOf(plain), await countOf(working)]).toEqual([least, least + 1])
  })
  it('has afterwards what it had left when the ticket was suspended', async () => {
    const started = await start()
    expect((await move(started, 'suspend')).status).toBe(200)
    expect(await dueAt(started)).toBeNull()
    // The remaining time has been known since then.
    await saveDays([off('2026-03-03')])
    test.clock.advance({ hours: 2 })
    expect((await move(started, 'resume')).status).toBe(200)
    expect(await dueAt(started)).toBe('2026-03-02T16:30:00.000Z')
    expect(await planned(started)).toEqual({ 'ticket.due-soon': 4.5 * 3600, 'ticket.time-is-up': 5.5 * 3600 })
    test.clock.advance({ hours: -2 })
  })
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
