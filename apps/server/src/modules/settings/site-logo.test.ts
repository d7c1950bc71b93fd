/** The site's logo: a picture that is uploaded, shown to everybody, and no way to publish any other file. */
import { routes, UPLOAD_PATH } from '@formwork/api-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sweepUploads } from '../files/sweep-uploads'
import { buildUser } from '../../testing/build-people'
import { createTestApp, type TestApp, type TestClient } from '../../testing/test-app'

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

let test: TestApp
let admin: TestClient

beforeAll(async () => {
  test = await createTestApp()
  admin = await test.as(test.admin)
})
afterAll(() => test.close())

async function upload(client: TestClient, content: Buffer): Promise<string> {
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="logo.png"\r\n\r\n'
  const body = Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--x--\r\n')])
  return (await client.post(UPLOAD_PATH, body, { 'content-type': 'multipart/form-data; boundary=x' })).textAt('data')
}
const choose = (logo: string) => admin.post('/api/v1/settings', { classify: 1, content: { logo } })
const shown = async () => (await test.anonymous.get('/api/v1/settings?classify=1')).textAt('data.0.content.logo')

describe('the logo of the site', () => {
  it('is an upload that everybody may see from the moment it is chosen until another one is', async () => {
    const first = await upload(admin, PNG)
    const atItsPublicAddress = first.replace('/api/v1/files/', '/api/v2/site-logo/')
    expect((await test.anonymous.get(atItsPublicAddress)).status).toBe(404)
    expect((await choose(first)).at('code')).toBe(200)
    expect(await shown()).toBe(atItsPublicAddress)
    const answer = await test.anonymous.get(atItsPublicAddress)
    expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'content-security-policy': expect.stringContaining('sandbox') })
    expect((await test.anonymous.get(first)).at('code')).toBe(401)
    await choose(await upload(admin, PNG))
    expect((await test.anonymous.get(atItsPublicAddress)).status).toBe(404)
  })

  it('stays when the form is saved as it came, also by another administrator, and outlives the sweep', async () => {
    await choose(await upload(admin, PNG))
    const logo = await shown()
    const other = await test.as(await buildUser(test.deps, { roleIds: [test.site.adminRoleId] }))
    expect((await other.post('/api/v1/settings', { classify: 1, content: { logo, name: '同一个' } })).at('code')).toBe(200)
    test.clock.advance({ days: 9 })
    await sweepUploads(test.deps)
    expect((await test.anonymous.get(logo)).status).toBe(200)
    admin = await test.as(test.admin)
  })

  it('is never somebody else’s file, no picture, or one of more than 2 MiB', async () => {
    const before = await shown()
    const theirs = await upload(await test.as(await buildUser(test.deps)), PNG)
    const refused = async (logo: string) => (await choose(logo)).at('issues.0')
    expect(await refused(theirs)).toMatchObject({ path: ['content', 'logo'], code: 'file.not-found' })
    expect(await refused(await upload(admin, Buffer.from('text')))).toMatchObject({ code: 'file.not-an-image' })
    expect(await refused(await upload(admin, Buffer.concat([PNG, Buffer.alloc(2 * 1024 * 1024)])))).toMatchObject({
      code: 'file.too-large',
    })
    expect(await shown()).toBe(before)
  })

  it('is asked for by its id alone', async () => {
    for (const id of ['x', '..%2f..%2fetc%2fpasswd', test.deps.newId()])
      expect((await test.anonymous.get(routes.openLogo.path.replace(':id', id))).status).toBe(404)
  })
})
