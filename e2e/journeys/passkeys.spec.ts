/** Passkeys with a virtual device in Chromium: added on one's own page, used at the sign-in page, renamed, removed. */
import { routes } from '@formwork/api-contract'
import type { CDPSession, Page } from '@playwright/test'
import { call, createPerson, createStaff, signInAdmin, STAFF_PASSWORD } from '../setup/api'
import { violations } from '../setup/axe'
import { expect, test } from '../setup/test'

/** Passkeys belong to a name, and this machine's own is a safe one without https. */
test.use({ isPageKept: false, baseURL: async ({ server }, use) => use(server.url.replace('127.0.0.1', 'localhost')) })

async function withDevice(page: Page): Promise<{ session: CDPSession; authenticatorId: string }> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { session, authenticatorId }
}

test('a passkey is added with the password, signs in without it, and is refused once it was removed', async ({ page }) => {
  await createStaff(await signInAdmin(), 'key.person', '钥匙')
  const { session, authenticatorId } = await withDevice(page)
  const libraries: string[] = []
  page.on('request', (request) => libraries.push(new URL(request.url()).pathname))
  await page.goto('/login')
  await page.getByLabel('用户名').fill('key.person')
  await page.getByLabel('密码', { exact: true }).fill(STAFF_PASSWORD)
  expect(await violations(page)).toEqual([])
  expect(libraries.filter((path) => path.includes('/passkey'))).toEqual([])
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
  await page.goto('/profile/index')
  await page.getByRole('button', { name: '添加通行密钥' }).click()
  const dialog = page.getByRole('dialog', { name: '添加通行密钥' })
  await dialog.getByLabel('当前密码').fill(STAFF_PASSWORD)
  await dialog.getByRole('button', { name: '下一步' }).click()
  const rename = page.getByRole('button', { name: /^重命名 / })
  await expect(rename).toBeVisible()
  await rename.click()
  await page.getByRole('dialog', { name: '重命名通行密钥' }).getByLabel('名称').fill('办公电脑')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: '重命名 办公电脑' })).toBeVisible()
  await expect(page.getByText('从未使用')).toBeVisible()
  expect(await violations(page)).toEqual([])

  const byPasskey = page.getByRole('button', { name: '使用通行密钥登录' })
  await page.context().clearCookies()
  await page.goto('/login?redirect=/profile/index')
  await byPasskey.click()
  await expect(page).toHaveURL(/\/profile\/index/)
  await expect(page.getByText('从未使用')).toHaveCount(0)

  await page.getByRole('button', { name: '移除 办公电脑' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
  await expect(page.getByRole('button', { name: '移除 办公电脑' })).toHaveCount(0)
  await page.context().clearCookies()
  await page.goto('/login')
  await byPasskey.click()
  await expect(page.getByText('通行密钥未被接受')).toBeVisible()
  await session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
})

test('a second step is set up with a passkey, and answered by it or by a recovery code', async ({ page }) => {
  const admin = await signInAdmin()
  await createStaff(admin, 'key.second', '第二步')
  await withDevice(page)
  const firstStep = async () => {
    await page.context().clearCookies()
    await page.goto('/login')
    await page.getByLabel('用户名').fill('key.second')
    await page.getByLabel('密码', { exact: true }).fill(STAFF_PASSWORD)
    await page.getByRole('button', { name: '登录', exact: true }).click()
  }
  await firstStep()
  await expect(page).not.toHaveURL(/\/login/)
  await page.goto('/profile/index')
  await page.getByRole('button', { name: '使用通行密钥' }).click()
  const dialog = page.getByRole('dialog', { name: '设置两步验证' })
  await dialog.getByLabel('当前密码').fill(STAFF_PASSWORD)
  await dialog.getByRole('button', { name: '下一步' }).click()
  const codes = page.getByRole('dialog', { name: '恢复码' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const recoveryCode = await codes.getByRole('listitem').first().innerText()
  await codes.getByRole('button', { name: '我已保存' }).click()
  await expect(page.getByText('使用密码登录时，还需使用您的通行密钥。')).toBeVisible()

  await firstStep()
  const byPasskey = page.getByRole('button', { name: '使用通行密钥继续' })
  await expect(byPasskey).toBeFocused()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/\/login/)

  await firstStep()
  await page.getByRole('button', { name: '使用恢复码' }).click()
  await page.getByLabel('恢复码').fill(recoveryCode)
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/\/login/)
})

test('who has to have a second step sets one up with a passkey before anything else opens', async ({ page }) => {
  const admin = await signInAdmin()
  await createPerson(admin, { username: 'key.forced', nickName: '须设置', roleKeys: ['admin'] })
  await withDevice(page)
  await call(routes.saveSignInRules, { token: admin, body: { secondFactorFor: 'administrators' } })
  const firstStep = async () => {
    await page.getByLabel('用户名').fill('key.forced')
    await page.getByLabel('密码', { exact: true }).fill(STAFF_PASSWORD)
    await page.getByRole('button', { name: '登录', exact: true }).click()
  }
  await page.goto('/login?redirect=/system/roles')
  await firstStep()
  const title = page.getByRole('heading', { level: 1, name: '设置两步验证' })
  await expect(title).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.goto('/system/roles')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await page.getByRole('button', { name: '使用通行密钥' }).click()
  const dialog = page.getByRole('dialog', { name: '设置两步验证' })
  await dialog.getByLabel('当前密码').fill(STAFF_PASSWORD)
  await dialog.getByRole('button', { name: '下一步' }).click()
  await page.getByRole('dialog', { name: '恢复码' }).getByRole('button', { name: '我已保存' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '角色管理' })).toBeVisible()

  await page.context().clearCookies()
  await page.goto('/login')
  await firstStep()
  await page.getByRole('button', { name: '使用通行密钥继续' }).click()
  await expect(page).not.toHaveURL(/\/login/)
  // The others of this server sign in without one.
  const token = (await page.context().cookies()).find(({ name }) => name === 'Admin-Token')?.value ?? ''
  await call(routes.saveSignInRules, { token, body: { secondFactorFor: 'nobody' } })
})
