/** Processes that are killed, ended, paused and restarted. */
import { setTimeout as delay } from 'node:timers/promises'
import { join } from 'node:path'
import { runServer } from '../server/server-process.mjs'
import { must, until } from './violation.mjs'

const START_SPREAD_MS = 1500
const SECONDS = 30

/** Ends PostgreSQL under its server, which has to start another. */
const endPostgres = (signal) => async (site) => {
  const before = site.postmaster()
  process.kill(before, signal)
  await until(async () => site.postmaster() !== before, SECONDS, 'PostgreSQL was not started again')
}

/** All of PostgreSQL, which outlives its killed server. */
function killPostgres(site) {
  try {
    process.kill(site.postmaster(), 'SIGKILL')
  } catch (error) {
    if (error.code !== 'ESRCH' && error.code !== 'ENOENT') throw error
  }
}

const backends = (client, more) =>
  client.query(`select pid from pg_stat_activity where application_name = 'formwork' and pid <> pg_backend_pid() ${more}`)

/** While one server is paused the other goes on. */
const pause =
  (paused, working) =>
  async (site, { random, writers }) => {
    const before = writers.acknowledgedBy(site.addresses[working])
    site.servers[paused].signal('SIGSTOP')
    try {
      await delay(1500 + random.below(2500))
      const hasWritten = async () => writers.acknowledgedBy(site.addresses[working]) > before
      await until(hasWritten, SECONDS, `nothing was written at the ${working} while the ${paused} was paused`)
    } finally {
      site.servers[paused].signal('SIGCONT')
    }
  }

export const faultsOfProcesses = {
  'the owner is killed': async (site) => {
    await site.end('owner', 'SIGKILL')
    await site.start('owner')
  },
  'the owner is killed, and its PostgreSQL': async (site) => {
    const killed = site.end('owner', 'SIGKILL')
    killPostgres(site)
    await killed
    await site.start('owner')
  },
  'everything is killed at once': async (site) => {
    const killed = [site.end('owner', 'SIGKILL'), site.end('other', 'SIGKILL')]
    killPostgres(site)
    await Promise.all(killed)
    await site.start('owner')
    await site.start('other')
  },
  'the owner is killed again while it starts': async (site, { random }) => {
    await site.end('owner', 'SIGKILL')
    if (random.below(2) === 0) killPostgres(site)
    const starting = runServer(site.environmentOf.owner())
    await delay(random.below(START_SPREAD_MS))
    await starting.end('SIGKILL')
    await site.start('owner')
  },
  'a first start is killed': async (site, { random, aside }) => {
    const DATA_DIR = join(aside, 'first-start')
    const first = runServer({ DATA_DIR })
    await delay(80 + random.below(START_SPREAD_MS))
    await first.end('SIGKILL')
    const next = runServer({ DATA_DIR })
    await next.ready.catch((error) => must(false, `after a killed first start: ${error.message}`))
    must((await next.end()) === 0, `after a killed first start: ${next.said()}`)
  },
  'the owner is asked to end': async (site) => {
    await site.end('owner')
    await site.start('owner')
  },
  'the other is killed': async (site) => {
    await site.end('other', 'SIGKILL')
    await site.start('other')
  },
  'the other is paused': pause('other', 'owner'),
  'the owner is paused': pause('owner', 'other'),
  'PostgreSQL is killed': endPostgres('SIGKILL'),
  'PostgreSQL is stopped': endPostgres('SIGINT'),
  'PostgreSQL is stopped at once': endPostgres('SIGQUIT'),
  'a backend is killed': async (site) => {
    const { rows } = await site.ask((client) => backends(client, 'order by state, pid limit 1'))
    if (rows.length > 0) process.kill(rows[0].pid, 'SIGKILL')
  },
  'all sessions are ended': async (site) => {
    await site.ask(async (client) => {
      const { rows } = await backends(client, '')
      for (const { pid } of rows) await client.query('select pg_terminate_backend($1)', [pid])
    })
  },
}
