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

async function endBoth(site) {
  await site.end('other')
  await site.end('owner')
}
async function startBoth(site) {
  await site.start('owner')
  await site.start('other')
}

const markOf = (site) => readFileSync(join(site.dataDir, 'installation.json'), 'utf8')

/** @returns the server that started nevertheless, or null. */
async function startOrRefuse(site) {
  const before = markOf(site)
  const attempt = runServer(site.environmentOf.owner())
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
  must(markOf(site) === before, 'a refused start has changed the note of what was there')
  return null
}

async function mustRefuse(site) {
  const server = await startOrRefuse(site)
  await server?.end('SIGKILL')
  must(server === null, 'a database that lost something was served')
}

/** Moves a file or folder away, and back after the refusal. */
const missing =
  (place) =>
  async (site, { aside }) => {
    await endBoth(site)
    const kept = join(aside, 'moved-away')
    const from = join(site.cluster(), place)
    execFileSync('mv', [from, kept])
    await mustRefuse(site)
    execFileSync('mv', [kept, from])
    await startBoth(site)
  }

/** Damages a copy of the database, so to speak: the original files are put back afterwards. */
async function withCopy(site, aside, work) {
  const copy = join(aside, 'pgdata')
  rmSync(copy, { recursive: true, force: true })
  copyAll(site.pgdata(), copy)
  await work(copy)
}
function putBack(site, copy) {
  const pgdata = site.pgdata()
  rmSync(pgdata, { recursive: true })
  copyAll(copy, pgdata)
}

const segmentsOf = (site) => readdirSync(join(site.pgdata(), 'pg_wal')).filter((name) => SEGMENT.test(name))

/** Overwrites the log up to the place that the server is known to have written safely. */
function damageLog(site) {
  const [high, low] = JSON.parse(markOf(site))
    .position.split('/')
    .map((part) => Number.parseInt(part, 16))
  const number = (part) => part.toString(16).toUpperCase().padStart(8, '0')
  const name = `00000001${number(high)}${number(Math.floor(low / SEGMENT_BYTES))}`
  const file = join(site.pgdata(), 'pg_wal', name)
  if (!segmentsOf(site).includes(name)) return
  const handle = openSync(file, 'r+')
  writeSync(handle, Buffer.alloc(low % SEGMENT_BYTES, 0xdb), 0, low % SEGMENT_BYTES, 0)
  closeSync(handle)
}

/** The server decides whether the database lost something; when it starts nevertheless nothing may be missing, which is checked as always. */
const damagedLog = async (site, { aside }) => {
  await site.end('other')
  const { pgdata } = site
  const postmaster = site.postmaster()
  await site.end('owner', 'SIGKILL')
  process.kill(postmaster, 'SIGKILL')
  await withCopy(site, aside, async (copy) => {
    damageLog({ ...site, pgdata })
    const server = await startOrRefuse(site)
    if (server === null) putBack(site, copy)
    else must((await server.end()) === 0, server.said())
  })
  await startBoth(site)
}

/** A page of the forms: an alarm, and everything else goes on. */
const damagedPage = async (site, { company, aside }) => {
  const path = await site.ask(async (client) => (await client.query("select pg_relation_filepath('forms') as path")).rows[0].path)
  await endBoth(site)
  const file = join(site.pgdata(), path)
  copyAll(file, join(aside, 'page'))
  must(statSync(file).size >= BLOCK_BYTES, 'the forms have no page')
  const handle = openSync(file, 'r+')
  writeSync(handle, Buffer.from('damaged'), 0, 7, BLOCK_BYTES - 192)
  closeSync(handle)
  await site.start('owner')
  const ask = (path) => fetch(`${site.addresses.owner}${path}`, { headers: { authorization: `Bearer ${company.admin}` } })
  const forms = await ask('/api/v2/forms')
  must(forms.status === 500, `a damaged page was read as if it were whole (${forms.status})`)
  const health = await (await ask('/health')).json()
  must(
    health.status === 'degraded' && health.reason === 'database-damaged',
    `health does not tell of the damage: ${JSON.stringify(health)}`,
  )
  must((await ask('/api/v2/tickets')).status === 200, 'tickets cannot be read beside a damaged page of the forms')
  await site.end('owner')
  rmSync(file)
  renameOver(join(aside, 'page'), file)
  await startBoth(site)
}
const renameOver = (from, to) => {
  copyAll(from, to)
  rmSync(from)
}

export const faultsOfFiles = {
  'the database’s folder is gone': missing('pgdata'),
  'the file PG_VERSION is gone': missing('pgdata/PG_VERSION'),
  'the log is gone': async (site, { aside }) => {
    await endBoth(site)
    await withCopy(site, aside, async (copy) => {
      for (const name of segmentsOf(site)) renameSync(join(site.pgdata(), 'pg_wal', name), join(site.pgdata(), 'pg_wal', `${name}.gone`))
      await mustRefuse(site)
      putBack(site, copy)
    })
    await startBoth(site)
  },
  'the log is damaged': damagedLog,
  'an older copy of the database lies there': async (site, { aside, writers }) => {
    await endBoth(site)
    const newer = join(aside, 'newer')
    await withCopy(site, aside, async (older) => {
      await startBoth(site)
      const before = writers.acknowledgedBy(site.addresses.owner)
      while (writers.acknowledgedBy(site.addresses.owner) === before) await new Promise((resolve) => setTimeout(resolve, 20))
      await endBoth(site)
      rmSync(newer, { recursive: true, force: true })
      copyAll(site.pgdata(), newer)
      putBack(site, older)
      await mustRefuse(site)
      putBack(site, newer)
    })
    await startBoth(site)
  },
  'a page is damaged': damagedPage,
}
