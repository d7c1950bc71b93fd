/** A registry that lives as long as the program that opens it, for what is published here. */
import { mkdir, writeFile } from 'node:fs/promises'
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
  const server = await listen(folder)
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The registry has no port.')
  const { stdout: usual } = await run('npm', ['config', 'get', 'registry'])
  const here = `127.0.0.1:${address.port}/`
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

async function listen(folder) {
  const settings = {
    storage: join(folder, 'storage'),
    self_path: folder,
    packages: { '@formwork/*': { access: '$all', publish: '$all' } },
    uplinks: {},
    auth: {},
    log: { type: 'stdout', level: 'fatal' },
    max_body_size: '50mb',
  }
  const server = await runServer(settings)
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve(undefined))
  })
  return server
}
