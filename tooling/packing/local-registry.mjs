/** A registry for as long as the program that opens it runs, for packages that are published here. */
import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { runServer } from 'verdaccio'

const run = promisify(execFile)

/**
 * @param {string} folder an empty folder, where the registry stores packages
 * @returns {Promise<{ npmrc: string, address: string, close: () => Promise<void> }>} `npmrc`: the settings with which npm takes ours from here and everything else
 *     from its usual registry; `folder` has it as its `.npmrc`
 */
export async function openLocalRegistry(folder) {
  await mkdir(folder, { recursive: true })
  // The address is unique to this run, so that npm uses nothing it has cached from an earlier one.
  const path = `/${randomBytes(8).toString('hex')}`
  const server = await listen(folder, path)
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The registry has no port.')
  const { stdout: usual } = await run('npm', ['config', 'get', 'registry'])
  const here = `127.0.0.1:${address.port}${path}/`
  const settings = [
    `registry=${usual.trim()}`,
    `@formwork:registry=http://${here}`,
    // npm only publishes with a token; here any will do.
    `//${here}:_authToken=anybody`,
    'audit=false',
    'fund=false',
  ]
  const npmrc = `${settings.join('\n')}\n`
  await writeFile(join(folder, '.npmrc'), npmrc)
  return {
    npmrc,
    address: `http://${here}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function listen(folder, path) {
  const settings = {
    storage: join(folder, 'storage'),
    self_path: folder,
    // Addresses of tarballs have this prefix; requests to the registry do not.
    url_prefix: path,
    packages: { '@formwork/*': { access: '$all', publish: '$all' } },
    uplinks: {},
    auth: {},
    log: { type: 'stdout', level: 'fatal' },
    max_body_size: '50mb',
  }
  const registry = await runServer(settings)
  const server = createServer((request, response) => {
    if (!request.url?.startsWith(`${path}/`)) return response.writeHead(404).end()
    request.url = request.url.slice(path.length)
    registry.emit('request', request, response)
  })
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve(undefined))
  })
  return server
}
