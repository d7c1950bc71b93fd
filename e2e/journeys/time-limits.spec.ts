/** A step with a time limit: set in the designer, shown while there is time, and after the deadline, to everybody who has the ticket. */
import type { Page } from '@playwright/test'
import { routes } from '@formwork/api-contract'
import { ProcessEditorPage } from '../pages/process-editor'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { call, createPerson, createStaff, signInAdmin, STAFF_PASSWORD } from '../setup/api'
import { violations } from '../setup/axe'
import { expect, test } from '../setup/test'
import { timeIsUp } from '../setup/time-passed'

const PROCESS = '限时审批'
const GIVING = '限时转交'
const BY_PRIORITY = '按优先级限时'
const progress = (page: Page) => page.getByRole('list', { name: '流程进度' })
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })

const kinds = async (token: string) =>
  (await call<{ list: { kind: string }[] }>(routes.listNotices, { token })).list.map(({ kind }) => kind)

async function limitTo2Hours(page: Page, process: string, person: string): Promise<void> {
  const editor = new ProcessEditorPage(page)
  await editor.openNew()
  await editor.name(process)
  await editor.assignToPerson('审批', person)
  const limit = page.getByRole('group', { name: '办理时限' })
  await limit.getByRole('checkbox', { name: '办理时限' }).check()
  await limit.getByRole('textbox', { name: '需在多久内办理' }).fill('2')
  await limit.getByRole('combobox', { name: '单位' }).click()
  await page.getByRole('option', { name: '小时', exact: true }).click()
}

async function choose(page: Page, field: string, choice: string): Promise<void> {
  await page.getByRole('group', { name: '办理时限' }).getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: choice, exact: true }).click()
}

