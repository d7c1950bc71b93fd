/** Many sheets at once: each takes a thread and memory, so a person gets one at a time, and the server makes two. */
import type { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeSheetFile } from '../modules/sheets/run-sheet-worker'
import { importBody, SHEET_HEADERS } from '../testing/people-sheet'
import { createTestApp, type TestApp, type TestClient } from '../testing/test-app'

let test: TestApp
let admin: TestClient

beforeAll(async () => {
  test = await createTestApp()
  admin = await test.as(test.admin)
})
afterAll(() => test.close())

/** @returns the most threads that lived at one moment of that work */
async function mostThreads(work: () => Promise<unknown>): Promise<number> {
  let [alive, most] = [0, 0]
  const count = (worker: Worker) => {
    alive += 1
    most = Math.max(most, alive)
    worker.once('exit', () => (alive -= 1))
  }
  process.on('worker', count)
  try {
    await work()
  } finally {
    process.off('worker', count)
  }
  return most
}

const AT_ONCE = 12

it.each([
  ['sheets to import', () => admin.post('/api/v1/sysUser/import', importBody(Buffer.from('a,b\n1,2\n'), 'a first phrase'), SHEET_HEADERS)],
  ['empty sheets', () => admin.get('/api/v1/sysUser/importTemplate')],
  ['sheets of people', () => admin.get('/api/v1/sysUser/export')],
])(
  'one person who asks for a dozen %s at once gets no more than three, one after the other, and is told to wait with the rest',
  async (_what, ask) => {
    let answers: { readonly status: number; at(path: string): unknown }[] = []
    const threads = await mostThreads(async () => {
      answers = await Promise.all(Array.from({ length: AT_ONCE }, ask))
    })
    expect(threads).toBe(1)
    const refused = answers.filter((answer) => answer.status === 429 && answer.at('reason') === 'rate.limited')
    // On a slow machine those that waited have waited too long.
    expect(refused.length).toBeGreaterThanOrEqual(AT_ONCE - 3)
    expect(refused.length).toBeLessThan(AT_ONCE)
  },
)

it('at most two are read or written at once, whoever they are for', async () => {
  const sheet = [{ name: 'a', rows: [['b']], widths: [10] }]
  const threads = await mostThreads(() => Promise.all(Array.from({ length: 5 }, () => writeSheetFile(sheet))))
  expect(threads).toBe(2)
})
