/** The `test` of the renderer's specs: a page with the harness on it, which must stay without a complaint. */
import { type Page, test as base } from '@playwright/test'
import { useKeptPage } from '../../setup/kept-page'
import { serveHarness, type ServedHarness } from './serve'
import type { PlainProps } from './src/main'

interface HarnessFixtures {
  /** What the page may say without failing the spec: none by default. */
  readonly expectedMessages: readonly RegExp[]
  /** False for specs that leave listeners at their page. Default true. */
  readonly isPageKept: boolean
  /** Opens the harness and shows a form. */
  readonly show: (props: PlainProps) => Promise<void>
}

export const test = base.extend<HarnessFixtures, { readonly harness: ServedHarness }>({
  harness: [
    // Playwright reads the names of the fixtures a function needs from its first parameter.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const harness = await serveHarness()
      await use(harness)
      await harness.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  expectedMessages: [[], { option: true }],
  isPageKept: [true, { option: true }],
  page: async ({ browser, harness, expectedMessages: expected, viewport, hasTouch, isMobile, isPageKept: isKept }, use) => {
    const settings = { viewport, hasTouch, isMobile }
    await useKeptPage({ browser, settings, quietAddress: `${harness.url}blank`, expected, isKept }, async (page) => {
      await page.goto(harness.url)
      await page.waitForFunction(() => 'harness' in window)
      await use(page)
    })
  },
  show: async ({ page }, use) => {
    await use((props) => showForm(page, props))
  },
})

/** Shows a form in the harness. */
export async function showForm(page: Page, props: PlainProps): Promise<void> {
  await page.evaluate((text) => window.harness.mount(text), JSON.stringify(props))
}

export { expect } from '@playwright/test'
