/** What uploads take up, how large they may be, and sweeping them before the night does. */
import { UPLOAD_PATH } from '@formwork/api-contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runPendingJobs } from '../../jobs/run-pending-jobs'
import { createTestApp, type TestApp, type TestClient } from '../../testing/test-app'

let test: TestApp
let admin: TestClient
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.as(test.admin)
})
afterAll(() => test.close())

function upload(bytes: number) {
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n'
  const body = Buffer.concat([Buffer.from(head), Buffer.alloc(bytes, 'x'), Buffer.from('\r\n--x--\r\n')])
  return admin.post(UPLOAD_PATH, body, { 'content-type': 'multipart/form-data; boundary=x' })
}
const save = (body: object) => admin.put('/api/v2/settings/storage', body)
const storage = async () => (await admin.get('/api/v2/storage')).body

it('refuses what is larger than the settings allow, from the next upload on, and keeps nothing of it', async () => {
  await save({ largestMebibytes: 1, keepUnusedDays: 7 })
  const answer = await upload(1024 * 1024 + 1)
  expect(answer.at('reason')).toBe('file.too-large')
  expect(answer.at('msg')).toContain('1 MiB')
  expect(await storage()).toMatchObject({ files: 0, bytes: 0 })
  expect((await save({ largestMebibytes: 21, keepUnusedDays: 7 })).status).toBe(400)
  expect((await upload(1024 * 1024)).at('code')).toBe(200)
})

it('counts what is kept and what nothing uses, and sweeps it when asked', async () => {
  await save({ largestMebibytes: 20, keepUnusedDays: 2 })
  const place = expect.stringContaining('formwork-files-')
  expect(await storage()).toEqual({ place, files: 1, bytes: 1024 * 1024, unused: 0, freeBytes: expect.any(Number) })
  test.clock.advance({ days: 3 })
  admin = await test.as(test.admin)
  expect(await storage()).toMatchObject({ files: 1, unused: 1 })
  expect((await admin.post('/api/v2/storage/sweep')).status).toBe(200)
  await runPendingJobs(test.database.pool, test.deps)
  expect(await storage()).toMatchObject({ files: 0, bytes: 0, unused: 0 })
})
