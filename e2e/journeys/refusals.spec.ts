/** Errors in front of a person: each gets a message with the reason, and nothing of theirs is lost. */
import { routes } from '@formwork/api-contract'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { call, createStaff, signInAdmin } from '../setup/api'
import { expect, test } from '../setup/test'

test('a wrong password says so and keeps the name', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('用户名').fill('admin')
  await page.getByLabel('密码', { exact: true }).fill('not-the-password')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: '用户名或密码' }).first()).toBeVisible()
  await expect(page.getByLabel('用户名')).toHaveValue('admin')
})

test('the verification code is asked for while the setting is on, and a wrong one is refused', async ({ page }) => {
  const token = await signInAdmin()
  const settings = (isOn: boolean) =>
    call(routes.saveSettings, {
      token,
      body: { classify: 1, content: { name: 'Workflow', logo: '', is_ldap: false, is_verify_code: isOn } },
    })
  await settings(true)
  try {
    await page.goto('/login')
    await expect(
      page
        .getByRole('img', { name: /验证码/ })
        .or(page.getByAltText(/验证码/))
        .first(),
    ).toBeVisible()
    await page.getByLabel('用户名').fill('admin')
    await page.getByLabel('密码', { exact: true }).fill(ADMIN_PASSWORD)
    await page.getByRole('textbox', { name: /验证码/ }).fill('????')
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: '验证码' }).first()).toBeVisible()
    await expect(page).toHaveURL(/\/login/)
  } finally {
    await settings(false)
  }
})

test('an unknown address leads to the page that says so, and back', async ({ page }) => {
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto('/no/such/page')
  await expect(page).toHaveURL(/\/404/)
  await page
    .getByRole('link', { name: '返回首页' })
    .or(page.getByRole('button', { name: '返回首页' }))
    .click()
  await expect(page).toHaveURL(/\/dashboard/)
})

test('a sign-in leads to the page that was asked for, and never out of the console', async ({ page }) => {
  await page.goto('/process/mine')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await page.goto('/login?redirect=https%3A%2F%2Fexample.com%2F')
  await page.getByLabel('用户名').fill('admin')
  await page.getByLabel('密码', { exact: true }).fill(ADMIN_PASSWORD)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/dashboard/)
})

test('an ended session asks once to sign in again, whatever was calling', async ({ page }) => {
  const admin = await signInAdmin()
  const { userId } = await createStaff(admin, 'session.ends', '会话结束')
  await signInAs(page, 'session.ends', 'a-password-of-e2e')
  const menu = page.getByRole('navigation', { name: '主菜单' })
  await menu.getByText('流程中心').click()
  await expect(menu.getByText('我发起的')).toBeVisible()
  await call(routes.updateUser, { token: admin, body: { userId, status: '1' } })
  // Past what stands above it: whatever the console asks by itself may have brought the dialog already.
  await page.locator('a[href="/process/mine"]').first().dispatchEvent('click')
  const dialog = page.getByRole('alertdialog').filter({ hasText: '登录状态已过期' })
  await expect(dialog).toHaveCount(1)
  await dialog.getByRole('button', { name: '重新登录' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=/)
})

test('a definition that is no form is refused with the place, and the form on the sheet stays', async ({ page }) => {
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto('/design/forms/new')
  await page.getByRole('button', { name: '添加单行文本', exact: true }).click()
  await page.getByRole('button', { name: '导入 JSON' }).click()
  const dialog = page.getByRole('dialog', { name: '导入 JSON' })
  const editor = dialog.getByRole('textbox', { name: '表单 JSON' })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  for (const bad of ['{"list": [', '42', `${'['.repeat(100)}${']'.repeat(100)}`]) {
    // Pasted as a person would: typing over text makes the browser copy inline styles, which the policy refuses.
    await page.evaluate((text) => navigator.clipboard.writeText(text), bad)
    await editor.click()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.press('ControlOrMeta+V')
    await expect(editor).toContainText(bad.slice(0, 2))
    await expect(dialog.getByRole('button', { name: '导入并替换' })).toBeDisabled()
  }
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog', { name: '放弃已填写的内容？' }).getByRole('button', { name: '放弃', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('region', { name: '表单画布' }).getByRole('group')).toHaveCount(1)
})
