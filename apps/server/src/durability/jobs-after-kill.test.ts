/** Jobs that a killed server had begun are taken up by the next one, or by another that runs, and each has its effect once. */
import { join } from 'node:path'
import { describe, type ExpectStatic, inject, it } from 'vitest'
import { addJobs, deliveries, eachOnce, urlOfDataDir, withClient } from '../testing/demo-server'
import { copyDemoCompany } from '../testing/demo-company'
import { builtServerFolder } from '../testing/built-server'
import { firstStart, runServer, type ServerProcess, stopServer } from '../testing/server-process'

const folder = builtServerFolder()

const WITHIN_MS = 60_000

const begunJobs = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ pools: string[] | null; begun: string }>(
      'select array_agg(distinct locked_by) as pools, count(*) as begun from graphile_worker.jobs where locked_at is not null',
    )
    return { pools: rows[0]?.pools ?? [], begun: Number(rows[0]?.begun) }
  })

/** Kills a server while its jobs wait for a lock on the table they write to. */
async function killWhileWorking(
  expect: ExpectStatic,
  url: string,
  ids: readonly string[],
  begun: number,
  server: ServerProcess,
): Promise<void> {
  await withClient(url, async (client) => {
    await client.query('begin')
    await client.query('lock table notices in exclusive mode')
    await withClient(url, (other) => addJobs(other, ids))
    await expect.poll(() => begunJobs(url)).toMatchObject({ begun })
    server.child.kill('SIGKILL')
    await server.ended
    // What its sessions were about to write would still be written after the lock is gone.
    await withClient(url, (other) =>
      other.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'formwork' and wait_event_type = 'Lock'`,
      ),
    )
    await client.query('rollback')
  })
}

// Both wait for a heartbeat most of the time.
describe.concurrent('jobs in flight at a kill −9', () => {
  it('are done within a minute of the next start', async ({ expect }) => {
    const dataDir = join(folder.path, 'data')
    await copyDemoCompany(dataDir)
    const killed = runServer({ DATA_DIR: dataDir })
    await killed.ready
    const ids = Array.from({ length: 20 }, (_, index) => `kill-${index}`)
    await killWhileWorking(expect, await urlOfDataDir(dataDir), ids, 2, killed)
    const next = runServer({ DATA_DIR: dataDir })
    await next.ready
    const url = await urlOfDataDir(dataDir)
    await expect
      .poll(() => withClient(url, (client) => deliveries(client, ids)), { timeout: WITHIN_MS, interval: 200 })
      .toEqual(eachOnce(ids))
    await expect.poll(() => begunJobs(url), { timeout: WITHIN_MS }).toMatchObject({ begun: 0 })
    await stopServer(next)
  })

  it('are done within a minute by another server on the same database, whose own jobs stay its own', async ({ expect }) => {
    const { host, port, user, password } = inject('postgres')
    const at = (name: string) => `postgresql://${user}:${password}@localhost/${name}?host=${encodeURIComponent(host)}&port=${port}`
    await withClient(at('postgres'), (client) => client.query('create database kills'))
    const url = at('kills')
    const environment = { DATABASE_URL: url, DATA_DIR: join(folder.path, 'shared') }
    const killed = runServer({ ...environment, ...firstStart }, ['--demo'])
    await killed.ready
    const other = runServer(environment)
    await other.ready
    const ids = Array.from({ length: 20 }, (_, index) => `other-${index}`)
    await killWhileWorking(expect, url, ids, 4, killed)
    await expect
      .poll(() => withClient(url, (client) => deliveries(client, ids)), { timeout: WITHIN_MS, interval: 200 })
      .toEqual(eachOnce(ids))
    await expect.poll(() => begunJobs(url), { timeout: WITHIN_MS }).toMatchObject({ begun: 0 })
    expect(await stopServer(other)).toBe(0)
    await withClient(at('postgres'), (client) => client.query('drop database kills with (force)'))
  })

  it('of a server that stood still and was given up are done once, also when it goes on', async ({ expect }) => {
    const { host, port, user, password } = inject('postgres')
    const at = (name: string) => `postgresql://${user}:${password}@localhost/${name}?host=${encodeURIComponent(host)}&port=${port}`
    await withClient(at('postgres'), (client) => client.query('create database stops'))
    const url = at('stops')
    const environment = { DATABASE_URL: url, DATA_DIR: join(folder.path, 'stopped') }
    const owner = runServer({ ...environment, ...firstStart }, ['--demo'])
    const address = await owner.ready
    const ids = ['stop-0', 'stop-1']
    const other = await withClient(url, async (client) => {
      await client.query('begin')
      await client.query('lock table notices in exclusive mode')
      await withClient(url, (adding) => addJobs(adding, ids))
      await expect.poll(() => begunJobs(url)).toMatchObject({ begun: 2 })
      owner.child.kill('SIGSTOP')
      const { rows: sessions } = await client.query<{ pid: number }>(
        `select pid from pg_stat_activity where application_name = 'formwork' and datname = current_database()`,
      )
      const started = runServer(environment)
      await started.ready
      // As PostgreSQL does with a session that gives no sign of life for too long: its transaction is rolled back, and its jobs count as a dead runner's.
      await client.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [sessions.map(({ pid }) => pid)])
      await client.query('rollback')
      return started
    })
    const delivered = () => withClient(url, (client) => deliveries(client, ids))
    await expect.poll(delivered, { timeout: WITHIN_MS, interval: 200 }).toEqual(eachOnce(ids))
    owner.child.kill('SIGCONT')
    // It serves again, runs new jobs, and had its chance to do the old ones a second time.
    const later = ['after-0', 'after-1', 'after-2', 'after-3']
    await expect
      .poll(
        () =>
          fetch(`${address}/health`).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: WITHIN_MS, interval: 200 },
      )
      .toBe(200)
    await expect.poll(() => owner.output(), { timeout: WITHIN_MS }).toContain('the job engine lost the database and is started anew')
    await withClient(url, (client) => addJobs(client, later))
    await expect
      .poll(() => withClient(url, (client) => deliveries(client, later)), { timeout: WITHIN_MS, interval: 200 })
      .toEqual(eachOnce(later))
    expect(await delivered()).toEqual(eachOnce(ids))
    await expect.poll(() => begunJobs(url), { timeout: WITHIN_MS }).toMatchObject({ begun: 0 })
    expect([await stopServer(owner), await stopServer(other)]).toEqual([0, 0])
    await withClient(at('postgres'), (client) => client.query('drop database stops with (force)'))
  })
})
