/** The `test` of every spec that needs the console: a watched page that stays for the next one, and the server of this worker. */
import { test as base } from '@playwright/test'
import { useKeptPage } from './kept-page'
import { START_TIMEOUT_MS, startServer, type StartedServer } from './server'

interface SpecOptions {
  /** False for specs that are about what a new browser does. Default true. */
  readonly isPageKept: boolean
}

interface WorkerOptions {
  /** How long what was decided can be taken back. Default 0: nobody does, and specs read notices at once. Another one takes a server of its own. */
  readonly undoSeconds: number
}

export const test = base.extend<SpecOptions, WorkerOptions & { readonly server: StartedServer }>({
  isPageKept: [true, { option: true }],
  undoSeconds: [0, { option: true, scope: 'worker' }],
  server: [
    async ({ undoSeconds }, use) => {
      const server = await startServer(undoSeconds)
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS, auto: true },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  page: async ({ browser, server, viewport, hasTouch, isMobile, bypassCSP, locale, isPageKept }, use) => {
    const settings = { viewport, hasTouch, isMobile, bypassCSP, locale }
    await useKeptPage({ browser, settings, quietAddress: `${server.url}/favicon.svg`, isKept: isPageKept }, use)
  },
})

export { expect } from '@playwright/test'
export { watchPage } from './watch-page'
