/** Toasts on a phone cover nothing that may be pressed next: at the foot, above the bars and sheets there. */
import { routes } from '@formwork/api-contract'
import type { Locator } from '@playwright/test'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { call, signInAdmin } from '../setup/api'
import { coveredBy } from '../setup/covered-by'
import { publishProcess, widget } from '../setup/process'
import { expect, test, watchPage } from '../setup/test'

test.use({ viewport: { width: 390, height: 844 } })

test('what is said after starting and deciding a ticket leaves the bar at the top and the one at the foot free', async ({ page }) => {
  const id = await publishProcess(await signInAdmin(), '手机提示', [widget('input', '事由', 'reason')])
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto(`/process/apply/${id}`)
  await page.getByRole('textbox', { name: '事由' }).fill('在手机上')
  await page.getByRole('button', { name: '提交' }).click()
  await expect(page.getByRole('button', { name: '同意' })).toBeVisible()
  expect(await coveredBy(page.getByRole('status').filter({ hasText: '已提交' }))).toEqual([])

  await page.getByRole('button', { name: '同意' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '同意' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const said = page.getByRole('status').filter({ hasText: '已同意' })
  await expect(said).toBeVisible()
  expect(await coveredBy(said)).toEqual([])
})

test.describe('without a connection', () => {
  test.use({ isPageKept: false })

  test('the line that says there is no connection leaves the bar of actions free, and what is said stands above both', async ({ page }) => {
    await watchPage(page, [/net::ERR_(INTERNET_DISCONNECTED|FAILED)/])
    const admin = await signInAdmin()
    const processId = await publishProcess(admin, '手机离线', [widget('input', '事由', 'reason')])
    const { id } = await call<{ id: string }>(routes.startTicket, {
      token: admin,
      body: { processId, version: 1, title: '离线', values: {} },
    })
    await signInAs(page, 'admin', ADMIN_PASSWORD)
    await page.goto(`/process/tickets/${id}`)
    await page.getByRole('button', { name: '同意' }).click()
    await page.context().setOffline(true)
    const line = page.getByText('网络已断开')
    await expect(line).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: '同意' }).click()
    const said = page.getByRole('alert')
    await expect(said).toBeVisible()
    expect(await overlap(said, line)).toBe(false)
    await page.getByRole('dialog').getByRole('button', { name: '取消' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await coveredBy(line)).toEqual([])
    await page.context().setOffline(false)
  })
})

test('what is said after saving a process by keyboard stands above its settings', async ({ page }) => {
  const id = await publishProcess(await signInAdmin(), '手机上的设置', [widget('input', '事由', 'reason')])
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto(`/design/processes/${id}`)
  await page.getByRole('button', { name: /^审批/ }).first().click()
  await page.getByRole('textbox', { name: '名称', exact: true }).fill('手机审批')
  await page.keyboard.press('ControlOrMeta+S')
  const said = page.getByRole('status').filter({ hasText: '草稿已保存' })
  await expect(said).toBeVisible()
  // The settings may be on their way up when it is said.
  await expect.poll(() => overlap(said, page.getByLabel('设置', { exact: true }))).toBe(false)
})

/** Whether two elements share any place. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [first, second] = await Promise.all([one.boundingBox(), other.boundingBox()])
  if (first === null || second === null) throw new Error('one of them is not in view')
  return first.y < second.y + second.height && second.y < first.y + first.height
}
