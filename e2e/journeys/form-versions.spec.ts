/** Forms that are published, and two people in one form: by mouse where people point, by keys where they do not. */
import type { Page } from '@playwright/test'
import { FormDesignerPage } from '../pages/form-designer'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { violations } from '../setup/axe'
import { expect, test } from '../setup/test'

const bar = (page: Page) => page.getByRole('toolbar').first()
const press = async (page: Page, name: string | RegExp) => {
  await page.getByRole('button', { name, exact: typeof name === 'string' }).focus()
  await page.keyboard.press('Enter')
}

test('a form is published with what it means, changed, compared and taken back; two who edit it put their drafts together', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto('/design/forms/new')
  const designer = new FormDesignerPage(page)
  await expect(designer.sheet).toBeVisible()
  await page.getByRole('button', { name: '添加单行文本', exact: true }).click()
  await page.getByRole('textbox', { name: '标题', exact: true }).fill('事由')
  await page.getByRole('textbox', { name: '表单名称' }).fill('带版本的表单')
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/design\/forms\/[0-9a-f-]{36}$/)

  await test.step('published by keys, with a note', async () => {
    await press(page, '发布')
    const dialog = page.getByRole('dialog', { name: '发布表单版本 1？' })
    await expect(dialog.getByText('还没有流程使用此表单。')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('textbox', { name: '说明' }).fill('第一版')
    await page.screenshot({
      path: process.env['LOOK_DIR'] === undefined ? 'test-results/publish.png' : `${process.env['LOOK_DIR']}/publish.png`,
    })
    await press(page, '发布')
    await expect(page.getByText('表单版本 1 已发布')).toBeVisible()
  })

  await test.step('two people: each is seen, and both drafts are put together', async () => {
    const other = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
    const theirs = await other.newPage()
    await signInAs(theirs, 'admin', ADMIN_PASSWORD)
    await theirs.goto(page.url())
    await expect(page.getByRole('status', { name: '同时打开的人：您，在另一个窗口' }).or(page.getByLabel(/同时打开的人/))).toBeVisible()
    await theirs
      .getByRole('button', { name: '添加数字', exact: true })
      .or(theirs.getByRole('button', { name: /^添加(数字|计数)/ }))
      .first()
      .click()
    await expect(new FormDesignerPage(theirs).sheet.getByRole('group')).toHaveCount(2)
    await page.getByRole('textbox', { name: '标题', exact: true }).fill('请假事由')
    await theirs.keyboard.press('Control+s')
    await expect(theirs.getByRole('button', { name: '已保存', exact: true })).toBeVisible()
    await press(page, '查看修改内容')
    const dialog = page.getByRole('dialog', { name: '期间已被他人修改' })
    await expect(dialog.getByRole('list', { name: /的修改$/ })).toHaveCount(2)
    expect(await violations(page)).toEqual([])
    if (process.env['LOOK_DIR'] !== undefined) await page.screenshot({ path: `${process.env['LOOK_DIR']}/both.png` })
    await press(page, /^合并双方的修改/)
    await expect(designer.sheet.getByRole('group')).toHaveCount(2)
    await expect(designer.sheet.getByRole('group', { name: /请假事由/ })).toBeVisible()
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('button', { name: '已保存', exact: true })).toBeVisible()
    await other.close()
  })

  await test.step('compared in words, and taken back by mouse as a step that can be undone', async () => {
    await bar(page).getByRole('button', { name: '表单版本' }).click()
    const drawer = page.getByRole('dialog', { name: '表单版本' })
    await drawer.getByRole('button', { name: '比较', exact: true }).click()
    await expect(drawer.getByText('标题由“事由”改为“请假事由”')).toBeVisible()
    expect(await violations(page)).toEqual([])
    if (process.env['LOOK_DIR'] !== undefined) await page.screenshot({ path: `${process.env['LOOK_DIR']}/versions.png` })
    await drawer.getByRole('button', { name: '恢复为草稿' }).first().click()
    await expect(designer.sheet.getByRole('group')).toHaveCount(1)
    await page.getByRole('button', { name: '撤销：换用其他版本' }).click()
    await expect(designer.sheet.getByRole('group')).toHaveCount(2)
  })
})
