/** Away from the desk: a substitute is named, decides in somebody's place, and the one who is back ends it. */
import { routes } from '@formwork/api-contract'
import type { Browser, Page } from '@playwright/test'
import { signInAs } from '../pages/sign-in'
import { call, createStaff, signInAdmin, STAFF_PASSWORD } from '../setup/api'
import { violations } from '../setup/axe'
import { stepsInARow } from '../setup/process'
import { expect, test } from '../setup/test'

async function elsewhere(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai', baseURL: new URL(page.url()).origin })
  return context.newPage()
}

async function twoColleagues() {
  const token = await signInAdmin()
  const { userId } = await createStaff(token, 'away.approver', '外出者')
  await createStaff(token, 'away.substitute', '代理者')
  const definition = stepsInARow([{ id: 'leader', name: '主管审批', assignees: [{ kind: 'user', userIds: [userId] }] }])
  const { id: processId } = await call<{ id: string }>(routes.createProcess, {
    token,
    body: { name: '外出流程', formId: null, definition },
  })
  await call(routes.publishProcess, { token, params: { id: processId }, body: { revision: 1 } })
  return (title: string) => call<{ id: string }>(routes.startTicket, { token, body: { processId, version: 1, title, values: {} } })
}

test('somebody names a substitute, who decides in their place, and says that they are back', async ({ page, browser }) => {
  const start = await twoColleagues()
  await signInAs(page, 'away.approver', STAFF_PASSWORD)
  await page.goto('/profile/index')
  await page.getByRole('button', { name: '设置外出' }).click()
  const dialog = page.getByRole('dialog', { name: '外出代理' })
  await dialog.getByLabel('外出结束日期').fill('2020-01-01')
  await dialog.getByRole('combobox', { name: '代理人' }).fill('代理者')
  await page.getByRole('option', { name: /代理者/ }).click()
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog.getByText('结束日期不能早于开始日期')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await dialog.getByLabel('外出结束日期').fill('2098-12-31')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('外出中，2099-01-01 返回')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: '外出中' })).toBeVisible()

  const { id } = await start('外出期间的申请')
  const other = await elsewhere(browser, page)
  await signInAs(other, 'away.substitute', STAFF_PASSWORD)
  await other.getByRole('button', { name: /^通知/ }).click()
  await other.getByText('「主管审批」环节待您代 外出者 处理').click()
  await expect(other).toHaveURL(({ pathname }) => pathname.endsWith(id))
  await expect(other.getByText('代理者（代 外出者）').first()).toBeVisible()
  await other.getByRole('button', { name: '同意', exact: true }).click()
  await other.getByRole('dialog').getByRole('button', { name: '同意', exact: true }).click()
  await expect(other.getByText('代理者（代 外出者） 同意了「主管审批」')).toBeVisible()

  await page.goto('/process/related?list=copied')
  await page.getByRole('link', { name: '外出期间的申请' }).click()
  await expect(page.getByText('您外出期间由代理人代为处理')).toBeVisible()
  await page.goto('/profile/index')
  await page.getByRole('button', { name: '我已返回' }).click()
  await expect(page.getByRole('button', { name: '设置外出' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: '外出中' })).toBeHidden()
  await start('返回之后的申请')
  await page.goto('/process/upcoming')
  await expect(page.getByRole('link', { name: '返回之后的申请' })).toBeVisible()
})
