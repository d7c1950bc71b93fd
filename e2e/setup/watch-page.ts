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

/** Collects everything that must not happen on a page, but for `expected` messages of the console. Call `assertClean` when done. */
export async function watchPage(page: Page, expected: readonly RegExp[] = [EXPECTED]): Promise<{ assertClean: () => void }> {
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    const isExpected = expected.some((pattern) => pattern.test(message.text()))
    if (['error', 'warning'].includes(message.type()) && !isExpected) troubles.push(`console: ${message.text()}`)
  })
  await page.exposeFunction('reportViolation', (violation: string) => {
    if (!expected.some((pattern) => pattern.test(violation))) troubles.push(`policy: ${violation}`)
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      window.reportViolation?.(`${event.violatedDirective} ${event.sourceFile}:${event.lineNumber} ${event.sample}`)
    })
  })
  return {
    assertClean() {
      if (troubles.length > 0) throw new Error(`The page reported:\n${troubles.join('\n')}`)
    },
  }
}

/** The `test` of specs that need no server. */
export const test = base.extend({
  page: async ({ page }, use) => {
    watchRequests(page)
    const watched = await watchPage(page)
    await use(page)
    watched.assertClean()
  },
})

export { expect } from '@playwright/test'
