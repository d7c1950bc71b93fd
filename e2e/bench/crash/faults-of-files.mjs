/** Files of the database that are lost, damaged or older than they were: the server refuses, and goes on when they are back. */
import { execFileSync } from 'node:child_process'
import { openSync, closeSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { runServer } from '../server/server-process.mjs'
import { must } from './violation.mjs'

const SEGMENT = /^[\dA-F]{24}$/
const SEGMENT_BYTES = 16 * 1024 * 1024
const BLOCK_BYTES = 8192

/** With owners and rights. */
const copyAll = (from, to) => execFileSync('cp', ['-a', from, to])

async function endBoth(world) {
  await world.end('other')
  await world.end('owner')
}
async function startBoth(world) {
  await world.start('owner')
  await world.start('other')
}

const markOf = (world) => readFileSync(join(world.dataDir, 'installation.json'), 'utf8')

/** @returns the server that started nevertheless, or null. */
async function startOrRefuse(world) {
  const before = markOf(world)
  const attempt = runServer(world.environmentOf.owner())
  const isReady = await attempt.ready.then(
    () => true,
    () => false,
  )
  if (isReady) return attempt
  const said = attempt.said()
  must(
    (await attempt.ended) === 1 && /Formwork cannot start: .*[Rr]estore a backup/.test(said),
    `the refusal does not say what to do:\n${said}`,
  )
  must(markOf(world) === before, 'a refused start has changed the note of what was there')
  return null
}

async function mustRefuse(world) {
  const server = await startOrRefuse(world)
  await server?.end('SIGKILL')
  must(server === null, 'a database that lost something was served')
}

/** Moves a file or folder away, and back after the refusal. */
const missing =
  (place) =>
  async (world, { aside }) => {
    await endBoth(world)
    const kept = join(aside, 'moved-away')
    const from = join(world.cluster(), place)
    execFileSync('mv', [from, kept])
    await mustRefuse(world)
    execFileSync('mv', [kept, from])
    await startBoth(world)
  }

/** Damages a copy of the database, so to speak: the original files are put back afterwards. */
async function withCopy(world, aside, work) {
  const copy = join(aside, 'pgdata')
  rmSync(copy, { recursive: true, force: true })
  copyAll(world.pgdata(), copy)
  await work(copy)
}
function putBack(world, copy) {
  const pgdata = world.pgdata()
  rmSync(pgdata, { recursive: true })
  copyAll(copy, pgdata)
}

const segmentsOf = (world) => readdirSync(join(world.pgdata(), 'pg_wal')).filter((name) => SEGMENT.test(name))

/** Overwrites the log up to the place that the server is known to have written safely. */
function damageLog(world) {
  const [high, low] = JSON.parse(markOf(world))
    .position.split('/')
    .map((part) => Number.parseInt(part, 16))
  const number = (part) => part.toString(16).toUpperCase().padStart(8, '0')
  const name = `00000001${number(high)}${number(Math.floor(low / SEGMENT_BYTES))}`
  const file = join(world.pgdata(), 'pg_wal', name)
  if (!segmentsOf(world).includes(name)) return
  const handle = openSync(file, 'r+')
  writeSync(handle, Buffer.alloc(low % SEGMENT_BYTES, 0xdb), 0, low % SEGMENT_BYTES, 0)
  closeSync(handle)
}

/** The server decides whether the database lost something; when it starts nevertheless nothing may be missing, which is checked as always. */
const damagedLog = async (world, { aside }) => {
  await world.end('other')
  const { pgdata } = world
  const postmaster = world.postmaster()
  await world.end('owner', 'SIGKILL')
  process.kill(postmaster, 'SIGKILL')
  await withCopy(world, aside, async (copy) => {
    damageLog({ ...world, pgdata })
    const server = await startOrRefuse(world)
    if (server === null) putBack(world, copy)
    else must((await server.end()) === 0, server.said())
  })
  await startBoth(world)
}

/** A page of the forms: an alarm, and everything else goes on. */
const damagedPage = async (world, { company, aside }) => {
  const path = await world.ask(async (client) => (await client.query("select pg_relation_filepath('forms') as path")).rows[0].path)
  await endBoth(world)
  const file = join(world.pgdata(), path)
  copyAll(file, join(aside, 'page'))
  must(statSync(file).size >= BLOCK_BYTES, 'the forms have no page')
  const handle = openSync(file, 'r+')
  writeSync(handle, Buffer.from('damaged'), 0, 7, BLOCK_BYTES - 192)
  closeSync(handle)
  await world.start('owner')
  const ask = (path) => fetch(`${world.addresses.owner}${path}`, { headers: { authorization: `Bearer ${company.admin}` } })
  const forms = await ask('/api/v2/forms')
  must(forms.status === 500, `a damaged page was read as if it were whole (${forms.status})`)
  const health = await (await ask('/health')).json()
  must(
    health.status === 'degraded' && health.reason === 'database-damaged',
    `health does not tell of the damage: ${JSON.stringify(health)}`,
  )
  must((await ask('/api/v2/tickets')).status === 200, 'tickets cannot be read beside a damaged page of the forms')
  await world.end('owner')
  rmSync(file)
  renameOver(join(aside, 'page'), file)
  await startBoth(world)
}
const renameOver = (from, to) => {
  copyAll(from, to)
  rmSync(from)
}

export const faultsOfFiles = {
  'the database’s folder is gone': missing('pgdata'),
  'the file PG_VERSION is gone': missing('pgdata/PG_VERSION'),
  'the log is gone': async (world, { aside }) => {
    await endBoth(world)
    await withCopy(world, aside, async (copy) => {
      for (const name of segmentsOf(world)) renameSync(join(world.pgdata(), 'pg_wal', name), join(world.pgdata(), 'pg_wal', `${name}.gone`))
      await mustRefuse(world)
      putBack(world, copy)
    })
    await startBoth(world)
  },
  'the log is damaged': damagedLog,
  'an older copy of the database lies there': async (world, { aside, writers }) => {
    await endBoth(world)
    const newer = join(aside, 'newer')
    await withCopy(world, aside, async (older) => {
      await startBoth(world)
      const before = writers.acknowledgedBy(world.addresses.owner)
      while (writers.acknowledgedBy(world.addresses.owner) === before) await new Promise((resolve) => setTimeout(resolve, 20))
      await endBoth(world)
      rmSync(newer, { recursive: true, force: true })
      copyAll(world.pgdata(), newer)
      putBack(world, older)
      await mustRefuse(world)
      putBack(world, newer)
    })
    await startBoth(world)
  },
  'a page is damaged': damagedPage,
}
