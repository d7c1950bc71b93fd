/** Finds a Chromium for the end-to-end tests, or gets one, or says exactly what to install. */
import { execFileSync, spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const runs = (path) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The path of a Chromium that is already here, or null. `CHROMIUM_PATH` wins. */
export function findChromium(playwrightPath) {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!runs(named)) throw new Error(`CHROMIUM_PATH names ${named}, which cannot be run.`)
    return named
  }
  return [...USUAL_PLACES, playwrightPath].find((path) => path && runs(path)) ?? null
}

/** As `findChromium`, and fetches one where there is none. @throws {Error} that says what to install. */
export function ensureChromium(e2eDir) {
  const require = createRequire(`${e2eDir}/package.json`)
  const playwright = require('@playwright/test')
  const own = playwright.chromium.executablePath()
  const found = findChromium(own)
  if (found) return found

  console.log('No Chromium found; fetching Playwright’s own …')
  const cli = require.resolve('@playwright/test/cli')
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { cwd: e2eDir, stdio: 'inherit', timeout: 300_000 })
  if (runs(own)) return own

  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('That could not be downloaded; installing Debian’s chromium package …')
    try {
      execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
      execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
        stdio: 'inherit',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
    } catch {
      // Falls through to the message below, which says what to do.
    }
    const installed = findChromium(own)
    if (installed) return installed
  }
  throw new Error(
    'The end-to-end tests need a Chromium. Install one (Debian and Ubuntu: "apt-get install chromium"; macOS: "brew install --cask chromium"; ' +
      'anywhere: "npx playwright install chromium"), or set CHROMIUM_PATH to the one you have, and run this again.',
  )
}
