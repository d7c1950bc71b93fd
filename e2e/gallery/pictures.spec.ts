/**
 * How every component looks, in light and dark. One bundled typeface stands in for the machine's, so that pictures of two machines can be compared;
 * another version of Chromium draws lines differently, so its pictures are not compared, and that is said.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { expect, test } from '../setup/test'
import { openGallery, TYPES } from './gallery'
import { machineFaces } from './machine-faces'

/** Pixels that may differ: an icon that is gone has more. */
const MOST_STRAY = 40

/** The version the pictures were taken with. */
const CHROMIUM = '156'

const require = createRequire(import.meta.url)
const face = (weight: number) => {
  const file = readFileSync(require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff2`)).toString('base64')
  return `@font-face { font-family: Pictured; font-weight: ${weight}; src: url(data:font/woff2;base64,${file}) format('woff2'); }`
}
const STYLE = `${[400, 500, 600].map(face).join('\n')}
* { font-family: Pictured, monospace !important; caret-color: transparent !important; animation: none !important; transition: none !important; }`

/** The text of a select keeps the height it was given with the face of before: everything is laid out again, as if the face had been there always. */
async function layOutAnew(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((face) => face.load()))
    document.documentElement.style.display = 'none'
    document.documentElement.getBoundingClientRect()
    document.documentElement.style.display = ''
  })
}

// The typeface comes from the spec, which the page's own policy rightly refuses.
test.use({ bypassCSP: true, locale: 'en-US', viewport: { width: 1200, height: 2600 } })

for (const scheme of ['light', 'dark'] as const) {
  test.describe(scheme, () => {
    for (const type of TYPES) {
      test(`${type} looks as it did`, async ({ page, browser }) => {
        const version = browser.version().split('.')[0] ?? ''
        if (version !== CHROMIUM) console.warn(`SKIPPED: pictures were taken with Chromium ${CHROMIUM}, this is ${version}`)
        test.skip(version !== CHROMIUM, 'pictures of another Chromium')
        await page.addInitScript(() => localStorage.setItem('formwork.locale', 'en'))
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
        await openGallery(page, type)
        await expect(page.locator('.fw-editor--closed')).toHaveCount(0)
        await page.addStyleTag({ content: STYLE })
        await layOutAnew(page)
        expect(await machineFaces(page, `[data-type="${type}"]`)).toEqual([])
        await expect(page.locator(`[data-type="${type}"]`).first()).toHaveScreenshot(`${type}-${scheme}.png`, { maxDiffPixels: MOST_STRAY })
      })
    }
  })
}

test('a face of the machine in a picture would be noticed', async ({ page }) => {
  await openGallery(page, 'input')
  expect(await machineFaces(page, '[data-type="input"]')).not.toEqual([])
})
