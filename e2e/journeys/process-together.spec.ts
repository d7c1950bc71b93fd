/** Two people editing one process: each sees the other, and is told of the other's save before saving. */
import { randomUUID } from 'node:crypto'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { signInAdmin } from '../setup/api'
import { violations } from '../setup/axe'
import { publishProcess, widget } from '../setup/process'
import { expect, test } from '../setup/test'

test('who has a process open sees the others, and what they have just saved', async ({ page, browser }) => {
  const id = await publishProcess(await signInAdmin(), `共同编辑 ${randomUUID()}`, [widget('input', '事由', 'reason')])
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto(`/design/processes/${id}`)
  const remark = page.getByRole('textbox', { name: '备注' })
  await expect(remark).toBeVisible()
  await expect(page.getByLabel(/同时打开的人/)).toHaveCount(0)

  const other = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
  const theirs = await other.newPage()
  await signInAs(theirs, 'admin', ADMIN_PASSWORD)
  await theirs.goto(page.url())
  await expect(page.getByLabel('同时打开的人：您（在另一个窗口）')).toBeVisible()
  await theirs.getByRole('textbox', { name: '备注' }).fill('他们的备注')
  await theirs.keyboard.press('Control+s')
  await expect(theirs.getByRole('button', { name: '已保存', exact: true })).toBeVisible()
  await expect(theirs.getByText('刚刚保存了此流程')).toHaveCount(0)

  await expect(page.getByText('刚刚保存了此流程')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: '查看修改内容' }).click()
  const dialog = page.getByRole('dialog', { name: '已被他人修改' })
  await expect(dialog.getByRole('button', { name: /^加载最新版本/ })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: /^加载最新版本/ }).click()
  await expect(remark).toHaveValue('他们的备注')
  await expect(page.getByText('刚刚保存了此流程')).toHaveCount(0)
  await other.close()
  await expect(page.getByLabel(/同时打开的人/)).toHaveCount(0)
})
