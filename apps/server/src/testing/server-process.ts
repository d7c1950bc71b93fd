/** The real server as a process of its own: started, watched, killed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildFolder, compileCache } from './built-server'

/** Settings of a first start, so that nothing has to be read from its output. */
export const firstStart = { ADMIN_PASSWORD: 'a given password', VERIFY_CODE: 'off' }

export interface ServerProcess {
  readonly child: ChildProcess
  /** Everything written so far, on both streams. */
  output(): string
  /** Resolves with the address, once it is written. @throws {Error} when the process ends before. */
  readonly ready: Promise<string>
  /** Exit code, or the signal's name. */
  readonly ended: Promise<number | string>
}

/** What every server of a test is started with. Its code is compiled at the first start and read from there at the hundred that follow. */
export const serverEnvironment = () => ({
  PATH: process.env['PATH'],
  PORT: '0',
  LOG_LEVEL: 'warn',
  NODE_COMPILE_CACHE: compileCache,
})

/** How many rounds a randomised test makes: few in the suite, as many as are asked for with `DURABILITY_ROUNDS`. */
export const roundsOr = (usual: number): number => Number(process.env['DURABILITY_ROUNDS'] ?? usual)

export function runServer(environment: Readonly<Record<string, string>>, flags: readonly string[] = []): ServerProcess {
  const child = spawn(process.execPath, [join(buildFolder, 'main.js'), ...flags], {
    env: { ...serverEnvironment(), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let written = ''
  let onOutput = () => {}
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', (chunk: string) => {
      written += chunk
      onOutput()
    })
  }
  // `close` comes after the streams have been read to their end.
  const ended = new Promise<number | string>((resolve) => child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown')))
  const ready = new Promise<string>((resolve, reject) => {
    onOutput = () => {
      const address = /Formwork is ready at (\S+)/.exec(written)?.[1]
      if (address !== undefined) resolve(address)
    }
    void ended.then((code) => reject(new Error(`the server ended (${code}) before it was ready:\n${written}`)))
  })
  ready.catch(() => {})
  return { child, output: () => written, ready, ended }
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
