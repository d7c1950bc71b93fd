/** The disk under the data fills up while people work: they are told, go on reading, and everything is back when there is space. A real small file system. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { open, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { builtServerFolder } from '../testing/built-server'
import { copyDemoCompany } from '../testing/demo-company'
import { signIn } from '../testing/demo-server'
import { firstStart, runServer, type ServerProcess, stopServer } from '../testing/server-process'

const disk = mkdtempSync(join(tmpdir(), 'formwork-disk-'))
const mayMount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=320m,mode=755', 'tmpfs', disk]).status === 0
if (!mayMount) {
  // oxlint-disable-next-line no-console -- a test that is left out says so
  console.warn('SKIPPED: this account may not mount a small file system, so a full disk is not tested here.')
}
builtServerFolder()
let server: ServerProcess | null = null
afterAll(async () => {
  server?.child.kill('SIGKILL')
  await server?.ended
  if (mayMount) spawnSync('umount', ['-l', disk])
  rmSync(disk, { recursive: true, force: true })
})

const MIB = 1024 * 1024
const ballast = join(disk, 'ballast')

/** Leaves so much and no more. */
async function fillUp(left: number): Promise<void> {
  const file = await open(ballast, 'a')
  const space = async () => {
    const { bavail, bsize } = await statfs(disk)
    return bavail * bsize
  }
  const block = Buffer.alloc(MIB)
  // oxlint-disable-next-line no-await-in-loop -- until nothing is left
  for (let free = await space(); free > left; free = await space()) await file.write(block.subarray(0, Math.min(MIB, free - left)))
  await file.close()
}

it.runIf(mayMount)(
  'a full disk is said in a sentence, with its cause in the log; reading goes on; with space everything is back',
  async () => {
    const dataDir = join(disk, 'data')
    await copyDemoCompany(dataDir)
    server = runServer({ DATA_DIR: dataDir })
    const address = await server.ready
    const token = await signIn(address, 'admin', firstStart.ADMIN_PASSWORD)
    const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' }
    const read = (path: string) => fetch(`${address}${path}`, { headers })
    const write = (name: string) =>
      fetch(`${address}/api/v2/forms`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ name, definition: { list: [], config: {} } }),
      })
    const upload = (bytes: number) => {
      const body = new FormData()
      body.append('file', new Blob([new Uint8Array(bytes)]), 'a.bin')
      return fetch(`${address}/api/v1/public/uploadFile`, { method: 'POST', headers, body })
    }
    expect([(await write('before')).status, (await upload(MIB)).status]).toEqual([200, 200])
    for (const left of [20 * MIB, 0]) {
      // oxlint-disable-next-line no-await-in-loop -- fuller each time
      await fillUp(left)
      // oxlint-disable-next-line no-await-in-loop
      await expect.poll(async () => (await write(`full ${left}`)).status).toBe(507)
      // oxlint-disable-next-line no-await-in-loop
      expect(await (await write('again')).json()).toMatchObject({ code: 'storage.full', detail: expect.stringContaining('full') })
      // oxlint-disable-next-line no-await-in-loop
      const refused = await upload(MIB)
      // oxlint-disable-next-line no-await-in-loop
      expect([refused.status, await refused.json()]).toMatchObject([507, { reason: 'storage.full', data: null }])
      for (const path of ['/api/v2/forms', '/api/v2/tickets', '/api/v1/upcoming', '/health']) {
        // oxlint-disable-next-line no-await-in-loop
        expect((await read(path)).status, path).toBe(200)
      }
    }
    expect(server.output()).toMatch(/"level":50,.*disk/)
    await rm(ballast)
    await expect.poll(async () => (await write(`after ${Date.now()}`)).status).toBe(200)
    await expect.poll(async () => (await upload(MIB)).status).toBe(200)
    expect(await stopServer(server), server.output()).toBe(0)
  },
)
