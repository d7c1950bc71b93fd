/**
 * How many calls the server answers in a second, and how long one takes, with many tickets: seeds a database of its own, calls over HTTP, and beside it a bare
 * Fastify route with one statement as the ceiling. Prints a table; `--write FILE` writes it into a page. `--tickets N`, `--seconds S` per row,
 * `--only TEXT` for some rows, `--what people` for people and departments instead of tickets (`--people N --departments N`), `--folder F` keeps the seeded database and finds it again; `BENCH_SERVER` names another build.
 */
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { approvals, badgeOf, readingCalls, starts, WANTED_RATES } from './calls.mjs'
import { peopleCalls } from './people-calls.mjs'
import { readFilesOnce } from './read-files.mjs'
import { measure } from './load.mjs'
import { measureApart } from './load-apart.mjs'
import { measureAtRate } from './load-at-rate.mjs'
import { memoryOf, processorOf } from './memory.mjs'
import { figuresOf, writeReport } from './report.mjs'
import { seed } from './seed.mjs'
import { databaseOf, openDatabase, startServer } from './seeded-server.mjs'

const { values: wanted } = parseArgs({
  args: process.argv.slice(3),
  options: {
    tickets: { type: 'string', default: '100000' },
    people: { type: 'string', default: '2000' },
    departments: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '50' },
    what: { type: 'string', default: 'tickets' },
    only: { type: 'string', default: '' },
    folder: { type: 'string' },
    write: { type: 'string' },
  },
})
const [tickets, seconds, connections] = [Number(wanted.tickets), Number(wanted.seconds), Number(wanted.connections)]
const [people, departments] = [Number(wanted.people), Number(wanted.departments)]
const folder = wanted.folder ?? mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'formwork-bench-'))
// As root PostgreSQL runs as another user, who must be able to pass.
mkdirSync(folder, { recursive: true })
chmodSync(folder, 0o755)
const seeded = join(folder, 'seeded.json')
const loadBefore = loadavg()

async function startBare() {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare.mjs')], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', BENCH_DATABASE: JSON.stringify(databaseOf(folder)) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise((resolve) => {
    child.stdout.on('data', (chunk) => {
      const found = /bare at (\S+)/.exec(String(chunk))?.[1]
      if (found !== undefined) resolve(found)
    })
  })
  return { address, stop: () => child.kill() }
}

/** Seconds until no notice waits for its delivery. */
async function secondsUntilDelivered(client) {
  const startedAt = performance.now()
  for (;;) {
    const { rows } = await client.query('select count(*)::int as waiting from graphile_worker._private_jobs')
    if (rows[0].waiting === 0) return (performance.now() - startedAt) / 1000
    await delay(20)
  }
}

/** So many rows run once, unmeasured, before the first is measured. */
const WARMED_BY = 4