async function publishLimited(page: Page): Promise<void> {
  await limitTo2Hours(page, PROCESS, '管理员')
  await page.getByRole('button', { name: '添加到期前提醒' }).click()
  await expect(page.getByRole('button', { name: '到期前 1 小时，提醒办理人', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^审批/ }).getByText('2 小时')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await new ProcessEditorPage(page).publish(1)
}

async function start(token: string, title: string, process = PROCESS, priority = 1): Promise<string> {
  const { list } = await call<{ list: { processId: string; name: string }[] }>(routes.listCatalogue, { token })
  const processId = list.find(({ name }) => name === process)?.processId
  const { id } = await call<{ id: string }>(routes.startTicket, { token, body: { processId, version: 1, title, priority, values: {} } })
  return id
}

test('a limit set in the designer says how long there is, and once the time is up who is late is told', async ({ page }) => {
  const admin = await signInAdmin()
  const requester = await createStaff(admin, 'limits-requester', '限时发起人')
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await publishLimited(page)
  const late = await start(requester.token, '限时工单会超时')
  await start(requester.token, '限时工单来得及')

  await page.goto(`/process/tickets/${late}`)
  await expect(progress(page).getByText(/^剩余 (2 小时|1 小时 5\d 分钟)$/)).toBeVisible()
  // Others of this server may wait for the administrator longer than a page is long.
  await page.goto('/process/upcoming?keyword=限时工单')
  await expect(row(page, '限时工单会超时').getByText(/^剩余 [12] 小时$/)).toBeVisible()

  await timeIsUp(late)
  await expect.poll(() => kinds(admin)).toContain('task-overdue')

  await page.getByRole('button', { name: '已超时' }).click()
  await expect(page).toHaveURL(/overdue=1/)
  await expect(row(page, '限时工单会超时').getByText(/^已超时 \d+ 分钟$/)).toBeVisible()
  await expect(row(page, '限时工单来得及')).toHaveCount(0)
  expect(await violations(page)).toEqual([])

  await page.goto('/')
  await page.getByRole('link', { name: /^已超时/ }).click()
  await expect(page).toHaveURL(/\/process\/all\?overdue=1/)
  await expect(row(page, '限时工单会超时')).toBeVisible()

  await page.getByRole('button', { name: /^通知/ }).click()
  await page
    .getByRole('dialog', { name: '通知' })
    .getByRole('button', { name: /「审批」已超时/ })
    .click()
  await expect(page).toHaveURL((url) => url.pathname === `/process/tickets/${late}`)
  await expect(progress(page).getByText(/^已超时 \d+ 分钟$/)).toBeVisible()
  await expect(page.getByRole('list', { name: '流转记录' }).getByText('「审批」已超时，管理员 尚未处理')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('once the time is up the step is asked of the leader where the process says so, no longer of whoever had it, and is more urgent a day later', async ({
  page,
  browser,
}) => {
  const admin = await signInAdmin()
  const leader = await createStaff(admin, 'limits-leader', '限时组长')
  const [root] = await call<{ deptId: string }[]>(routes.listDepartments, { token: admin })
  const { deptId } = await call<{ deptId: string }>(routes.createDepartment, {
    token: admin,
    body: { deptName: '限时组', parentId: root?.deptId, leader: leader.userId },
  })
  const member = await createPerson(admin, { username: 'limits-member', nickName: '限时组员', roleKeys: ['staff'], deptId })
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await limitTo2Hours(page, GIVING, '限时组员')
  const ladder = page.getByRole('group', { name: '到期前后的动作' })
  await ladder.getByRole('button', { name: '添加超时动作' }).click()
  await choose(page, '动作', '提高工单优先级')
  await ladder.getByRole('button', { name: '到期时，提醒办理人', exact: true }).click()
  await choose(page, '动作', '转交他人')
  await expect(ladder.getByRole('button', { name: '到期时，转交部门负责人', exact: true })).toBeVisible()
  await expect(ladder.getByRole('button', { name: '超时 1 天后，优先级提高一级', exact: true })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await new ProcessEditorPage(page).publish(1)
  const given = await start(admin, '限时工单没人处理', GIVING)
  await timeIsUp(given)
  await expect.poll(() => kinds(leader.token)).toContain('task-passed-on')
  const { count } = await call<{ count: { upcoming: number } }>(routes.getUpcoming, { token: member.token })
  expect(count.upcoming).toBe(0)
  // A day later.
  await timeIsUp(given)
  await page.goto(`/process/tickets/${given}`)
  await expect(page.getByRole('list', { name: '流转记录' }).getByText('因「审批」超时，工单优先级提升为「紧急」')).toBeVisible()

  const context = await browser.newContext({ locale: 'zh-CN', baseURL: new URL(page.url()).origin })
  const theirs = await context.newPage()
  await signInAs(theirs, 'limits-leader', STAFF_PASSWORD)
  await theirs.goto('/process/upcoming')
  await row(theirs, '限时工单没人处理').getByRole('link').click()
  await expect(theirs.getByRole('list', { name: '流转记录' })).toContainText('限时组长')
  await theirs.getByRole('button', { name: '同意', exact: true }).first().click()
  await theirs.getByRole('dialog').getByRole('button', { name: '同意', exact: true }).click()
  await expect(theirs.getByText('已通过').first()).toBeVisible()
  await context.close()
})

test('urgent tickets have the time that is theirs, and very urgent ones here none: the simulator says so, and so does each ticket', async ({
  page,
}) => {
  const admin = await signInAdmin()
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await limitTo2Hours(page, BY_PRIORITY, '管理员')
  const limit = page.getByRole('group', { name: '办理时限' })
  await limit.getByRole('checkbox', { name: '按优先级分别设置' }).check()
  const lengthOf = (priority: string) => limit.getByRole('group', { name: priority, exact: true })
  await lengthOf('紧急').getByRole('textbox').fill('1')
  await lengthOf('非常紧急').getByRole('combobox').click()
  await page.getByRole('option', { name: '不限时', exact: true }).click()
  await expect(page.getByRole('button', { name: /^审批/ }).getByText('普通 2 小时，紧急 1 小时，非常紧急 不限时')).toBeVisible()
  expect(await violations(page)).toEqual([])

  await page.getByRole('button', { name: '模拟' }).click()
  await expect(page.getByText(/^时限：2 小时/)).toBeVisible()
  await page.getByRole('combobox', { name: '优先级' }).click()
  await page.getByRole('option', { name: '紧急', exact: true }).click()
  await expect(page.getByText(/^时限：1 小时/)).toBeVisible()
  expect(await violations(page)).toEqual([])
  await new ProcessEditorPage(page).publish(1)

  const [urgent, veryUrgent] = [await start(admin, '紧急限时', BY_PRIORITY, 2), await start(admin, '非常紧急不限时', BY_PRIORITY, 3)]
  await page.goto(`/process/tickets/${urgent}`)
  await expect(progress(page).getByText(/^剩余 (1 小时|\d+ 分钟)$/)).toBeVisible()
  await page.goto(`/process/tickets/${veryUrgent}`)
  await expect(progress(page).getByText('审批', { exact: true })).toBeVisible()
  await expect(progress(page).getByText(/剩余/)).toHaveCount(0)
})
