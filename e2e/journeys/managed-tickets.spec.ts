/** Work whose people have left: an administrator is told before, gets it automatically, and reassigns or ends it. And where the site's days begin. */
import { routes } from '@formwork/api-contract'
import type { Page } from '@playwright/test'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { call, createStaff, signInAdmin, STAFF_PASSWORD } from '../setup/api'
import { violations } from '../setup/axe'
import { stepsInARow } from '../setup/process'
import { expect, test } from '../setup/test'

interface Scene {
  readonly admin: string
  readonly ticketId: string
  readonly title: string
}

/** A running ticket of one new person that waits for another. */
async function waitingTicket(name: string): Promise<Scene & Record<'requesterId' | 'approverId' | 'processId', string>> {
  const admin = await signInAdmin()
  const requester = await createStaff(admin, `${name}.requester`, `${name}发起人`)
  const approver = await createStaff(admin, `${name}.approver`, `${name}审批人`)
  const definition = stepsInARow([{ id: 'leader', name: '主管审批', assignees: [{ kind: 'user', userIds: [approver.userId] }] }])
  const process = await call<{ id: string }>(routes.createProcess, {
    token: admin,
    body: { name: `${name}流程`, formId: null, definition },
  })
  await call(routes.publishProcess, { token: admin, params: { id: process.id }, body: { revision: 1 } })
  const title = `${name}的工单`
  const { id } = await call<{ id: string }>(routes.startTicket, {
    token: requester.token,
    body: { processId: process.id, version: 1, title, values: {} },
  })
  return { admin, ticketId: id, title, requesterId: requester.userId, approverId: approver.userId, processId: process.id }
}

const userRow = (page: Page, name: string) => page.getByRole('row', { name })

test('the approver is disabled while a ticket waits: it comes to the administrators, one reassigns it and the new one approves', async ({
  page,
  browser,
}) => {
  const { admin, title } = await waitingTicket('改派')
  await createStaff(admin, 'takes.over', '接手的人')
  await signInAs(page, 'admin', ADMIN_PASSWORD)

  await page.goto('/system/users?keyword=改派审批人')
  await userRow(page, '改派审批人').getByRole('button', { name: '更多' }).click()
  await page.getByRole('menuitem', { name: '停用' }).click()
  const question = page.getByRole('alertdialog', { name: '停用 改派审批人？' })
  await expect(question).toContainText('有 1 个工单正等待其处理')
  await question.getByRole('button', { name: '停用' }).click()
  await expect(page.getByText('已停用 改派审批人').first()).toBeVisible()

  await expect(async () => {
    await page.goto('/process/upcoming')
    await expect(page.getByRole('link', { name: title })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('list', { name: '流转记录' })).toContainText('改派审批人 无法继续处理，「主管审批」已转交管理员：管理员')
  await page.getByRole('button', { name: '更多' }).click()
  await page.getByRole('menuitem', { name: '改派' }).click()
  const dialog = page.getByRole('dialog', { name: '改派待办' })
  await dialog.getByRole('button', { name: '改派' }).click()
  await expect(dialog.getByText('请选择接手人')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('combobox', { name: '改派给' }).fill('接手')
  await page.getByRole('option', { name: /接手的人/ }).click()
  await dialog.getByLabel('意见（选填）').fill('原审批人已离职')
  await dialog.getByRole('button', { name: '改派' }).click()
  const history = page.getByRole('list', { name: '流转记录' })
  await expect(history).toContainText('将「主管审批」由 管理员 改派给 接手的人')
  await expect(history).toContainText('原审批人已离职')

  const context = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai', baseURL: new URL(page.url()).origin })
  const other = await context.newPage()
  await signInAs(other, 'takes.over', STAFF_PASSWORD)
  await other.goto('/process/upcoming')
  await other.getByRole('link', { name: title }).click()
  await other.getByRole('button', { name: '同意' }).click()
  await other.getByRole('dialog').getByRole('button', { name: '同意' }).click()
  await expect(other.getByText('已通过').first()).toBeVisible()
  await context.close()
})

test('requester and approver are both gone: the administrator finds the ticket and ends it with a reason', async ({ page }) => {
  const { admin, title, requesterId, approverId } = await waitingTicket('终止')
  await call(routes.deleteUser, { token: admin, params: { id: requesterId } })
  await call(routes.deleteUser, { token: admin, params: { id: approverId } })
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto('/process/all')
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('button', { name: '更多' }).click()
  await page.getByRole('menuitem', { name: '终止工单' }).click()
  const dialog = page.getByRole('dialog', { name: '终止该工单？' })
  await dialog.getByRole('button', { name: '终止工单' }).click()
  await expect(dialog.getByText('请填写原因')).toBeVisible()
  await dialog.getByRole('textbox').fill('相关人员均已离职')
  await dialog.getByRole('button', { name: '终止工单' }).click()
  await expect(page.getByText('已终止').first()).toBeVisible()
  await expect(page.getByText('管理员 以管理员身份终止了工单')).toBeVisible()
  await expect(page.getByRole('button', { name: '改派' })).toBeHidden()
  await page.goto('/process/all?status=stuck')
  await expect(page.getByRole('link', { name: title })).toBeHidden()
})

test('a ticket’s number has the day of the site’s time zone, which is found by its name', async ({ page }) => {
  const { processId } = await waitingTicket('时区')
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto('/system/settings')
  // The other side of the date line: there it is never the same day as here for the whole of a test.
  await page.getByRole('combobox', { name: '时区' }).fill('Kiritimati')
  await page.getByRole('option', { name: /Pacific\/Kiritimati/ }).click()
  await page.getByRole('button', { name: '保存设置' }).click()
  await expect(page.getByText('设置已保存').first()).toBeVisible()
  const dayIn = (timeZone: string) => new Intl.DateTimeFormat('sv', { timeZone }).format(new Date()).replaceAll('-', '')
  const token = await signInAdmin()
  const start = () => call<{ number: string }>(routes.startTicket, { token, body: { processId, version: 1, title: '跨日', values: {} } })
  const before = dayIn('Pacific/Kiritimati')
  const { number } = await start()
  expect([before, dayIn('Pacific/Kiritimati')]).toContain(number.slice(0, 8))

  await page.reload()
  await expect(page.getByRole('combobox', { name: '时区' })).toHaveValue('Pacific/Kiritimati')
  await page.getByRole('combobox', { name: '时区' }).fill('')
  await page.getByRole('button', { name: '保存设置' }).click()
  await expect(page.getByText('设置已保存').first()).toBeVisible()
})
