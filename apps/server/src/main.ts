/** Starts the server, or runs `backup FILE`, `restore FILE` or `verify [FILE]`: the only place that reads the environment, listens to signals and ends the process. */
import { resolve } from 'node:path'
import { runBackup, runRestore, runVerifyBackup } from './backup/backup-command'
import { runVerify } from './backup/verify-command'
import { readConfig } from './config'
import { createLogger } from './logger'
import { StartError } from './domain/start-error'
import { assertNode } from './node-version'
import { type RunningServer, startServer } from './start-server'

const say = (line: string) => void process.stdout.write(`${line}\n`)
const complain = (line: string) => void process.stderr.write(`${line}\n`)
const STOP_TIMEOUT_MS = 25_000
const commands = { backup: 'back up', restore: 'restore', verify: 'vouch for its data' } as const
const FILE_COMMANDS = { backup: runBackup, restore: runRestore, verify: runVerifyBackup } as const
const isCommand = (word: string | undefined): word is keyof typeof commands => word !== undefined && Object.hasOwn(commands, word)

function refuseToStart(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error)
  const [word] = process.argv.slice(2)
  complain(`Formwork cannot ${isCommand(word) ? commands[word] : 'start'}: ${message}`)
  // Not foreseen, so where it happened is wanted too, on request.
  if (!(error instanceof StartError) && process.env['LOG_LEVEL'] === 'debug' && error instanceof Error) complain(error.stack ?? '')
  process.exit(1)
}

async function stopAndExit(starting: Promise<RunningServer>, code: number): Promise<void> {
  setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref()
  const server = await starting
  await server.stop()
  process.exit(code)
}

/** @throws {StartError} when no file is named, or more than one; without one `verify` reads what the server keeps. */
async function runCommand(name: keyof typeof commands, files: readonly string[]): Promise<void> {
  const config = readConfig(process.env, [])
  if (name === 'verify' && files.length === 0) return runVerify(config, say)
  const [file] = files
  if (file === undefined || files.length !== 1) throw new StartError(`Say which file: ${name} FILE.`)
  // Package managers change into the project; the file is meant from where the person is.
  return FILE_COMMANDS[name](config, resolve(process.env['INIT_CWD'] ?? '', file), say)
}

/** Read by glibc when a process starts, so it counts for PostgreSQL: memory that a statement has freed goes back to the system instead of being kept. */
process.env['MALLOC_TRIM_THRESHOLD_'] ??= String(1024 * 1024)

async function main(): Promise<void> {
  assertNode(process.versions.node)
  const [word, ...files] = process.argv.slice(2)
  if (isCommand(word)) return runCommand(word, files)
  const config = readConfig(process.env, process.argv.slice(2))
  const log = createLogger(config.logLevel)
  const starting = startServer(config, { log, say })
  let isStopping = false
  const onSignal = (signal: NodeJS.Signals) => {
    // A second signal ends the process at once.
    if (isStopping) process.exit(1)
    isStopping = true
    log.info({ signal }, 'stopping')
    stopAndExit(starting, 0).catch(refuseToStart)
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  const server = await starting
  say(`Formwork is ready at ${server.address}`)
}

main().catch(refuseToStart)