let server = await startServer(folder)
let client = await openDatabase(folder)
const facts = []
try {
  if (!existsSync(seeded)) {
    const startedAt = performance.now()
    writeFileSync(seeded, JSON.stringify(await seed({ client, folder, tickets, people, departments, address: server.address })))
    facts.push(['seeded in, s', ((performance.now() - startedAt) / 1000).toFixed(0)])
    // What a server remembers from its start is of the full database.
    await client.end()
    await server.stop()
    server = await startServer(folder)
    client = await openDatabase(folder)
  }
  const site = JSON.parse(readFileSync(seeded, 'utf8'))
  const leaders = new Map(site.leaders)
  const { rows: sample } = await client.query('select id from tickets tablesample system (1) limit 5000')
  const counted = await client.query('select count(*)::int as count from tickets')
  const bare = await startBare()
  const results = []
  const isWanted = (what) => what.includes(wanted.only)
  const isOfTickets = (what) => wanted.what === 'tickets' && isWanted(what)
  /** Calls, with the processor time that each took of the server and of PostgreSQL, in ms. */
  const measureServer = async (traits, by = measure) => {
    const before = processorOf(server.pid, folder)
    const measured = await by(server.address, traits)
    const after = processorOf(server.pid, folder)
    const perCall = (of) => (after[of] - before[of]) / measured.calls
    return { ...measured, server: perCall('server'), postgres: perCall('postgres') }
  }
  const note = (result) => {
    results.push(result)
    if (result.measured.failed > 0) console.error(result.measured.failure)
    console.log(JSON.stringify(figuresOf([result])[0]))
  }

  /** At the wanted rate, where one was given. */
  const noteAtRate = async (what, callOf) => {
    const rate = WANTED_RATES[what]
    if (rate === undefined) return
    note({
      what: `${what}, ${rate} a second`,
      measured: await measureServer({ rate, connections, seconds, warmUp: 1, callOf }, measureAtRate),
    })
  }

  // Seeded or copied data is still being written: moves would wait for the disk behind gigabytes.
  spawnSync('sync')
  await readFilesOnce(folder)
  await delay(2000)
  const atRest = memoryOf(server.pid, folder)
  const ofTickets = readingCalls({ ...site, leaders, tickets: counted.rows[0].count, ids: sample.map(({ id }) => id) })
  const reading = wanted.what === 'people' ? peopleCalls(site) : ofTickets
  // A server that has just started compiles its hot code, for seconds: a running one is measured.
  for (const { callOf, at = connections } of reading.filter((call) => isWanted(call.what)).slice(0, WARMED_BY))
    await measure(server.address, { connections: at, seconds: Math.min(3, seconds), callOf })
  for (const { what, callOf, bare: statement, parameter, at = connections } of reading.filter((call) => isWanted(call.what))) {
    const measured = await measureServer({ connections: at, seconds, warmUp: 1, callOf })
    const path = (index) => ({ path: `/${statement}/${parameter(index)}` })
    const ceiling =
      statement && (await measure(bare.address, { connections: at, seconds: Math.max(2, seconds / 2), warmUp: 1, callOf: path }))
    note({ what, measured, ...(ceiling ? { bare: ceiling } : {}) })
    await noteAtRate(what, callOf)
  }
  if (isOfTickets('badge, while lists are read')) {
    const [first] = leaders.values()
    const list = reading.find(({ what }) => what === 'to-do list')
    /** A badge again and again on two connections, beside lists on all the others. */
    const badgeBeside = async (address, call, callOf) => {
      const [measured] = await Promise.all([
        measureApart(address, { connections: 2, seconds, warmUp: 1, call }),
        measure(address, { connections, seconds, warmUp: 1, callOf }),
      ])
      return measured
    }
    const measured = await badgeBeside(server.address, badgeOf(first), list.callOf)
    const ceiling = await badgeBeside(bare.address, { path: `/badge/${first.id}` }, (index) => ({ path: `/todo/${list.parameter(index)}` }))
    note({ what: 'badge, while lists are read', measured, bare: ceiling })
    const rate = WANTED_RATES['to-do list']
    const [beside] = await Promise.all([
      measureApart(server.address, { connections: 2, seconds, warmUp: 1, call: badgeOf(first) }),
      measureAtRate(server.address, { rate, connections, seconds, warmUp: 1, callOf: list.callOf }),
    ])
    note({ what: `badge, while ${rate} lists a second are read`, measured: beside })
  }
  if (isOfTickets('approve')) {
    // Moves touch what no list has read.
    await readFilesOnce(folder)
    const callOf = await approvals(client, [...site.people, ...site.administrators])
    // Code that runs for the first time, statements that are planned, sessions that are looked up: the wait of the first caller.
    note({ what: 'approve, the first second', measured: await measureServer({ connections, seconds: 1, callOf }) })
    // As of lists: what is measured is a server that has been running, and V8 compiles the code of a move for some seconds.
    note({ what: 'approve', measured: await measureServer({ connections, seconds, warmUp: 3, callOf }) })
    await noteAtRate('approve', callOf)
    facts.push(['seconds after the approvals until every notice was there', (await secondsUntilDelivered(client)).toFixed(1)])
  }
  if (isOfTickets('create')) {
    const callOf = starts(site.people, site.processes)
    note({ what: 'create', measured: await measureServer({ connections, seconds, warmUp: 1, callOf }) })
    await noteAtRate('create', callOf)
    facts.push(['seconds after the starts until every notice was there', (await secondsUntilDelivered(client)).toFixed(1)])
  }
  // Connections of this program are not the server's.
  bare.stop()
  await client.end()
  await delay(500)
  const afterLoad = memoryOf(server.pid, folder)
  client = await openDatabase(folder)
  const { rows: sizes } = await client.query('select pg_database_size(current_database()) / 1048576 as size')
  const { rows: staff } = await client.query(
    'select (select count(*)::int from users) as users, (select count(*)::int from departments) as departments',
  )
  facts.push(['people / departments', `${staff[0].users.toLocaleString('en')} / ${staff[0].departments.toLocaleString('en')}`])
  facts.push(['tickets', counted.rows[0].count.toLocaleString('en')])
  facts.push(['start of the server, s', server.seconds.toFixed(1)])
  facts.push(['server at rest / after load, MiB', `${atRest.server.toFixed(0)} / ${afterLoad.server.toFixed(0)}`])
  facts.push(['PostgreSQL at rest / after load, MiB', `${atRest.postgres.toFixed(0)} / ${afterLoad.postgres.toFixed(0)}`])
  facts.push(['database, MiB', String(sizes[0].size)])
  console.table(figuresOf(results))
  console.table(Object.fromEntries(facts))
  if (wanted.write !== undefined) writeReport(wanted.write, wanted.what, { results, facts, connections, loadBefore })
} catch (error) {
  console.error(server.said())
  throw error
} finally {
  await client.end()
  await server.stop()
  if (wanted.folder === undefined) rmSync(folder, { recursive: true, force: true })
}
