/** Starts the server: the only place that reads the environment, listens to signals and ends the process. */
import { readConfig } from './config'
import { createLogger } from './logger'
import { StartError } from './start-error'
import { type RunningServer, startServer } from './start-server'

const say = (line: string) => void process.stdout.write(`${line}\n`)
const complain = (line: string) => void process.stderr.write(`${line}\n`)
const STOP_TIMEOUT_MS = 25_000

function refuseToStart(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error)
  complain(`Formwork cannot start: ${message}`)
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

async function main(): Promise<void> {
  const config = readConfig(process.env, process.argv.slice(2))
  const log = createLogger(config.logLevel)
  const starting = startServer(config, { log, say })
  let isStopping = false
  const onSignal = (signal: NodeJS.Signals) => {
    // Whoever asks twice does not want to wait.
    if (isStopping) process.exit(1)
    isStopping = true
    log.info({ signal }, 'stopping')
    stopAndExit(starting, 0).catch(refuseToStart)
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  const server = await starting
  say(`Formwork is ready at ${server.address}`)
  const reason = await server.crashed
  if (isStopping) return
  isStopping = true
  log.fatal({ reason }, 'PostgreSQL ended')
  complain(`PostgreSQL ended: ${reason}`)
  await stopAndExit(starting, 1)
}

main().catch(refuseToStart)
