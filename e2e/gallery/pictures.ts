/**
 * Pictures of components that two machines can compare: one bundled font replaces the machine's. Another version of Chromium draws
 * lines differently, so its pictures are not compared, which is reported.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'

/** The version the pictures were taken with. */
export const CHROMIUM = '156'

/** Pixels that may differ: a missing icon has more. */
const MAX_STRAY = 40

const require = createRequire(import.meta.url)
const face = (weight: number) => {
  const file = readFileSync(require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff2`)).toString('base64')
  return `@font-face { font-family: Pictured; font-weight: ${weight}; src: url(data:font/woff2;base64,${file}) format('woff2'); }`
}
const STYLE = `${[400, 500, 600].map(face).join('\n')}
* { font-family: Pictured, monospace !important; caret-color: transparent !important; animation: none !important; transition: none !important; }`

/** The text of a select keeps the height of the earlier font: everything is laid out again, as if the font had always been there. */
export async function drawWithBundledFace(page: Page): Promise<void> {
  await expect(page.locator('.fw-editor--closed')).toHaveCount(0)
  const isThere = await page.evaluate(() => [...document.fonts].some(({ family }) => family === 'Pictured'))
  if (!isThere) await page.addStyleTag({ content: STYLE })
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((one) => one.load()))
    document.documentElement.style.display = 'none'
    document.documentElement.getBoundingClientRect()
    document.documentElement.style.display = ''
  })
}

export async function comparePicture(page: Page, selector: string, name: string): Promise<void> {
  await expect.soft(page.locator(selector).first()).toHaveScreenshot(name, { maxDiffPixels: MAX_STRAY })
}
