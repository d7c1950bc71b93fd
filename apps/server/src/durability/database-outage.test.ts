/** The database goes away under a running server, with jobs and calls in flight: the server stays, says so, and comes back by itself. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { startEmbedded } from '../db/embedded/start-embedded'
import { addJobs, deliveries, eachOnce, signIn, urlOfDataDir, withClient } from '../testing/demo-server'
import { copyDemoCompany } from '../testing/demo-company'
import { builtServerFolder } from '../testing/built-server'
import { firstStart, runServer, type ServerProcess, stopServer } from '../testing/server-process'

const folder = builtServerFolder()

const postmasterOf = async (dataDir: string) =>
  Number((await readFile(join(dataDir, 'cluster/pgdata/postmaster.pid'), 'utf8')).split('\n')[0])

/** Ends PostgreSQL and waits for the next one. */
async function endPostmaster(dataDir: string, signal: NodeJS.Signals): Promise<void> {
  const before = await postmasterOf(dataDir)
  process.kill(before, signal)
  await expect.poll(() => postmasterOf(dataDir).catch(() => before), { timeout: 30_000 }).not.toBe(before)
}

/** Calls without a break, and counts the answers. */
function keepCalling(address: string, token: string) {
  const statuses = new Map<number, number>()
  const problems: string[] = []
  const over = new AbortController()
  const one = async (path: string) => {
    while (!over.signal.aborted) {
      // oxlint-disable-next-line no-await-in-loop -- one call after the other
      const response = await fetch(`${address}${path}`, { headers: { authorization: `Bearer ${token}` } })
      // oxlint-disable-next-line no-await-in-loop
      const text = await response.text()
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      if (response.status === 503 && response.headers.get('retry-after') === null) problems.push(`${path}: 503 without Retry-After`)
      if (response.status !== 200 && response.status !== 503) problems.push(`${path}: ${response.status} ${text}`)
      if (path.startsWith('/api/v1') && response.status === 200 && !text.includes('"code":200')) problems.push(`${path}: ${text}`)
      // oxlint-disable-next-line no-await-in-loop
      await pause(5)
    }
  }
  const calls = ['/health', '/api/v2/notices', '/api/v2/tickets', '/api/v1/getinfo'].map(one)
  return {
    statuses,
    problems,
    stop: async () => {
      over.abort()
      await Promise.all(calls)
    },
  }
}

/** Adds jobs without a break; only those whose adding was acknowledged count. */
function keepAddingJobs(url: string, name: string) {
  const added: string[] = []
  const over = new AbortController()
  const work = (async () => {
    for (let round = 0; !over.signal.aborted; round += 1) {
      const ids = Array.from({ length: 5 }, (_, index) => `${name}-${round}-${index}`)
      // oxlint-disable-next-line no-await-in-loop -- one batch after the other
      await withClient(url, (client) => addJobs(client, ids)).then(
        () => added.push(...ids),
        () => {},
      )
      // oxlint-disable-next-line no-await-in-loop
      await pause(20)
    }
  })()
  return {
    stop: async () => {
      over.abort()
      await work
      return added
    },
  }
}

const isHealthy = (address: string) => async () => (await fetch(`${address}/health`)).status
/** Every backend of the server but the one asking, with what it is doing: a busy one first. */
const backendsOf = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'formwork' and datname = current_database() order by state, pid`,
    )
    return rows.map((row) => row.pid)
  })

async function survive(server: ServerProcess, address: string, url: string, name: string, strikes: readonly (() => Promise<void>)[]) {
  const token = await signIn(address, 'admin', firstStart.ADMIN_PASSWORD)
  const calls = keepCalling(address, token)
  const jobs = keepAddingJobs(url, name)
  for (const strike of strikes) {
    // oxlint-disable-next-line no-await-in-loop -- one outage after the other
    await pause(400)
    // oxlint-disable-next-line no-await-in-loop
    await expect.poll(() => strike().then(() => 'struck', String), { timeout: 30_000 }).toBe('struck')
    // oxlint-disable-next-line no-await-in-loop
    await expect.poll(isHealthy(address), { timeout: 30_000 }).toBe(200)
    // Recovery after a killed backend begins a moment after it: the next strike waits for its end.
    // oxlint-disable-next-line no-await-in-loop
    await expect.poll(() => withClient(url, () => Promise.resolve('answers')).catch(() => 'not yet'), { timeout: 30_000 }).toBe('answers')
  }
  await pause(300)
  const added = await jobs.stop()
  await calls.stop()
  expect(server.child.exitCode, server.output()).toBeNull()
  const causes = server
    .output()
    .split('\n')
    .filter((line) => line.includes('a call failed') && !line.includes('"57P0'))
  expect(calls.problems.slice(0, 5), causes.slice(0, 12).join('\n')).toEqual([])
  expect(calls.statuses.get(200)).toBeGreaterThan(0)
  expect(added.length).toBeGreaterThan(0)
  await expect
    .poll(() => withClient(url, (client) => deliveries(client, added)), { timeout: 60_000, interval: 500 })
    .toEqual(eachOnce(added))
  expect(server.output()).not.toMatch(/unhandled|uncaught|triggerUncaughtException/i)
  return calls.statuses
}

describe('a server whose embedded PostgreSQL', () => {
  it('is killed, is stopped, at once or with patience, and loses backends stays up, answers 503 and loses no job', async () => {
    const dataDir = join(folder.path, 'embedded')
    await copyDemoCompany(dataDir)
    const server = runServer({ DATA_DIR: dataDir })
    const address = await server.ready
    const url = await urlOfDataDir(dataDir)
    const signal = (name: NodeJS.Signals) => () => endPostmaster(dataDir, name)
    const killBackend = async () => void process.kill((await backendsOf(url))[0] ?? 0, 'SIGKILL')
    const terminateAll = () =>
      withClient(url, async (client) => {
        await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'formwork'`)
      })
    const strikes = [signal('SIGKILL'), killBackend, signal('SIGINT'), signal('SIGTERM'), terminateAll, signal('SIGQUIT')]
    const statuses = await survive(server, address, url, 'embedded', strikes)
    expect(statuses.get(503)).toBeGreaterThan(0)
    expect(await stopServer(server), server.output()).toBe(0)
  })
})

describe('a server on another PostgreSQL', () => {
  it('outlives two restarts of it, a terminated and a killed backend, and loses no job', async () => {
    const elsewhere = await startEmbedded({ dataDir: join(folder.path, 'elsewhere') })
    const url = await urlOfDataDir(join(folder.path, 'elsewhere'))
    const server = runServer({ DATA_DIR: join(folder.path, 'files-only'), DATABASE_URL: url, ...firstStart }, ['--demo'])
    const address = await server.ready
    const restart = () => endPostmaster(join(folder.path, 'elsewhere'), 'SIGINT')
    const killBackend = async () => void process.kill((await backendsOf(url))[0] ?? 0, 'SIGKILL')
    const terminateOne = async () => {
      const [pid] = await backendsOf(url)
      await withClient(url, (client) => client.query('select pg_terminate_backend($1)', [pid]))
    }
    const statuses = await survive(server, address, url, 'elsewhere', [restart, terminateOne, killBackend, restart])
    expect(statuses.get(503)).toBeGreaterThan(0)
    expect(await stopServer(server), server.output()).toBe(0)
    await elsewhere.stop()
  })
})
