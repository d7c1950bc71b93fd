/**
 * `npx pnpm test`: everything that has to hold, in one command. `--quick` leaves out builds, packages, the browser and
 * the tests that start whole servers.
 * Each lane runs even when one before it failed; the last line adds up all of them: `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureChromium } from './chromium.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const quick = process.argv.includes('--quick')
const reports = mkdtempSync(join(tmpdir(), 'formwork-reports-'))
const PUBLISHED = ['form-schema', 'form-renderer', 'form-designer']

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

const run = (command, args, options = {}) => spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options }).status === 0
const bin = (name) => join(root, 'node_modules/.bin', name)
/** A command that either holds or does not counts as one. */
const one = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 })

/** @type {[name: string, lane: () => Tally][]} */
const lanes = [
  ['format', () => one(run(bin('biome'), ['format', '.']))],
  ['lint', () => one(run(bin('oxlint'), ['--type-aware', '--deny-warnings']))],
  ['boundaries', () => one(run(bin('turbo'), ['boundaries']))],
  ['house', () => one(run(process.execPath, ['tooling/house/check-house.mjs']))],
  ['unused code', () => one(run(bin('knip'), []))],
  ['types', () => one(run(bin('turbo'), ['run', 'typecheck', '--output-logs=errors-only']))],
  ['unit and integration', unitTests],
  ...(quick
    ? []
    : [
        ['build', () => one(run(bin('turbo'), ['run', 'build', '--output-logs=errors-only']))],
        ['sizes', () => one(run(process.execPath, ['tooling/size.mjs']))],
        ['packages', packageChecks],
        ['examples', () => inChromium('examples', ['-c', 'playwright.examples.config.ts'])],
        ['end to end', () => inChromium('e2e')],
      ]),
]

function unitTests() {
  const file = join(reports, 'unit.json')
  const ok = run(bin('vitest'), [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...(quick ? ['--exclude', '**/src/main.test.ts'] : []),
  ])
  const report = readReport(file)
  if (!report) return one(false)
  const tally = { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests + report.numTodoTests }
  // A file that does not load fails the run without failing a test.
  return ok || tally.failed > 0 ? tally : { ...tally, failed: 1 }
}

function packageChecks() {
  return PUBLISHED.map((name) => one(run(process.execPath, ['tooling/pack-check.mjs', join(root, 'packages', name)]))).reduce(add)
}

/** One configuration of Playwright. */
function inChromium(name, options = []) {
  const e2e = join(root, 'e2e')
  let chromium
  try {
    chromium = ensureChromium(e2e)
  } catch (error) {
    console.error(error.message)
    return one(false)
  }
  const file = join(reports, `${name}.json`)
  const ok = run(join(e2e, 'node_modules/.bin/playwright'), ['test', ...options, '--reporter=list,json'], {
    cwd: e2e,
    env: { ...process.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  })
  const stats = readReport(file)?.stats
  if (!stats) return one(false)
  const tally = { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
  return ok || tally.failed > 0 ? tally : { ...tally, failed: 1 }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** @param {Tally} a @param {Tally} b @returns {Tally} */
function add(a, b) {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }
}

const results = []
for (const [name, lane] of lanes) {
  console.log(`\n── ${name}`)
  const startedAt = performance.now()
  const tally = lane()
  results.push({ name, ...tally, seconds: Math.round((performance.now() - startedAt) / 100) / 10 })
}
rmSync(reports, { recursive: true, force: true })

console.log('\n── summary')
for (const { name, passed, failed, skipped, seconds } of results)
  console.log(
    `${failed > 0 ? 'FAIL' : 'ok  '} ${name}: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''} (${seconds} s)`,
  )
const total = results.reduce(add, { passed: 0, failed: 0, skipped: 0 })
process.exitCode = total.failed > 0 ? 1 : 0
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
