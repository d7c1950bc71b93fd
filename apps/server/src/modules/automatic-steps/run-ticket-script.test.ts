/** Scripts of processes, on a real PostgreSQL with the real job engine: what they write into the forms, and how their failures are handled. */
import { edgeBetween, type ProcessDefinition } from '@formwork/workflow-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runPendingJobs } from '../../jobs/run-pending-jobs'
import { publishNew, users } from '../../testing/build-processes'
import { buildUser } from '../../testing/build-people'
import { createTestApp, type TestApp, type TestClient } from '../../testing/test-app'
import { runAutomaticStep } from './run-automatic-step'

let test: TestApp
let admin: TestClient
let person: TestClient
let formId: string

const field = (type: string, model: string, name: string, options: object = {}) => ({ type, key: model, model, name, options, rules: [] })
const DEFINITION = {
  list: [
    { ...field('input', 'reason', '事由'), rules: [{ required: true, message: '请填写事由' }] },
    field('number', 'days', '天数', { min: 0, max: 30, precision: 0 }),
    field('input', 'total', '合计', { disabled: true }),
    field('select', 'city', '城市', { options: [{ value: 'sh' }, { value: 'bj' }], showLabel: false, remote: false, multiple: false }),
    field('fileupload', 'files', '附件'),
  ],
  config: {},
}

beforeAll(async () => {
  test = await createTestApp()
  admin = await test.as(test.admin)
  person = await test.as(await buildUser(test.deps, { roleIds: [test.site.staffRoleId] }))
  formId = (await admin.post('/api/v2/forms', { name: '出差', definition: DEFINITION })).textAt('id')
})
afterAll(() => test.close())

/** start → the administrator agrees → the script → end */
function around(code: string): ProcessDefinition {
  return {
    schema: 2,
    nodes: [
      { id: 'start', kind: 'start', name: '开始' },
      { id: 'agree', kind: 'userTask', name: '同意', assignees: [users(test.admin.id)], completion: 'any' },
      { id: 'script', kind: 'script', name: '计算', code },
      { id: 'end', kind: 'end', name: '结束' },
    ],
    edges: [edgeBetween('start', 'agree'), edgeBetween('agree', 'script'), edgeBetween('script', 'end')],
  }
}
let count = 0
async function begin(code: string): Promise<string> {
  count += 1
  const processId = await publishNew(admin, around(code), formId, `脚本${count}`)
  const values = { reason: '回访', days: 2 }
  const started = await person.post('/api/v2/tickets', { processId, version: 1, title: '出差', priority: 2, values })
  const id = started.textAt('id')
  const taskId = (await page(id)).textAt('openTasks.0.taskId')
  await admin.post(`/api/v2/tickets/${id}/moves`, { type: 'approve', taskId })
  return id
}
const page = (id: string) => person.get(`/api/v2/tickets/${id}`)
const work = () => runPendingJobs(test.database.pool, test.deps)
async function incidentOf(id: string) {
  const { list } = (await admin.get('/api/v2/incidents')).body as {
    list: { ticketId: string; jobId: string; kind: string; error: string; attempts: number }[]
  }
  return list.find(({ ticketId }) => ticketId === id) ?? null
}

