/** Ways into the console beside name and password: an OpenID provider, a question in place of a picture; and the settings of the directory. */
import { routes } from '@formwork/api-contract'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { call, signInAdmin } from '../setup/api'
import { violations } from '../setup/axe'
import { startOpenIdProvider } from '../setup/openid-provider'
import { expect, test } from '../setup/test'

// What the site offers is read when the page is opened.
test.use({ isPageKept: false })

test('somebody signs in at the provider and comes back to the page they wanted; an address that was sent to them opens nothing', async ({
  page,
  baseURL,
}) => {
  const returnAddress = `${baseURL}/login`
  const provider = await startOpenIdProvider(returnAddress, { 'ada.l': '艾达' })
  const token = await signInAdmin()
  const roles = await call<{ list: { roleId: string; roleKey: string }[] }>(routes.listRoles, { token })
  const settings = {
    isOn: true,
    label: '公司账号登录',
    issuer: provider.issuer,
    clientId: provider.clientId,
    clientSecret: provider.clientSecret,
    scopes: 'openid profile',
    usernameClaim: 'preferred_username',
    returnAddress,
    createsPeople: true,
    roleId: roles.list.find(({ roleKey }) => roleKey === 'staff')?.roleId,
  }
  await call(routes.saveOidcSettings, { token, body: settings })
  // The provider's own page asks for a typeface of somebody else's.
  await page.route('https://fonts.googleapis.com/**', (route) => route.fulfill({ contentType: 'text/css', body: '' }))
  await page.goto('/profile/index')
  const elsewhere = page.getByRole('button', { name: '公司账号登录' })
  await expect(elsewhere).toBeVisible()
  expect(await violations(page)).toEqual([])
  await elsewhere.click()
  await page.locator('input[name=login]').fill('ada.l')
  await page.locator('input[name=password]').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/profile\/index/)
  await expect(page.getByText('艾达').first()).toBeVisible()
  await expect(page.getByText('您通过身份提供方登录，密码由对方保存。')).toBeVisible()

  await page.context().clearCookies()
  await page.goto('/login?code=of-somebody-else&state=of-somebody-else')
  await expect(page.getByRole('alert')).toHaveText('本次登录已失效，或是在另一个浏览器中开始的，请重新登录')
  await expect(page).toHaveURL(/\/login$/)
  await call(routes.saveOidcSettings, { token, body: { ...settings, isOn: false } })
  await provider.close()
})

const DIGITS = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十']
const numberOf = (word: string) => (word.length === 2 ? 10 + DIGITS.indexOf(word.slice(1)) : DIGITS.indexOf(word))

test('a question in words takes the place of the picture, by keyboard alone', async ({ page }) => {
  const token = await signInAdmin()
  await call(routes.saveSettings, { token, body: { classify: 1, content: { is_verify_code: true } } })
  await page.goto('/login')
  await page.getByRole('button', { name: '看不清图片？改为回答问题' }).focus()
  await page.keyboard.press('Enter')
  const question = page.getByText(/等于多少？/)
  await expect(question).toBeVisible()
  expect(await violations(page)).toEqual([])
  const [, ...words] = /^(.+)加(.+)再加(.+)等于/.exec(await question.innerText()) ?? []
  await page.getByLabel('用户名').fill('admin')
  await page.getByLabel('密码', { exact: true }).fill(ADMIN_PASSWORD)
  await page.getByLabel('问题的答案').fill(String(words.map(numberOf).reduce((sum, one) => sum + one, 0)))
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/\/login/)
  await call(routes.saveSettings, { token, body: { classify: 1, content: { is_verify_code: false } } })
})

test('the settings of a directory are tried out before they are saved, and offer its accounts at sign-in', async ({ page }) => {
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto('/system/settings?section=ldap')
  await page.getByLabel('目录地址').fill('ldap://127.0.0.1:1')
  await page.getByLabel('搜索起点').fill('ou=people,dc=example,dc=com')
  await page.getByRole('combobox', { name: '赋予角色' }).click()
  await page.getByRole('option', { name: '普通员工' }).click()
  await page.getByRole('button', { name: '测试' }).click()
  const dialog = page.getByRole('dialog', { name: '测试目录' })
  await dialog.getByLabel('用户名').fill('ada')
  await dialog.getByLabel('密码', { exact: true }).fill('any')
  await dialog.getByRole('button', { name: '测试' }).click()
  await expect(dialog.getByRole('list', { name: '步骤' })).toContainText('连接目录：无法连接到该地址')
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: '取消' }).click()
  await page.getByRole('button', { name: '保存设置' }).click()
  await expect(page.getByText('设置已保存').first()).toBeVisible()
  const token = await signInAdmin()
  await call(routes.saveSettings, { token, body: { classify: 1, content: { is_ldap: true } } })
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByRole('radio', { name: 'LDAP 账号' }).check()
  expect(await violations(page)).toEqual([])
  await page.getByLabel('用户名').fill('ada')
  await page.getByLabel('密码', { exact: true }).fill('any')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByText('目录服务没有响应，请稍后再试')).toBeVisible()
  await call(routes.saveSettings, { token, body: { classify: 1, content: { is_ldap: false } } })
})
