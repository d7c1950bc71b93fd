/** Uploading and reading files: rows E1 to E3 of the threat list, limits and rights. */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UPLOAD_PATH } from '@formwork/api-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BuiltUser, buildUser } from '../../testing/build-people'
import { buildForm, leaveDefinition, publishNew, users } from '../../testing/build-processes'
import { createTestApp, type TestApp, type TestClient } from '../../testing/test-app'
import { contentDisposition } from '../../http/content-disposition'
import { displayName } from './file-name'

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const u16 = (value: number) => Buffer.from([value & 0xff, value >> 8])
/** The beginning of a picture that says it has these sides. */
/** With a comment before its one image. */
const gifOf = (screen: number, image: number): Buffer => {
  const head = [Buffer.from('GIF89a'), u16(screen), u16(screen), Buffer.from('800000000000ffffff21fe0361626300', 'hex')]
  return Buffer.concat([...head, Buffer.from([0x2c]), u16(0), u16(0), u16(image), u16(image), Buffer.from('0002024401003b', 'hex')])
}

function png(width: number, height: number): Buffer {
  const changed = Buffer.from(PNG)
  changed.writeUInt32BE(width, 16)
  changed.writeUInt32BE(height, 20)
  return changed
}
/** A frame of 65,535 × 65,535. */
const JPEG_FRAME = Buffer.from('ffc0001108ffffffff03012200021101031101', 'hex')
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

let test: TestApp
let leader: BuiltUser
let as: { requester: TestClient; leader: TestClient; stranger: TestClient }
let processId: string

beforeAll(async () => {
  test = await createTestApp()
  const roleIds = [test.site.staffRoleId]
  leader = await buildUser(test.deps, { nickName: '李主管', roleIds })
  const requester = await buildUser(test.deps, { nickName: '张三', roleIds })
  const stranger = await buildUser(test.deps, { nickName: '路人', roleIds })
  as = { requester: await test.as(requester), leader: await test.as(leader), stranger: await test.as(stranger) }
  const upload = (type: string, model: string) => ({ type, name: model, key: model, model, options: { action: '' }, rules: [] })
  // What the builders' process decides by.
  const days = { type: 'number', name: '天数', key: 'days', model: 'days', options: {}, rules: [] }
  const rows = {
    type: 'subform',
    name: '明细',
    key: 'rows',
    model: 'rows',
    options: {},
    rules: [],
    columns: [{ span: 24, list: [upload('file', 'proof')] }],
  }
  const formId = await buildForm(test, { list: [days, upload('file', 'papers'), upload('imgupload', 'photos'), rows], config: {} })
  processId = await publishNew(await test.as(test.admin), leaveDefinition(users(leader.id), users(leader.id)), formId, '附件')
})
afterAll(() => test.close())

interface Part {
  readonly name?: string
  readonly fileName?: string
  readonly content?: string | Buffer
  readonly type?: string
}

