/** A total that the form computes: rows are added and removed, and it never prevents submitting. */
import { randomUUID } from 'node:crypto'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { signInAdmin } from '../setup/api'
import { publishProcess, widget } from '../setup/process'
import { expect, test } from '../setup/test'

/** The widgets of the demo company's expense report that the total is about. */
const expenses = [
  widget('select', '费用类别', 'category', { required: true, options: [{ value: '差旅' }, { value: '培训' }] }),
  {
    ...widget('subform', '费用明细', 'items', { required: true }),
    columns: [
      { span: 12, list: [widget('input', '用途', 'what', { required: true, maxlength: 60 })] },
      { span: 6, list: [widget('number', '金额（元）', 'price', { required: true, defaultValue: null, min: 0.01, step: 0.01 })] },
    ],
  },
  widget('number', '合计（元）', 'amount', { defaultValue: null, step: 0.01, formwork: { computed: 'sum(items.price)' } }),
]

test('an empty row leaves the total as it is, and the ticket shows the total', async ({ page }) => {
  const id = await publishProcess(await signInAdmin(), `费用报销 ${randomUUID()}`, expenses)
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto(`/process/apply/${id}`)
  const total = page.getByLabel('合计（元）')
  const add = page.getByRole('button', { name: '添加一行' })
  const price = (row: number) => page.getByRole('spinbutton', { name: '金额（元）' }).nth(row - 1)
  const purpose = (row: number) => page.getByRole('textbox', { name: '用途' }).nth(row - 1)

  await page.getByRole('combobox', { name: '费用类别' }).selectOption('差旅')
  await add.click()
  await purpose(1).fill('机票')
  await price(1).fill('0.1')
  await add.click()
  await purpose(2).fill('酒店')
  await price(2).fill('0.2')
  await price(2).blur()
  await expect(total).toHaveValue('0.3')

  await add.click()
  await expect(price(3)).toBeVisible()
  await expect(total).toHaveValue('0.3')
  await page.getByRole('button', { name: '提交' }).click()
  await expect(page.getByRole('link', { name: /金额（元）必须填写/ })).toBeVisible()
  await expect(page.getByText('合计（元）必须填写')).toHaveCount(0)

  await page.getByRole('button', { name: '第 3 行：菜单' }).click()
  await page.getByRole('menuitem', { name: '移除此行' }).click()
  await expect(price(3)).toHaveCount(0)
  await expect(total).toHaveValue('0.3')
  await page.getByRole('button', { name: '提交' }).click()
  await expect(page).toHaveURL(/\/process\/tickets\//)
  // The page that was left is kept, with its input; on this one the total is text.
  await expect(page.getByText('0.3', { exact: true })).toBeVisible()
})

test('a computed value that is required has the decimals of its step and never asked for', async ({ page }) => {
  const id = await publishProcess(await signInAdmin(), `均摊 ${randomUUID()}`, [
    widget('number', '金额', 'amount', { defaultValue: null }),
    widget('number', '每人', 'share', { defaultValue: null, required: true, step: 0.5, formwork: { computed: 'amount / 3' } }),
  ])
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto(`/process/apply/${id}`)
  const share = page.getByLabel('每人')
  await page.getByRole('spinbutton', { name: '金额' }).fill('10')
  await page.getByRole('spinbutton', { name: '金额' }).blur()
  await expect(share).toHaveValue('3.3')
  // Without input the field is empty, and the form can still be submitted.
  await page.getByRole('spinbutton', { name: '金额' }).fill('')
  await page.getByRole('spinbutton', { name: '金额' }).blur()
  await expect(share).toHaveValue('')
  await page.getByRole('button', { name: '提交' }).click()
  await expect(page).toHaveURL(/\/process\/tickets\//)
})
