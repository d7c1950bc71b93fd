/** Packs what is published and offers it on a registry of this run, which passes every other name on to the registry npm is configured with. */
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
  const { stdout: upstream } = await run('npm', ['config', 'get', 'registry'])
  const server = await listen(folder, upstream.trim())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The registry has no port.')
  const registry = `http://127.0.0.1:${address.port}/`
  const npmrc = join(folder, 'npmrc')
  // npm publishes only as somebody; this registry lets everybody be.
  await writeFile(
    npmrc,
    `registry=${registry}\n//127.0.0.1:${address.port}/:_authToken=anybody\naudit=false\nfund=false\nupdate-notifier=false\n`,
  )
  for (const tarball of await packAll(join(folder, 'tarballs'))) await run('npm', ['publish', tarball, '--userconfig', npmrc])
  process.env['EXAMPLES_NPMRC'] = npmrc

  return async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await rm(folder, { recursive: true, force: true })
  }
}

async function listen(folder: string, upstream: string): Promise<Server> {
  const server = (await runServer({
    storage: join(folder, 'storage'),
    self_path: folder,
    uplinks: { upstream: { url: upstream, maxage: '1h', timeout: '60s', max_fails: 10 } },
    packages: {
      '@formwork/*': { access: '$all', publish: '$all', unpublish: '$all' },
      '**': { access: '$all', proxy: 'upstream' },
    },
    auth: {},
    log: { type: 'stdout', level: 'fatal' },
    max_body_size: '50mb',
  } as never)) as Server
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  return server
}

/** @returns the tarballs, as the real registry would get them. */
async function packAll(target: string): Promise<string[]> {
  await mkdir(target, { recursive: true })
  await Promise.all(PUBLISHED.map((name) => run('pnpm', ['pack', '--pack-destination', target], { cwd: join(PACKAGES, name) })))
  return (await readdir(target)).map((name) => join(target, name))
}
