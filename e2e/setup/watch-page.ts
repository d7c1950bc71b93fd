/** A page that breaks the content security policy, logs an error or throws fails the spec that caused it. */
import { test as base, type Page } from '@playwright/test'
import { watchRequests } from './settled'

declare global {
  interface Window {
    reportViolation?: (violation: string) => void
  }
}

/** What a browser logs by itself when a call is refused; the specs that provoke refusals look at what the person sees instead. */
const EXPECTED = /^Failed to load resource: the server responded with a status of 4\d\d/

interface Watch {
  readonly troubles: string[]
  expected: readonly RegExp[]
}

/** A page that stays for several specs is watched from its beginning; each spec answers for what it said itself. */
const watches = new WeakMap<Page, Watch>()

/** Collects everything that must not happen on a page, but for `expected` messages of the console. Call `assertClean` when done. */
export async function watchPage(page: Page, expected: readonly RegExp[] = [EXPECTED]): Promise<{ assertClean: () => void }> {
  const watch = watches.get(page) ?? (await beginWatch(page))
  watch.troubles.length = 0
  watch.expected = expected
  return {
    assertClean() {
      if (watch.troubles.length > 0) throw new Error(`The page reported:\n${watch.troubles.join('\n')}`)
    },
  }
}

async function beginWatch(page: Page): Promise<Watch> {
  const watch: Watch = { troubles: [], expected: [] }
  const note = (kind: string, text: string) => {
    if (!watch.expected.some((pattern) => pattern.test(text))) watch.troubles.push(`${kind}: ${text}`)
  }
  watches.set(page, watch)
  watchRequests(page)
  page.on('pageerror', (error) => watch.troubles.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) note('console', `${message.text()} (${message.location().url})`)
  })
  await page.exposeFunction('reportViolation', (violation: string) => note('policy', violation))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      window.reportViolation?.(`${event.violatedDirective} ${event.sourceFile}:${event.lineNumber} ${event.sample}`)
    })
  })
  return watch
}

/** The `test` of specs that need no server. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const watched = await watchPage(page)
    await use(page)
    watched.assertClean()
  },
})

export { expect } from '@playwright/test'
