/** How many tickets are remembered outside of the database, on a real one: few are counted each time, many at the start and the end. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { buildForm, leaveDefinition, publishNew, users } from '../../testing/build-processes'
import { seedManyTickets } from '../../testing/many/seed-many-tickets'
import { createTestApp, type TestApp, type TestClient } from '../../testing/test-app'
import { keepUpdatingMark } from './compare-mark'
import { readMark } from './installation-mark'

let test: TestApp
let admin: TestClient
let processId: string
let dataDir: string

beforeAll(async () => {
  test = await createTestApp()
  admin = await test.as(test.admin)
  processId = await publishNew(admin, leaveDefinition(users(test.admin.id), users(test.admin.id)), await buildForm(test), '请假')
})
afterAll(() => test.close())
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'formwork-mark-'))
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(dataDir, { recursive: true })
})

const start = async () => {
  const answer = await admin.post('/api/v2/tickets', { processId, version: 1, title: 'x', values: { reason: 'x', days: 1 } })
  expect(answer.status).toBe(200)
}

/** What is remembered at the start, after another ticket and ten seconds, and at the end. */
async function remembered(): Promise<(number | undefined)[]> {
  const counts: (number | undefined)[] = []
  const stop = keepUpdatingMark(dataDir, { connectionString: test.database.url }, (error) => {
    throw error
  })
  const positionNow = async () => {
    // The database says how far it has written to the disk, which may be a moment later here.
    if (counts.length > 0) vi.advanceTimersByTime(10_000)
    return (await readMark(dataDir))?.position
  }
  const note = async () => {
    const before = (await readMark(dataDir))?.position
    await expect.poll(positionNow).not.toBe(before)
    counts.push((await readMark(dataDir))?.tickets)
  }
  await note()
  await start()
  await note()
  await stop()
  counts.push((await readMark(dataDir))?.tickets)
  return counts
}

it('few tickets are counted each time', async () => {
  await start()
  expect(await remembered()).toEqual([1, 2, 2])
})

it('many are counted at the start and at the end, so that nobody waits for it in between', async () => {
  await seedManyTickets(test.database.pool, {
    count: 5100,
    requesterIds: [test.admin.id],
    waitingFor: test.admin.id,
    handledBy: test.admin.id,
    processId,
  })
  expect(await remembered()).toEqual([5102, 5102, 5103])
})
