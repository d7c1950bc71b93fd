/** Our own PostgreSQL: started as a child process, owned by one server, stopped with it, and found again after a crash. */
import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { chown, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { platform, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ConnectionOptions } from '../client'
import { findBinaries } from './binaries'
import { openClusterHome, prepareDataDirectory } from './cluster-home'
import { lockDirectory } from './directory-lock'
import { openCluster, SUPERUSER } from './initialize'
import { stopLeftover } from './leftover'
import { findRunAs, type RunAs } from './run-as'
import { ensureDatabase, waitUntilReady } from './wait-until-ready'

const DATABASE = 'formwork'
const SOCKET_PORT = 5432
/** The system's limit for the path of a Unix socket is 104 on macOS and 108 on Linux; the file name takes 14. */
const MAX_SOCKET_DIRECTORY = 88
const MAX_LOG_BYTES = 5 * 1024 * 1024
const STOP_TIMEOUT_MS = 20_000

export interface EmbeddedPostgres {
  readonly connection: ConnectionOptions
  /** Resolves when PostgreSQL ends without having been asked to. */
  readonly crashed: Promise<string>
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  readonly dataDir: string
  /** Test clusters may trade durability for speed; a server never does. */
  readonly durable?: boolean
  readonly onStep?: (step: 'initializing' | 'stopping-leftover', facts: object) => void
}

export async function startEmbedded({ dataDir, durable = true, onStep }: EmbeddedOptions): Promise<EmbeddedPostgres> {
  await prepareDataDirectory(dataDir)
  const { path: home, runAs } = await openClusterHome(dataDir, await findRunAs())
  const lock = await lockDirectory(join(home, 'server.lock'), dataDir)
  try {
    const binaries = await findBinaries(runAs)
    const { pgdata, password } = await openCluster(home, binaries.initdb, runAs, () => onStep?.('initializing', { home }))
    await stopLeftover(pgdata, (pid) => onStep?.('stopping-leftover', { pid }))
    const address = await chooseAddress(home, runAs)
    const child = await launch(binaries.postgres, pgdata, join(home, 'postgresql.log'), address, runAs, durable)
    const server = { ...address.connection, user: SUPERUSER, password }
    try {
      await waitUntilReady({ ...server, database: 'postgres' }, child.ended)
      await ensureDatabase({ ...server, database: 'postgres' }, DATABASE)
    } catch (error) {
      await child.stop()
      throw error
    }
    return {
      connection: { ...server, database: DATABASE },
      crashed: child.crashed,
      stop: async () => {
        await child.stop()
        await address.dispose()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

interface Address {
  readonly flags: readonly string[]
  readonly connection: ConnectionOptions
  dispose(): Promise<void>
}

/** A Unix socket beside the data; in the system's temporary directory when that path is too long; loopback where there are none. */
async function chooseAddress(home: string, runAs: RunAs | null): Promise<Address> {
  if (platform() === 'win32') {
    const port = await freePort()
    return { flags: ['-h', '127.0.0.1', '-p', String(port)], connection: { host: '127.0.0.1', port }, dispose: async () => {} }
  }
  const isShort = Buffer.byteLength(home) <= MAX_SOCKET_DIRECTORY
  const folder = isShort ? home : await mkdtemp(join(tmpdir(), 'formwork-'))
  if (!isShort && runAs !== null) await chown(folder, runAs.uid, runAs.gid)
  return {
    flags: ['-c', 'listen_addresses=', '-k', folder, '-p', String(SOCKET_PORT)],
    connection: { host: folder, port: SOCKET_PORT },
    dispose: async () => {
      if (!isShort) await rm(folder, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no free port'))))
    })
  })
}

interface Launched {
  /** Resolves with the reason as soon as the process has ended, asked or not. */
  readonly ended: Promise<string>
  readonly crashed: Promise<string>
  stop(): Promise<void>
}

async function launch(
  postgres: string,
  pgdata: string,
  logFile: string,
  address: Address,
  runAs: RunAs | null,
  durable: boolean,
): Promise<Launched> {
  const size = (await stat(logFile).catch(() => null))?.size ?? 0
  if (size > MAX_LOG_BYTES) await rename(logFile, `${logFile}.1`)
  const settings = [
    'shared_buffers=64MB',
    'max_connections=60',
    'max_wal_senders=0',
    'wal_level=minimal',
    'jit=off',
    'timezone=UTC',
    'log_timezone=UTC',
    'log_checkpoints=off',
    `fsync=${durable ? 'on' : 'off'}`,
    `synchronous_commit=${durable ? 'on' : 'off'}`,
    `full_page_writes=${durable ? 'on' : 'off'}`,
  ]
  const log = openSync(logFile, 'a', 0o600)
  const child: ChildProcess = spawn(postgres, ['-D', pgdata, ...address.flags, ...settings.flatMap((setting) => ['-c', setting])], {
    ...runAs,
    cwd: pgdata,
    // Its own session: Ctrl-C in the terminal reaches us, who drain first and stop it then.
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  let isStopping = false
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(`exit ${code ?? signal}`))
  }).then(async (reason) => `${reason}${await tailOf(logFile)}`)
  const crashed = new Promise<string>((resolve) => {
    void ended.then((reason) => {
      if (!isStopping) resolve(reason)
    })
  })
  const stop = async () => {
    isStopping = true
    // Fast shutdown: ends sessions, writes a checkpoint. Should that hang, recovery at the next start is safe too.
    child.kill('SIGINT')
    const impatience = setTimeout(() => child.kill('SIGQUIT'), STOP_TIMEOUT_MS)
    await ended
    clearTimeout(impatience)
  }
  return { ended, crashed, stop }
}

async function tailOf(logFile: string): Promise<string> {
  const text = await readFile(logFile, 'utf8').catch(() => '')
  const last = text.trimEnd().split('\n').slice(-3).join(' | ')
  return last === '' ? '' : `; its log ends: ${last}`
}
