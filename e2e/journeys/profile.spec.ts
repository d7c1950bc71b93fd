/** One's own page: a picture by mouse and by keyboard, preferences that follow to another machine, and acting as one of several roles. */
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { createPerson, createStaff, signInAdmin, STAFF_PASSWORD } from '../setup/api'
import { violations } from '../setup/axe'
import { expect, test, watchPage } from '../setup/test'

const PICTURE = join(import.meta.dirname, '../../docs/images/ticket.png')
const NOTES = { name: '说明.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') }
const BROKEN = { name: '坏.png', mimeType: 'image/png', buffer: Buffer.from('hello') }

const hasLoaded = (picture: Locator) =>
  picture.evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0)
const menuButton = (page: Page) => page.getByRole('button', { name: /账号菜单/ })
const centreOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (box === null) throw new Error('it is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('a picture is chosen, cut by mouse and keys, sent, shown to everybody, and removed', async ({ page }) => {
  await createStaff(await signInAdmin(), 'picture.person', '画像')
  await signInAs(page, 'picture.person', STAFF_PASSWORD)
  await page.goto('/profile/index')
  await page.getByRole('button', { name: '添加头像' }).click()
  const dialog = page.getByRole('dialog', { name: '更换头像' })
  const input = dialog.getByLabel('选择图片')
  await expect(input).toBeFocused()
  await input.setInputFiles(NOTES)
  await expect(dialog.getByRole('alert')).toContainText('这不是图片')
  await input.setInputFiles(BROKEN)
  await expect(dialog.getByRole('alert')).toContainText('无法读取该图片')
  expect(await violations(page)).toEqual([])
  await input.setInputFiles(PICTURE)

  const cutter = dialog.getByRole('application', { name: '显示的部分' })
  const media = dialog.locator('img')
  await expect.poll(() => hasLoaded(media)).toBe(true)
  const placeOf = async () => (await media.boundingBox())?.x
  const before = (await placeOf()) ?? 0
  await cutter.focus()
  await page.keyboard.press('+')
  await page.keyboard.press('ArrowRight')
  await expect.poll(placeOf).not.toBe(before)
  await expect(dialog.getByRole('slider', { name: '大小' })).toHaveValue('1.1')
  const { x, y } = await centreOf(cutter)
  const moved = await placeOf()
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 40, y, { steps: 4 })
  await page.mouse.up()
  await expect.poll(placeOf).not.toBe(moved)
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: '保存头像' }).click()

  const inMenu = menuButton(page).locator('img')
  await expect.poll(() => hasLoaded(inMenu)).toBe(true)
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect.poll(() => hasLoaded(inMenu)).toBe(true)
  const address = String(await inMenu.getAttribute('src'))
  expect((await page.request.get(address)).headers()['content-type']).toBe('image/webp')

  await page.context().clearCookies()
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto('/system/users?keyword=picture.person')
  await expect.poll(() => hasLoaded(page.locator('tbody img'))).toBe(true)

  await page.context().clearCookies()
  await signInAs(page, 'picture.person', STAFF_PASSWORD)
  await page.goto('/profile/index')
  await page.getByRole('button', { name: '移除头像' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
  await expect(menuButton(page).locator('img')).toHaveCount(0)
  await expect(page.getByRole('button', { name: '添加头像' })).toBeVisible()
})

test('data and preferences are changed, and follow to another machine', async ({ page, browser, baseURL }) => {
  await createStaff(await signInAdmin(), 'moving.person', '搬家')
  await signInAs(page, 'moving.person', STAFF_PASSWORD)
  await page.goto('/profile/index')
  await page.getByRole('button', { name: '编辑资料' }).click()
  const dialog = page.getByRole('dialog', { name: '编辑资料' })
  await dialog.getByLabel('邮箱').fill('no address')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog.getByLabel('邮箱')).toBeFocused()
  await dialog.getByLabel('邮箱').fill('moving@example.com')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('moving@example.com')).toBeVisible()

  await page.getByRole('tab', { name: '偏好设置' }).click()
  const panel = page.getByRole('tabpanel', { name: '偏好设置' })
  const kept = () => page.waitForResponse((response) => response.url().endsWith('/my-preferences') && response.request().method() === 'PUT')
  await Promise.all([kept(), panel.getByRole('button', { name: '深色' }).click()])
  await Promise.all([kept(), panel.getByRole('button', { name: '紧凑' }).click()])
  await Promise.all([kept(), panel.getByRole('radio', { name: '#11a983' }).click()])
  await Promise.all([kept(), panel.getByRole('switch', { name: '我的工单已通过' }).uncheck()])
  expect(await violations(page)).toEqual([])
  await Promise.all([kept(), panel.getByRole('button', { name: 'English' }).click()])
  await expect(page.getByRole('heading', { name: 'Personal centre' })).toBeVisible()

  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN', colorScheme: 'light' })
  const other = await context.newPage()
  const watched = await watchPage(other)
  await signInAs(other, 'moving.person', STAFF_PASSWORD)
  await other.goto('/profile/index?tab=preferences')
  await expect(other.getByRole('tabpanel', { name: 'Preferences' })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true')
  await expect(other.getByRole('button', { name: 'Compact' })).toHaveAttribute('aria-pressed', 'true')
  await expect(other.getByRole('radio', { name: '#11a983' })).toBeChecked()
  await expect(other.getByRole('switch', { name: 'My ticket was approved' })).not.toBeChecked()
  watched.assertClean()
  await context.close()
})

test('who has several roles acts as one of them: menus and rights are those of that role, until all count again', async ({ page }) => {
  await createPerson(await signInAdmin(), { username: 'two.roles', nickName: '双角色', roleKeys: ['admin', 'staff'] })
  await signInAs(page, 'two.roles', STAFF_PASSWORD)
  await page.goto('/system/users')
  const menu = page.getByRole('navigation', { name: '主菜单' })
  await expect(menu.getByText('系统管理')).toBeVisible()
  const chooseRole = async (name: string | RegExp) => {
    await menuButton(page).click()
    await expect(page.getByRole('menuitemradio', { name, exact: true })).toBeVisible()
    expect(await violations(page, '[role="menu"]')).toEqual([])
    await page.getByRole('menuitemradio', { name, exact: true }).click()
  }
  await chooseRole('普通员工')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(menuButton(page)).toContainText('普通员工')
  await expect(menu.getByText('系统管理')).toHaveCount(0)
  await page.reload()
  await expect(menuButton(page)).toContainText('普通员工')
  await page.goto('/system/users')
  await expect(page).toHaveURL(/\/40[14]/)
  await page.goto('/dashboard')
  await chooseRole('全部角色')
  await expect(menu.getByText('系统管理')).toBeVisible()
})
