/** Where people are signed in: ended in the profile and by an administrator, at once; and who tried to sign in. On a phone in the dark too. */
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { callRaw, createStaff, signIn, signInAdmin, STAFF_PASSWORD } from '../setup/api'
import { routes } from '@formwork/api-contract'
import { violations } from '../setup/axe'
import { expect, test } from '../setup/test'

test('other sessions are seen and ended, one’s own in the profile and those of others by an administrator', async ({ page }) => {
  const { token: elsewhere, userId } = await createStaff(await signInAdmin(), 'session.person', '会话对象')
  const isIn = async (token: string) => (await callRaw(routes.getInfo, { token })).body['code'] === 200
  await signInAs(page, 'session.person', STAFF_PASSWORD)
  await page.goto('/profile/index')
  const rows = page.getByRole('listitem').filter({ hasText: '登录于' })
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: '本机' })).toContainText(/Chrome \d+（Linux）/)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: /^下线 / }).click()
  await expect(rows).toHaveCount(1)
  expect(await isIn(elsewhere)).toBe(false)

  const again = await signIn('session.person', STAFF_PASSWORD)
  await page.reload()
  await page.getByRole('button', { name: '下线其他设备' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '下线其他设备' }).click()
  await expect(rows).toHaveCount(1)
  expect(await isIn(again)).toBe(false)

  const last = await signIn('session.person', STAFF_PASSWORD)
  await page.context().clearCookies()
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/system/sessions?person=${userId}`)
  const end = page.getByRole('button', { name: '强制下线：会话对象' })
  await expect(end).toHaveCount(2)
  expect(await violations(page)).toEqual([])
  for (const left of [1, 0]) {
    await end.first().click()
    await page.getByRole('alertdialog').getByRole('button', { name: '下线', exact: true }).click()
    await expect(end).toHaveCount(left)
  }
  expect(await isIn(last)).toBe(false)

  await callRaw(routes.login, { body: { username: 'session.person', password: 'wrong', loginType: 0 } })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/system/sign-ins')
  await page.getByRole('searchbox', { name: '用户名' }).fill('session.person')
  await page.getByRole('combobox', { name: '结果' }).click()
  await page.getByRole('option', { name: '登录失败' }).click()
  // The old rows stay until the answer is there.
  await expect(page.getByRole('row', { name: /会话对象/ })).toHaveCount(1)
  await expect(page.getByRole('row', { name: /会话对象/ })).toContainText('密码错误')
  expect(await violations(page)).toEqual([])
})
