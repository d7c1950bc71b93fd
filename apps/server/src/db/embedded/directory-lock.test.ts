/** One owner per directory, whatever happened to the one before. */
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockDirectory } from './directory-lock'
import { tryFileLock } from './file-lock'
import { readOwner, thisOwner, writeOwner } from './owner-record'

let home: string
let record: string

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'formwork-lock-'))
  record = join(home, 'server.owner')
})
afterEach(() => rm(home, { recursive: true }))

const take = () => lockDirectory(home, '/the/place', { beatMs: 20 })

describe('the lock of a data directory', () => {
  it('is held by one at a time, and free again after', async () => {
    const lock = await take()
    await expect(take()).rejects.toThrow(
      /^Another Formwork server \(process \d+ on .+, since .+\) already uses the data directory \/the\/place\.$/,
    )
    await lock.release()
    for (let round = 0; round < 5; round += 1) await (await take()).release()
  })

  it('goes to exactly one of many who ask at once', async () => {
    for (let round = 0; round < 30; round += 1) {
      const asked = await Promise.allSettled(Array.from({ length: 20 }, take))
      const won = asked.filter((answer) => answer.status === 'fulfilled')
      expect(won).toHaveLength(1)
      await won[0]?.value.release()
    }
  })

  it('of an owner that was killed is taken over at once', async () => {
    await writeOwner(record, { ...thisOwner(), pid: 2 ** 22 + 1 })
    const startedAt = performance.now()
    await (await lockDirectory(home, '/the/place', { watchMs: 60_000 })).release()
    expect(performance.now() - startedAt).toBeLessThan(10_000)
  })

  it('of a machine that restarted meanwhile is taken over once its record has been seen to rest', async () => {
    await writeOwner(record, { ...thisOwner(), boot: 'another start of the kernel' })
    await (await take()).release()
  })

  it('is refused where the file system kept no lock for a server that lives on another machine', async () => {
    const other = { ...thisOwner(), boot: 'another kernel', host: 'other-machine' }
    await writeOwner(record, other)
    const asked = take()
    await writeOwner(record, { ...other, beat: 1 })
    await expect(asked).rejects.toThrow(/^A Formwork server on another machine \(process \d+ on other-machine, .*did not keep its lock/)
    expect(await readOwner(record)).toMatchObject({ host: 'other-machine' })
  })
})

describe('a lock on a file', () => {
  it('stays with a child process that was given it, until that ends', async () => {
    const file = join(home, 'given.lock')
    const lock = tryFileLock(file)
    if (lock === null) throw new Error('nobody holds it')
    const child = spawn('sleep', ['60'], { stdio: ['ignore', 'ignore', 'ignore', lock.fileDescriptor] })
    lock.release()
    expect(tryFileLock(file)).toBeNull()
    child.kill('SIGKILL')
    await new Promise((resolve) => child.once('exit', resolve))
    tryFileLock(file)?.release()
    expect(tryFileLock(file)).not.toBeNull()
  })

  it.each(['ENOLCK', 'ENOTSUP'])('is refused in one sentence where the file system keeps none (%s)', (code) => {
    const failing = () => {
      throw Object.assign(new Error(code), { code })
    }
    expect(() => tryFileLock(join(home, 'x.lock'), failing)).toThrow(/keeps no locks .* Set DATA_DIR to a folder on a local disk/)
  })
})
