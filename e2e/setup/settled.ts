/** When a page of the console stands: its code and what it asked the server for are there, however long either took. */
import type { Page, Request } from '@playwright/test'

/** What says that more is to come. */
export const BUSY = '.MuiSkeleton-root, [aria-busy="true"]'

const onTheWay = new WeakMap<Page, Set<Request>>()

/** Counts what a page asks for from now on. Call before it opens an address. */
export function watchRequests(page: Page): void {
  const requests = new Set<Request>()
  onTheWay.set(page, requests)
  page.on('request', (request) => {
    // A stream of events stays open for as long as its page.
    if (request.headers()['accept'] !== 'text/event-stream') requests.add(request)
  })
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
}

/** Waits until the page has its heading, says nowhere that it is busy, and has every answer it asked for. */
export async function settled(page: Page): Promise<void> {
  // Looked at with every frame: an assertion looks again after 100, 350 and 850 ms, and most pages stand in between.
  do {
    await page.waitForFunction(stands, BUSY, { polling: 'raf', timeout: 30_000 })
    await painted(page)
  } while (onTheWay.get(page)?.size || !(await page.evaluate(stands, BUSY)))
}

/** The loading page has a heading too, and is busy: at no moment between the two is there a heading and nothing busy. */
function stands(busy: string): boolean {
  return document.querySelector('main h1') !== null && document.querySelector(busy) === null
}

/** Resolves when what has arrived is on the screen, and has asked for what it needs in turn. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let frames = 0; frames < 2; frames++) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  })
}
