/** A registry that is there as long as the program that opens it, for what is published here. */
import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { runServer } from 'verdaccio'

const run = promisify(execFile)

/**
 * @param {string} folder an empty folder, where the registry keeps what it gets
 * @returns {Promise<{ npmrc: string, address: string, close: () => Promise<void> }>} `npmrc`: the settings with which npm takes ours from here and everything else
 *   from where it gets it anyway; `folder` holds it as its `.npmrc`
 */
export async function openLocalRegistry(folder) {
  await mkdir(folder, { recursive: true })
  // No other run has this address, so nothing that npm has kept of an earlier one is taken for ours.
  const path = `/${randomBytes(8).toString('hex')}`
  const server = await listen(folder, path)
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The registry has no port.')
  const { stdout: usual } = await run('npm', ['config', 'get', 'registry'])
  const here = `127.0.0.1:${address.port}${path}/`
  const settings = [
    `registry=${usual.trim()}`,
    `@formwork:registry=http://${here}`,
    // npm publishes only as somebody; here everybody is.
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
    // Addresses of tarballs begin with it; asked is the registry without.
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
