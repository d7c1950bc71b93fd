/** Pages on the sheet: drawn in with the mouse, filled by drag and by menu, named in the panel, undone by name, and tried in the preview. */
import { FormDesignerPage } from '../pages/form-designer'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { expect, test } from '../setup/test'

test('pages take fields, get their titles, and lead on in the preview', async ({ page }) => {
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  const designer = new FormDesignerPage(page)
  await designer.openNew()
  await designer.drag('分步表单')
  const hints = designer.sheet.getByText('将组件拖到此处')
  await expect(hints).toHaveCount(2)
  await expect(designer.sheet.getByText('步骤 2')).toBeVisible()

  // The hint lets the pointer through, so the drop aims at its place on the canvas.
  const [canvas, second] = [await designer.sheet.boundingBox(), await hints.nth(1).boundingBox()]
  if (canvas === null || second === null) throw new Error('the second page is not on the screen')
  await page.getByRole('button', { name: '添加开关', exact: true }).dragTo(designer.sheet, {
    targetPosition: { x: second.x + second.width / 2 - canvas.x, y: second.y + second.height / 2 - canvas.y },
  })
  await expect(hints).toHaveCount(1)
  // What was dropped has its title focused before anybody drags the next.
  await expect(page.getByRole('textbox', { name: '标题', exact: true })).toBeFocused()

  await designer.drag('单行文本')
  await designer.title('姓名')
  await page.getByRole('button', { name: '更多操作' }).last().click()
  await page.getByRole('menuitem', { name: '分步表单 · 步骤 1' }).click()
  await expect(hints).toHaveCount(0)

  await designer.sheet.getByText('步骤 1').click()
  await page.getByRole('textbox', { name: '第 1 个面板的标题' }).fill('申请人')
  await expect(designer.sheet.getByText('申请人')).toBeVisible()
  await page.getByRole('button', { name: '添加面板' }).click()
  await expect(designer.sheet.getByText('步骤 3')).toBeVisible()
  await page.getByRole('button', { name: /撤销.*添加面板/ }).click()
  await expect(designer.sheet.getByText('步骤 3')).toHaveCount(0)

  await page.getByRole('button', { name: '预览' }).click()
  const preview = page.getByRole('dialog')
  await preview.getByRole('textbox', { name: '姓名' }).fill('李四')
  await preview.getByRole('button', { name: '下一步' }).click()
  await expect(preview.getByRole('heading', { name: '第 2 步，共 2 步 步骤 2' })).toBeFocused()
  await expect(preview.getByRole('switch')).toBeVisible()
})
