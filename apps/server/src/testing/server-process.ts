/** The real server as a process of its own: built from the sources as they are now, started, watched, killed. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const serverFolder = fileURLToPath(new URL('../..', import.meta.url))
/** From here the migrations are found the same way as from `src/`. */
export const buildFolder = join(serverFolder, 'node_modules/.formwork-test')

/** Built aside and moved into place, since several test files do so at once while others start what is there. */
export async function buildServer(): Promise<void> {
  const tsup = join(serverFolder, 'node_modules/tsup/dist/cli-default.js')
  const aside = `${buildFolder}-${process.pid}`
  await promisify(execFile)(process.execPath, [tsup, '--out-dir', aside, '--no-sourcemap', '--silent'], { cwd: serverFolder })
  await mkdir(buildFolder, { recursive: true })
  await rename(join(aside, 'main.js'), join(buildFolder, 'main.js'))
  await rm(aside, { recursive: true })
}

/** A directory everyone may pass through, as `DATA_DIR`'s parent usually is: as root PostgreSQL runs as another user. */
export async function openFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'formwork-start-'))
  await chmod(path, 0o755)
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

export interface ServerProcess {
  readonly child: ChildProcess
  /** Everything said so far, on both streams. */
  output(): string
  /** Resolves with the address, once it is said. @throws {Error} when the process ends before. */
  readonly ready: Promise<string>
  /** Exit code, or the signal's name. */
  readonly ended: Promise<number | string>
}

/** What every server of a test is started with. */
export const serverEnvironment = () => ({ PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'warn' })

/** How many rounds a test with chance in it makes: few in the suite, as many as are asked for with `DURABILITY_ROUNDS`. */
export const roundsOr = (usual: number): number => Number(process.env['DURABILITY_ROUNDS'] ?? usual)

export function runServer(environment: Readonly<Record<string, string>>, flags: readonly string[] = []): ServerProcess {
  const child = spawn(process.execPath, [join(buildFolder, 'main.js'), ...flags], {
    env: { ...serverEnvironment(), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  let hear = () => {}
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', (chunk: string) => {
      said += chunk
      hear()
    })
  }
  // `close` comes after the streams have been read to their end.
  const ended = new Promise<number | string>((resolve) => child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown')))
  const ready = new Promise<string>((resolve, reject) => {
    hear = () => {
      const address = /Formwork is ready at (\S+)/.exec(said)?.[1]
      if (address !== undefined) resolve(address)
    }
    void ended.then((code) => reject(new Error(`the server ended (${code}) before it was ready:\n${said}`)))
  })
  ready.catch(() => {})
  return { child, output: () => said, ready, ended }
}

export async function stopServer(server: ServerProcess): Promise<number | string> {
  server.child.kill('SIGTERM')
  return server.ended
}

/** Runs a command of the server (`backup FILE`) to its end. */
export async function runCommand(
  environment: Readonly<Record<string, string>>,
  words: readonly string[],
): Promise<{ readonly code: number | string; readonly output: string }> {
  const command = runServer(environment, words)
  const code = await command.ended
  return { code, output: command.output() }
}
