/**
 * axe finds nothing on any page: while its answers are loading and when they are there, light and dark, desktop and phone. Each page is
 * opened as seldom as possible, because opening one takes longer than checking it; in English pages are checked as people walk them (screens).
 */
import type { Page } from '@playwright/test'
import { violations } from '../setup/axe'
import { settled } from '../setup/settled'
import { expect, test } from '../setup/test'
import { hold, signedIn } from './hold'
import { extendTimeoutForNext, detailPaths, PATHS } from './paths'

/** Without these there is no shell around a page. */
const OF_THE_SHELL = /\/api\/v1\/(?:settings|getinfo|menurole|upcoming)/
const isOfARecord = (path: string) => /^\/(?:design\/\w+|process\/tickets)\/[\da-f-]{36}$/.test(path)

interface Look {
  readonly colorScheme: 'light' | 'dark'
  readonly viewport: { readonly width: number; readonly height: number }
}
const DESKTOP: Look = { colorScheme: 'light', viewport: { width: 1440, height: 900 } }
const PHONE: Look = { colorScheme: 'dark', viewport: { width: 390, height: 844 } }
const ENGLISH: Look = { colorScheme: 'dark', viewport: { width: 1024, height: 800 } }

async function turnTo(page: Page, { colorScheme, viewport }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.setViewportSize(viewport)
}

/** The findings of axe in one check, with the page and the look. */
async function findings(page: Page, place: string, { colorScheme, viewport }: Look): Promise<readonly string[]> {
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme)
  await settled(page)
  return (await violations(page)).map((line) => `${place}, ${colorScheme}, ${viewport.width} px: ${line}`)
}

/** At 400 % a desktop of 1280 px is 320 px wide: all of a page is read by going down alone. */
async function cutOff(page: Page, path: string): Promise<readonly string[]> {
  await page.setViewportSize({ width: 320, height: 640 })
  await settled(page)
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  return beyond > 0 ? [`${path}, at 400 %: ${beyond} px stand beside the window`] : []
}

test('no page has a violation on its way and when it is there: Chinese, light on a desktop, dark on a phone', async ({ page }) => {
  const token = await signedIn(page)
  const found: string[] = []
  for (const path of [...PATHS, ...(await detailPaths(token))]) {
    extendTimeoutForNext()
    await turnTo(page, DESKTOP)
    const release = await hold(page, (address) => address.startsWith('/api/') && !OF_THE_SHELL.test(address))
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('main h1').first()).toBeAttached()
    // Code is not held back here: the page itself is rendered, except for records, which are unknown yet.
    await expect(page.locator('main > [aria-busy="true"] h1')).toHaveCount(isOfARecord(path) ? 1 : 0)
    found.push(...(await violations(page)).map((line) => `${path}, on its way: ${line}`))
    await release()
    for (const look of [DESKTOP, PHONE]) {
      await turnTo(page, look)
      found.push(...(await findings(page, path, look)))
    }
    found.push(...(await cutOff(page, path)))
  }
  expect(found).toEqual([])
})

for (const [language, looks] of [
  ['zh-CN', [DESKTOP, PHONE]],
  ['en', [ENGLISH]],
] as const)
  test(`the sign-in page has no violation: ${language}`, async ({ page }) => {
    await page.goto('/login')
    await settled(page)
    if (language === 'en') await page.getByRole('button', { name: 'English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const found: string[] = []
    for (const look of looks) {
      await turnTo(page, look)
      found.push(...(await findings(page, '/login', look)))
    }
    expect(found).toEqual([])
  })
