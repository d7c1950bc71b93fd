/** The health of the system over HTTP, with the real tables of the job engine. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Permission, SystemHealth } from '@formwork/api-contract'
import { buildRole, buildUser } from '../../testing/build-people'
import { failedJob } from '../../testing/failed-job'
import { runPendingJobs } from '../../jobs/run-pending-jobs'
import { createTestApp, type TestApp, type TestClient } from '../../testing/test-app'
import { findTroubles } from './find-troubles'

let test: TestApp
let admin: TestClient
let isDiskShort = false

beforeAll(async () => {
  const short = { isShort: async () => isDiskShort }
  test = await createTestApp({ space: { rows: short, files: short } })
  admin = await test.as(test.admin)
})
afterAll(() => test.close())

const health = async (client = admin) => (await client.get('/api/v2/system/health')).body as SystemHealth
const holder = async (permission: Permission) =>
  test.as(await buildUser(test.deps, { roleIds: [await buildRole(test.deps, { permissions: [permission] })] }))
const query = (text: string) => test.database.pool.query(text)

describe('the health of the system', () => {
  it('is told with the figures of server, database and storage, and nothing is wrong with a fresh one', async () => {
    const found = await health()
    expect(found).toMatchObject({
      troubles: [],
      jobs: { failed: 0, running: 0, failures: [] },
      mail: { isOn: false },
      backup: { at: null },
    })
    expect(found.server).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+\.\d+/), node: process.versions.node, servers: null })
    const asked = (await query("select current_setting('server_version') as version, current_setting('max_connections')::int as most"))
      .rows[0]
    expect(found.database).toMatchObject({ version: asked.version, mostConnections: asked.most, isOwn: false })
    expect(found.database.connections).toBeGreaterThan(0)
    expect(found.database.bytes).toBeGreaterThan(1_000_000)
    expect(found.server.residentBytes).toBeGreaterThan(found.server.heapBytes)
  })

  it('counts the servers that hold their lock', async () => {
    const client = await test.database.pool.connect()
    await client.query("select pg_advisory_lock_shared(702345, hashtext('another'))")
    expect((await health()).server.servers).toBe(1)
    client.release(true)
  })

  it('says what /health says', async () => {
    isDiskShort = true
    expect((await health()).troubles).toEqual(['disk-nearly-full'])
    expect((await test.anonymous.get('/health')).body).toEqual({ status: 'degraded', reason: 'disk-nearly-full' })
    isDiskShort = false
    expect((await health()).troubles).toEqual([])
  })

  it('tells of a job that nobody takes, and of connections that run out', async () => {
    await query(`select graphile_worker.add_job('sweep.captchas', run_at => now() - interval '6 minutes')`)
    expect(await health()).toMatchObject({ troubles: ['jobs-late'], jobs: { waiting: 1 } })
    await runPendingJobs(test.database.pool, test.deps)
    expect(await health()).toMatchObject({ troubles: [], jobs: { waiting: 0, lateSeconds: 0 } })
    const { database, ...facts } = await health()
    expect(findTroubles([], { ...facts, database: { ...database, connections: 90, mostConnections: 100 } })).toEqual([
      'connections-nearly-used',
    ])
  })
})

describe('a job that failed for good', () => {
  it('is shown with the first line of its error, runs again when it is retried, and is gone then', async () => {
    await query('alter table captchas rename to captchas_away')
    await query(`select graphile_worker.add_job('sweep.captchas', max_attempts => 1)`)
    await runPendingJobs(test.database.pool, test.deps)
    const found = await health()
    expect(found).toMatchObject({ troubles: ['jobs-failed'], jobs: { failed: 1, waiting: 0 } })
    const [job] = found.jobs.failures
    expect(job).toMatchObject({ task: 'sweep.captchas', attempts: 1, error: expect.stringContaining('captchas') })

    expect((await admin.post(`/api/v2/system/jobs/${job?.id}/retry`)).status).toBe(200)
    expect(await health()).toMatchObject({ troubles: [], jobs: { failed: 0, waiting: 1 } })
    // It waits now: there is nothing left to decide.
    expect((await admin.post(`/api/v2/system/jobs/${job?.id}/retry`)).at('code')).toBe('job.not-failed')
    expect((await admin.delete(`/api/v2/system/jobs/${job?.id}`)).at('code')).toBe('job.not-failed')
    await query('alter table captchas_away rename to captchas')
    await runPendingJobs(test.database.pool, test.deps)
    expect((await health()).jobs).toMatchObject({ failed: 0, waiting: 0 })
  })

  it('is deleted, and its parameters are never told', async () => {
    const id = await failedJob(test)
    expect((await health()).jobs.failures).toMatchObject([{ id, error: 'the disk was away' }])
    expect((await admin.delete(`/api/v2/system/jobs/${id}`)).status).toBe(200)
    expect((await health()).jobs.failed).toBe(0)
    expect((await admin.delete(`/api/v2/system/jobs/${id}`)).status).toBe(409)
    expect((await admin.delete('/api/v2/system/jobs/1;drop')).status).toBe(400)
  })

  it('is left alone by whoever only looks, and nothing is told to others', async () => {
    const id = await failedJob(test)
    const looks = await holder('system:monitor:server:list')
    expect((await health(looks)).jobs.failed).toBe(1)
    expect((await looks.post(`/api/v2/system/jobs/${id}/retry`)).status).toBe(403)
    expect((await looks.delete(`/api/v2/system/jobs/${id}`)).status).toBe(403)
    const stranger = await holder('system:audit:list')
    expect((await stranger.get('/api/v2/system/health')).at('code')).toBe('permission.denied')
    expect((await health()).jobs.failed).toBe(1)
  })
})
