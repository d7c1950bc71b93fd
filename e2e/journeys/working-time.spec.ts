/** Working time: an administrator sets hours and holidays, a step counts only those, and the ticket shows its deadline by them. */
import type { Page } from '@playwright/test'
import { routes } from '@formwork/api-contract'
import { ProcessEditorPage } from '../pages/process-editor'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { call, signInAdmin } from '../setup/api'
import { violations } from '../setup/axe'
import { expect, test } from '../setup/test'

const PROCESS = '工作时间审批'
const group = (page: Page, name: string) => page.getByRole('group', { name })

/** As `2026-11-21`, on the calendar of the site, so many days from today. */
async function siteDay(token: string, ahead: number): Promise<string> {
  const [site] = await call<{ content: { time_zone: string }; server_time_zone: string }[]>(routes.getSettings, {
    token,
    query: { classify: 1 },
  })
  const timeZone = site?.content.time_zone === '' ? site.server_time_zone : site?.content.time_zone
  const day = new Date(`${new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date())}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + ahead)
  return day.toISOString().slice(0, 10)
}

/** From 9:00 to 17:00 on every day. */
async function workEveryDay(page: Page): Promise<void> {
  const monday = group(page, '星期一')
  await monday.getByRole('button', { name: '删除星期一第 2 段' }).click()
  await monday.getByLabel('星期一第 1 段结束时间').fill('17:00')
  await monday.getByRole('button', { name: '复制星期一的时段' }).click()
  await page.getByRole('menuitem', { name: '复制到每天' }).click()
  await expect(group(page, '星期日').getByLabel('星期日第 1 段结束时间')).toHaveValue('17:00')
}

async function publishLimited(page: Page): Promise<void> {
  const editor = new ProcessEditorPage(page)
  await editor.openNew()
  await editor.name(PROCESS)
  await editor.assignToPerson('审批', '管理员')
  const limit = group(page, '办理时限')
  await limit.getByRole('checkbox', { name: '办理时限' }).check()
  await limit.getByRole('checkbox', { name: '仅计工作时间' }).check()
  await limit.getByRole('textbox', { name: '需在多久内办理' }).fill('4')
  await expect(page.getByRole('button', { name: /^审批/ }).getByText('4 小时（工作时间）')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await editor.publish(1)
}

test('hours and holidays of the site decide when a step that counts working time is due', async ({ page }) => {
  const admin = await signInAdmin()
  const [today, dayAfter, next] = await Promise.all([siteDay(admin, 0), siteDay(admin, 2), siteDay(admin, 3)])
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto('/system/settings?section=working-time')
  await workEveryDay(page)
  const days = group(page, '添加日期')
  await days.getByLabel('开始日期').fill(today)
  await days.getByLabel('结束日期（只添加一天时留空）').fill(dayAfter)
  await days.getByLabel('名称').fill('放假')
  await days.getByRole('button', { name: '添加到列表' }).click()
  await expect(page.getByText('休息日').first()).toBeVisible()
  // With the zone behind it where the browser's clock shows another hour.
  await expect(page.getByText(`8 个工作小时到 ${next} 17:00`)).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: '保存设置' }).click()
  await expect(page.getByText('设置已保存')).toBeVisible()

  await publishLimited(page)
  const { list } = await call<{ list: { processId: string; name: string }[] }>(routes.listCatalogue, { token: admin })
  const processId = list.find(({ name }) => name === PROCESS)?.processId
  const body = { processId, version: 1, title: '只计工作时间的工单', values: {} }
  const { id } = await call<{ id: string }>(routes.startTicket, { token: admin, body })

  await page.goto(`/process/tickets/${id}`)
  const progress = page.getByRole('list', { name: '流程进度' })
  await expect(progress.getByText('仅计工作时间')).toBeVisible()
  // After three days off: four hours of the fourth.
  const due = progress.getByText(/^剩余/).locator('xpath=ancestor::time')
  await expect.poll(async () => (await due.getAttribute('data-exact'))?.slice(0, 16)).toBe(`${next} 13:00`)
})

test('on a phone a finger meets one button of the hours at a time', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto('/system/settings?section=working-time')
  await expect(group(page, '星期一').getByRole('button').first()).toBeVisible()
  const boxes = await group(page, '星期一')
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect()
        return { left, right, top, bottom }
      }),
    )
  expect(boxes.length).toBeGreaterThanOrEqual(3)
  for (const { left, right, top, bottom } of boxes) expect(Math.min(right - left, bottom - top)).toBeGreaterThanOrEqual(44)
  const apart = (a: (typeof boxes)[number], b: (typeof boxes)[number]) =>
    Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom)
  const gaps = boxes.flatMap((one, at) => boxes.slice(at + 1).map((other) => apart(one, other)))
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8)
})
