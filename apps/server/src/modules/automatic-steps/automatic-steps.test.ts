/** Steps that no person does, on a real PostgreSQL with the real job engine and a system to call. */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { TicketDetail, TicketRow } from '@formwork/api-contract'
import { edgeBetween, type ProcessDefinition, type ProcessNode } from '@formwork/workflow-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runPendingJobs } from '../../jobs/run-pending-jobs'
import { buildForm, leaveDefinition, orderingStep, publishNew, startLeave, users } from '../../testing/build-processes'
import { buildRole, buildUser } from '../../testing/build-people'
import { createTestApp, type TestApp, type TestClient } from '../../testing/test-app'
import { endSubTicket } from './sub-ticket'
import { runAutomaticStep } from './run-automatic-step'

interface Called {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

let test: TestApp
let admin: TestClient
let person: TestClient
let formId: string
let system: Server
let port: number
let answers = { status: 200, body: '{"order":{"number":3}}' }
const called: Called[] = []

beforeAll(async () => {
  test = await createTestApp()
  admin = await test.as(test.admin)
  person = await test.as(await buildUser(test.deps, { roleIds: [test.site.staffRoleId] }))
  formId = await buildForm(test)
  system = createServer((request, answer) => {
    let body = ''
    request.on('data', (part: Buffer) => {
      body += part.toString()
    })
    request.on('end', () => {
      called.push({ headers: request.headers, body })
      answer.writeHead(answers.status, { 'content-type': 'application/json' }).end(answers.body)
    })
  })
  await new Promise<void>((done) => system.listen(0, '127.0.0.1', done))
  const address = system.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  port = address.port
  await allow(true)
})
afterAll(async () => {
  await new Promise((done) => system.close(done))
  await test.close()
})

const allow = (isInside: boolean, ...more: string[]) =>
  admin.put('/api/v2/settings/outgoing', {
    hosts: ['127.0.0.1', ...more].map((host) => ({ host, isInside })),
    secrets: { erp: 'top secret' },
  })

/** start → the administrator agrees → the step → end */
function around(step: ProcessNode): ProcessDefinition {
  const nodes: ProcessNode[] = [
    { id: 'start', kind: 'start', name: '开始' },
    { id: 'agree', kind: 'userTask', name: '同意', assignees: [users(test.admin.id)], completion: 'any' },
    step,
    { id: 'end', kind: 'end', name: '结束' },
  ]
  return { schema: 2, nodes, edges: [edgeBetween('start', 'agree'), edgeBetween('agree', step.id), edgeBetween(step.id, 'end')] }
}
const calling = (changed: object = {}): ProcessNode => orderingStep(port, changed)
let count = 0
async function begin(definition: ProcessDefinition): Promise<string> {
  count += 1
  const id = (await startLeave(person, await publishNew(admin, definition, formId, `自动${count}`), 1)).textAt('id')
  await agree(id)
  return id
}
async function agree(id: string) {
  const taskId = (await page(id)).textAt('openTasks.0.taskId')
  return admin.post(`/api/v2/tickets/${id}/moves`, { type: 'approve', taskId })
}
const page = (id: string) => person.get(`/api/v2/tickets/${id}`)
async function rowOf(id: string): Promise<TicketRow | undefined> {
  const { list } = (await person.get('/api/v2/tickets/mine?pageSize=100')).body as { list: TicketRow[] }
  return list.find((row) => row.id === id)
}
const stepsOf = (answer: Awaited<ReturnType<typeof page>>) => (answer.body as TicketDetail).automaticSteps ?? []
async function openedAt(id: string): Promise<number> {
  const { rows } = await test.database.pool.query<{ opened_at: Date }>('select opened_at from ticket_jobs where ticket_id = $1', [id])
  return rows[0]?.opened_at.getTime() ?? 0
}
const work = () => runPendingJobs(test.database.pool, test.deps)

describe('a call of another system', () => {
  it('sends values and a secret, and brings fields back', async () => {
    const id = await begin(around(calling()))
    await work()
    const ticket = await page(id)
    expect([ticket.at('status'), ticket.at('values.days')]).toEqual(['approved', 3])
    expect(called.at(-1)?.headers.authorization).toBe('top secret')
    expect(called.at(-1)?.body).toBe('{"why":"回家"}')
    expect(ticket.text).not.toContain('top secret')
  })
  it.each([
    ['a character that cannot be stored', '{"order":{"number":"3\\u0000"}}'],
    ['half a character', '{"order":{"number":"\\ud800"}}'],
    ['a name that cannot be stored', '{"order":{"number":{"\\u0000":1}}}'],
    ['more nesting than anybody reads', `{"order":{"number":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`],
  ])('with %s in the answer fails for good at once, in words of ours', async (_what, body) => {
    answers = { status: 200, body }
    const before = called.length
    const id = await begin(around(calling({ retries: 3, result: [{ from: 'order.number', to: 'reason' }] })))
    await work()
    expect(called.length - before).toBe(1)
    const incidents = (await admin.get('/api/v2/incidents')).at('list') as { ticketId: string; error: string; jobId: string }[]
    const incident = incidents.find(({ ticketId }) => ticketId === id)
    expect(incident?.error).toBe('the answer holds what cannot be stored')
    await admin.post(`/api/v2/tickets/${id}/moves`, { type: 'skipJob', jobId: incident?.jobId })
    answers = { status: 200, body: '{"order":{"number":3}}' }
  })
  it('that fails for good waits in the list of incidents, is begun anew and skipped', async () => {
    answers = { status: 400, body: '{}' }
    const id = await begin(around(calling()))
    await work()
    const listed = await admin.get('/api/v2/incidents')
    expect([listed.at('list.0.ticketId'), listed.at('list.0.error')]).toEqual([id, '127.0.0.1 answered 400'])
    const repairer = await buildRole(test.deps, { permissions: ['process:list:all:end'], dataScope: 1 })
    const mayRepair = await test.as(await buildUser(test.deps, { roleIds: [repairer] }))
    expect((await mayRepair.get('/api/v2/incidents')).at('list.0.ticketId')).toBe(id)
    const jobId = listed.textAt('list.0.jobId')
    const move = (type: string) => admin.post(`/api/v2/tickets/${id}/moves`, { type, jobId })
    expect((await move('retryJob')).status).toBe(200)
    expect((await admin.get('/api/v2/incidents')).at('count')).toBe(0)
    await work()
    expect((await admin.get('/api/v2/incidents')).at('count')).toBe(1)
    expect((await move('skipJob')).at('status')).toBe('approved')
    answers = { status: 200, body: '{"order":{"number":3}}' }
  })
  it('that failed for good tells administrators what went wrong, and nobody else', async () => {
    answers = { status: 400, body: '{}' }
    const id = await begin(around(calling()))
    await work()
    const failureFor = async (client: TestClient) => {
      const history = (await client.get(`/api/v2/tickets/${id}`)).at('history') as TicketDetail['history']
      return history.find(({ kind }) => kind === 'jobFailed')
    }
    const failure = await failureFor(admin)
    expect(failure).toMatchObject({ nodeName: '下单', reason: '127.0.0.1 answered 400' })
    const { reason: _, ...rest } = failure ?? {}
    expect(await failureFor(person)).toEqual(rest)
    await admin.post(`/api/v2/tickets/${id}/moves`, { type: 'skipJob', jobId: failure?.jobId })
    answers = { status: 200, body: '{"order":{"number":3}}' }
  })
  it('is on the page of a ticket by its name alone: where it calls, and with what, is for people who draw processes', async () => {
    const headers = [{ name: 'x-api-key', value: 'a key in plain text' }]
    const script: ProcessNode = { id: 'script', kind: 'script', name: '计算', code: '// internal rules\nreturn {}' }
    const definition = around(calling({ url: `http://127.0.0.1:${port}/orders?site=internal`, headers }))
    const nodes = [...definition.nodes.slice(0, 2), script, ...definition.nodes.slice(2)]
    const edges = [
      ...definition.edges.slice(0, 1),
      edgeBetween('agree', 'script'),
      edgeBetween('script', 'call'),
      edgeBetween('call', 'end'),
    ]
    const id = await begin({ ...definition, nodes, edges })
    await work()
    for (const { text } of [await page(id), await admin.get(`/api/v2/tickets/${id}`)]) {
      expect(text).toContain('下单')
      for (const hidden of ['site=internal', 'x-api-key', 'a key in plain text', 'internal rules', 'order.number'])
        expect(text).not.toContain(hidden)
    }
  })
  it('goes to no host that the settings do not name, and not to one whose name only ends alike', async () => {
    for (const host of ['localhost', 'evil127.0.0.1.example']) {
      const before = called.length
      // It was allowed when the process was published.
      await allow(true, host)
      const id = await begin(around({ ...calling(), url: `http://${host}:${port}/orders` } as ProcessNode))
      await allow(true)
      await work()
      const failed = await admin.get('/api/v2/incidents')
      expect(failed.at('list.0')).toMatchObject({ ticketId: id, error: `the settings do not allow calls of ${host}` })
      expect(called.length).toBe(before)
      await admin.post(`/api/v2/tickets/${id}/moves`, { type: 'skipJob', jobId: failed.textAt('list.0.jobId') })
    }
  })
  it('goes to no address that is not public, unless it stands inside', async () => {
    await allow(false)
    const before = called.length
    await begin(around(calling()))
    await work()
    expect((await admin.get('/api/v2/incidents')).at('list.0.error')).toBe('the address is not public')
    expect(called.length).toBe(before)
    await allow(true)
  })
  it('that runs twice moves the ticket once', async () => {
    const id = await begin(around(calling()))
    const { rows } = await test.database.pool.query<{ job_id: string }>('select job_id from ticket_jobs where ticket_id = $1', [id])
    const payload = { ticketId: id, jobId: rows[0]?.job_id }
    const tries = { attempt: 1, most: 3 }
    await Promise.all([runAutomaticStep(test.deps, payload, tries), runAutomaticStep(test.deps, payload, tries)])
    await runAutomaticStep(test.deps, payload, tries)
    const ticket = await page(id)
    expect([ticket.at('status'), ticket.at('revision')]).toEqual(['approved', 3])
    expect(ticket.text.match(/"kind":"jobDone"/g)).toHaveLength(1)
  })
})

describe('a timer', () => {
  it('goes on when its time has come', async () => {
    const id = await begin(around({ id: 'wait', kind: 'timer', name: '冷静期', wait: { kind: 'delay', seconds: 3600 } }))
    expect((await page(id)).at('currentNodeIds')).toEqual(['wait'])
    const listed = await rowOf(id)
    expect([listed?.currentNodes, (await page(id)).at('currentNodes')]).toEqual([['冷静期'], ['冷静期']])
    expect([listed?.waitingFor, listed?.stuck]).toEqual([[], false])
    const { rows } = await test.database.pool.query<{ waits: number }>(
      `select extract(epoch from j.run_at - t.opened_at)::int as waits
       from graphile_worker.jobs j, ticket_jobs t where t.ticket_id = $1 and j.key = 'errand:' || t.ticket_id || ':' || t.job_id`,
      [id],
    )
    expect(rows).toEqual([{ waits: 3600 }])
    const [waits] = stepsOf(await page(id))
    expect([waits?.nodeId, new Date(waits?.until ?? '').getTime() - (await openedAt(id))]).toEqual(['wait', 3_600_000])
    await admin.post(`/api/v2/tickets/${id}/moves`, { type: 'suspend', remark: '' })
    expect(stepsOf(await page(id))).toEqual([])
    await admin.post(`/api/v2/tickets/${id}/moves`, { type: 'resume' })
    expect((await page(id)).at('status')).toBe('running')
    // The tests' clock is in the past, so an hour after its now has already passed.
    await work()
    expect((await page(id)).at('status')).toBe('approved')
    expect((await rowOf(id))?.currentNodes).toEqual([])
  })
})

describe('a ticket inside a ticket', () => {
  it('is started once with its values, and the outer one goes on when it was approved', async () => {
    const inner = await publishNew(admin, leaveDefinition(users(test.admin.id), users(test.admin.id)), formId, '内部')
    const mapping = {
      input: [
        { from: 'reason', to: 'reason' },
        { from: 'days', to: 'days' },
      ],
      output: [{ from: 'reason', to: 'reason' }],
    }
    const id = await begin(around({ id: 'sub', kind: 'subProcess', name: '采购', processId: inner, ...mapping }))
    await work()
    const { rows } = await test.database.pool.query<{ ticket_id: string }>('select ticket_id from sub_tickets where parent_id = $1', [id])
    expect(rows).toHaveLength(1)
    const innerId = rows[0]?.ticket_id ?? ''
    const link = { nodeId: 'sub', ticket: { id: innerId, number: (await page(innerId)).at('number'), title: (await page(id)).at('title') } }
    expect(stepsOf(await page(id))).toEqual([link])
    const { number, title } = (await page(id)).body as TicketDetail
    expect([(await page(innerId)).at('parent'), (await page(id)).at('parent')]).toEqual([{ id, number, title }, undefined])
    await endSubTicket(test.deps, { ticketId: innerId })
    expect((await page(id)).at('status')).toBe('running')
    expect((await agree(innerId)).at('status')).toBe('approved')
    await work()
    expect((await page(id)).at('status')).toBe('approved')
    expect(stepsOf(await page(id))).toEqual([link])
    const colleague = await buildUser(test.deps, { roleIds: [test.site.staffRoleId] })
    await test.database.pool.query('insert into ticket_copies (user_id, ticket_id, sent_at) values ($1, $2, now())', [colleague.id, id])
    const copied = await (await test.as(colleague)).get(`/api/v2/tickets/${id}`)
    expect([copied.status, stepsOf(copied)]).toEqual([200, []])
    await test.database.pool.query('update ticket_copies set ticket_id = $2 where user_id = $1', [colleague.id, innerId])
    const inside = await (await test.as(colleague)).get(`/api/v2/tickets/${innerId}`)
    expect([inside.status, inside.at('parent')]).toEqual([200, undefined])
  })

  it('is not started any more when its process goes on starting itself', async () => {
    const simple = around(calling())
    const processId = await publishNew(admin, simple, formId, '自己')
    const itself: ProcessDefinition = {
      schema: 2,
      nodes: [
        { id: 'start', kind: 'start', name: '开始' },
        { id: 'way', kind: 'exclusiveGateway', name: '天数' },
        { id: 'agree', kind: 'userTask', name: '同意', assignees: [users(test.admin.id)], completion: 'any' },
        {
          id: 'sub',
          kind: 'subProcess',
          name: '自己',
          processId,
          input: ['reason', 'days'].map((name) => ({ from: name, to: name })),
          output: [],
        },
        { id: 'end', kind: 'end', name: '结束' },
      ],
      edges: [
        edgeBetween('start', 'way'),
        edgeBetween('way', 'agree', { condition: { model: 'days', is: 'greater', value: 3 } }),
        edgeBetween('way', 'sub', { order: 1, isDefault: true }),
        edgeBetween('agree', 'end'),
        edgeBetween('sub', 'end'),
      ],
    }
    const changed = await admin.put(`/api/v2/processes/${processId}`, { name: '自己', formId, definition: itself, revision: 1 })
    expect(changed.status, changed.text).toBe(200)
    const published = await admin.post(`/api/v2/processes/${processId}/publish`, { revision: 2 })
    expect(published.status, published.text).toBe(200)
    const values = { reason: '回家', days: 1 }
    const started = await person.post('/api/v2/tickets', { processId, version: 2, title: '自己', values })
    expect(started.status, started.text).toBe(200)
    await work()
    const { rows } = await test.database.pool.query<{ count: number }>('select count(*)::int as count from tickets where process_id = $1', [
      processId,
    ])
    expect(rows[0]?.count).toBe(11)
    const { list } = (await admin.get('/api/v2/incidents')).body as { readonly list: readonly { readonly error: string }[] }
    expect(list.map(({ error }) => error)).toContain('too many tickets are inside one another')
  })
})