/** A multipart body by hand: what a browser would not send has to be possible too. */
function send({ token }: TestClient, { name = 'file', fileName = 'a.txt', content = 'hello', type = 'text/plain' }: Part = {}) {
  const boundary = 'formwork-boundary'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: ${type}\r\n\r\n`
  const payload = Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)])
  return raw(token, payload, `multipart/form-data; boundary=${boundary}`)
}

async function raw(token: string | null, payload: Buffer | string, contentType: string) {
  const headers = { 'content-type': contentType, ...(token === null ? {} : { authorization: `Bearer ${token}` }) }
  const response = await test.app.inject({ method: 'POST', url: UPLOAD_PATH, headers, payload })
  const body: { code: number; data: string | null; url?: string; reason?: string } = response.json()
  return { status: response.statusCode, ...body }
}

async function read(url: string, { token }: Pick<TestClient, 'token'>, carrier: 'header' | 'cookie' = 'header') {
  const headers = carrier === 'header' ? { authorization: `Bearer ${token}` } : { cookie: `a=b; Admin-Token=${token}` }
  return test.app.inject({ method: 'GET', url, headers })
}

const uploaded = async (client: TestClient, part: Part = {}) => {
  const { data } = await send(client, part)
  if (data === null) throw new Error('the upload was refused')
  return data
}

const start = (client: TestClient, values: object) =>
  client.post('/api/v2/tickets', { processId, version: 1, title: '附件', values: { days: 1, ...values } })

describe('an upload', () => {
  it('answers an address made of a random id, as data and as url', async () => {
    const answer = await send(as.requester)
    expect(answer).toMatchObject({
      status: 200,
      code: 200,
      data: expect.stringMatching(/^\/api\/v1\/files\/[\da-f-]{36}$/),
      url: answer.data,
    })
  })

  it('needs a signed-in person in spite of its name', async () => {
    expect(await raw(null, '', 'multipart/form-data; boundary=x')).toMatchObject({ code: 401 })
  })

  it.each([
    ['application/json', JSON.stringify({ files: { file: { filepath: '/etc/passwd' } } })],
    ['application/json', JSON.stringify({ file: { path: '/etc/passwd' } })],
    ['text/plain', 'file=/etc/passwd'],
    ['application/x-www-form-urlencoded', 'file=/etc/passwd'],
  ])('E3: refuses a body of type %s that pretends to be one', async (type, body) => {
    expect(await raw(as.requester.token, body, type)).toMatchObject({ status: 415, reason: 'file.not-multipart', data: null })
  })

  it.each([
    ['no boundary', 'multipart/form-data', ''],
    ['an empty boundary', 'multipart/form-data; boundary=""', '----\r\n'],
    ['a boundary longer than any may be', `multipart/form-data; boundary=${'x'.repeat(300)}`, `--${'x'.repeat(300)}--\r\n`],
    ['no part', 'multipart/form-data; boundary=x', '--x--\r\n'],
    [
      'a part of another name',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="other"; filename="a"\r\n\r\na\r\n--x--\r\n',
    ],
    [
      'a text instead of a file',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\na\r\n--x--\r\n',
    ],
  ])('refuses a body with %s', async (_name, type, body) => {
    const { status, code, data } = await raw(as.requester.token, body, type)
    expect([400, 415]).toContain(status)
    expect([code, data]).toEqual([400, null])
  })

  it('refuses an empty file and one above the limit, and keeps no bytes of either', async () => {
    expect(await send(as.requester, { content: '' })).toMatchObject({ status: 400, reason: 'file.empty' })
    expect(await send(as.requester, { content: Buffer.alloc(20 * 1024 * 1024 + 1) })).toMatchObject({
      status: 413,
      reason: 'file.too-large',
    })
  })

  it('leaves multipart bodies refused everywhere else', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', authorization: `Bearer ${as.requester.token}` }
    const response = await test.app.inject({ method: 'POST', url: '/api/v2/tickets', headers, payload: '--x--\r\n' })
    expect(response.statusCode).toBe(415)
  })
})

describe('E1: a file name', () => {
  it.each([
    ['../../x.txt', 'x.txt'],
    ['..\\..\\boot.ini', 'boot.ini'],
    ['/etc/passwd', 'passwd'],
    ['a\u0000b.txt', 'ab.txt'],
    ['a\r\nSet-Cookie: x=1.txt', 'aSet-Cookie: x=1.txt'],
    ['photo\u202egnp.exe', 'photognp.exe'],
    ['con', 'con'],
    ['a.png.html', 'a.png.html'],
    ['%2e%2e%2fx', '%2e%2e%2fx'],
    ['..', 'file'],
    ['', 'file'],
    [`${'长'.repeat(4000)}.pdf`, `${'长'.repeat(251)}.pdf`],
  ])('%j is shown as %j', (given, shown) => {
    expect(displayName(given)).toBe(shown)
  })

  it('never becomes a path, and is served with the name of RFC 6266', async () => {
    const url = await uploaded(as.requester, { fileName: '../../合同".pdf' })
    const { headers, body } = await read(url, as.requester)
    expect(body).toBe('hello')
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[^"]*"; filename\*=UTF-8''[\w%.-]*$/)
    expect(contentDisposition('attachment', '合同.pdf')).toBe(`attachment; filename="__.pdf"; filename*=UTF-8''%E5%90%88%E5%90%8C.pdf`)
  })

  it.each(['/api/v1/files/..%2f..%2fetc%2fpasswd', '/api/v1/files/x', '/api/v1/files/%00', '/api/v1/files/'])(
    'is not asked for by the path %s',
    async (url) => {
      expect((await read(url, as.requester)).statusCode).toBe(404)
    },
  )
})

describe('E2: what is served', () => {
  it.each([
    ['an SVG with script', SVG, 'image/svg+xml', 'a.svg'],
    ['a page', '<!doctype html><script>alert(1)</script>', 'text/html', 'a.html'],
    ['a page called a picture', '<html><script>alert(1)</script>', 'image/png', 'a.png'],
    ['a picture that is script too', `GIF89a/*${' '.repeat(20)}*/=1;alert(1)`, 'text/javascript', 'a.js'],
  ])('%s never runs: plain bytes or a still picture, in a sandbox, never sniffed', async (_name, content, type, fileName) => {
    const { headers } = await read(await uploaded(as.requester, { content, type, fileName }), as.requester)
    expect(['application/octet-stream', 'image/gif']).toContain(headers['content-type'])
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toContain('sandbox')
  })

  it('a gif is shown as a picture, also one with a comment before its image', async () => {
    const { headers } = await read(await uploaded(as.requester, { content: gifOf(10, 10) }), as.requester)
    expect(headers['content-type']).toBe('image/gif')
  })

  it.each([
    ['png', png(65_535, 65_535)],
    ['long png', png(40_000, 10)],
    ['gif', Buffer.concat([Buffer.from('GIF89a'), u16(65_535), u16(65_535), Buffer.alloc(20)])],
    ['gif whose first image is larger than its screen', gifOf(10, 65_535)],
    ['gif without an image', Buffer.concat([Buffer.from('GIF89a'), u16(10), u16(10), Buffer.alloc(20)])],
    ['jpeg behind a long comment', Buffer.concat([Buffer.from('ffd8fffe8000', 'hex'), Buffer.alloc(0x7ffe), JPEG_FRAME])],
    ['webp', Buffer.concat([Buffer.from('RIFF____WEBPVP8X'), Buffer.alloc(8), Buffer.alloc(6, 0xff), Buffer.alloc(20)])],
    ['jpeg without a frame', Buffer.concat([Buffer.from('ffd8ffe00010', 'hex'), Buffer.from('JFIF\0'), Buffer.alloc(40)])],
  ])('a %s of absurd size, or of none, is a file like any other: never drawn, no picture for a form', async (_name, content) => {
    const url = await uploaded(as.requester, { content, type: 'image/png', fileName: 'a.png' })
    const { headers, rawPayload } = await read(url, as.requester)
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment/),
    })
    expect(rawPayload.equals(content)).toBe(true)
    const answer = await start(as.requester, { photos: [{ key: 'k', url, percent: 100, status: 'success' }] })
    expect(answer.at('issues.0')).toMatchObject({ code: 'file.not-an-image' })
  })

  it('a photo of fifty megapixels is shown in place', async () => {
    const { headers } = await read(await uploaded(as.requester, { content: png(8192, 6144) }), as.requester)
    expect(headers['content-type']).toBe('image/png')
  })

  it('a picture is shown in place, also to a page that has only the cookie', async () => {
    const url = await uploaded(as.requester, { content: PNG, type: 'application/pdf', fileName: 'a.pdf' })
    const { statusCode, headers, rawPayload } = await read(url, as.requester, 'cookie')
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({ 'content-type': 'image/png', 'content-disposition': expect.stringMatching(/^inline/) })
    expect(rawPayload.equals(PNG)).toBe(true)
  })

  it('is kept by a browser for one session, and not for whoever signs in there next', async () => {
    const { headers } = await read(await uploaded(as.requester, { content: png(1, 1) }), as.requester, 'cookie')
    expect(headers).toMatchObject({ 'cache-control': expect.stringMatching(/^private/), vary: 'authorization, cookie' })
  })

  it('the cookie counts for nothing but reading files', async () => {
    const cookie = `Admin-Token=${as.requester.token}`
    const list = await test.app.inject({ method: 'GET', url: '/api/v2/notices', headers: { cookie } })
    expect(list.statusCode).toBe(401)
    const upload = await test.app.inject({
      method: 'POST',
      url: UPLOAD_PATH,
      headers: { cookie, 'content-type': 'multipart/form-data; boundary=x' },
      payload: '',
    })
    expect(upload.json()).toMatchObject({ code: 401 })
  })
})

describe('a ticket with files', () => {
  it('hands them to those who may see it, and to nobody else', async () => {
    const [paper, photo, proof] = [
      await uploaded(as.requester),
      await uploaded(as.requester, { content: PNG }),
      await uploaded(as.requester),
    ]
    expect((await read(paper, as.leader)).statusCode).toBe(404)
    const values = {
      papers: [{ uid: 1, name: 'a.txt', url: paper }],
      photos: [{ key: 'k', url: photo, percent: 100, status: 'success' }],
      rows: [{ proof: [{ uid: 2, name: 'b.txt', url: proof }], status: 1 }],
    }
    expect((await start(as.requester, values)).status).toBe(200)
    for (const url of [paper, photo, proof]) {
      expect((await read(url, as.leader)).statusCode).toBe(200)
      expect((await read(url, as.stranger)).statusCode).toBe(404)
    }
  })

  it.each([
    ['somebody else’s upload', async () => uploaded(as.stranger)],
    ['a file that does not exist', async () => '/api/v1/files/00000000-0000-7000-8000-000000000000'],
    ['an address from elsewhere', async () => 'https://example.com/a.txt'],
    ['a path of the server', async () => '/etc/passwd'],
  ])('refuses %s, and stores nothing', async (_name, make) => {
    const answer = await start(as.requester, { papers: [{ uid: 1, name: 'a', url: await make() }] })
    expect(answer.status).toBe(422)
    expect(answer.at('issues.0')).toMatchObject({ path: ['values', 'papers', 0], code: 'file.not-found' })
  })

  it.each([[{ path: '/etc/passwd' }], [{ filepath: '/etc/passwd' }], [{ url: { path: '/etc/passwd' } }]])(
    'E3: refuses %j in place of an uploaded file',
    async (file) => {
      expect((await start(as.requester, { papers: [file] })).status).toBe(422)
      expect((await start(as.requester, { papers: file })).status).toBe(422)
    },
  )

  it('E2: takes pictures alone in an image field, told by their content', async () => {
    const url = await uploaded(as.requester, { content: SVG, type: 'image/png', fileName: 'a.png' })
    const answer = await start(as.requester, { photos: [{ key: 'k', url, percent: 100, status: 'success' }] })
    expect(answer.at('issues.0')).toMatchObject({
      path: ['values', 'photos', 0],
      code: 'file.not-an-image',
      message: 'photos：文件不是图片，或像素过多无法显示',
    })
  })
})

describe('an upload whose row cannot be written', () => {
  it('leaves no bytes behind', async () => {
    const before = await storedIds()
    await test.database.pool.query('alter table files rename to files_gone')
    expect(await send(as.requester)).toMatchObject({ code: -1 })
    await test.database.pool.query('alter table files_gone rename to files')
    expect(await storedIds()).toEqual(before)
  })
})

/** Everything the storage holds, also of others. */
async function storedIds(): Promise<string[]> {
  const ids: string[] = []
  for await (const batch of test.deps.files.list(new Date(Date.now() + 60_000))) ids.push(...batch)
  return ids.toSorted()
}

describe('bytes that break off', () => {
  it('leave nothing behind', async () => {
    const { diskStorage } = await import('../../storage/disk-storage')
    const { Readable } = await import('node:stream')
    const folder = await mkdtemp(join(tmpdir(), 'formwork-broken-'))
    const storage = diskStorage(folder)
    const id = test.deps.newId()
    const broken = Readable.from(
      (async function* pieces() {
        yield Buffer.from('half')
        throw new Error('the sender went away')
      })(),
    )
    await expect(storage.put(id, broken)).rejects.toThrow('went away')
    expect((await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())).toEqual([])
    expect(await storage.open(id)).toBeNull()
    await rm(folder, { recursive: true })
  })
})
