/** After the session has ended unexpectedly: every action reports it, nothing typed is lost, signing in in another tab continues it. */
import { randomUUID } from 'node:crypto'
import { routes } from '@formwork/api-contract'
import type { Page, Response } from '@playwright/test'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { violations } from '../setup/axe'
import { call, createStaff, signInAdmin, STAFF_PASSWORD } from '../setup/api'
import { publishProcess, widget } from '../setup/process'
import { expect, test, watchPage } from '../setup/test'

/** A worker that restarts after a failure creates everything again. */
const RUN = randomUUID().slice(0, 8)
const PERSON = `again.${RUN}`
const OTHER = `other.${RUN}`
let processId = ''

test.beforeAll(async () => {
  const admin = await signInAdmin()
  await createStaff(admin, PERSON, '再次登录')
  await createStaff(admin, OTHER, '另一个人')
  processId = await publishProcess(admin, `登录过期的申请 ${RUN}`, [widget('input', '事由', 'reason'), widget('file', '附件', 'papers')])
})

/** A filled form whose session the server has ended. */
async function filledWithoutSession(page: Page): Promise<void> {
  await signInAs(page, PERSON, STAFF_PASSWORD)
  await page.goto(`/process/apply/${processId}`)
  await page.getByLabel('事由').fill('写了很久')
  await endSession(page)
}

/** What the page asks by itself while the form is filled in: whom the ticket would go to. */
const isLookAhead = (response: Response) => response.url().endsWith('/ahead') && response.status() === 401

async function endSession(page: Page): Promise<void> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'Admin-Token')
  await call(routes.logout, { token: cookie?.value ?? '' })
}

const question = (page: Page) => page.getByRole('alertdialog').filter({ hasText: '登录状态已过期' })
const submit = (page: Page) => page.getByRole('button', { name: '提交' }).click()

async function stay(page: Page): Promise<void> {
  await expect(question(page)).toHaveCount(1)
  await question(page).getByRole('button', { name: '取消' }).click()
  await expect(question(page)).toHaveCount(0)
}

test('who stays on the page is asked again at every later act, and keeps what was typed', async ({ page }) => {
  await filledWithoutSession(page)
  await submit(page)
  await stay(page)
  await submit(page)
  await stay(page)
  await page.locator('input[type="file"]').setInputFiles({ name: '说明.txt', mimeType: 'text/plain', buffer: Buffer.from('1') })
  await stay(page)
  await expect(page.getByRole('button', { name: '重新上传 说明.txt' })).toBeVisible()
  await page.getByRole('button', { name: '重新上传 说明.txt' }).click()
  await stay(page)
  await expect(page.getByLabel('事由')).toHaveValue('写了很久')

  // Signing in again over the page leaves the form as it is.
  await submit(page)
  await question(page).getByRole('button', { name: '重新登录' }).click()
  const dialog = page.getByRole('dialog', { name: '重新登录' })
  await expect(dialog.getByLabel('用户名')).toHaveValue(PERSON)
  await expect(dialog.getByLabel('密码', { exact: true })).toBeFocused()
  expect(await violations(page)).toEqual([])
  await page.keyboard.type(STAFF_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('已重新登录，可以继续操作').first()).toBeVisible()
  await expect(page.getByLabel('事由')).toHaveValue('写了很久')
  await page.getByRole('button', { name: '重新上传 说明.txt' }).click()
  await expect(page.getByRole('link', { name: '说明.txt' })).toBeVisible()
  await submit(page)
  await expect(page).toHaveURL(/\/process\/tickets\//)
  await expect(page.getByText('写了很久')).toBeVisible()
})

test('who is typing is not interrupted by what the page asks meanwhile', async ({ page }) => {
  await filledWithoutSession(page)
  await page.getByLabel('事由').press('End')
  for (const words of ['，还没写完', '，现在写完了']) {
    const refused = page.waitForResponse(isLookAhead)
    await page.keyboard.type(words)
    await refused
  }
  await expect(page.getByLabel('事由')).toHaveValue('写了很久，还没写完，现在写完了')
  await expect(question(page)).toHaveCount(0)
  await submit(page)
  await stay(page)
})

test('with nothing unsaved, signing in again loads the page anew and comes back to it', async ({ page }) => {
  await signInAs(page, PERSON, STAFF_PASSWORD)
  await page.goto('/process/mine')
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: '我发起的' })).toBeVisible()
  await endSession(page)
  await page.getByRole('link', { name: '我经手的' }).click()
  await question(page).getByRole('button', { name: '重新登录' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await page.getByLabel('用户名').fill(PERSON)
  await page.getByLabel('密码', { exact: true }).fill(STAFF_PASSWORD)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(/\/process\/related/)
})

test('a sign-in in another tab lets the first one go on where it was', async ({ page }) => {
  await filledWithoutSession(page)
  await submit(page)
  await expect(question(page)).toHaveCount(1)
  const beside = await page.context().newPage()
  const watched = await watchPage(beside)
  await signInAs(beside, PERSON, STAFF_PASSWORD)
  await expect(question(page)).toHaveCount(0)
  await expect(page.getByText('已重新登录，可以继续操作').first()).toBeVisible()
  await expect(page.getByLabel('事由')).toHaveValue('写了很久')
  await submit(page)
  await expect(page).toHaveURL(/\/process\/tickets\//)
  await expect(page.getByText('写了很久')).toBeVisible()
  watched.assertClean()
})

test('somebody else’s sign-in in another tab does not act with the first one’s form', async ({ page }) => {
  await filledWithoutSession(page)
  await submit(page)
  await stay(page)
  const beside = await page.context().newPage()
  await signInAs(beside, OTHER, STAFF_PASSWORD)
  await expect(page.getByRole('button', { name: /另一个人/ })).toBeVisible()
  await expect(page.getByLabel('事由')).toHaveValue('')
})

test('a page that is left before it knows who is signed in ends no session', async ({ page }) => {
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  // One route for all: taking it away would let go of the call that is held, before the page is left.
  let isHeld = false
  await page.route('**/api/v1/getinfo', (route) => (isHeld ? undefined : route.continue()))
  for (const path of ['/process/mine', '/process/upcoming', '/process/related']) {
    isHeld = true
    const asked = page.waitForRequest('**/api/v1/getinfo')
    await page.goto('/dashboard', { waitUntil: 'commit' })
    await asked
    isHeld = false
    await page.goto(path)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  }
})
