/** Makes sure that the tests have a browser: ends at once where there is one, else fetches it or says what to install. */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureChromium } from './chromium.mjs'

try {
  ensureChromium(join(dirname(dirname(fileURLToPath(import.meta.url))), 'e2e'))
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
