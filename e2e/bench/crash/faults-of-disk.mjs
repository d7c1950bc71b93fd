/** A disk that is full: people are told, go on reading, and everything is back when there is space. */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { open, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { must, until } from './violation.mjs'

const MIB = 1024 * 1024
const SIZE = '2g'
const FULL_SECONDS = 20

/** Puts a small file system there. @returns how to take it away again, or null when this account may not mount one. */
export function mountSmallDisk(folder) {
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=755`, 'tmpfs', folder]).status !== 0) return null
  return () => void spawnSync('umount', ['-l', folder])
}

/** Leaves so many bytes and no more; the servers write meanwhile. */
async function fillUp(ballast, left) {
  const file = await open(ballast, 'a')
  const block = Buffer.alloc(4 * MIB)
  const space = async () => {
    const { bavail, bsize } = await statfs(dirname(ballast))
    return bavail * bsize
  }
  try {
    for (let free = await space(); free > left; free = await space())
      await file.write(block.subarray(0, Math.min(block.length, free - left)))
  } catch (error) {
    if (error.code !== 'ENOSPC') throw error
  } finally {
    await file.close()
  }
}

const full =
  (left) =>
  async (site, { company, random }) => {
    // The other one does not know the disk and fills it to the last byte; without it the owner stops in time.
    const isAlone = random.below(2) === 0
    if (isAlone) await site.end('other')
    const ask = (path, body) =>
      fetch(`${site.addresses.owner}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${company.admin}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
    const ballast = join(site.folder, 'ballast')
    try {
      await fillUp(ballast, left)
      const form = { name: `full ${Date.now()}`, definition: { list: [], config: {} } }
      const told = isAlone ? [507] : [503, 507]
      await until(
        async () => told.includes((await ask('/api/v2/forms', form)).status),
        FULL_SECONDS,
        'nobody is told that the disk is full',
      )
      await delay(random.below(1500))
      if (isAlone)
        for (const path of ['/api/v2/tickets', '/api/v1/upcoming', '/health']) {
          const { status } = await ask(path)
          must(status === 200, `${path} cannot be read while the disk is full (${status})`)
        }
    } finally {
      rmSync(ballast)
    }
    if (isAlone) await site.start('other')
  }

export const faultsOfDisk = { 'the disk is nearly full': full(20 * MIB), 'the disk is full': full(0) }
