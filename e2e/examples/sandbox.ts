/** One example in a folder of its own, outside the repository, with everything needed to build and run it there. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const EXAMPLES = join(import.meta.dirname, '../../examples')

/** The environment of a user's shell: without variables of this workspace or its package manager. */
function userEnvironment(more: Record<string, string> = {}): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|pnpm_|NODE_OPTIONS$|NODE_ENV$|INIT_CWD$|PLAYWRIGHT_|FORCE_COLOR$)/i.test(name),
  )
  return { ...Object.fromEntries(own), NO_COLOR: '1', ...more }
}

export interface Sandbox {
  readonly folder: string
  /** Runs a command to its end. @throws with its output when it fails. */
  sh(command: string, args: readonly string[], env?: Record<string, string>): Promise<string>
  /** Installs what the example names, and what else is named here. */
  install(...more: readonly string[]): Promise<void>
  /** Starts a server and answers the address it prints. */
  serve(command: string, args: readonly string[], env?: Record<string, string>): Promise<string>
  /** Stops what was started. */
  stop(): Promise<void>
  /** Stops everything and removes the folder. */
  close(): Promise<void>
}

export async function openSandbox(example: string): Promise<Sandbox> {
  const folder = await mkdtemp(join(tmpdir(), `formwork-${example}-`))
  await cp(join(EXAMPLES, example), folder, { recursive: true, filter: (path) => !/(node_modules|dist|\.next)$/.test(path) })
  await writeFile(join(folder, '.npmrc'), process.env['EXAMPLES_NPMRC'] ?? '')
  const started: ChildProcess[] = []
  const stop = async () => {
    await Promise.all(started.splice(0).map(end))
  }
  const sh: Sandbox['sh'] = async (command, args, env) => {
    try {
      const { stdout } = await run(command, args, { cwd: folder, env: userEnvironment(env), maxBuffer: 1 << 26 })
      return stdout
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
      throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: error })
    }
  }
  return {
    folder,
    stop,
    sh,
    async install(...more) {
      // What npm has fetched already, for another example or in an earlier run, it does not ask for again; of ours no other run has the address.
      // npm retries a network failure by itself.
      await sh('npm', [
        'install',
        '--no-audit',
        '--no-fund',
        '--prefer-offline',
        '--fetch-retries=6',
        '--fetch-retry-mintimeout=1000',
        ...more,
      ])
    },
    serve(command, args, env) {
      const server = spawn(command, args, { cwd: folder, env: userEnvironment(env), stdio: ['ignore', 'pipe', 'pipe'] })
      started.push(server)
      return addressOf(server)
    },
    async close() {
      await stop()
      // What a build has started may still be writing.
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
    },
  }
}

/** The first address that a server prints: whole, with what follows it. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const [address] = /http:\/\/(127\.0\.0\.1|localhost):\d+(?=\D)/.exec(output) ?? []
      if (address !== undefined) resolve(address)
    }
    server.stdout?.on('data', read)
    server.stderr?.on('data', read)
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)))
  })
}

function end(server: ChildProcess): Promise<unknown> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve()
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  return ended
}
