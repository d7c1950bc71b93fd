/** Packs what is published and offers it on a registry of this run. */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { runServer } from 'verdaccio'

const run = promisify(execFile)
const PACKAGES = join(import.meta.dirname, '../../packages')
const PUBLISHED = ['form-schema', 'form-renderer', 'form-designer']

export default async function openRegistry(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'formwork-registry-'))
  const server = await listen(folder)
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The registry has no port.')
  const { stdout: usual } = await run('npm', ['config', 'get', 'registry'])
  // What is ours comes from here, everything else from where npm gets it anyway. npm publishes only as somebody; here everybody is.
  const here = `127.0.0.1:${address.port}/`
  const settings = [
    `registry=${usual.trim()}`,
    `@formwork:registry=http://${here}`,
    `//${here}:_authToken=anybody`,
    'audit=false',
    'fund=false',
  ]
  const npmrc = `${settings.join('\n')}\n`
  await writeFile(join(folder, '.npmrc'), npmrc)
  for (const tarball of await packAll(join(folder, 'tarballs'))) await run('npm', ['publish', tarball], { cwd: folder })
  process.env['EXAMPLES_NPMRC'] = npmrc

  return async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await rm(folder, { recursive: true, force: true })
  }
}

async function listen(folder: string): Promise<Server> {
  const settings = {
    storage: join(folder, 'storage'),
    self_path: folder,
    packages: { '@formwork/*': { access: '$all', publish: '$all' } },
    uplinks: {},
    auth: {},
    log: { type: 'stdout', level: 'fatal' },
    max_body_size: '50mb',
  }
  const server = (await runServer(settings)) as Server
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  return server
}

/** @returns the tarballs, as the real registry would get them. */
async function packAll(target: string): Promise<string[]> {
  await mkdir(target, { recursive: true })
  // Built already: the lane "packages" sees to it that packing builds as well.
  const env = { ...process.env, npm_config_ignore_scripts: 'true' }
  await Promise.all(PUBLISHED.map((name) => run('pnpm', ['pack', '--pack-destination', target], { cwd: join(PACKAGES, name), env })))
  return (await readdir(target)).map((name) => join(target, name))
}
