/**
 * `npx pnpm test`: all checks in one command. `--quick` leaves out builds, packages, the browser and
 * the tests that start whole servers.
 * Each lane runs even when one before it failed, and beside others where that saves time. At the end come the failures once more, a table of the lanes, and a
 * line that adds up all of them: `N passed, N failed`.
 */
import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureChromium } from './chromium.mjs'
import { endOf, failureList, failuresOfPlaywright, failuresOfVitest } from './failures.mjs'
import { PUBLISHED } from './packing/published.mjs'
import { runLanes } from './run-lanes.mjs'
import { summaryTable } from './summary-table.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const quick = process.argv.includes('--quick')
const reports = mkdtempSync(join(tmpdir(), 'formwork-reports-'))

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm'
const ENOUGH_BYTES = 8 * 1024 ** 3

/**
 * Test servers flush to the disk, as they have to; in memory that costs nothing, and what survives a killed process is the same.
 * @returns {string | null} null where there is not enough memory, or no such place
 */
function folderInMemory() {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    if (bavail * bsize < ENOUGH_BYTES) return null
    const folder = mkdtempSync(join(IN_MEMORY, 'formwork-tests-'))
    // As for the usual place: PostgreSQL may run as another user.
    chmodSync(folder, 0o1777)
    return folder
  } catch {
    return null
  }
}
const memory = quick ? null : folderInMemory()
function removeFolders() {
  for (const folder of [reports, ...(memory === null ? [] : [memory])]) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
// The folder in memory is removed when somebody interrupts the run.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    removeFolders()
    process.exit(1)
  })
const inMemory = memory === null ? process.env : { ...process.env, TMPDIR: memory }

/** @typedef {import('./failures.mjs').Failure} Failure */
/** @typedef {{ passed: number, failed: number, skipped: number, failures: readonly Failure[] }} Tally */
/** @typedef {{ ok: boolean, said: string }} Ended `said` is empty where it was said at once */

const bin = (name) => join(root, 'node_modules/.bin', name)

/** A command that only succeeds or fails counts as one. @param {Ended} ended @returns {Tally} */
const one = ({ ok, said }) => ({
  passed: ok ? 1 : 0,
  failed: ok ? 0 : 1,
  skipped: 0,
  failures: ok ? [] : [{ file: '', title: '', error: endOf(said) }],
})

/**
 * Runs a command; its output is printed at once when it is live, else in one piece at its end.
 * @returns {Promise<Ended>}
 */
function run(command, args, { isLive = false, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: isLive ? 'inherit' : ['ignore', 'pipe', 'pipe'], ...options })
    const said = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk))
    child.once('error', (error) => said.push(Buffer.from(`${error.message}\n`)))
    child.once('close', (code, signal) => {
      if (signal !== null) said.push(Buffer.from(`${command} was ended by ${signal}\n`))
      const all = Buffer.concat(said)
      process.stdout.write(all)
      resolve({ ok: code === 0, said: all.toString() })
    })
  })
}

/** Lanes with a browser wait for it; a missing one is fetched meanwhile. */
const browser = quick ? null : run(process.execPath, ['tooling/fetch-chromium.mjs'])

/** Run at once and side by side; they take less than a minute. */
const STATIC = ['format', 'boundaries', 'house', 'unused code', 'lint', 'types', 'build']

/**
 * The tests that start whole servers wait for them most of the time (640 s of tests take 270 s of a processor), so they run beside those that compute, as packages
 * and examples do. The two longest print their output at once; they do not run beside each other.
 * @type {ReadonlyArray<import('./run-lanes.mjs').Lane<Tally> & { isSlow?: boolean }>} `isSlow`: not in the quick lane
 */
