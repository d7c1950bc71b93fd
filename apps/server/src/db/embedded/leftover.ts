/** A kill −9 of the server leaves its PostgreSQL running: found by its pid file and stopped cleanly, so that a new one can start. */
import { readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../../domain/start-error'
import { commandLineOf, isAlive, waitUntilGone } from './process-identity'

const FAST_SHUTDOWN_MS = 10_000
const IMMEDIATE_SHUTDOWN_MS = 5_000

/** Call only while holding the directory's lock: a PostgreSQL that runs there then has no server any more. */
export async function stopLeftover(pgdata: string, onFound: (pid: number) => void): Promise<void> {
  const pid = await leftoverPid(pgdata)
  if (pid === null) return
  onFound(pid)
  process.kill(pid, 'SIGINT')
  if (await waitUntilGone(pid, FAST_SHUTDOWN_MS)) return
  process.kill(pid, 'SIGQUIT')
  if (await waitUntilGone(pid, IMMEDIATE_SHUTDOWN_MS)) return
  throw new StartError(`A PostgreSQL (process ${pid}) still uses ${pgdata} and does not stop. End that process and start again.`)
}

async function leftoverPid(pgdata: string): Promise<number | null> {
  const lines = (await readFile(join(pgdata, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 1 || !(await isAlive(pid))) return null
  // After a restart of the machine the number may belong to anyone; PostgreSQL itself clears such a file.
  const commandLine = await commandLineOf(pid)
  const real = await realpath(pgdata).catch(() => pgdata)
  return commandLine.includes(pgdata) || commandLine.includes(real) ? pid : null
}
