/**
 * Every component in every state: accessible in light and dark and right to left, nothing wider than the screen, and drawn as it was. All of it
 * on as few pages as it takes, because opening one takes longer than looking at it.
 */
import type { Page } from '@playwright/test'
import { violations } from '../setup/axe'
import { settled } from '../setup/settled'
import { expect, test } from '../setup/test'
import { openGallery, TYPES } from './gallery'
import { machineFaces } from './machine-faces'
import { CHROMIUM, comparePicture, drawWithBundledFace } from './pictures'

const SCHEMES = ['light', 'dark'] as const
const WIDE = { width: 1200, height: 2600 }
/** 400 % zoom of 1280 px. */
const NARROW = { width: 320, height: 640 }

// The typeface of the pictures comes from the spec, which the page's own policy rightly refuses.
test.use({ bypassCSP: true, locale: 'en-US', viewport: WIDE })

let english: { dispose: () => Promise<void> }

test.beforeEach(async ({ page }) => {
  english = await page.addInitScript(() => localStorage.setItem('formwork.locale', 'en'))
  await switchTo(page, 'light')
})

test.afterEach(() => english.dispose())

async function switchTo(page: Page, scheme: (typeof SCHEMES)[number]): Promise<void> {
  const html = page.locator('html')
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const isOpen = page.url().includes('/design/')
  const before = isOpen && (await html.getAttribute('data-color-scheme')) !== scheme ? await background() : null
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
  if (before !== null) await expect.poll(background).not.toBe(before)
}

/** What stands out of the screen at its end and cannot be scrolled to. */
async function tooWide(page: Page): Promise<readonly string[]> {
  await page.setViewportSize(NARROW)
  await settled(page)
  const found = await page.evaluate(() => {
    const limit = document.documentElement.clientWidth
    const isScrollable = (element: Element | null): boolean =>
      element !== null && (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || isScrollable(element.parentElement))
    return [...document.querySelectorAll('[data-type] *')]
      .filter((element) => element.getBoundingClientRect().right > limit + 1 && element.getBoundingClientRect().width > 1)
      .filter((element) => !isScrollable(element.parentElement))
      .map((element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`)
  })
  await page.setViewportSize(WIDE)
  await settled(page)
  return found
}

for (const type of TYPES) {
  const states = `[data-type="${type}"]`

  test(`the states of ${type} have no axe violation, fit a screen of 320 px and look as they did`, async ({ page, browser }) => {
    await openGallery(page, type)
    for (const scheme of SCHEMES) {
      await switchTo(page, scheme)
      expect.soft(await violations(page, states), scheme).toEqual([])
    }
    expect.soft(await tooWide(page), 'wider than 320 px').toEqual([])

    const version = browser.version().split('.')[0] ?? ''
    if (version === CHROMIUM) {
      await drawWithBundledFace(page)
      expect.soft(await machineFaces(page, states), 'faces of the machine').toEqual([])
      for (const scheme of SCHEMES) {
        await switchTo(page, scheme)
        await comparePicture(page, states, `${type}-${scheme}.png`)
      }
    } else console.warn(`SKIPPED: pictures were taken with Chromium ${CHROMIUM}, this is ${version}`)

    await openGallery(page, type, { direction: 'rtl', label: 'left' })
    expect.soft(await violations(page, states), 'right to left').toEqual([])
  })
}

test('a face of the machine in a picture would be noticed', async ({ page }) => {
  await openGallery(page, 'input')
  expect(await machineFaces(page, '[data-type="input"]')).not.toEqual([])
})
