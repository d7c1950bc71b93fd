/** The first page: tasks can be done there, own tickets and drafts are listed, and its charts can be read. */
import { randomUUID } from 'node:crypto'
import { routes } from '@formwork/api-contract'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { call, createStaff, signInAdmin, STAFF_PASSWORD } from '../setup/api'
import { publishProcess, widget } from '../setup/process'
import { expect, test } from '../setup/test'

test('a ticket is agreed to from home; its requester sees it there until then, and what was begun', async ({ page }) => {
  const mark = randomUUID().slice(0, 8)
  const admin = await signInAdmin()
  const processId = await publishProcess(admin, `首页流程 ${mark}`, [widget('input', '事由', 'reason')])
  const staffName = `home.${mark}`
  const staff = await createStaff(admin, staffName, '赵一')
  const title = `首页工单 ${mark}`
  await call(routes.startTicket, { token: staff.token, body: { processId, version: 1, title, values: {} } })

  await signInAs(page, staffName, STAFF_PASSWORD)
  await expect(page.getByRole('list', { name: '我在等待' }).getByRole('link', { name: title })).toBeVisible()
  await expect(page.getByText('暂无待办。')).toBeVisible()
  await expect(page.getByRole('list', { name: '草稿' })).toHaveCount(0)
  await page.goto(`/process/apply/${processId}`)
  await page.getByLabel('标题').fill(`开了个头 ${mark}`)
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('formwork.draft.')).length)).toBe(1)
  await page.evaluate(() => addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true }))
  await page.goto('/dashboard')
  const drafts = page.getByRole('list', { name: '草稿' })
  await expect(drafts.getByRole('link', { name: `开了个头 ${mark}` })).toBeVisible()
  await drafts.getByRole('button', { name: '放弃草稿' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '放弃' }).click()
  await expect(drafts).toHaveCount(0)

  await page.context().clearCookies()
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  const todo = page.getByRole('list', { name: '我的待办' })
  await todo.getByRole('button', { name: `同意「${title}」` }).click()
  const dialog = page.getByRole('dialog', { name: `同意「${title}」？` })
  await dialog.getByRole('textbox').fill('可以')
  await dialog.getByRole('button', { name: '同意' }).click()
  await expect(page.getByText('已同意').first()).toBeVisible()
  await expect(page.getByRole('link', { name: title })).toHaveCount(0)

  await page.context().clearCookies()
  await signInAs(page, staffName, STAFF_PASSWORD)
  await expect(page.getByText('您没有等待他人处理的工单。')).toBeVisible()
})

test('the letters of a chart have 12 px, whatever its width', async ({ page }) => {
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  const chart = page.locator('main svg:has(polyline)')
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(chart).toBeVisible()
    const sizes = await chart.locator('text').evaluateAll((texts) => [
      ...new Set(
        texts.map((text) => {
          const scale = text instanceof SVGGraphicsElement ? (text.getScreenCTM()?.a ?? 0) : 0
          return Number.parseFloat(getComputedStyle(text).fontSize) * scale
        }),
      ),
    ])
    expect(sizes, `${width} px`).toEqual([12])
  }
})
