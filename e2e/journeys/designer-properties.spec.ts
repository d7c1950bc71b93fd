/** The property panel follows the selection a moment after the canvas; what is typed in between must not reach the widget before. */
import { FormDesignerPage } from '../pages/form-designer'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { expect, test } from '../setup/test'

test('a title typed right after a widget was added is that of the added widget, on a slow machine too', async ({ page }) => {
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  const designer = new FormDesignerPage(page)
  await designer.openNew()
  const processor = await page.context().newCDPSession(page)
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  const titles = ['事由', '天数', '说明', '备注']
  for (const title of titles) {
    await page.getByRole('button', { name: '添加单行文本', exact: true }).click()
    await expect(designer.sheet.getByRole('group')).toHaveCount(titles.indexOf(title) + 1)
    await designer.title(title)
  }
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  for (const title of titles) await expect(designer.sheet.getByRole('group', { name: title })).toHaveCount(1)
})
