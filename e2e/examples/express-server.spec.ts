import { existsSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { collectPageErrors } from './page-errors'
import { openSandbox, type Sandbox } from './sandbox'

test.describe.configure({ mode: 'serial' })

let server: Sandbox
let pages: Sandbox
let address: string

test.beforeAll(async () => {
  server = await openSandbox('express-server')
  pages = await openSandbox('plain-html')
})
test.afterAll(async () => {
  await server.close()
  await pages.close()
})

test('installs from a registry, writes its page and starts', async () => {
  await Promise.all([server.install(), pages.install()])
  await pages.sh('npm', ['run', 'sample'])
  await pages.sh('npm', ['run', 'build'])
  address = await server.serve(process.execPath, ['server.js'], { PORT: '0', PUBLIC: `${pages.folder}/public` })
})

test.describe('the Express server', () => {
  test('runs on Node 20 too, where the machine has one', async () => {
    const node = await otherNode()
    test.skip(node === null, 'this machine has no other Node')
    const other = await server.serve(node ?? '', ['server.js'], { PORT: '0', PUBLIC: `${pages.folder}/public` })
    const headers = { 'Content-Type': 'application/json' }
    const refused = await fetch(`${other}/bookings`, { method: 'POST', headers, body: JSON.stringify({ guests: 9 }) })
    expect([refused.status, JSON.stringify(await refused.json())]).toEqual([422, expect.stringContaining('Name is required')])
  })

  test('takes what the rules allow', async () => {
    const { status, body } = await send('POST', '/bookings', { name: 'Ada', day: '2027-03-01', guests: 2 })
    expect(status).toBe(201)
    expect(body['booking']).toMatchObject({ name: 'Ada', day: '2027-03-01', guests: 2 })
  })

  test('refuses with 422 what the rules refuse, each with its place', async () => {
    const { status, body } = await send('POST', '/bookings', { day: 'soon', guests: 9, admin: true })
    expect(status).toBe(422)
    const issues = body['issues'] as { path: string[]; message: string }[]
    expect(issues.map(({ path }) => path)).toEqual(expect.arrayContaining([['name'], ['day'], ['guests'], ['admin']]))
    expect(issues.map(({ message }) => message)).toContain('Name is required')
  })

  test('keeps a draft without what is no field', async () => {
    const { status, body } = await send('PUT', '/draft', { guests: 9, child: false, admin: true })
    expect(status).toBe(200)
    expect(body).toMatchObject({ guests: 9, child: false })
    expect(body).not.toHaveProperty('admin')
  })
})

test.describe('the page without a bundler', () => {
  test('opens from the disk and collects values', async ({ page }) => {
    await page.goto(`file://${pages.folder}/sample.html`)
    await expect(page.getByLabel('Age of the child')).toBeHidden()
    await page.getByLabel('Name').fill('Ada')
    await page.getByLabel('Day').fill('2027-03-01')
    await page.getByRole('button', { name: 'Get Data' }).click()
    await expect(page.locator('pre')).toContainText('"day": "2027-03-01"')
  })

  test('posts to the server under its policy, whose refusal stands at the field', async ({ page }) => {
    const complaints = await collectPageErrors(page)
    await page.goto(address)
    await page.getByLabel('Name').fill('Ada')
    await page.getByLabel('Day').fill('2027-03-01')
    // The browser enforces the limit as well; a forged page does not.
    await page.getByLabel('Guests').evaluate((input: HTMLInputElement) => input.removeAttribute('max'))
    await page.getByLabel('Guests').fill('9')
    await page.getByRole('button', { name: 'Get Data' }).click()
    await expect(page.getByRole('alert')).toHaveText(/^Guests .*8/)

    await page.getByLabel('Guests').fill('3')
    await page.getByRole('button', { name: 'Get Data' }).click()
    await expect(page.locator('pre')).toHaveText('You are number 2')
    await expect(page.getByRole('alert')).toHaveCount(0)
    // The browser notes the answer 422 by itself.
    expect(complaints.filter((text) => !text.includes('422'))).toEqual([])
  })
})

/** The machine's own Node where it is 20, the oldest line that the packages name; the project's own runs everything else. */
async function otherNode(): Promise<string | null> {
  const places = ['/usr/bin/node', '/usr/local/bin/node', process.env['NODE20'] ?? '']
  for (const place of places.filter((each) => existsSync(each))) {
    if ((await server.sh(place, ['--version'])).startsWith('v20.')) return place
  }
  return null
}

async function send(method: string, path: string, values: object): Promise<{ status: number; body: Record<string, unknown> }> {
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(`${address}${path}`, { method, headers, body: JSON.stringify(values) })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
