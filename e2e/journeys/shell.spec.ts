/** The frame around every page: its default content, and addresses that do not exist. */
import type { Page } from '@playwright/test'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { createPerson, signInAdmin, STAFF_PASSWORD } from '../setup/api'
import { settled } from '../setup/settled'
import { expect, test } from '../setup/test'

const tagBar = (page: Page) => page.getByRole('tablist', { name: '已打开的页面' })
const height = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())?.height

test('the tag bar is off until it is chosen, and the interface size changes lists and controls; both stay chosen', async ({ page }) => {
  await createPerson(await signInAdmin(), { username: 'sizes.person', nickName: '尺寸', roleKeys: ['admin'] })
  await signInAs(page, 'sizes.person', STAFF_PASSWORD)
  await page.goto('/system/roles')
  const create = '.MuiButton-contained'
  const row = 'tbody tr'
  await settled(page)
  await expect(tagBar(page)).toHaveCount(0)
  expect([await height(page, create), await height(page, row)]).toEqual([32, expect.closeTo(40, 0)])

  await page.getByRole('button', { name: /账号菜单/ }).click()
  await page.getByRole('menuitem', { name: '界面设置' }).click()
  const drawer = page.getByRole('dialog', { name: '界面设置' })
  await expect(drawer.getByRole('button', { name: '标准', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await drawer.getByRole('button', { name: '紧凑', exact: true }).click()
  await drawer.getByRole('switch', { name: '标签栏' }).check()
  await page.keyboard.press('Escape')
  await expect(tagBar(page)).toBeVisible()
  expect([await height(page, create), await height(page, row)]).toEqual([28, expect.closeTo(32, 0)])

  await page.reload()
  await settled(page)
  await expect(tagBar(page)).toBeVisible()
  expect([await height(page, create), await height(page, row)]).toEqual([28, expect.closeTo(32, 0)])
})

test('the tag of the open page is in view, however many stand before it', async ({ page }) => {
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('formwork.tags'))).toContain('/dashboard')
  // Where no code of the console runs that would write its tags again.
  await page.goto('/favicon.svg')
  await page.evaluate(() => {
    localStorage.setItem('formwork.preferences', JSON.stringify({ showTags: true }))
    const kept: { owner: string; tags: object[] } = JSON.parse(sessionStorage.getItem('formwork.tags') ?? '')
    const more = Array.from({ length: 30 }, (_, at) => ({
      pathname: `/earlier/${at}`,
      search: '',
      title: `以前的页面 ${at}`,
      isPinned: false,
    }))
    sessionStorage.setItem('formwork.tags', JSON.stringify({ ...kept, tags: [...kept.tags, ...more] }))
  })
  await page.goto('/process/mine')
  const opened = tagBar(page).getByRole('tab', { name: '我发起的' })
  await expect(opened).toHaveAttribute('aria-selected', 'true')
  await expect(opened).toBeInViewport({ ratio: 0.9 })
  await tagBar(page).getByRole('tab', { name: '首页' }).click()
  await expect(tagBar(page).getByRole('tab', { name: '首页' })).toBeInViewport({ ratio: 0.9 })
  await expect(opened).not.toBeInViewport()
})

test('a browser that keeps neither cookies nor anything else is worked in all the same, and says what that means', async ({ page }) => {
  await createPerson(await signInAdmin(), { username: 'keeps.nothing', nickName: '无存储', roleKeys: ['admin'] })
  const off = await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get, configurable: true })
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {}, configurable: true })
  })
  await signInAs(page, 'keeps.nothing', STAFF_PASSWORD)
  await expect(page.getByText('浏览器不接受 Cookie')).toBeVisible()
  await page.getByRole('button', { name: '语言' }).click()
  await page
    .getByRole('menuitemradio', { name: 'English' })
    .or(page.getByRole('menuitem', { name: 'English' }))
    .click()
  await page.getByRole('link', { name: 'See all' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'My to-do' })).toBeVisible()
  await off.dispose()
})

test('an address with a bad id says that it leads nowhere, without a retry that cannot help', async ({ page }) => {
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  for (const path of ['/process/tickets/abc', '/process/apply/abc', '/design/forms/abc', '/design/processes/abc']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByText('此地址无效')).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(/UUID|\bid\b/i)
    await expect(page.getByRole('main').getByRole('button', { name: '重试' })).toHaveCount(0)
  }
  await page.goto('/process/tickets/0198c0de-0000-7000-8000-000000000000')
  await expect(page.getByText('无法打开该工单').first()).toBeVisible()
})

test('without the person the console starts over at its root, without the menu it leads to the sign-in page', async ({ page }) => {
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  const token = (await page.context().cookies()).find(({ name }) => name === 'Admin-Token')
  const fail = (call: string) =>
    page.route(`**/api/v1/${call}`, (route) => route.fulfill({ json: { code: -1, msg: '暂时无法读取', data: null } }))
  await fail('getinfo')
  await page.goto('/process/mine')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('暂时无法读取')).toBeVisible()
  expect((await page.context().cookies()).filter(({ name }) => name === 'Admin-Token')).toEqual([])

  await page.unroute('**/api/v1/getinfo')
  await fail('menurole')
  if (token !== undefined) await page.context().addCookies([token])
  await page.goto('/process/mine')
  await expect(page).toHaveURL(/\/login\?redirect=%2Fprocess%2Fmine$/)
  await expect(page.getByText('菜单数据加载异常')).toBeVisible()
})
