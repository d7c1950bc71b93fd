/** Every component in every state: accessible in light and dark and right to left, and nothing wider than the screen. */
import { expect, test } from '../setup/test'
import { violations } from '../setup/axe'
import { openGallery, TYPES } from './gallery'

test.describe('the states of', () => {
  for (const type of TYPES) {
    test(`${type} have no axe violation, light, dark and right to left`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      const found: string[] = []
      const look = async (name: string) =>
        found.push(...(await violations(page, `[data-type="${type}"]`)).map((line) => `${name}: ${line}`))
      await openGallery(page, type)
      await look('light')
      const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      const before = await background()
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      await expect.poll(background).not.toBe(before)
      await look('dark')
      await openGallery(page, type, { direction: 'rtl', label: 'left' })
      await look('right to left')
      expect(found).toEqual([])
    })

    test(`${type} fit a screen of 320 px, as at 400 % zoom`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await openGallery(page, type)
      const wide = await page.evaluate(() => {
        const limit = document.documentElement.clientWidth
        const isScrollable = (element: Element | null): boolean =>
          element !== null && (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || isScrollable(element.parentElement))
        return [...document.querySelectorAll('[data-type] *')]
          .filter((element) => element.getBoundingClientRect().right > limit + 1 && element.getBoundingClientRect().width > 1)
          .filter((element) => !isScrollable(element.parentElement))
          .map((element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`)
      })
      expect(wide).toEqual([])
    })
  }
})