const all = [
  { name: 'format', run: async () => one(await run(bin('biome'), ['format', '.'])) },
  { name: 'boundaries', run: async () => one(await run(bin('turbo'), ['boundaries'])) },
  { name: 'house', run: async () => one(await run(process.execPath, ['tooling/house/check-house.mjs'])) },
  { name: 'unused code', run: async () => one(await run(bin('knip'), [])) },
  { name: 'lint', run: async () => one(await run(bin('oxlint'), ['--type-aware', '--deny-warnings'])) },
  { name: 'types', run: async () => one(await run(bin('turbo'), ['run', 'typecheck', '--output-logs=errors-only'])) },
  { name: 'build', run: async () => one(await run(bin('turbo'), ['run', 'build', '--output-logs=errors-only'])), isSlow: true },
  { name: 'unit and integration', run: unitTests, after: STATIC },
  { name: 'whole servers', run: wholeServers, after: STATIC, isSlow: true },
  { name: 'sizes', run: async () => one(await run(process.execPath, ['tooling/size.mjs'])), after: STATIC, isSlow: true },
  {
    name: 'signatures',
    run: async () => one(await run(process.execPath, ['tooling/api-report.mjs', '--check'])),
    after: ['sizes'],
    isSlow: true,
  },
  { name: 'packages', run: packageChecks, after: ['signatures'], isSlow: true },
  {
    name: 'examples',
    run: () => inChromium('examples', ['-c', 'playwright.examples.config.ts'], { isLive: false }),
    after: ['packages'],
    isSlow: true,
  },
  { name: 'end to end', run: () => inChromium('e2e', [], { isLive: true }), after: ['unit and integration'], isSlow: true },
]
const lanes = all.filter(({ isSlow }) => !(quick && isSlow))

/** Tests that start the server as a process of its own. */
const WHOLE_SERVERS = ['apps/server/src/main.test.ts', 'apps/server/src/durability']
/** Each waits more than it computes. */
const SERVERS_AT_ONCE = 3

function unitTests() {
  return inVitest('unit', ['--exclude', '**/src/main.test.ts', '--exclude', '**/src/durability/**'], { isLive: true })
}

function wholeServers() {
  return inVitest('servers', [...WHOLE_SERVERS, `--maxWorkers=${SERVERS_AT_ONCE}`], { isLive: false, env: inMemory })
}

/** One run of vitest. */
async function inVitest(name, options, { isLive, env = process.env }) {
  const file = join(reports, `${name}.json`)
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, ...options]
  const ended = await run(bin('vitest'), args, { isLive, env })
  const report = readReport(file)
  if (!report) return one({ ...ended, ok: false })
  const failures = failuresOfVitest(report, root)
  // A file that does not load fails the run without failing a test.
  const failed = Math.max(failures.length, ended.ok ? 0 : 1)
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests + report.numTodoTests, failures }
}

async function packageChecks() {
  const check = (name) => run(process.execPath, ['tooling/pack-check.mjs', join(root, 'packages', name)])
  return (await Promise.all(PUBLISHED.map(check))).map(one).reduce(add)
}

/** One configuration of Playwright. */
async function inChromium(name, options, { isLive }) {
  const e2e = join(root, 'e2e')
  const fetched = await browser
  if (!fetched.ok) return one(fetched)
  const file = join(reports, `${name}.json`)
  const ended = await run(join(e2e, 'node_modules/.bin/playwright'), ['test', ...options, '--reporter=list,json'], {
    cwd: e2e,
    isLive,
    env: { ...process.env, CHROMIUM_PATH: ensureChromium(e2e), PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  })
  const report = readReport(file)
  if (!report) return one({ ...ended, ok: false })
  const { expected, unexpected, flaky, skipped } = report.stats
  const failed = Math.max(unexpected + flaky, ended.ok ? 0 : 1)
  return { passed: expected, failed, skipped, failures: failuresOfPlaywright(report) }
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
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    failures: [...a.failures, ...b.failures],
  }
}

const startedAt = performance.now()
const results = await runLanes(lanes, (name) => console.log(`\n── ${name}`))
const seconds = Math.round((performance.now() - startedAt) / 100) / 10
removeFolders()

const failures = failureList(results.map(({ name, failures }) => ({ lane: name, failures })))
if (failures) console.log(`\n── what failed\n${failures}`)
const total = results.reduce(add, { passed: 0, failed: 0, skipped: 0, failures: [] })
console.log('\n── summary')
console.log(summaryTable([...results, { name: 'all', ...total, seconds }]))
process.exitCode = total.failed > 0 ? 1 : 0
// Alone on its line, for scripts to read.
console.log(`\n${total.passed} passed, ${total.failed} failed`)
