/** The tabs of the designer's left pane in English, whose words are the longest: each is on the screen whole, with larger text too. */
import { routes } from '@formwork/api-contract'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { call, signInAdmin } from '../setup/api'
import { expect, test } from '../setup/test'

// A page that stays for the next test would greet it in English.
test.use({ isPageKept: false })

// Two fields with one data key: the last tab counts what is found.
const list = ['one', 'two'].map((key) => ({ type: 'select', key, model: 'same', name: key, options: { remote: true }, rules: [] }))

for (const [width, size, lines] of [
  [1440, 1, 1],
  [1280, 1, 1],
  [1280, 1.25, 1],
  [1280, 2, 2],
] as const)
  test(`at ${width} pixels and ${size * 100} % of the text size no tab is cut off`, async ({ page }) => {
    const admin = await signInAdmin()
    const body = { name: `Tabs ${width} ${size}`, definition: { list, config: {} } }
    const form = await call<{ id: string }>(routes.createForm, { token: admin, body })
    await page.setViewportSize({ width, height: 844 })
    await signInAs(page, 'admin', ADMIN_PASSWORD)
    await page.evaluate(() => localStorage.setItem('formwork.locale', 'en'))
    await page.goto(`/design/forms/${form.id}`)
    const row = page.getByRole('tablist', { name: 'Components' })
    await expect(row.getByRole('tab')).toHaveText(['Add', 'Outline', 'Logic', /^Problems \d$/])
    const placed = await row.evaluate((element, times) => {
      const around = element.getBoundingClientRect()
      const tabs = [...element.querySelectorAll<HTMLElement>('[role="tab"]')]
      for (const tab of tabs) tab.style.fontSize = `${13 * times}px`
      const text = document.createRange()
      const boxes = tabs.map((tab) => {
        text.selectNodeContents(tab)
        return { tab: tab.getBoundingClientRect(), words: text.getClientRects() }
      })
      return {
        lines: new Set(boxes.map(({ tab }) => tab.top)).size,
        broken: boxes.filter(({ words }) => words.length > 1).length,
        outside: boxes.filter(({ tab }) => tab.left < around.left || tab.right > around.right).length,
      }
    }, size)
    expect(placed).toEqual({ lines, broken: 0, outside: 0 })
  })
