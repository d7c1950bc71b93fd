/** Where our own PostgreSQL listens: a Unix socket beside the data, or loopback where there are none. */
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { platform, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ConnectionOptions } from '../client'
import type { RunAs } from './run-as'

const SOCKET_PORT = 5432
/** The system's limit for the path of a Unix socket is 104 on macOS and 108 on Linux; the file name takes 14. */
const MAX_SOCKET_DIRECTORY = 88

export interface Address {
  readonly flags: readonly string[]
  readonly connection: ConnectionOptions
  dispose(): Promise<void>
}

/** The address of a PostgreSQL whose socket lies in its home; null where it may listen elsewhere. */
export const addressBeside = (home: string): ConnectionOptions | null =>
  platform() !== 'win32' && Buffer.byteLength(home) <= MAX_SOCKET_DIRECTORY ? { host: home, port: SOCKET_PORT } : null

/** A Unix socket beside the data; in the system's temporary directory when that path is too long; loopback where there are none. */
export async function chooseAddress(home: string, runAs: RunAs | null): Promise<Address> {
  if (platform() === 'win32') {
    const port = await freePort()
    return { flags: ['-h', '127.0.0.1', '-p', String(port)], connection: { host: '127.0.0.1', port }, dispose: async () => {} }
  }
  const isShort = addressBeside(home) !== null
  const folder = isShort ? home : await mkdtemp(join(tmpdir(), 'formwork-'))
  if (!isShort && runAs !== null) await chown(folder, runAs.uid, runAs.gid)
  return {
    flags: ['-c', 'listen_addresses=', '-k', folder, '-p', String(SOCKET_PORT)],
    connection: { host: folder, port: SOCKET_PORT },
    dispose: async () => {
      if (!isShort) await rm(folder, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no free port'))))
    })
  })
}