describe('the script of a step', () => {
  it('writes fields, one that people only read as well, and a line of the history', async () => {
    const id = await begin(
      `log(values.reason)
       return { values: { days: values.days + 1, total: ticket.requester.name + ' ' + today, city: 'sh' }, note: '已计算 ' + ticket.priority }`,
    )
    await work()
    const ticket = await page(id)
    expect([ticket.at('status'), ticket.at('values')]).toEqual([
      'approved',
      expect.objectContaining({ reason: '回访', days: 3, total: expect.stringMatching(/^Name of .* 2026-03-02$/), city: 'sh' }),
    ])
    const history = ticket.at('history') as { kind: string; nodeName: string; remark: string }[]
    expect(history.find(({ kind }) => kind === 'jobDone')).toMatchObject({ nodeName: '计算', remark: '已计算 2' })
  })
  it('empties a field with null, and leaves what it does not name', async () => {
    const id = await begin('return { values: { days: null } }')
    await work()
    expect([(await page(id)).at('values.days') ?? null, (await page(id)).at('values.reason')]).toEqual([null, '回访'])
  })
  it.each([
    ['a number that is too large', '{ days: 31 }', /^the form refuses what the script returned: 天数/],
    ['a text for a number', '{ days: "many" }', /^the form refuses what the script returned: 天数/],
    ['a choice that is not offered', '{ city: "tokyo" }', /^the form refuses what the script returned: 城市/],
    ['nothing for what is required', '{ reason: null }', /^the form refuses what the script returned: 事由/],
    ['a list for a text', '{ reason: [1] }', /^the form refuses what the script returned: 事由/],
    [
      'a file of somebody',
      '{ files: [{ url: "/api/v2/files/00000000-0000-4000-8000-000000000001", name: "a" }] }',
      /^the form refuses what the script returned: 附件：/,
    ],
    ['a field that does not exist', '{ gone: 1 }', /^the script returned a value for a field that does not exist: gone$/],
    ['the name of what every object has', 'JSON.parse(\'{"constructor":1}\')', /does not exist: constructor$/],
  ])('that returns %s fails at once, names the field and writes nothing', async (_what, values, error) => {
    const id = await begin(`return { values: { total: 'x', ...${values} } }`)
    await work()
    expect(await incidentOf(id)).toMatchObject({ kind: 'script', error: expect.stringMatching(error), attempts: 1 })
    expect([(await page(id)).at('status'), (await page(id)).at('values.total') ?? '', (await page(id)).at('values.days')]).toEqual([
      'running',
      '',
      2,
    ])
  })
  it.each([
    ['throws', '\nreturn values.missing.name', /^the script failed in line 2 with TypeError: cannot read property 'name' of undefined$/],
    ['never ends', 'for (;;) {}', /^the script ran for longer than a second$/],
    ['takes all memory', 'const a = []; for (;;) a.push(new Uint8Array(1e6))', /^the script took more than 16 MiB of memory$/],
    ['returns its value as it is', 'return values.days', /^the script returned something else than values and a note: $/],
  ])('that %s fails for good at once; it is tried again, and skipped', async (_what, code, error) => {
    const id = await begin(code)
    await work()
    const incident = await incidentOf(id)
    expect(incident).toMatchObject({ error: expect.stringMatching(error), attempts: 1 })
    const move = (type: string) => admin.post(`/api/v2/tickets/${id}/moves`, { type, jobId: incident?.jobId })
    expect((await move('retryJob')).status).toBe(200)
    await work()
    expect((await incidentOf(id))?.error).toBe(incident?.error)
    expect((await move('skipJob')).at('status')).toBe('approved')
  })
  it('that runs twice, as after a server that was stopped meanwhile, writes once', async () => {
    const id = await begin('return { values: { days: values.days + 1 } }')
    const { rows } = await test.database.pool.query<{ job_id: string }>('select job_id from ticket_jobs where ticket_id = $1', [id])
    const payload = { ticketId: id, jobId: rows[0]?.job_id }
    const tries = { attempt: 1, most: 3 }
    await Promise.all([runAutomaticStep(test.deps, payload, tries), runAutomaticStep(test.deps, payload, tries)])
    await runAutomaticStep(test.deps, payload, tries)
    await work()
    const ticket = await page(id)
    expect([ticket.at('status'), ticket.at('values.days'), ticket.at('revision')]).toEqual(['approved', 3, 3])
    expect(ticket.text.match(/"kind":"jobDone"/g)).toHaveLength(1)
  })
  it('waits with those of other tickets in one queue, so that no two workers run scripts', async () => {
    const ids = [await begin('return {}'), await begin('return {}')]
    const { rows } = await test.database.pool.query<{ queue_name: string | null }>(
      `select queue_name from graphile_worker.jobs where key like any (select 'errand:' || id || ':%' from unnest($1::uuid[]) id)`,
      [ids],
    )
    expect(rows).toEqual([{ queue_name: 'scripts' }, { queue_name: 'scripts' }])
    await work()
    expect([(await page(ids[0] ?? '')).at('status'), (await page(ids[1] ?? '')).at('status')]).toEqual(['approved', 'approved'])
  })
})

describe('publishing', () => {
  it('refuses a script with a mistake, by its step and line, and one that says nothing', async () => {
    const publish = async (code: string) => {
      count += 1
      const draft = await admin.post('/api/v2/processes', { name: `草稿${count}`, formId, definition: around(code) })
      return admin.post(`/api/v2/processes/${draft.textAt('id')}/publish`, { revision: 1 }, { 'accept-language': 'en' })
    }
    const mistaken = await publish('const a = 1\nreturn { values: { days: a + } }')
    expect([mistaken.status, mistaken.at('issues.0.message'), mistaken.at('issues.0.path')]).toEqual([
      422,
      "The script has a mistake in line 2: SyntaxError: unexpected token in expression: '}'",
      ['definition', 'nodes', 2],
    ])
    expect((await publish('// nothing yet')).at('issues.0.code')).toBe('script-empty')
    expect((await publish('log(values.gone); return {}')).status).toBe(200)
  })
})
