/** The server built from the sources as they are now, and a folder for its data: what every test of whole servers begins with. */
import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, inject } from 'vitest'

const serverFolder = fileURLToPath(new URL('../..', import.meta.url))
/** From here the migrations are found the same way as from `src/`. */
export const buildFolder = join(serverFolder, 'node_modules/.formwork-test')
/** Where Node keeps the compiled code of the servers that tests start. */
export const compileCache = join(buildFolder, 'compiled')
/** Says for which run of the tests the build was made. */
const mark = join(buildFolder, 'run')

/** Once in a run; built in another place and moved, since two test files may do so at once while others start the build. */
async function buildServer(): Promise<void> {
  const run = inject('run')
  if ((await readFile(mark, 'utf8').catch(() => '')) === run) return
  const tsup = join(serverFolder, 'node_modules/tsup/dist/cli-default.js')
  const aside = `${buildFolder}-${process.pid}`
  await promisify(execFile)(process.execPath, [tsup, '--out-dir', aside, '--no-sourcemap', '--silent'], { cwd: serverFolder })
  await mkdir(buildFolder, { recursive: true })
  await rename(join(aside, 'main.js'), join(buildFolder, 'main.js'))
  await rm(compileCache, { recursive: true, force: true })
  await rm(aside, { recursive: true })
  await writeFile(mark, run)
}

/**
 * Registers, for the tests of a file, that the server is built before them and that a folder of their own is removed after them. Everyone may
 * pass through the folder, as through `DATA_DIR`'s parent usually: as root PostgreSQL runs as another user.
 *
 * @returns the folder; its `path` is there once the tests run
 */
export function builtServerFolder(): { readonly path: string } {
  const folder = { path: '' }
  beforeAll(async () => {
    await buildServer()
    folder.path = await mkdtemp(join(tmpdir(), 'formwork-start-'))
    await chmod(folder.path, 0o755)
  })
  afterAll(() => rm(folder.path, { recursive: true, force: true }))
  return folder
}
