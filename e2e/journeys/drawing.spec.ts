/** A process of forty nodes is drawn from nothing, by keys in the picture, and played to its end. */
import { ProcessEditorPage } from '../pages/process-editor'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { expect, test } from '../setup/test'

test('forty nodes are drawn by the keyboard alone, and a ticket is played through all of them', async ({ page }) => {
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  const editor = new ProcessEditorPage(page)
  await editor.openNew()
  await page.getByRole('button', { name: '流程图', exact: true }).click()
  const picture = page.getByRole('region', { name: '流程图' })
  const nodes = picture.locator('.react-flow__node')
  await expect(nodes).toHaveCount(3)
  const first = picture.getByRole('button', { name: /^审批/ }).first()
  const insertAfter = async (kind: RegExp) => {
    await first.focus()
    await page.keyboard.press('+')
    await page.getByRole('menuitem', { name: kind }).press('Enter')
  }
  await insertAfter(/并行分支/)
  await expect(nodes).toHaveCount(5)
  await first.focus()
  await page.keyboard.press('Enter')
  await first.focus()
  await page.keyboard.press('Control+c')
  for (let pasted = 0; pasted < 35; pasted++) await page.keyboard.press('Control+v')
  await expect(nodes).toHaveCount(40)

  await page.getByRole('button', { name: '模拟', exact: true }).click()
  const approved = page.getByRole('status').filter({ hasText: '已通过' })
  const agree = page.getByRole('button', { name: '同意', exact: true })
  // The first and those that were pasted.
  let answers = 0
  for (; answers < 40 && !(await approved.isVisible()); answers++) await agree.first().click()
  await expect(approved).toBeVisible()
  expect(answers).toBe(36)
})
