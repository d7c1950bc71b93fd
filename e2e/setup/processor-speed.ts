/** Limits on work of the processor that hold on slow machines too: they grow with what the same fixed work takes there at that moment. */
import type { CDPSession, Page } from '@playwright/test'

/** What the fixed work takes on the machine the limits were set on, in ms of the page's main thread: there the whole suite took 20 minutes. */
const USUAL_MS = 56
/** Tries, of which the best counts. */
const TRIES = 5

/** Runs in the page: elements made, laid out and taken away again, texts written and read, as pages do. */
function fixedWork(): void {
  const list = document.createElement('ul')
  for (let index = 0; index < 3000; index++) {
    const entry = document.createElement('li')
    entry.textContent = JSON.stringify({ index, half: JSON.parse(String(index / 2)) })
    list.append(entry)
  }
  document.body.append(list)
  list.getBoundingClientRect()
  list.remove()
}

/**
 * Milliseconds the page's main thread has worked.
 *
 * @param session one for which `Performance.enable` was sent; with `timeDomain: 'threadTicks'` waiting for a processor is left out
 */
export async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.POSITIVE_INFINITY)
}

/** How many times slower than usual the processor is, 1 at least. The page should have come to rest. */
export async function slowdownOf(page: Page, session: CDPSession): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < TRIES; round++) {
    const before = await workOf(session)
    await page.evaluate(fixedWork)
    best = Math.min(best, (await workOf(session)) - before)
  }
  return Math.max(1, best / USUAL_MS)
}
