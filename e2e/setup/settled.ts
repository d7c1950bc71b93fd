/** When a page of the console stands: its code and what it asked the server for are there, however long either took. */
import { expect, type Page, type Request } from '@playwright/test'

/** What says that more is to come. */
export const BUSY = '.MuiSkeleton-root, [aria-busy="true"]'

const onTheWay = new WeakMap<Page, Set<Request>>()

/** Counts what a page asks for from now on. Call before it opens an address. */
export function watchRequests(page: Page): void {
  const requests = new Set<Request>()
  onTheWay.set(page, requests)
  page.on('request', (request) => requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
}

/** Waits until the page has its heading, says nowhere that it is busy, and has every answer it asked for. */
export async function settled(page: Page): Promise<void> {
  // The loading page has a heading too, and is busy: at no moment between the two is there a heading and nothing busy.
  await expect(page.locator('main h1').first()).toBeAttached()
  const requests = onTheWay.get(page)
  await expect(async () => {
    await expect(page.locator(BUSY)).toHaveCount(0)
    await painted(page)
    expect([...(requests ?? [])].map((request) => request.url())).toEqual([])
    expect(await page.locator(BUSY).count()).toBe(0)
  }).toPass({ intervals: [20, 50, 100], timeout: 30_000 })
}

/** Resolves when what has arrived is on the screen, and has asked for what it needs in turn. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let frames = 0; frames < 2; frames++) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  })
}
