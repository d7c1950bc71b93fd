/** Recurring tickets: an administrator plans one for a colleague, sees when it is due, tries it, and its history says where it came from. */
import { routes } from '@formwork/api-contract'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { call, createStaff, signInAdmin } from '../setup/api'
import { violations } from '../setup/axe'
import { stepsInARow } from '../setup/process'
import { expect, test } from '../setup/test'

const FORM = {
  list: [{ type: 'input', name: '机房', key: 'k1', model: 'room', options: { required: true, dataType: 'string' }, rules: [] }],
  config: {},
}

async function inspection() {
  const token = await signInAdmin()
  const { userId } = await createStaff(token, 'recurring.keeper', '值班员')
  const { id: formId } = await call<{ id: string }>(routes.createForm, { token, body: { name: '巡检表', definition: FORM } })
  const definition = stepsInARow([{ id: 'check', name: '检查', assignees: [{ kind: 'user', userIds: [userId] }] }])
  const { id } = await call<{ id: string }>(routes.createProcess, { token, body: { name: '服务器巡检', formId, definition } })
  await call(routes.publishProcess, { token, params: { id }, body: { revision: 1 } })
}

test('a weekly inspection is planned for a colleague, tried, and switched off', async ({ page }) => {
  await inspection()
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto('/design/schedules')
  await expect(page.getByText('暂无定期工单')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('main').getByRole('button', { name: '新建计划' }).first().click()

  await page.getByRole('textbox', { name: '名称' }).fill('每周服务器巡检')
  const days = page.getByRole('group', { name: '日期' })
  for (const day of ['周一', '周四']) {
    const button = days.getByRole('button', { name: day })
    if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click()
  }
  for (const day of ['周二', '周三', '周五', '周六', '周日']) {
    const button = days.getByRole('button', { name: day })
    if ((await button.getAttribute('aria-pressed')) === 'true') await button.click()
  }
  await page.getByLabel('时间').fill('08:30')
  await expect(page.getByText(/^(周一|周四) .*08:30/)).toHaveCount(5)
  await page.getByRole('combobox', { name: '遇休息日' }).click()
  await page.getByRole('option', { name: '顺延到下一个工作日' }).click()
  await days.getByRole('button', { name: '周日' }).click()
  await days.getByRole('button', { name: '周一' }).click()
  await expect(page.getByText(/^周一 .*08:30.*原定 星期日/).first()).toBeVisible()
  await days.getByRole('button', { name: '周一' }).click()
  await days.getByRole('button', { name: '周日' }).click()
  await page.getByRole('combobox', { name: '流程' }).fill('服务器巡检')
  await page.getByRole('option', { name: /服务器巡检/ }).click()
  await page.getByRole('combobox', { name: '发起人' }).fill('值班员')
  await page.getByRole('option', { name: /recurring.keeper/ }).click()
  await page.getByRole('textbox', { name: '标题' }).fill('{date} 巡检')
  await page.getByRole('button', { name: '创建计划' }).click()
  const room = page.getByRole('textbox', { name: '机房' })
  await expect(room).toBeFocused()
  expect(await violations(page)).toEqual([])
  await room.fill('一号机房')
  await page.getByRole('button', { name: '创建计划' }).click()

  const row = page.getByRole('row', { name: /每周服务器巡检/ })
  await expect(row).toContainText('每周一、周四 08:30，遇休息日顺延到下一个工作日')
  await expect(row).toContainText('值班员')
  await row.getByRole('button', { name: '更多' }).click()
  await page.getByRole('menuitem', { name: '立即发起' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '立即发起' }).click()
  await row.getByRole('link', { name: /^\d{12,}$/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\d{4}-\d{2}-\d{2} 巡检/)
  await expect(page.getByText('计划「每周服务器巡检」以值班员的名义提交了工单')).toBeVisible()
  await expect(page.getByText('一号机房').first()).toBeVisible()

  await page.goto('/design/schedules')
  const runs = row.getByRole('switch', { name: /每周服务器巡检/ })
  await runs.click()
  await expect(runs).not.toBeChecked()
  await row.getByRole('button', { name: '更多' }).click()
  await page.getByRole('menuitem', { name: '删除' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除计划' }).click()
  await expect(page.getByText('暂无定期工单')).toBeVisible()
})
