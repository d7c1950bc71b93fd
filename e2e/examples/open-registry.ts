/** Packs what is published and offers it on a registry of this run. */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { copyBuilt, openLocalRegistry, PUBLISHED } from '@formwork/tooling/packing'

const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '../..')

export default async function openRegistry(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'formwork-registry-'))
  const registry = await openLocalRegistry(folder)
  for (const tarball of await packAll(folder)) await run('npm', ['publish', tarball], { cwd: folder })
  process.env['EXAMPLES_NPMRC'] = registry.npmrc

  return async () => {
    await registry.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** @returns the tarballs, as the real registry would get them; packed from a copy, since packing changes manifests that other tests read */
async function packAll(folder: string): Promise<string[]> {
  const [copy, target] = [join(folder, 'copy'), join(folder, 'tarballs')]
  await Promise.all([mkdir(copy), mkdir(target)])
  const packages = copyBuilt(ROOT, copy)
  // The lane "packages" checks that packing builds as well.
  const env = { ...process.env, FORMWORK_IS_BUILT: 'yes' }
  await Promise.all(PUBLISHED.map((name) => run('pnpm', ['pack', '--pack-destination', target], { cwd: join(packages, name), env })))
  return (await readdir(target)).map((name) => join(target, name))
}
