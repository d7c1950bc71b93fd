/** Runs generated TypeScript the way a program would: compiled, as modules of its own, in a Node of its own. */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript'

const run = promisify(execFile)
/** Below the package, so that the modules find what it depends on. */
const FOLDER = fileURLToPath(new URL('../../node_modules/.generated/', import.meta.url))

/**
 * Runs `program`, which may import the modules by their names (`./0.mjs`), and reads what it prints as JSON.
 *
 * @param modules - TypeScript source; number `n` becomes `./n.mjs`.
 * @param program - JavaScript that prints one JSON text.
 */
export async function runModules(modules: readonly string[], program: string): Promise<unknown> {
  await mkdir(FOLDER, { recursive: true })
  const folder = await mkdtemp(join(FOLDER, 'run-'))
  try {
    const compilerOptions = { target: ScriptTarget.ES2022, module: ModuleKind.ESNext }
    await Promise.all(
      modules.map((source, index) => writeFile(join(folder, `${index}.mjs`), transpileModule(source, { compilerOptions }).outputText)),
    )
    await writeFile(join(folder, 'main.mjs'), program)
    const { stdout } = await run(process.execPath, [join(folder, 'main.mjs')], { maxBuffer: 64 * 1024 * 1024 })
    return JSON.parse(stdout)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
