/** Settings in sections and API tokens, by mouse and on a phone: saved settings take effect at once, leaving unsaved ones asks first, a token is shown once. */
import { routes } from '@formwork/api-contract'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { callRaw } from '../setup/api'
import { violations } from '../setup/axe'
import { expect, test } from '../setup/test'

test('the settings have sections with addresses; changes are not left behind without asking', async ({ page }) => {
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto('/system/settings?section=security')
  const sections = page.getByRole('navigation', { name: '设置分类' })
  await expect(sections.getByRole('link', { name: '安全' })).toHaveAttribute('aria-current', 'page')
  expect(await violations(page)).toEqual([])
  await page.getByLabel('最少字符数').fill('9')
  await sections.getByRole('link', { name: '邮件' }).click()
  await page.getByRole('button', { name: '继续编辑' }).click()
  await page.getByRole('button', { name: '保存设置' }).click()
  await expect(page.getByText('设置已保存').first()).toBeVisible()
  await page.getByLabel('最少字符数').fill('8')
  const saved = page.waitForResponse((response) => response.url().endsWith('/settings/security') && response.request().method() === 'PUT')
  await page.getByRole('button', { name: '保存设置' }).click()
  await saved
  await expect(page.getByRole('button', { name: '保存设置' })).toBeEnabled()
  await sections.getByRole('link', { name: '邮件' }).click()
  await expect(page.getByRole('link', { name: '到个人中心填写' })).toBeVisible()
  await expect(page.getByRole('button', { name: '发送测试邮件给我' })).toBeDisabled()
  expect(await violations(page)).toEqual([])
  await sections.getByRole('link', { name: '存储' }).click()
  await page.getByRole('button', { name: '立即清理' }).click()
  await expect(page.getByText('已开始清理').first()).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('combobox', { name: '设置分类' })).toHaveText('存储')
  expect(await violations(page)).toEqual([])
})

test('a token is told once, calls as far as it may, and is refused once it is revoked', async ({ page }) => {
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto('/profile/tokens')
  await page.getByRole('button', { name: '新建令牌' }).first().click()
  await page.getByLabel('名称').fill('报表程序')
  await page.getByLabel('当前密码').fill(ADMIN_PASSWORD)
  await page.getByRole('button', { name: '创建令牌' }).click()
  const token = await page.getByLabel('新的令牌').last().innerText()
  expect(await violations(page)).toEqual([])
  const codeOf = async () => (await callRaw(routes.getInfo, { token })).body['code']
  expect(await codeOf()).toBe(200)
  await page.getByRole('button', { name: '我已保存' }).click()
  await page.getByRole('button', { name: '撤销「报表程序」' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '撤销' }).click()
  await expect(page.getByText('您还没有 API 令牌')).toBeVisible()
  expect(await codeOf()).toBe(401)
})
