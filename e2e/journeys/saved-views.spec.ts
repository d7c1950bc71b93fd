/** Views of a list: saved, opened with on another machine, shared, and used and copied by a colleague. And headings that stay over a long list. */
import { routes } from '@formwork/api-contract'
import type { Browser, Page } from '@playwright/test'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { call, createStaff, signInAdmin, STAFF_PASSWORD } from '../setup/api'
import { violations } from '../setup/axe'
import { stepsInARow } from '../setup/process'
import { expect, test } from '../setup/test'

async function elsewhere(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai', baseURL: new URL(page.url()).origin })
  return context.newPage()
}

async function startedTickets(count: number): Promise<void> {
  const token = await signInAdmin()
  const { userId } = await createStaff(token, 'views.approver', '王审批')
  const definition = stepsInARow([{ id: 'leader', name: '主管审批', assignees: [{ kind: 'user', userIds: [userId] }] }])
  const { id: processId } = await call<{ id: string }>(routes.createProcess, {
    token,
    body: { name: '视图流程', formId: null, definition },
  })
  await call(routes.publishProcess, { token, params: { id: processId }, body: { revision: 1 } })
  await Promise.all(
    Array.from({ length: count }, (_, at) =>
      call(routes.startTicket, { token, body: { processId, version: 1, title: `视图工单 ${at + 1}`, values: {} } }),
    ),
  )
}

test('filters are saved as a view, open the list on another machine, and are shared with a colleague who copies them', async ({
  page,
  browser,
}) => {
  await startedTickets(12)
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto('/process/mine?status=running&started=7')
  await page.getByRole('button', { name: '视图' }).click()
  await page.getByRole('menuitem', { name: '另存为新视图…' }).click()
  const dialog = page.getByRole('dialog', { name: '保存为视图' })
  await dialog.getByRole('textbox', { name: '名称' }).fill('近期进行中')
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: '保存视图' }).click()
  const chosen = page.getByRole('button', { name: '视图：近期进行中' })
  await chosen.click()
  await page.getByRole('menuitem', { name: '设为默认视图' }).click()
  await expect(page.getByText('已设为默认视图')).toBeVisible()

  const other = await elsewhere(browser, page)
  await signInAs(other, 'admin', ADMIN_PASSWORD)
  await other.goto('/process/mine')
  await expect(other).toHaveURL(/status=running.*started=7/)
  await expect(other.getByRole('link', { name: '视图工单 12' })).toBeVisible()
  await other.getByRole('combobox', { name: '状态' }).click()
  await other.getByRole('option', { name: '已通过' }).click()
  await other.getByRole('button', { name: '保存修改' }).click()
  await expect(other.getByText('视图「近期进行中」已更新')).toBeVisible()
  await other.getByRole('button', { name: '视图：近期进行中' }).click()
  await other.getByRole('menuitem', { name: '重命名或共享…' }).click()
  const sharing = other.getByRole('dialog', { name: '重命名或共享视图' })
  await sharing.getByRole('combobox', { name: '共享范围' }).click()
  await other.getByRole('option', { name: '能打开此列表的所有人' }).click()
  await sharing.getByRole('button', { name: '保存', exact: true }).click()
  await expect(sharing).toBeHidden()

  const colleague = await elsewhere(browser, page)
  await signInAs(colleague, 'views.approver', STAFF_PASSWORD)
  await colleague.goto('/process/mine')
  await colleague.getByRole('button', { name: '视图' }).click()
  expect(await violations(colleague, '[role="menu"]')).toEqual([])
  await colleague.getByRole('menuitemradio', { name: /近期进行中.*管理员/ }).click()
  await expect(colleague).toHaveURL(/status=approved/)
  await colleague.getByRole('button', { name: '视图：近期进行中' }).click()
  await expect(colleague.getByRole('menuitem', { name: '删除视图' })).toHaveCount(0)
  await colleague.getByRole('menuitem', { name: '复制到我的视图…' }).click()
  await expect(colleague.getByRole('textbox', { name: '名称' })).toHaveValue('近期进行中')
  await colleague.getByRole('button', { name: '保存视图' }).click()
  await colleague.getByRole('button', { name: '视图：近期进行中' }).click()
  await expect(colleague.getByRole('menuitem', { name: '删除视图' })).toBeVisible()

  // The tab that was open all the time still has the view as it was before.
  await page.getByRole('combobox', { name: '状态' }).click()
  await page.getByRole('option', { name: '已终止' }).click()
  await page.getByRole('button', { name: '保存修改' }).click()
  await expect(page.getByText('该视图已在其他标签页或设备上修改')).toBeVisible()

  await page.setViewportSize({ width: 1280, height: 420 })
  await page.goto('/process/mine?view=none')
  const heading = page.getByRole('columnheader', { name: '标题' })
  const last = page.getByRole('link', { name: '视图工单 1', exact: true })
  await last.scrollIntoViewIfNeeded()
  await expect(heading).toBeInViewport({ ratio: 1 })
  await last.click()
  await expect(page.getByRole('heading', { name: '视图工单 1' })).toBeVisible()
})
