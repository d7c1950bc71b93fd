/** Ctrl+K finds and opens anything by the keyboard alone, only what the person may; `?` shows the keys; the focus follows to the heading. */
import { randomUUID } from 'node:crypto'
import { routes } from '@formwork/api-contract'
import type { Page } from '@playwright/test'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { call, createStaff, signInAdmin, STAFF_PASSWORD } from '../setup/api'
import { violations } from '../setup/axe'
import { publishProcess, widget } from '../setup/process'
import { settled } from '../setup/settled'
import { expect, test } from '../setup/test'

const RUN = randomUUID().slice(0, 8)
const palette = (page: Page) => page.getByRole('dialog', { name: '快速查找' })
const field = (page: Page) => palette(page).getByRole('combobox')
const group = (page: Page, name: string) => palette(page).getByRole('group', { name, exact: true })
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

let ticketId = ''
test.beforeAll(async () => {
  const admin = await signInAdmin()
  await createStaff(admin, `palette.${RUN}`, `查找人${RUN}`)
  const processId = await publishProcess(admin, `查找流程${RUN}`, [widget('input', '事由', 'reason')])
  const body = { processId, version: 1, title: `查找工单${RUN}`, values: {} }
  ticketId = (await call<{ id: string }>(routes.startTicket, { token: admin, body })).id
})

test('an administrator opens a page, a ticket and a record of each kind without the mouse', async ({ page }) => {
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await settled(page)
  await page.keyboard.press('ControlOrMeta+K')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('审计')
  await expect(group(page, '页面').getByRole('option', { name: /审计日志/ })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/system\/audit$/)
  await expect(heading(page)).toBeFocused()

  await page.keyboard.press('ControlOrMeta+K')
  // A page that asks for the focus while the palette is open does not get it.
  await page.locator('main h1').evaluate((element: HTMLElement) => element.focus())
  await page.keyboard.type(RUN)
  for (const [name, count] of [
    ['工单', 1],
    ['流程', 1],
    ['表单', 1],
    ['人员', 1],
  ] as const)
    await expect(group(page, name).getByRole('option')).toHaveCount(count)
  await expect(
    palette(page)
      .getByRole('option', { name: `查找流程${RUN}` })
      .first(),
  ).toBeVisible()
  expect(await violations(page, '.MuiDialog-root')).toEqual([])
  const ticket = group(page, '工单').getByRole('option')
  while ((await ticket.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', String(await ticket.getAttribute('id')))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/process/tickets/${ticketId}$`))
  await expect(heading(page)).toHaveText(`查找工单${RUN}`)
  await expect(heading(page)).toBeFocused()

  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: '键盘快捷键' })
  await expect(keys).toContainText('快速查找')
  expect(await violations(page, '.MuiDialog-root')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
})

test('a member of staff finds what is theirs, and nobody else’s records', async ({ page }) => {
  const asked: string[] = []
  await signInAs(page, `palette.${RUN}`, STAFF_PASSWORD)
  await settled(page)
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.keyboard.press('ControlOrMeta+K')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(RUN)
  await expect(group(page, '发起申请').getByRole('option', { name: new RegExp(RUN) })).toHaveCount(1)
  await expect(palette(page).getByRole('status')).toHaveText('1 条结果')
  await expect(palette(page).getByRole('option')).toHaveCount(1)
  expect(asked.filter((path) => /sysUserList|^\/api\/.*\/(forms|processes|tickets)$/.test(path))).toEqual([])
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
  await expect(page.getByRole('searchbox').or(page.getByRole('main')).first()).toBeVisible()
})
