/** Builds the command line from its sources and runs it as a person's shell would. */
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'tsup'

/** The result of a run. */
export interface ProgramRun {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

interface RunOptions {
  readonly stdin?: string | Uint8Array
  readonly cwd?: string
  /** Closes standard output after the first piece, as `| head` does. */
  readonly readsOnlyOnce?: boolean
}

/** A built program. Call `remove` when done. */
export interface BuiltProgram {
  readonly run: (args: readonly string[], options?: RunOptions) => Promise<ProgramRun>
  readonly remove: () => Promise<void>
}

/** Everything in one file, from the sources: no other build has to come first. */
export async function buildProgram(): Promise<BuiltProgram> {
  const outDir = await mkdtemp(join(tmpdir(), 'formwork-forms-'))
  await build({
    config: false,
    silent: true,
    entry: { cli: fileURLToPath(new URL('../cli/main.ts', import.meta.url)) },
    outDir,
    format: ['esm'],
    outExtension: () => ({ js: '.mjs' }),
    platform: 'node',
    target: 'node20',
    noExternal: [/./],
    define: { PACKAGE_VERSION: '"0.0.0-test"' },
    esbuildOptions: (options) => {
      options.conditions = ['formwork-source']
    },
  })
  return {
    run: (args, options = {}) => runProgram([join(outDir, 'cli.mjs'), ...args], { cwd: outDir, ...options }),
    remove: () => rm(outDir, { recursive: true, force: true }),
  }
}

function runProgram(args: readonly string[], { stdin = '', cwd, readsOnlyOnce = false }: RunOptions): Promise<ProgramRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { ...(cwd === undefined ? {} : { cwd }), stdio: ['pipe', 'pipe', 'pipe'] })
    const output = { stdout: '', stderr: '' }
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      output.stdout += chunk
      if (readsOnlyOnce) child.stdout.destroy()
    })
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => (output.stderr += chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      resolve({ code, ...output })
    })
    // A program that needs no input does not read it to its end.
    child.stdin.on('error', () => undefined)
    child.stdin.end(stdin)
  })
}
