/** Dialogs do not lose input: Escape and a click outside ask first, and close at once where nothing would be lost. */
import type { Locator, Page } from '@playwright/test'
import { FormDesignerPage } from '../pages/form-designer'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { violations } from '../setup/axe'
import { expect, test } from '../setup/test'

const question = (page: Page) => page.getByRole('alertdialog', { name: '放弃已填写的内容？' })
const clickOutside = (page: Page) => page.mouse.click(8, 400)

/** The dialog stays with what was typed when one goes on editing, and goes when one discards. */
async function asksBeforeClosing(page: Page, dialog: Locator, field: Locator, typed: string): Promise<void> {
  for (const leave of [() => page.keyboard.press('Escape'), () => clickOutside(page)]) {
    await leave()
    await expect(question(page).getByRole('button', { name: '继续编辑' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(question(page)).toBeHidden()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(typed)
  }
  await page.keyboard.press('Escape')
  expect(await violations(page, '[role="alertdialog"]')).toEqual([])
  await question(page).getByRole('button', { name: '放弃', exact: true }).click()
  await expect(question(page)).toBeHidden()
  await expect(dialog).toBeHidden()
}

// All dialogs with a form are one component: one stands for them.
test('a dialog asks before it drops what was typed', async ({ page }) => {
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto('/system/users')
  const opener = page.getByRole('button', { name: '新建用户' }).first()
  const dialog = page.getByRole('dialog', { name: '新建用户' })
  for (const leave of [() => page.keyboard.press('Escape'), () => clickOutside(page)]) {
    await opener.click()
    await expect(dialog).toBeVisible()
    await leave()
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  }
  await opener.click()
  const input = dialog.getByRole('textbox', { name: '用户名', exact: true })
  await input.fill('打了一半')
  await asksBeforeClosing(page, dialog, input, '打了一半')
  await expect(opener).toBeFocused()

  // Text that was typed and deleted is nothing to lose, and "cancel" means it.
  await opener.click()
  await input.fill('又打')
  await input.fill('')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await opener.click()
  await input.fill('不要了')
  await dialog.getByRole('button', { name: '取消' }).click()
  await expect(dialog).toBeHidden()
  await expect(question(page)).toBeHidden()
})

test('the import of a form asks before it drops what was pasted', async ({ page }) => {
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await new FormDesignerPage(page).openNew()
  const opener = page.getByRole('button', { name: '导入 JSON' })
  const dialog = page.getByRole('dialog', { name: '导入 JSON' })
  await opener.click()
  // The code of the dialog comes when it is opened for the first time.
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await opener.click()
  const editor = dialog.getByRole('textbox', { name: '表单 JSON' })
  await editor.fill('{"list": []')
  for (const leave of [() => page.keyboard.press('Escape'), () => clickOutside(page)]) {
    await leave()
    await expect(question(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question(page)).toBeHidden()
    await expect(editor).toBeFocused()
    await expect(editor).toContainText('{"list": []')
  }
  await page.keyboard.press('Escape')
  await question(page).getByRole('button', { name: '放弃', exact: true }).click()
  await expect(dialog).toBeHidden()
})
