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

function send(name: string, content: Buffer) {
  const head = `--x\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--x--\r\n')])
  return admin.post(UPLOAD_PATH, body, { 'content-type': 'multipart/form-data; boundary=x' })
}
const upload = (bytes: number) => send('a.txt', Buffer.alloc(bytes, 'x'))
const limits = async () => (await test.anonymous.get('/api/v1/settings')).at('data.0.upload_limits')
const save = (body: object) => admin.put('/api/v2/settings/storage', { kinds: [], ...body })
const storage = async () => (await admin.get('/api/v2/storage')).body

it('refuses what is larger than the settings allow, from the next upload on, and keeps nothing of it', async () => {
  await save({ largestMebibytes: 1, keepUnusedDays: 7 })
  const answer = await upload(1024 * 1024 + 1)
  expect(answer.at('reason')).toBe('file.too-large')
  expect(answer.at('msg')).toContain('1 MiB')
  expect(await storage()).toMatchObject({ files: 0, bytes: 0 })
  expect((await save({ largestMebibytes: 101, keepUnusedDays: 7 })).status).toBe(400)
  expect((await upload(1024 * 1024)).at('code')).toBe(200)
  expect(await limits()).toEqual({ maxFileSize: 1024 * 1024 })
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

it('takes the kinds of files that the settings name, by content where that tells and by name where it does not', async () => {
  await save({ largestMebibytes: 20, keepUnusedDays: 7, kinds: ['pictures', 'pdf', 'office'] })
  expect(await limits()).toMatchObject({ maxFileSize: 20 * 1024 * 1024, fileTypes: expect.arrayContaining(['image/*', '.pdf', '.docx']) })
  const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
  const pdf = Buffer.from('%PDF-1.7\n%âãÏÓ\n')
  const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(300)])
  const answered = async (name: string, content: Buffer) => (await send(name, content)).at('reason') ?? 'taken'
  expect(await answered('photo.bin', png)).toBe('taken')
  expect(await answered('contract.pdf', pdf)).toBe('taken')
  expect(await answered('contract.docx', Buffer.from('PK\u0003\u0004 not looked into'))).toBe('taken')
  expect(await answered('contract.zip', Buffer.from('PK\u0003\u0004 not looked into'))).toBe('file.kind-refused')
  // A program under another name is still one.
  expect(await answered('contract.pdf', program)).toBe('file.kind-refused')
  expect(await answered('notes.txt', Buffer.from('hello'))).toBe('file.kind-refused')
  expect((await send('notes.txt', Buffer.from('hello'))).textAt('msg')).toContain('.docx')
  expect((await save({ largestMebibytes: 20, keepUnusedDays: 7, kinds: ['programs'] })).status).toBe(400)
  await save({ largestMebibytes: 20, keepUnusedDays: 7 })
  expect(await answered('notes.txt', Buffer.from('hello'))).toBe('taken')
})
