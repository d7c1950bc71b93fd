import { expect, test } from '@playwright/test'
import { collectPageErrors } from './page-errors'
import { serveFolder } from './serve-folder'
import { openSandbox, type Sandbox } from './sandbox'

test.describe.configure({ mode: 'serial' })

let workshop: Sandbox

test.beforeAll(async () => {
  workshop = await openSandbox('webpack-app')
})
test.afterAll(() => workshop.close())

test('installs from a registry and builds, types included', async () => {
  await workshop.install()
  await workshop.sh('npm', ['run', 'build'])
})

test('loads what its fields need under a strict policy, and submits a date, rows and rich text', async ({ page }) => {
  const { address, stop } = await serveFolder(`${workshop.folder}/dist`)
  const complaints = await collectPageErrors(page)
  await page.goto(address)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()

  await page.getByRole('textbox', { name: 'Name' }).fill('Ada')
  await page.getByRole('textbox', { name: 'Day' }).fill('2027-03-01')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Add row' }).click()
  await page.getByRole('textbox', { name: 'What' }).fill('Train')
  await page.locator('[data-type="editor"]').getByRole('textbox').click()
  await page.keyboard.type('It was long')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.locator('pre')).toContainText('"what":"Train"')
  await expect(page.locator('pre')).toContainText('"day":"2027-03-01"')
  await expect(page.locator('pre')).toContainText('<p>It was long</p>')
  expect(complaints).toEqual([])
  stop()
})
