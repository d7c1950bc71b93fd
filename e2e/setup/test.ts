/** The `test` of every spec that needs the console: a watched page, and the server of this worker. */
import { START_TIMEOUT_MS, startServer, type StartedServer } from './server'
import { test as watched } from './watch-page'

export const test = watched.extend<object, { readonly server: StartedServer }>({
  server: [
    // Playwright reads the names of the fixtures a function needs from its first parameter.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS, auto: true },
  ],
  baseURL: async ({ server }, use) => use(server.url),
})

export { expect } from '@playwright/test'
export { watchPage } from './watch-page'
