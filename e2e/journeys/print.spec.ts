/** Paper shows all of a list and all of a ticket, and no controls. */
import { randomUUID } from 'node:crypto'
import { routes } from '@formwork/api-contract'
import type { Locator, Page } from '@playwright/test'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { call, signInAdmin } from '../setup/api'
import { publishProcess, widget } from '../setup/process'
import { settled } from '../setup/settled'
import { expect, test } from '../setup/test'

// What a page is printed as would stay so for the next test.
test.use({ isPageKept: false })

/** Sheets of A4 the page is printed on. */
async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** Nothing cuts it off: it stands within what the document scrolls. */
const isPrinted = (element: Locator) =>
  element.evaluate((node) => {
    const bottom = node.getBoundingClientRect().bottom + window.scrollY
    return bottom > 0 && bottom <= document.documentElement.scrollHeight
  })

test('a long list and a long ticket are printed whole, on as many sheets as they need', async ({ page }) => {
  const token = await signInAdmin()
  const processId = await publishProcess(token, `打印 ${randomUUID()}`, [widget('textarea', '说明', 'text')])
  const text = Array.from({ length: 120 }, (_, at) => `第 ${at + 1} 行`).join('\n')
  let id = ''
  for (let count = 0; count < 50; count++) {
    const ticket = await call<{ id: string }>(routes.startTicket, {
      token,
      body: { processId, version: 1, title: `打印的工单 ${count}`, values: { text } },
    })
    id = ticket.id
  }
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  const frame = [
    page.getByRole('navigation', { name: '主菜单' }),
    page.getByRole('button', { name: /账号菜单/ }),
    page.getByRole('button', { name: '同意' }),
  ]

  await page.goto('/process/mine?size=50')
  const last = page.getByRole('row').last()
  await expect(page.getByRole('row')).toHaveCount(51)
  await page.emulateMedia({ media: 'print' })
  expect(await isPrinted(last)).toBe(true)
  // As wide as a sheet: no column is cut off.
  await page.setViewportSize({ width: 794, height: 1123 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(794)
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const part of frame) await expect(part).toBeHidden()
  expect(await sheets(page)).toBeGreaterThan(1)
  await page.emulateMedia({ media: null })

  await page.goto(`/process/tickets/${id}`)
  await expect(page.getByText('第 120 行')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  expect(await isPrinted(page.getByText('第 120 行'))).toBe(true)
  // The ticket's facts are above its history, however long that is.
  const places = await Promise.all(
    ['基本信息', '表单', '流程进度', '流转记录'].map((name) => page.getByRole('heading', { name, exact: true }).boundingBox()),
  )
  const tops = places.map((place) => place?.y ?? 0)
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  for (const part of frame) await expect(part).toBeHidden()
  // Paper has no filled areas: what is white there would be on white.
  const here = page.getByRole('list', { name: '流程进度' }).getByRole('img', { name: '当前' })
  expect(await here.evaluate((mark) => getComputedStyle(mark).color)).not.toBe('rgb(255, 255, 255)')
  expect(await sheets(page)).toBeGreaterThan(2)
  await page.emulateMedia({ media: null })

  // Content beside a list, and its selection controls, take no room on paper.
  for (const [path, pressed] of [
    ['/system/users', page.getByRole('checkbox').or(page.getByRole('tree'))],
    ['/system/departments', page.getByRole('table').getByRole('button')],
  ] as const) {
    await page.goto(path)
    await settled(page)
    await expect(pressed.first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 794, height: 1123 })
    await expect(pressed.filter({ visible: true })).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(794)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ media: null })
  }
})

test('a ticket that is a little longer than one sheet begins on the first', async ({ page }) => {
  const token = await signInAdmin()
  const processId = await publishProcess(token, `打印 ${randomUUID()}`, [widget('textarea', '说明', 'text')])
  const { id } = await call<{ id: string }>(routes.startTicket, {
    token,
    body: { processId, version: 1, title: '打印的工单', values: { text: '一行文字' } },
  })
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.setViewportSize({ width: 794, height: 400 })
  await page.goto(`/process/tickets/${id}`)
  await expect(page.getByRole('heading', { name: '流转记录' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const bytes = async (sheet: { readonly height: string; readonly pageRanges?: string }) =>
    (await page.pdf({ width: '794px', ...sheet })).length
  const whole = await bytes({ height: `${height + 100}px` })
  // What is too much is the room below, then the end of the last card, then its last line.
  for (const missing of [4, 12, 20, 28, 36, 60]) {
    const first = await bytes({ height: `${height - missing}px`, pageRanges: '1' })
    expect(first / whole, `of a sheet that is ${missing} px too low`).toBeGreaterThan(0.8)
  }
})
