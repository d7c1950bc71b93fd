import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const chromium = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find((path) => path !== undefined && existsSync(path))

export const ADMIN_PASSWORD = 'an-administrator-of-e2e'

export default defineConfig({
  testDir: '.',
  testMatch: ['journeys/**/*.spec.ts', 'a11y/**/*.spec.ts', 'renderer/**/*.spec.ts', 'gallery/**/*.spec.ts', 'schema/**/*.spec.ts'],
  outputDir: './test-results/console',
  // One set for all machines: the spec that takes them says which browser they are of.
  snapshotPathTemplate: '{testDir}/gallery/pictures/{arg}{ext}',
  // Each worker has a server and a database of its own; each spec makes what it needs under names of its own.
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  // Nothing waits for the clock: these only end what hangs, also on a machine whose processors are all busy with something else.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 30_000,
    // Recording every page doubles what a spec costs; `--trace retain-on-failure` brings it back where one is looked into.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
