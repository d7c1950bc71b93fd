/** One's own picture over HTTP: what is kept of an upload, what is refused, and what is left behind. */
import { AVATAR_LIMIT_BYTES, AVATAR_SIDE, fileIdOf } from '@formwork/api-contract'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildUser } from '../../testing/build-people'
import { MULTIPART_HEADERS, multipartOf } from '../../testing/http/multipart'
import { createTestApp, type TestApp, type TestClient } from '../../testing/test-app'

let test: TestApp
let stranger: TestClient

beforeAll(async () => {
  test = await createTestApp()
  stranger = await test.as(await buildUser(test.deps))
})
afterAll(() => test.close())

const plain = (width: number, height: number): Sharp => sharp({ create: { width, height, channels: 3, background: '#c02040' } })
const send = (client: TestClient, picture: Buffer | string, field = 'upload[]') =>
  client.post('/api/v1/user/avatar', multipartOf(field, picture), MULTIPART_HEADERS)

async function newPerson() {
  const user = await buildUser(test.deps)
  return { user, client: await test.as(user) }
}

async function servedAt(address: string, { token }: TestClient) {
  const { statusCode, headers, rawPayload } = await test.app.inject({
    method: 'GET',
    url: address,
    headers: { authorization: `Bearer ${token}` },
  })
  return { statusCode, type: headers['content-type'], bytes: rawPayload }
}

async function storedIds(): Promise<string[]> {
  const ids: string[] = []
  for await (const batch of test.deps.files.list(new Date(Date.now() + 60_000))) ids.push(...batch)
  return ids.toSorted()
}

describe('a picture', () => {
  it.each([
    ['jpeg', async () => plain(900, 300).jpeg().toBuffer()],
    ['png', async () => plain(20, 800).png().toBuffer()],
    ['webp', async () => plain(600, 600).webp().toBuffer()],
    ['gif', async () => plain(64, 64).gif().toBuffer()],
    ['avif', async () => plain(64, 64).avif().toBuffer()],
  ])('of kind %s becomes a square of its own, shown to whoever is signed in', async (_kind, make) => {
    const { user, client } = await newPerson()
    const answer = await send(client, await make())
    const address = answer.textAt('data')
    expect(answer.at('code')).toBe(200)
    const { statusCode, type, bytes } = await servedAt(address, stranger)
    expect([statusCode, type]).toEqual([200, 'image/webp'])
    const { width, height, format } = await sharp(bytes).metadata()
    expect([width, height, format]).toEqual([AVATAR_SIDE, AVATAR_SIDE, 'webp'])
    expect([(await client.get('/api/v1/getinfo')).at('data.avatar'), (await client.get('/api/v1/user/profile')).at('data.avatar')]).toEqual(
      [address, address],
    )
    const asked = await stranger.get(`/api/v2/avatars?ids=${user.id},${test.admin.id},nonsense`)
    expect(asked.at('list')).toEqual([{ id: user.id, address }])
  })

  it('keeps nothing of what the camera wrote, but is turned as it said', async () => {
    const { client } = await newPerson()
    const blue = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#0000ff' } })
      .png()
      .toBuffer()
    const sent = await plain(200, 100)
      .composite([{ input: blue, left: 100, top: 0 }])
      .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'secret-place' } } })
      .jpeg({ quality: 100 })
      .toBuffer()
    expect(sent.includes('secret-place')).toBe(true)
    const { bytes } = await servedAt((await send(client, sent)).textAt('data'), client)
    const { exif, orientation } = await sharp(bytes).metadata()
    expect([bytes.includes('secret-place'), exif, orientation]).toEqual([false, undefined, undefined])
    const { data } = await sharp(bytes).extract({ left: 128, top: 250, width: 1, height: 1 }).raw().toBuffer({ resolveWithObject: true })
    // Turned by a quarter, its right half is the lower one.
    expect([data[0], data[2]]).toEqual([
      expect.toSatisfy((red: number) => red < 60),
      expect.toSatisfy((blueness: number) => blueness > 200),
    ])
  })

  it('takes the place of the one before, of which neither row nor bytes stay', async () => {
    const { client } = await newPerson()
    const first = (await send(client, await plain(9, 9).png().toBuffer())).textAt('data')
    const second = (await send(client, await plain(9, 9).png().toBuffer(), 'file')).textAt('data')
    expect((await servedAt(first, client)).statusCode).toBe(404)
    expect((await servedAt(second, client)).statusCode).toBe(200)
    expect(await storedIds()).not.toContain(fileIdOf(first))
    expect((await client.delete('/api/v2/my-avatar')).status).toBe(200)
    expect((await servedAt(second, client)).statusCode).toBe(404)
    expect(await storedIds()).not.toContain(fileIdOf(second))
    expect((await client.get('/api/v1/getinfo')).at('data.avatar')).toBe('')
    expect((await client.delete('/api/v2/my-avatar')).status).toBe(200)
  })
})

/** A frame that says it has 65,535 × 65,535 pixels. */
const hugePng = async () => {
  const bytes = Buffer.from(await plain(1, 1).png().toBuffer())
  bytes.writeUInt32BE(65_535, 16)
  bytes.writeUInt32BE(65_535, 20)
  return bytes
}
/** Eight thousand to each side weigh little and would take a quarter of a gigabyte. */
const manyPixels = () => plain(8000, 8000).png().toBuffer()

describe('what is refused', () => {
  it.each([
    ['text', async () => 'hello', 'avatar.not-a-picture', '请选择'],
    [
      'a drawing with script',
      async () => '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
      'avatar.not-a-picture',
      '请选择',
    ],
    ['a picture that says it is huge', hugePng, 'avatar.not-a-picture', '5000 万像素'],
    ['more pixels than are read', manyPixels, 'avatar.not-a-picture', '5000 万像素'],
    ['half a picture', async () => (await plain(500, 500).jpeg().toBuffer()).subarray(0, 1500), 'avatar.unreadable', '已损坏'],
    [
      'noise behind the head of a picture',
      async () => Buffer.concat([(await plain(64, 64).png().toBuffer()).subarray(0, 45), Buffer.alloc(400, 0x5a)]),
      'avatar.unreadable',
      '已损坏',
    ],
    ['nothing', async () => '', 'file.empty', '为空'],
    ['more bytes than are read', async () => Buffer.alloc(AVATAR_LIMIT_BYTES + 1), 'file.too-large', '10 MiB'],
  ])('%s, in words, and nothing of it is kept', async (_name, make, reason, words) => {
    const { client } = await newPerson()
    const kept = (await send(client, await plain(9, 9).png().toBuffer())).textAt('data')
    const before = await storedIds()
    const answer = await send(client, await make())
    expect(answer.at('code')).toBe(400)
    expect([answer.at('reason'), answer.at('msg')]).toEqual([reason, expect.stringContaining(words)])
    expect(await storedIds()).toEqual(before)
    expect((await client.get('/api/v1/getinfo')).at('data.avatar')).toBe(kept)
  })

  it('a part of another name, a body of another kind, and somebody who is not signed in', async () => {
    const { client } = await newPerson()
    expect((await send(client, 'x', 'picture')).at('reason')).toBe('file.missing')
    expect((await client.post('/api/v1/user/avatar', { file: '/etc/passwd' })).at('reason')).toBe('file.not-multipart')
    expect((await send(test.anonymous, 'x')).at('code')).toBe(401)
    expect((await test.anonymous.get('/api/v2/avatars?ids=')).status).toBe(401)
  })
})
