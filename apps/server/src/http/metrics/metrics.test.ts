/** Metrics as Prometheus reads them: over their own port, of calls that were really made. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildUser } from '../../testing/build-people'
import { createTestApp, type TestApp } from '../../testing/test-app'
import type { CallObserver } from './call-metrics'
import { createMetrics, type Metrics } from './metrics-server'

let test: TestApp
let metrics: Metrics
let address: string
const pool = { totalCount: 3, idleCount: 1, waitingCount: 2 }

beforeAll(async () => {
  const observed: { calls?: CallObserver } = {}
  test = await createTestApp({
    calls: { answered: (call) => observed.calls?.answered(call), refused: (code) => observed.calls?.refused(code) },
  })
  metrics = await createMetrics(test.deps, { calls: pool })
  observed.calls = metrics.calls
  address = await metrics.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await metrics.stop()
  await test.close()
})

const read = async () => (await fetch(address)).text()
const linesOf = (text: string, start: string) => text.split('\n').filter((line) => line.startsWith(start))

describe('metrics', () => {
  it('count calls by the route as it was declared, never by the address that was asked for', async () => {
    const staff = await test.as(await buildUser(test.deps, { roleIds: [test.site.staffRoleId] }))
    await staff.get('/api/v2/tickets/0190f5fe-7b2a-7c3e-9d5a-000000000000')
    await staff.get('/api/v2/nothing-here?token=secret')
    const text = await read()
    expect(linesOf(text, 'formwork_http_request_duration_seconds_count')).toContain(
      'formwork_http_request_duration_seconds_count{method="GET",route="/api/v2/tickets/:id",status="404"} 1',
    )
    expect(linesOf(text, 'formwork_http_request_duration_seconds_count')).toContain(
      'formwork_http_request_duration_seconds_count{method="GET",route="",status="404"} 1',
    )
    expect(linesOf(text, 'formwork_refusals_total')).toContain('formwork_refusals_total{code="ticket.not-found"} 1')
    expect(text).not.toContain('secret')
    expect(text).not.toContain('0190f5fe')
  })

  it('count a refusal that version 1 answers with status 200', async () => {
    await test.anonymous.post('/login', { username: 'admin', password: 'not this one' })
    const text = await read()
    expect(linesOf(text, 'formwork_http_request_duration_seconds_count').join('\n')).toContain('route="/login",status="200"')
    expect(linesOf(text, 'formwork_refusals_total').length).toBeGreaterThan(1)
  })

  it('say what the connections do, how the jobs stand and what asks for an administrator', async () => {
    const text = await read()
    expect(linesOf(text, 'formwork_pool_connections')).toEqual([
      'formwork_pool_connections{pool="calls",state="busy"} 2',
      'formwork_pool_connections{pool="calls",state="idle"} 1',
      'formwork_pool_connections{pool="calls",state="waiting"} 2',
    ])
    expect(linesOf(text, 'formwork_database_up')).toEqual(['formwork_database_up 1'])
    expect(linesOf(text, 'formwork_jobs{').length).toBe(3)
    expect(linesOf(text, 'formwork_trouble{code="jobs-failed"}')).toEqual(['formwork_trouble{code="jobs-failed"} 0'])
    expect(linesOf(text, 'nodejs_eventloop_lag_p99_seconds').length).toBe(1)
  })

  it('answer to nothing but GET /metrics', async () => {
    expect((await fetch(address, { method: 'POST' })).status).toBe(404)
    expect((await fetch(address.replace('/metrics', '/'))).status).toBe(404)
    expect((await fetch(address.replace('/metrics', '/api/v2/tickets'))).status).toBe(404)
  })

  it('are not to be had where people sign in', async () => {
    expect((await test.anonymous.get('/metrics')).status).toBe(404)
  })
})

describe('metrics without a database', () => {
  it('say so, and leave out what only the database has', async () => {
    const gone = { ...test.deps, quickDb: new Proxy(test.deps.quickDb, { get: () => () => Promise.reject(new Error('gone')) }) }
    const alone = await createMetrics(gone, {})
    const text = await alone.text()
    expect(linesOf(text, 'formwork_database_up')).toEqual(['formwork_database_up 0'])
    for (const name of ['formwork_jobs', 'formwork_database_bytes', 'formwork_trouble']) expect(linesOf(text, name)).toEqual([])
    expect(linesOf(text, 'process_resident_memory_bytes').length).toBe(1)
  })
})
