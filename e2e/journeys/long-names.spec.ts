/** Long names and nested rows: nothing overlaps its neighbour, and nested rows are indented. */
import type { Locator } from '@playwright/test'
import { routes } from '@formwork/api-contract'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { call, signInAdmin } from '../setup/api'
import { publishProcess } from '../setup/process'
import { expect, test } from '../setup/test'

const TITLE = '为外部审计人员开通只读账号，期限三个月，需同时开通邮箱与网盘，请尽快处理并通知到本人以及其所在部门的负责人'

async function boxOf(what: Locator) {
  const box = await what.boundingBox()
  if (box === null) throw new Error('is not in view')
  return box
}

test('a long name of a ticket leaves the way to it whole', async ({ page }) => {
  const admin = await signInAdmin()
  const processId = await publishProcess(admin, '长标题流程', [])
  const { id } = await call<{ id: string }>(routes.startTicket, { token: admin, body: { processId, version: 1, title: TITLE, values: {} } })
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto(`/process/tickets/${id}`)
  const crumbs = page.getByRole('navigation', { name: '面包屑' }).getByRole('listitem')
  await expect(crumbs.last()).toContainText('为外部审计人员')
  for (const crumb of (await crumbs.all()).slice(0, -1)) {
    const [wanted, given] = await crumb.evaluate((item) => [item.scrollWidth, item.clientWidth])
    expect(wanted).toBeLessThanOrEqual(given ?? 0)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a menu that lies below another stands further in, whether or not it folds or has an icon', async ({ page }) => {
    await signInAs(page, 'admin', ADMIN_PASSWORD)
    await page.goto('/system/menus')
    const at = async (name: string) => (await boxOf(page.getByRole('row').getByText(name, { exact: true }).first())).x
    await expect(page.getByRole('row').getByText('所有工单', { exact: true })).toBeVisible()
    expect(await at('发起申请')).toBeGreaterThan(await at('流程中心'))
    expect(await at('改派')).toBeGreaterThan(await at('所有工单'))
  })

  test('what is wrong with a field keeps its mark, in line with its first line', async ({ page }) => {
    await signInAs(page, 'admin', ADMIN_PASSWORD)
    await page.goto('/system/webhooks')
    await page.getByRole('button', { name: '新建 Webhook' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: '其他系统' }).click()
    await dialog.getByLabel('名称').fill('数据仓库')
    await dialog.getByLabel('地址').fill('https://a-system-that-nobody-allows.with-a-long-name.example/hook')
    await dialog.getByRole('button', { name: '创建 Webhook' }).click()
    const said = dialog.getByRole('alert')
    await expect(said).toContainText('系统设置不允许调用')
    const [line, mark] = [await boxOf(said), await boxOf(said.locator('svg'))]
    expect(mark.width).toBe(14)
    expect(line.height).toBeGreaterThan(30)
    expect(mark.y - line.y).toBeLessThan(5)
  })
})
