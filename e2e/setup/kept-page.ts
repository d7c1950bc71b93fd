/**
 * A page that stays for the next spec of the worker: what the browser fetched and compiled once it has already, which is more than half of what a
 * spec costs. What a spec left in it (an address, cookies, storage, permissions, routes, colours, a size) is gone before the next.
 */
import { type Browser, type Page, test, type ViewportSize } from '@playwright/test'
import { watchPage } from './watch-page'

/** What specs set of their page; each combination has one of its own. */
export interface PageSettings {
  readonly viewport: ViewportSize | null
  readonly hasTouch: boolean
  readonly isMobile: boolean
  readonly bypassCSP?: boolean
  readonly locale?: string | undefined
}

export interface KeptPageOptions {
  readonly browser: Browser
  readonly settings: PageSettings
  /** A document of the site that runs nothing. */
  readonly quietAddress: string
  /** What the page may say without failing the spec. */
  readonly expected?: readonly RegExp[] | undefined
  /** False for a spec that is about what a new browser does, or that leaves listeners behind. */
  readonly isKept: boolean
}

const pages = new Map<string, Page>()

/** Hands a watched page to a spec, and takes it back. */
export async function useKeptPage(options: KeptPageOptions, use: (page: Page) => Promise<void>): Promise<void> {
  const { browser, settings, expected, isKept } = options
  const key = JSON.stringify(settings)
  const known = isKept ? pages.get(key) : undefined
  // The new context has the settings of the spec that runs.
  const page = known?.isClosed() === false ? known : await (await browser.newContext()).newPage()
  pages.delete(key)
  const watched = await watchPage(page, expected)
  await use(page)
  // Before what follows: a page that is left may say so. A worker ends with the first spec that fails.
  watched.assertClean()
  const { status, expectedStatus } = test.info()
  if (!isKept) return page.context().close()
  if (status === expectedStatus) {
    pages.set(key, page)
    await clear(page, options)
  }
}

async function clear(page: Page, { settings: { viewport }, quietAddress }: KeptPageOptions): Promise<void> {
  const context = page.context()
  const others = context.pages().filter((other) => other !== page)
  await Promise.all(others.map((other) => other.close()))
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto(quietAddress)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await Promise.all([context.clearCookies(), context.clearPermissions()])
  await page.emulateMedia({ colorScheme: null, reducedMotion: null, forcedColors: null })
  if (viewport) await page.setViewportSize(viewport)
}
