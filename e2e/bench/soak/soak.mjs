/**
 * Steady mixed load for an hour: does anything grow that should not? People read, search, start and approve at a fixed pace, well below what the server can
 * do. Every ten seconds a sample: memory of server and PostgreSQL, open files and sockets, jobs that wait, and how long calls took. Ends with 1 when the last third is
 * worse than the one before by more than the bounds below. `--minutes N` (60), `--pace N` calls per second (60), `--tickets N` (20,000), `--folder F` keeps the database.
 */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { readingCalls, starts } from '../server/calls.mjs'
import { openConnection } from '../server/load.mjs'
import { memoryOf } from '../server/memory.mjs'
import { randomFrom } from '../server/random.mjs'
import { seed } from '../server/seed.mjs'
import { openDatabase, startServer } from '../server/seeded-server.mjs'
import { growthOf } from './growth.mjs'

const { values: wanted } = parseArgs({
  args: process.argv.slice(3),
  options: {
    minutes: { type: 'string', default: '60' },
    pace: { type: 'string', default: '60' },
    tickets: { type: 'string', default: '20000' },
    folder: { type: 'string' },
  },
})
const [minutes, pace, tickets] = [Number(wanted.minutes), Number(wanted.pace), Number(wanted.tickets)]
const SAMPLE_MS = 10_000
const CONNECTIONS = 20
/** Of ten calls one starts a ticket and one approves what was started. */
const WRITES = 10

const folder = wanted.folder ?? mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'formwork-soak-'))
mkdirSync(folder, { recursive: true })
// As root PostgreSQL runs as another user, who must be able to pass.
chmodSync(folder, 0o755)
const seeded = join(folder, 'seeded.json')

let server = await startServer(folder)
let client = await openDatabase(folder)
const samples = []
let failures = []
try {
  if (!existsSync(seeded)) {
    writeFileSync(seeded, JSON.stringify(await seed({ client, folder, tickets, address: server.address })))
    await client.end()
    await server.stop()
    server = await startServer(folder)
    client = await openDatabase(folder)
  }
  const site = JSON.parse(readFileSync(seeded, 'utf8'))
  const { rows: ids } = await client.query('select id from tickets tablesample system (5) limit 5000')
  const reading = readingCalls({ ...site, leaders: new Map(site.leaders), tickets, ids: ids.map(({ id }) => id) })
  const started = starts(site.people, site.processes)
  const tokenOf = new Map([...site.people, ...site.administrators].map(({ id, token }) => [id, token]))
  const random = randomFrom(7)
  /** Approvals of started tickets, by their assignees. */
  const waiting = []

  let times = []
  let count = 0
  const endsAt = Date.now() + minutes * 60_000
  const startedAt = Date.now()

  async function callOnce(connection) {
    count += 1
    const kind = count % WRITES
    if (kind === 0) {
      const { status, text } = await connection.send(started(count))
      if (status < 400) {
        const [task] = JSON.parse(text).ticket.openTasks
        if (task !== undefined) waiting.push({ id: JSON.parse(text).id, task })
      }
      return status
    }
    const next = kind === WRITES / 2 ? waiting.shift() : undefined
    if (next !== undefined) {
      const { id, task } = next
      const call = {
        method: 'POST',
        path: `/api/v2/tickets/${id}/approve`,
        token: tokenOf.get(task.assignees[0].id),
        key: `soak-${id}`,
        body: { taskId: task.taskId, remark: '同意' },
      }
      return (await connection.send(call)).status
    }
    return (await connection.send(random.pick(reading).callOf(count))).status
  }

  const working = Array.from({ length: CONNECTIONS }, async (_, index) => {
    const every = (1000 * CONNECTIONS) / pace
    await delay((every * index) / CONNECTIONS)
    let connection = openConnection(server.address)
    while (Date.now() < endsAt) {
      const begunAt = performance.now()
      try {
        const status = await callOnce(connection)
        if (status >= 400) failures.push(`answered ${status}`)
      } catch (error) {
        failures.push(error.message)
        connection.close()
        connection = openConnection(server.address)
      }
      const took = performance.now() - begunAt
      times.push(took)
      await delay(Math.max(0, every - took))
    }
    connection.close()
  })

  const sampling = (async () => {
    while (Date.now() < endsAt) {
      await delay(SAMPLE_MS)
      const sorted = times.toSorted((a, b) => a - b)
      times = []
      const { rows } = await client.query('select count(*)::int as jobs from graphile_worker._private_jobs')
      const { server: serverMiB, postgres: postgresMiB } = memoryOf(server.pid, folder)
      const sample = {
        minute: (Date.now() - startedAt) / 60_000,
        calls: sorted.length,
        p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
        serverMiB,
        postgresMiB,
        files: readdirSync(`/proc/${server.pid}/fd`).length,
        jobs: rows[0].jobs,
      }
      samples.push(sample)
      console.log(
        Object.entries(sample)
          .map(([name, value]) => `${name} ${Number(value.toFixed(1))}`)
          .join('  '),
      )
    }
  })()
  await Promise.all([...working, sampling])
} finally {
  await client.end()
  await server.stop()
  if (wanted.folder === undefined) rmSync(folder, { recursive: true, force: true })
}
if (samples.length < 18) console.warn('Fewer than 18 samples (three minutes) tell little.')
const growth = growthOf(samples)
console.table(growth)
const grown = growth.filter(({ grows }) => grows)
console.log(
  `${samples.reduce((sum, { calls }) => sum + calls, 0)} calls in ${minutes} minutes, ${failures.length} failed${failures.length === 0 ? '' : `: ${[...new Set(failures)].slice(0, 5).join('; ')}`}`,
)
console.log(grown.length === 0 ? 'Nothing grew.' : `GREW: ${grown.map(({ what }) => what).join(', ')}`)
if (grown.length > 0 || failures.length > 0) process.exitCode = 1
