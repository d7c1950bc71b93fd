/** An empty grid on the sheet: every column shows that something can be dropped there, and accepts it. */
import { FormDesignerPage } from '../pages/form-designer'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { expect, test } from '../setup/test'

test('each empty column shows its hint inside itself and takes a field', async ({ page }) => {
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  const designer = new FormDesignerPage(page)
  await designer.openNew()
  await designer.drag('栅格布局')
  const hints = designer.sheet.getByText('拖到此处')
  await expect(hints).toHaveCount(2)
  const [left, right] = [await hints.nth(0).boundingBox(), await hints.nth(1).boundingBox()]
  if (left === null || right === null) throw new Error('a hint is not on the screen')
  expect(left.x + left.width).toBeLessThanOrEqual(right.x + 1)

  // The hint lets the pointer through, so the drop aims at its place on the canvas.
  const canvas = await designer.sheet.boundingBox()
  if (canvas === null) throw new Error('the canvas is not on the screen')
  await page.getByRole('button', { name: '添加开关', exact: true }).dragTo(designer.sheet, {
    targetPosition: { x: right.x + right.width / 2 - canvas.x, y: right.y + right.height / 2 - canvas.y },
  })
  await expect(hints).toHaveCount(1)
})
