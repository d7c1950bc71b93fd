/** A form is translated, tested and published, and two people edit it at once: by mouse where people point, by keys where they do not. */
import type { Page } from '@playwright/test'
import { FormDesignerPage } from '../pages/form-designer'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { violations } from '../setup/axe'
import { expect, test } from '../setup/test'

const press = async (page: Page, name: string | RegExp) => {
  await page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .focus()
  await page.keyboard.press('Enter')
}

test('a form is translated, tested and published, compared and taken back; two who edit it put their drafts together', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  const designer = new FormDesignerPage(page)
  await designer.openNew()
  await page.getByRole('button', { name: '添加单行文本', exact: true }).click()
  await expect(page.getByRole('textbox', { name: '标题', exact: true })).toBeFocused()
  await page.keyboard.type('事由')
  await page.getByRole('switch', { name: '必填', exact: true }).click()
  await page.getByRole('textbox', { name: '未填写时提示' }).fill('请写明事由')

  await test.step('translated by keys, with the words of its rules, counted while some are missing', async () => {
    await press(page, '更多操作')
    await page.getByRole('menuitem', { name: '表单语言' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: '表单语言' })
    await dialog.getByRole('combobox', { name: '添加语言' }).focus()
    await page.keyboard.type('en')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('缺 2 条')).toBeVisible()
    await dialog.getByRole('textbox', { name: '「事由」的英语译文' }).fill('Reason')
    await dialog.getByRole('textbox', { name: '「请写明事由」的英语译文' }).fill('Please say why')
    await expect(dialog.getByText('已完成')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('an empty form is kept as a test that the reason is asked for', async () => {
    await page.getByRole('button', { name: '预览', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: '预览' })
    await dialog.getByRole('textbox', { name: '测试名称' }).fill('未填写')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('与记录一致')).toBeVisible()
    await expect(dialog.getByText('1 个字段可见，1 个未通过校验')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await page.getByRole('textbox', { name: '表单名称' }).fill('带版本的表单')
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/design\/forms\/[0-9a-f-]{36}$/)

  await test.step('what its test forbids is not published; by keys it is, with a note', async () => {
    const required = page.getByRole('switch', { name: '必填', exact: true })
    await required.click()
    await press(page, '发布')
    const refused = page.getByRole('dialog', { name: '此表单暂时无法发布' })
    const dialog = page.getByRole('dialog', { name: '发布表单版本 1？' })
    await expect(dialog.getByText('还没有流程使用此表单。')).toBeVisible()
    await dialog.getByRole('button', { name: '发布', exact: true }).click()
    await expect(refused.getByText(/未填写/)).toBeVisible()
    // By its button: until the dialog before it has faded, the focus is moving and Escape would close that one once more.
    await refused.getByRole('button', { name: '取消', exact: true }).press('Enter')
    await expect(refused).toBeHidden()
    await required.click()
    await press(page, '发布')
    await dialog.getByRole('textbox', { name: '说明' }).fill('第一版')
    await dialog.getByRole('button', { name: '发布', exact: true }).press('Enter')
    await expect(page.getByText('表单版本 1 已发布')).toBeVisible()
  })

  await test.step('two people: each is seen, and both drafts are put together', async () => {
    const other = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
    const theirs = await other.newPage()
    await signInAs(theirs, 'admin', ADMIN_PASSWORD)
    await theirs.goto(page.url())
    await expect(page.getByLabel(/同时打开的人/)).toBeVisible()
    await theirs.getByRole('button', { name: '添加计数器', exact: true }).click()
    await expect(new FormDesignerPage(theirs).sheet.getByRole('group')).toHaveCount(2)
    await page.getByRole('textbox', { name: '标题', exact: true }).fill('请假事由')
    await theirs.keyboard.press('Control+s')
    await expect(theirs.getByRole('button', { name: '已保存', exact: true })).toBeVisible()
    await press(page, '查看修改内容')
    const dialog = page.getByRole('dialog', { name: '已被他人修改' })
    await expect(dialog.getByRole('list', { name: /的修改$/ })).toHaveCount(2)
    expect(await violations(page)).toEqual([])
    await press(page, /^合并双方的修改/)
    await expect(designer.sheet.getByRole('group')).toHaveCount(2)
    await expect(designer.sheet.getByRole('group', { name: /请假事由/ })).toBeVisible()
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('button', { name: '已保存', exact: true })).toBeVisible()
    await other.close()
  })

  await test.step('compared in words, and taken back by mouse as a step that can be undone', async () => {
    await page.getByRole('button', { name: '表单版本' }).click()
    const drawer = page.getByRole('dialog', { name: '表单版本' })
    await drawer.getByRole('button', { name: '比较', exact: true }).click()
    await expect(drawer.getByText('标题由「事由」改为「请假事由」')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await drawer.getByRole('button', { name: '恢复为草稿' }).first().click()
    await expect(designer.sheet.getByRole('group')).toHaveCount(1)
    await page.getByRole('button', { name: '撤销：换用其他版本' }).click()
    await expect(designer.sheet.getByRole('group')).toHaveCount(2)
  })
})
