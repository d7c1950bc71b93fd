/** One run of PostgreSQL as our child process. */
import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { claimCluster } from './claim-cluster'
import type { RunAs } from './run-as'

const MAX_LOG_BYTES = 5 * 1024 * 1024
const STOP_TIMEOUT_MS = 20_000
/** How often the status is checked: a PostgreSQL that is stopping may wait for our connections. */
const LOOK_MS = 2000
/** The line of `postmaster.pid` with the status. */
const STATUS_LINE = 7

export interface Launched {
  /** Resolves with the reason as soon as the process has ended, asked or not. */
  readonly ended: Promise<string>
  stop(): Promise<void>
}

export interface LaunchOptions {
  readonly postgres: string
  readonly home: string
  readonly pgdata: string
  readonly addressFlags: readonly string[]
  readonly runAs: RunAs | null
  readonly durable: boolean
  readonly maxConnections: number
}

/** @throws {StartError} when another PostgreSQL still has the cluster open. */
export async function launch({ postgres, home, pgdata, addressFlags, runAs, durable, maxConnections }: LaunchOptions): Promise<Launched> {
  const logFile = `${home}/postgresql.log`
  const claim = await claimCluster(home)
  await removeLockFiles(home, pgdata)
  const size = (await stat(logFile).catch(() => null))?.size ?? 0
  const isFull = size > MAX_LOG_BYTES
  if (isFull) await rename(logFile, `${logFile}.1`)
  const settings = [
    // The system's cache holds the rest: at a million tickets nothing is slower than with 64 MB.
    'shared_buffers=24MB',
    `max_connections=${maxConnections}`,
    'max_wal_senders=0',
    // Background processes that are not needed: nothing is replicated, and each backend reads pages that are not in the system's cache itself.
    'max_logical_replication_workers=0',
    'io_method=sync',
    'wal_level=minimal',
    'jit=off',
    // Many requests run at the same time: a parallel worker for one of them is taken from the others.
    'max_parallel_workers_per_gather=0',
    'timezone=UTC',
    'log_timezone=UTC',
    'log_checkpoints=off',
    `fsync=${durable ? 'on' : 'off'}`,
    `synchronous_commit=${durable ? 'on' : 'off'}`,
    `full_page_writes=${durable ? 'on' : 'off'}`,
  ]
  const log = openSync(logFile, 'a', 0o600)
  const child = spawn(postgres, ['-D', pgdata, ...addressFlags, ...settings.flatMap((setting) => ['-c', setting])], {
    ...runAs,
    cwd: pgdata,
    // Its own session: Ctrl-C in the terminal reaches us, who drain first and stop it then.
    detached: true,
    // Inherits the lock of the claim, which it and its backends hold until the last of them has ended.
    stdio: ['ignore', log, log, claim.fileDescriptor],
  })
  closeSync(log)
  claim.release()
  // A SIGTERM from elsewhere makes it refuse new clients and wait for the present ones, and ours never leave. So it is ended, to be started again.
  const looking = setInterval(() => {
    void statusOf(pgdata).then((status) => status === 'stopping' && child.kill('SIGINT'))
  }, LOOK_MS)
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(`exit ${code ?? signal}`))
  }).then(async (reason) => {
    clearInterval(looking)
    return `${reason}${await lastWordsOf(logFile, isFull ? 0 : size)}`
  })
  const stop = async () => {
    // Fast shutdown: ends sessions, writes a checkpoint. Should that hang, recovery at the next start is safe too.
    child.kill('SIGINT')
    const killTimer = setTimeout(() => child.kill('SIGQUIT'), STOP_TIMEOUT_MS)
    await ended
    clearTimeout(killTimer)
  }
  return { ended, stop }
}

/**
 * PostgreSQL refuses to start while any process has the pid in its lock files: its killed predecessor that was not reaped yet, or, in
 * a container that was restarted, an unrelated process. The claim is better evidence that none of its processes is left.
 */
async function removeLockFiles(home: string, pgdata: string): Promise<void> {
  const sockets = (await readdir(home)).filter((name) => name.startsWith('.s.PGSQL.') && name.endsWith('.lock'))
  const files = [join(pgdata, 'postmaster.pid'), ...sockets.map((name) => join(home, name))]
  await Promise.all(files.map((file) => rm(file, { force: true })))
}

async function statusOf(pgdata: string): Promise<string | undefined> {
  const lines = await readFile(join(pgdata, 'postmaster.pid'), 'utf8').catch(() => '')
  return lines.split('\n')[STATUS_LINE]?.trim()
}

/** Of one run: why it ended, else the last that it wrote. After a panic it goes on writing about the processes it ends. */
async function lastWordsOf(logFile: string, start: number): Promise<string> {
  const written = await readFile(logFile).catch(() => Buffer.alloc(0))
  const lines = written.subarray(start).toString('utf8').trimEnd().split('\n')
  // Clients that come too early or too late are refused with a line of their own.
  const reasons = lines.filter((line) => /(?:FATAL|PANIC): /.test(line) && !line.includes('the database system is'))
  const last = (reasons.length > 0 ? reasons : lines).slice(-3).join(' | ')
  return last === '' ? '' : `; its log ends: ${last}`
}
