/** Editors own the screen: one bar of 48 px over what is edited, panes of one width, and a way back that is seen. */
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { choosePreferences } from '../setup/preferences'
import { settled } from '../setup/settled'
import { expect, test } from '../setup/test'

test('name, tools and save stand in one bar; the bars around the page are folded away and come back', async ({ page }) => {
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await choosePreferences(page, { showTags: true })
  for (const [path, back, list, save] of [
    ['/design/forms/new', '返回表单列表', '/design/forms', '保存'],
    ['/design/processes/new', '返回流程列表', '/design/processes', '保存草稿'],
  ] as const) {
    await page.goto(path)
    await settled(page)
    const way = page.getByRole('button', { name: back })
    await expect(way).toBeVisible()
    await expect(page.getByRole('navigation', { name: '面包屑' })).toHaveCount(0)
    await expect(page.getByRole('tablist', { name: '已打开的页面' })).toHaveCount(0)
    const bars = await page.evaluate(
      ([wayName, saveName]) => {
        const buttons = [...document.querySelectorAll('main button')]
        const byName = (name: string | undefined) => buttons.find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name)
        const bar = byName(wayName)?.closest('header, [role="toolbar"]')
        const box = bar?.getBoundingClientRect()
        return { top: box?.top, height: box?.height, hasSave: bar?.contains(byName(saveName) ?? null) }
      },
      [back, save],
    )
    expect(bars).toEqual({ top: 0, height: 48, hasSave: true })
    const panels = await page.locator('main aside').evaluateAll((panes) => panes.map((pane) => pane.getBoundingClientRect().width))
    expect(panels.at(-1)).toBe(305)
    await way.click()
    await expect(page).toHaveURL(new RegExp(`${list}$`))
    await expect(page.getByRole('tablist', { name: '已打开的页面' })).toBeVisible()
  }
})

test('the tools of a selected widget stand out from their bar in the dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto('/design/forms/new')
  await page.getByRole('button', { name: '添加单行文本', exact: true }).click()
  const ratio = await page.locator('.fd-tools').evaluate((bar) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    const lightness = (colour: string) => {
      if (canvas === null) return 0
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) =>
        part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const button = bar.querySelector('button')
    const [over, under] = [lightness(getComputedStyle(button ?? bar).color), lightness(getComputedStyle(bar).backgroundColor)]
    return (Math.max(over, under) + 0.05) / (Math.min(over, under) + 0.05)
  })
  expect(ratio).toBeGreaterThanOrEqual(4.5)
})
