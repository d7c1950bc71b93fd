/**
 * Every component in every state: accessible in light and dark and right to left, nothing wider than the screen, and drawn as before. All of it
 * on as few pages as possible, because opening one takes longer than checking it.
 */
import type { Page } from '@playwright/test'
import type { WidgetType } from '@formwork/form-schema'
import { RULES_OF_COLOUR, violations } from '../setup/axe'
import { settled } from '../setup/settled'
import { expect, test } from '../setup/test'
import { openGallery, TYPES } from './gallery'
import { systemFontUses } from './system-fonts'
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
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
})

test.afterEach(() => english.dispose())

/** To the colours of the other scheme; resolves when the page has them. */
async function switchTo(page: Page, scheme: (typeof SCHEMES)[number]): Promise<void> {
  const before = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
  await page.waitForFunction((colour) => getComputedStyle(document.body).backgroundColor !== colour, before, { polling: 'raf' })
}

/** Elements that overflow the screen and cannot be scrolled to. */
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

/** One type after the other on one page: everything but colours is checked at once for both schemes. */
async function lookAt(page: Page, type: WidgetType, arePicturesCompared: boolean): Promise<void> {
  const states = `[data-type="${type}"]`
  await openGallery(page, type)
  expect.soft(await violations(page, states), `${type}, light`).toEqual([])
  expect.soft(await tooWide(page), `${type} is wider than 320 px`).toEqual([])
  if (arePicturesCompared) {
    await drawWithBundledFace(page)
    expect.soft(await systemFontUses(page, states), `faces of the machine in ${type}`).toEqual([])
    await comparePicture(page, states, `${type}-light.png`)
  }
  await switchTo(page, 'dark')
  expect.soft(await violations(page, states, RULES_OF_COLOUR), `${type}, dark`).toEqual([])
  if (arePicturesCompared) await comparePicture(page, states, `${type}-dark.png`)
  await openGallery(page, type, { direction: 'rtl', label: 'left' })
  expect.soft(await violations(page, states), `${type}, right to left`).toEqual([])
  await switchTo(page, 'light')
}

const TYPES_OF_A_PAGE = 7
const groups = Array.from({ length: Math.ceil(TYPES.length / TYPES_OF_A_PAGE) }, (_, at) =>
  TYPES.slice(at * TYPES_OF_A_PAGE, (at + 1) * TYPES_OF_A_PAGE),
)

for (const types of groups) {
  test(`the states of ${types.join(', ')} have no axe violation, fit a screen of 320 px and look as they did`, async ({
    page,
    browser,
  }) => {
    const version = browser.version().split('.')[0] ?? ''
    if (version !== CHROMIUM) console.warn(`SKIPPED: pictures were taken with Chromium ${CHROMIUM}, this is ${version}`)
    for (const type of types) await test.step(type, () => lookAt(page, type, version === CHROMIUM))
  })
}

test('a face of the machine in a picture would be noticed', async ({ page }) => {
  await openGallery(page, 'input')
  expect(await systemFontUses(page, '[data-type="input"]')).not.toEqual([])
})
