/** Several widgets at once, texts edited in place, and the designer's findings about a form: by mouse and by keyboard. */
import type { Page } from '@playwright/test'
import { FormDesignerPage } from '../pages/form-designer'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { violations } from '../setup/axe'
import { expect, test } from '../setup/test'

const TITLES = ['客户名称', '联系电话', '地址', '备注']

async function fourFields(page: Page): Promise<FormDesignerPage> {
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  const designer = new FormDesignerPage(page)
  await designer.openNew()
  for (const [index, title] of TITLES.entries()) {
    await page.getByRole('button', { name: '添加单行文本', exact: true }).click()
    await expect(designer.sheet.getByRole('group')).toHaveCount(index + 1)
    await designer.title(title)
    await expect(designer.sheet.getByRole('group', { name: title })).toHaveCount(1)
  }
  return designer
}

const selected = ({ sheet }: FormDesignerPage) => sheet.locator('[data-selected="true"]')
const widget = ({ sheet }: FormDesignerPage, title: string) => sheet.getByRole('group', { name: title })

test('several widgets are picked, put into a card, changed together and taken back, by mouse', async ({ page }) => {
  const designer = await fourFields(page)
  await widget(designer, '客户名称').click()
  await widget(designer, '地址').click({ modifiers: ['Control'] })
  await expect(selected(designer)).toHaveCount(2)
  await expect(page.getByRole('tabpanel').getByText('已选中 2 个组件')).toBeVisible()
  await page.getByRole('tabpanel').getByRole('switch', { name: '必填' }).click()
  await expect(widget(designer, '客户名称')).toHaveAttribute('aria-label', /必填/)
  await expect(widget(designer, '地址')).toHaveAttribute('aria-label', /必填/)
  // A rectangle from the empty part below the last field up over all of them.
  const box = await designer.sheet.boundingBox()
  const first = await widget(designer, '客户名称').boundingBox()
  if (box === null || first === null) throw new Error('the canvas is not on the screen')
  await page.mouse.move(first.x + 40, box.y + box.height - 60)
  await page.mouse.down()
  await page.mouse.move(first.x + 80, first.y + 40, { steps: 5 })
  await page.mouse.up()
  await expect(selected(designer)).toHaveCount(4)
  await widget(designer, '备注').click({ button: 'right' })
  await page.getByRole('menuitem', { name: '放入卡片' }).click()
  await expect(designer.sheet.locator('[data-widget-type="card"] [data-widget-key]')).toHaveCount(4)
  await page.getByRole('button', { name: '撤销：放入容器' }).click()
  await expect(designer.sheet.locator('[data-widget-type="card"]')).toHaveCount(0)
  expect(await violations(page)).toEqual([])
})

test('several widgets are picked, copied into another tab and deleted, without a mouse', async ({ page, context }) => {
  const designer = await fourFields(page)
  await widget(designer, '联系电话').focus()
  await page.keyboard.press('Shift+ArrowDown')
  await expect(selected(designer)).toHaveCount(2)
  await page.keyboard.press('Control+c')
  await expect(page.getByText('已复制到剪贴板')).toHaveCount(1)
  await page.keyboard.press('Delete')
  await expect(designer.sheet.getByRole('group')).toHaveCount(2)
  await page.keyboard.press('Control+z')
  await expect(designer.sheet.getByRole('group')).toHaveCount(4)
  const other = new FormDesignerPage(await context.newPage())
  // A tab without a session of its own starts at the sign-in page.
  await signInAs(other.page, 'admin', ADMIN_PASSWORD)
  await other.openNew()
  await other.sheet.focus()
  await other.page.keyboard.press('Control+v')
  await expect(other.sheet.getByRole('group')).toHaveCount(2)
  await expect(widget(other, '联系电话')).toHaveCount(1)
  await expect(widget(other, '地址')).toHaveCount(1)
})

test('a title is written in place, the data key follows its reading, and a formula is tried', async ({ page }) => {
  const designer = await fourFields(page)
  const panel = page.getByRole('tabpanel')
  await widget(designer, '备注').focus()
  await page.keyboard.press('F2')
  const editor = page.getByRole('group', { name: '就地编辑' })
  await expect(editor.getByRole('textbox', { name: '标题' })).toBeFocused()
  await page.keyboard.type('订单金额')
  await page.keyboard.press('Enter')
  await expect(editor).toHaveCount(0)
  await expect(widget(designer, '订单金额')).toBeFocused()
  await page.keyboard.press('Enter')
  const title = panel.getByRole('textbox', { name: '标题', exact: true })
  await expect(title).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type('合计')
  await page.keyboard.press('Tab')
  await expect(panel.getByRole('textbox', { name: '数据绑定 Key' })).toHaveValue('dingdanjineheji')
  await panel.getByRole('button', { name: '用公式计算' }).click()
  await panel.getByRole('textbox', { name: '计算公式' }).fill('1 + 2')
  await expect(panel.getByText('计算结果：3')).toBeVisible()
  await page.getByRole('tab', { name: '逻辑' }).click()
  await expect(page.getByRole('list', { name: '规则' }).getByText('计算公式：1 + 2')).toBeVisible()
  await panel.getByRole('textbox', { name: '计算公式' }).fill('1 +')
  await expect(page.getByRole('tab', { name: /检查 \d/ })).toBeVisible()
  await page.getByRole('tab', { name: /检查 \d/ }).click()
  await expect(page.getByRole('list', { name: /检查/ }).getByRole('button', { name: /订单金额合计/ })).toBeVisible()
  await expect(widget(designer, '订单金额合计')).toHaveAttribute('aria-label', /错误/)
  expect(await violations(page)).toEqual([])
})
