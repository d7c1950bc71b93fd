/** axe finds nothing on a page that is still on its way: its code, its answers or the session are held back here for as long as it is looked at. */
import type { Page, Route } from '@playwright/test'
import { signInAdmin } from '../setup/api'
import { violations } from '../setup/axe'
import { serverUrl } from '../setup/server'
import { settled } from '../setup/settled'
import { expect, test } from '../setup/test'
import { allowForOneMore, detailPaths, PATHS } from './paths'

/** Without these there is no shell around a page. */
const OF_THE_SHELL = /\/api\/v1\/(?:settings|getinfo|menurole|upcoming)/

async function signedIn(page: Page): Promise<string> {
  const token = await signInAdmin()
  // Before any page is open: the sign-in page, still on its way, might remove it again.
  await page.context().addCookies([{ name: 'Admin-Token', value: token, url: serverUrl() }])
  return token
}

/** Holds back what is asked for and matches, until the answer is called. */
async function hold(page: Page, matches: (address: string) => boolean): Promise<() => Promise<void>> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const wait = async (route: Route) => {
    await held
    await route.continue().catch(() => undefined)
  }
  const isHeld = (url: URL) => matches(url.pathname)
  await page.route(isHeld, wait)
  return async () => {
    release()
    await page.unroute(isHeld, wait)
  }
}

const isOfARecord = (path: string) => /^\/(?:design\/\w+|process\/tickets)\/[\da-f-]{36}$/.test(path)
const isOfAPage = (path: string) => /\/assets\/\w+Page-/.test(path) && !/\/assets\/(?:SignIn|Standalone|List)Page-/.test(path)

for (const [name, matches] of [
  ['the code of the console', (path: string) => /\/assets\/Console-/.test(path)],
  ['the code of the frame around the pages', (path: string) => /\/assets\/Shell-/.test(path)],
  ['the session', (path: string) => path === '/api/v1/getinfo'],
  ['the code of the page', isOfAPage],
] as const) {
  test(`nothing is wrong with what stands there while ${name} is on its way`, async ({ page }) => {
    await signedIn(page)
    const release = await hold(page, matches)
    await page.goto('/process/upcoming', { waitUntil: 'commit' })
    await expect(page.locator('main[aria-busy="true"] h1, main [aria-busy="true"] h1')).toBeAttached()
    expect(await violations(page)).toEqual([])
    await release()
    await settled(page)
    await expect(page.getByRole('heading', { level: 1, name: '我的待办' })).toBeVisible()
  })
}

test('no page has a violation while its answers are on their way', async ({ page }) => {
  const token = await signedIn(page)
  const found: string[] = []
  for (const path of [...PATHS, ...(await detailPaths(token))]) {
    allowForOneMore()
    const release = await hold(page, (address) => address.startsWith('/api/') && !OF_THE_SHELL.test(address))
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('main h1').first()).toBeAttached()
    // Code is not held back here: the page itself stands, but for records, of which nothing is known yet.
    await expect(page.locator('main > [aria-busy="true"] h1')).toHaveCount(isOfARecord(path) ? 1 : 0)
    found.push(...(await violations(page)).map((line) => `${path} ${line}`))
    await release()
    await settled(page)
  }
  expect(found).toEqual([])
})
