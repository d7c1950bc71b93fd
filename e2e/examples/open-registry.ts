/** Packs what is published and offers it on a registry of this run. */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openLocalRegistry, PUBLISHED } from '@formwork/tooling/packing'

const run = promisify(execFile)
const PACKAGES = join(import.meta.dirname, '../../packages')

export default async function openRegistry(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'formwork-registry-'))
  const registry = await openLocalRegistry(folder)
  for (const tarball of await packAll(join(folder, 'tarballs'))) await run('npm', ['publish', tarball], { cwd: folder })
  process.env['EXAMPLES_NPMRC'] = registry.npmrc

  return async () => {
    await registry.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** @returns the tarballs, as the real registry would get them. */
async function packAll(target: string): Promise<string[]> {
  await mkdir(target, { recursive: true })
  // Built already: the lane "packages" sees to it that packing builds as well.
  const env = { ...process.env, npm_config_ignore_scripts: 'true' }
  await Promise.all(PUBLISHED.map((name) => run('pnpm', ['pack', '--pack-destination', target], { cwd: join(PACKAGES, name), env })))
  return (await readdir(target)).map((name) => join(target, name))
}
