/** Two servers on one database: the owner of a data folder, which runs PostgreSQL in it, and another that is given the database's address. */
import { readFileSync, realpathSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { databaseOf, openDatabase } from '../server/seeded-server.mjs'
import { runServer } from '../server/server-process.mjs'
import { must, until } from './violation.mjs'

/** Starting, with recovery from a crash. */
const START_SECONDS = 60
const UNHANDLED = /unhandled|uncaught/i

/** A port that is free now, so that servers keep their address when they are started again. */
async function freePort() {
  const probe = createServer()
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return port
}

function urlOf(folder) {
  const { host, port, user, password, database } = databaseOf(folder)
  return `postgresql://${user}:${password}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`
}

/** @param folder - holds `data`, the owner's folder, and `other`, where the other one would keep uploads. */
export async function openSite(folder) {
  const ports = { owner: await freePort(), other: await freePort() }
  const addresses = { owner: `http://127.0.0.1:${ports.owner}`, other: `http://127.0.0.1:${ports.other}` }
  const servers = { owner: null, other: null }
  const dataDir = join(folder, 'data')

  const environmentOf = {
    owner: () => ({ DATA_DIR: dataDir, PORT: String(ports.owner) }),
    other: () => ({ DATA_DIR: join(folder, 'other'), DATABASE_URL: urlOf(folder), PORT: String(ports.other) }),
  }
  /** Starts one and waits until it is ready. */
  const start = async (name, options) => {
    const server = runServer(environmentOf[name](), options)
    const timer = setTimeout(() => server.signal('SIGKILL'), START_SECONDS * 1000)
    try {
      await server.ready
      servers[name] = server
    } catch (error) {
      must(false, `the ${name} did not start: ${error.message}`)
    } finally {
      clearTimeout(timer)
    }
  }
  /** Ends one as it would be ended, or kills it. */
  const end = async (name, signal = 'SIGTERM') => {
    const server = servers[name]
    servers[name] = null
    if (server === null) return
    const code = await server.end(signal)
    must(!UNHANDLED.test(server.said()), `the ${name} left an error to nobody:\n${server.said()}`)
    if (signal === 'SIGTERM') must(code === 0, `the ${name} ended with ${code} when it was asked to:\n${server.said()}`)
  }
  const cluster = () => realpathSync(join(dataDir, 'cluster'))
  const postmaster = () => Number(readFileSync(join(cluster(), 'pgdata/postmaster.pid'), 'utf8').split('\n')[0])
  const health = async (name) => (await fetch(`${addresses[name]}/health`, { signal: AbortSignal.timeout(5000) })).status

  return {
    folder,
    dataDir,
    addresses,
    servers,
    environmentOf,
    start,
    end,
    cluster,
    pgdata: () => join(cluster(), 'pgdata'),
    postmaster,
    health,
    /** Runs statements on a connection of their own. */
    ask: async (work) => {
      const client = await openDatabase(folder)
      try {
        return await work(client)
      } finally {
        await client.end().catch(() => {})
      }
    },
    /** Waits until every server that should run answers. @throws {Violation} when one has ended, or does not answer again. */
    untilHealthy: async (seconds) => {
      for (const [name, server] of Object.entries(servers)) {
        if (server === null) continue
        let ended = null
        void server.ended.then((code) => (ended = code))
        await until(
          async () => {
            if (ended !== null) return true
            return (await health(name)) === 200
          },
          seconds,
          `the ${name} does not answer again:\n${server.said()}`,
        )
        must(ended === null, `the ${name} ended by itself (${ended}):\n${server.said()}`)
        must(!UNHANDLED.test(server.said()), `the ${name} left an error to nobody:\n${server.said()}`)
      }
    },
    /** Ends everything that is left, however it stands. */
    close: async () => {
      for (const name of ['other', 'owner']) {
        servers[name]?.signal('SIGCONT')
        await end(name).catch((error) => console.error(error.message))
      }
    },
  }
}
