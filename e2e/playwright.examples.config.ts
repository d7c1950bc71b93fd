import { defineConfig } from '@playwright/test'
import everything from './playwright.config'

/** The examples, each installed from a registry of its own, built and used as a stranger would. */
export default defineConfig({
  testDir: './examples',
  outputDir: './test-results/examples',
  // Installing and building keep one processor busy each; two examples go side by side.
  workers: 2,
  fullyParallel: false,
  forbidOnly: process.env['CI'] !== undefined,
  // It only ends what hangs: an installation and a build on a machine that is busy with other things take their time.
  timeout: 900_000,
  expect: everything.expect ?? {},
  globalSetup: './examples/open-registry.ts',
  use: { ...everything.use, locale: 'en' },
})
