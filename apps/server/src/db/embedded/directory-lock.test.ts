/** One owner per directory, whatever happened to the one before. */
import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockDirectory } from './directory-lock'
import { startMarkOf } from './process-identity'

let folder: string
let file: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formwork-lock-'))
  file = join(folder, 'server.lock')
})
afterEach(() => rm(folder, { recursive: true }))

const take = () => lockDirectory(file, '/the/place')

describe('the lock of a data directory', () => {
  it('is held by one at a time, and free again after', async () => {
    const lock = await take()
    await expect(take()).rejects.toThrow(`Another Formwork server (process ${process.pid}) already uses the data directory /the/place.`)
    await lock.release()
    for (let round = 0; round < 5; round += 1) await (await take()).release()
    expect(await readdir(folder)).toHaveLength(2)
  })

  it('goes to exactly one of many who ask at once, also over a dead owner', async () => {
    for (let round = 0; round < 30; round += 1) {
      if (round > 0) await writeFile(`${file}.${round}`, JSON.stringify({ pid: 2 ** 22 + 1, startMark: 'gone' }))
      const asked = await Promise.allSettled(Array.from({ length: 20 }, take))
      const won = asked.filter((answer) => answer.status === 'fulfilled')
      expect(won).toHaveLength(1)
      await won[0]?.value.release()
    }
  })

  it('of a process whose number went to someone else is taken over', async () => {
    await writeFile(`${file}.1`, JSON.stringify({ pid: process.pid, startMark: `${await startMarkOf(process.pid)}0` }))
    await (await take()).release()
  })

  it('of a killed process that nobody has collected is taken over', async () => {
    // The shell replaces itself by one that never collects its child.
    const parent = spawn('sh', ['-c', 'sleep 30 & echo $!; exec sleep 30'], { stdio: ['ignore', 'pipe', 'ignore'] })
    const pid = await new Promise<number>((resolve) => parent.stdout.once('data', (chunk: Buffer) => resolve(Number(chunk.toString()))))
    await writeFile(`${file}.1`, JSON.stringify({ pid, startMark: await startMarkOf(pid) }))
    await expect(take()).rejects.toThrow(`process ${pid}`)
    process.kill(pid, 'SIGKILL')
    await expect
      .poll(() =>
        take().then(
          (lock) => lock.release().then(() => 'taken'),
          () => 'held',
        ),
      )
      .toBe('taken')
    parent.kill('SIGKILL')
  })

  it.each(['', '{', 'null', '{"pid":"x"}'])('that is unreadable (%j) does not stand in the way', async (text) => {
    await writeFile(`${file}.1`, text)
    const lock = await take()
    expect(JSON.parse(await readFile(`${file}.2`, 'utf8'))).toMatchObject({ pid: process.pid })
    await lock.release()
  })
})
