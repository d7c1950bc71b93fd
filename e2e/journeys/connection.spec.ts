/** A connection that breaks and returns: pages that could not be loaded appear by themselves, without a reload that loses other open work. */
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { expect, test, watchPage } from '../setup/test'

test.use({ isPageKept: false })

test('a sign-in whose console cannot be fetched goes on once it can', async ({ page }) => {
  await watchPage(page, [/Failed to load resource: net::ERR_FAILED/])
  await page.goto('/login')
  await page.getByLabel('用户名').fill('admin')
  await page.getByLabel('密码', { exact: true }).fill(ADMIN_PASSWORD)
  let refused = 0
  await page.route('**/assets/*.js', (route) => {
    refused += 1
    return route.abort()
  })
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect.poll(() => refused).toBeGreaterThan(0)
  await page.unroute('**/assets/*.js')
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible()
})

test('a page and a list that failed while offline come by themselves once the connection is back', async ({ page }) => {
  await watchPage(page, [/Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|FAILED)/, /Failed to fetch dynamically imported module/])
  // The console prefetches pages; this one must not be loaded before it is opened.
  const roles = '**/assets/RolesPage-*.js'
  await page.route(roles, (route) => route.abort())
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  const menu = page.getByRole('navigation', { name: '主菜单' })
  await menu.getByText('流程中心').click()
  await menu.getByText('我发起的').click()
  await expect(page.getByRole('heading', { level: 1, name: '我发起的' })).toBeVisible()
  // The name stands there before the code of lists has come, which the next list needs as well.
  await expect(page.getByPlaceholder('搜索标题、编号或意见')).toBeVisible()
  // A reload would lose it.
  await page.evaluate(() => document.documentElement.setAttribute('data-loaded-once', ''))

  await page.context().setOffline(true)
  await menu.getByText('我经手的').click()
  await expect(page.getByText('服务器连接异常，请检查服务器！').first()).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('暂无内容').or(page.getByRole('table')).first()).toBeVisible()

  await menu.getByText('系统管理').click()
  await page.context().setOffline(true)
  await menu.getByText('角色管理').click()
  await expect(page.getByRole('heading', { level: 1, name: '页面加载失败' })).toBeVisible()
  await page.unroute(roles)
  await page.context().setOffline(false)
  await expect(page.getByRole('row', { name: /系统管理员/ }).first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-loaded-once', '')
})
