/** A second factor from end to end: set up in the profile, asked for at sign-in, a lost phone, and the administrator who resets it. */
import { readFile } from 'node:fs/promises'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { createStaff, signInAdmin, STAFF_PASSWORD } from '../setup/api'
import { violations } from '../setup/axe'
import { expect, test } from '../setup/test'
import { totpCode } from '../setup/totp'

test('an app’s code is set up, asked for at sign-in, replaced by a recovery code, and reset by an administrator', async ({ page }) => {
  await createStaff(await signInAdmin(), 'factor.person', '两步对象')
  await signInAs(page, 'factor.person', STAFF_PASSWORD)
  await page.goto('/profile/index')
  await page.getByRole('button', { name: '使用身份验证器应用' }).click()
  await page.getByRole('dialog').getByLabel('当前密码').fill(STAFF_PASSWORD)
  await page.getByRole('dialog').getByRole('button', { name: '下一步' }).click()
  const app = page.getByRole('dialog', { name: '绑定身份验证器应用' })
  await expect(app.getByRole('img', { name: '身份验证器应用的二维码' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  const secret = (await app.locator('code').innerText()).replaceAll(' ', '')
  const used = totpCode(secret)
  await app.getByLabel('动态验证码').fill(used)
  await app.getByRole('button', { name: '启用' }).click()
  const codes = page.getByRole('dialog', { name: '恢复码' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  expect(await violations(page)).toEqual([])
  const [download] = await Promise.all([page.waitForEvent('download'), codes.getByRole('button', { name: '下载' }).click()])
  const recoveryCode = await codes.getByRole('listitem').first().innerText()
  expect(await readFile(await download.path(), 'utf8')).toContain(recoveryCode)
  await codes.getByRole('button', { name: '我已保存' }).click()
  await expect(page.getByText('剩余恢复码：10 个')).toBeVisible()

  const firstStep = async () => {
    await page.context().clearCookies()
    await page.goto('/login')
    await page.getByLabel('用户名').fill('factor.person')
    await page.getByLabel('密码', { exact: true }).fill(STAFF_PASSWORD)
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page.getByLabel('动态验证码')).toBeFocused()
  }
  await firstStep()
  expect(await violations(page)).toEqual([])
  await page.getByLabel('动态验证码').fill(used)
  await page.keyboard.press('Enter')
  // It was used when the factor was set up, and no code is accepted twice.
  await expect(page.getByText('动态验证码错误或已失效')).toBeVisible()
  await page.getByLabel('动态验证码').fill(totpCode(secret, 1))
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/\/login/)

  await page.setViewportSize({ width: 390, height: 844 })
  await firstStep()
  await page.getByLabel('动态验证码').fill(recoveryCode.toUpperCase())
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/\/login/)

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.context().clearCookies()
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto('/system/users?keyword=factor.person')
  await page.getByRole('button', { name: '更多' }).click()
  await page.getByRole('menuitem', { name: '重置两步验证' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '重置' }).click()
  await expect(page.getByText('已重置两步对象的两步验证').first()).toBeVisible()
  await page.context().clearCookies()
  await signInAs(page, 'factor.person', STAFF_PASSWORD)
})
