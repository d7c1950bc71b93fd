/**
 * `npx pnpm test`: everything that has to hold, in one command. `--quick` leaves out builds, packages, the browser and
 * the tests that start whole servers.
 * Each lane runs even when one before it failed; those of one stage run side by side. At the end stand what failed, once more, a table of the lanes, and a line that adds up
 * all of them: `N passed, N failed`.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureChromium } from './chromium.mjs'
import { endOf, failureList, failuresOfPlaywright, failuresOfVitest } from './failures.mjs'
import { PUBLISHED } from './packing/published.mjs'
import { summaryTable } from './summary-table.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const quick = process.argv.includes('--quick')
const reports = mkdtempSync(join(tmpdir(), 'formwork-reports-'))

/** @typedef {import('./failures.mjs').Failure} Failure */
/** @typedef {{ passed: number, failed: number, skipped: number, failures: readonly Failure[] }} Tally */
/** @typedef {{ ok: boolean, said: string }} Ended `said` is empty of a command that ran alone */

const bin = (name) => join(root, 'node_modules/.bin', name)

/** A command that either holds or does not counts as one. @param {Ended} ended @returns {Tally} */
const one = ({ ok, said }) => ({
  passed: ok ? 1 : 0,
  failed: ok ? 0 : 1,
  skipped: 0,
  failures: ok ? [] : [{ file: '', title: '', error: endOf(said) }],
})

/**
 * Runs a command; what it says comes out as it says it, or in one piece where several run side by side.
 * @returns {Promise<Ended>}
 */
function run(command, args, { isAlone = true, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'], ...options })
    const said = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk))
    child.once('error', (error) => said.push(Buffer.from(`${error.message}\n`)))
    child.once('close', (code) => {
      const all = Buffer.concat(said)
      process.stdout.write(all)
      resolve({ ok: code === 0, said: all.toString() })
    })
  })
}
const beside = { isAlone: false }

/** @typedef {readonly [name: string, lane: () => Promise<Tally>]} Lane */

/** Lanes of one stage run side by side: each of these keeps one processor busy at most, or most of the time. @type {Lane[][]} */
const stages = [
  [
    ['format', async () => one(await run(bin('biome'), ['format', '.'], beside))],
    ['boundaries', async () => one(await run(bin('turbo'), ['boundaries'], beside))],
    ['house', async () => one(await run(process.execPath, ['tooling/house/check-house.mjs'], beside))],
    ['unused code', async () => one(await run(bin('knip'), [], beside))],
    ['lint', async () => one(await run(bin('oxlint'), ['--type-aware', '--deny-warnings'], beside))],
  ],
  [['types', async () => one(await run(bin('turbo'), ['run', 'typecheck', '--output-logs=errors-only']))]],
  [['unit and integration', unitTests]],
  ...(quick
    ? []
    : [
        [['build', async () => one(await run(bin('turbo'), ['run', 'build', '--output-logs=errors-only']))]],
        [
          ['sizes', async () => one(await run(process.execPath, ['tooling/size.mjs'], beside))],
          ['signatures', async () => one(await run(process.execPath, ['tooling/api-report.mjs', '--check'], beside))],
          ['packages', packageChecks],
        ],
        [['examples', () => inChromium('examples', ['-c', 'playwright.examples.config.ts'])]],
        [['end to end', () => inChromium('e2e')]],
      ]),
]

async function unitTests() {
  const file = join(reports, 'unit.json')
  const ended = await run(bin('vitest'), [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...(quick ? ['--exclude', '**/src/main.test.ts', '--exclude', '**/src/durability/**'] : []),
  ])
  const report = readReport(file)
  if (!report) return one({ ...ended, ok: false })
  const failures = failuresOfVitest(report, root)
  // A file that does not load fails the run without failing a test.
  const failed = Math.max(failures.length, ended.ok ? 0 : 1)
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests + report.numTodoTests, failures }
}

async function packageChecks() {
  const check = (name) => run(process.execPath, ['tooling/pack-check.mjs', join(root, 'packages', name)], beside)
  return (await Promise.all(PUBLISHED.map(check))).map(one).reduce(add)
}

/** One configuration of Playwright. */
async function inChromium(name, options = []) {
  const e2e = join(root, 'e2e')
  let chromium
  try {
    chromium = ensureChromium(e2e)
  } catch (error) {
    return one({ ok: false, said: error.message })
  }
  const file = join(reports, `${name}.json`)
  const ended = await run(join(e2e, 'node_modules/.bin/playwright'), ['test', ...options, '--reporter=list,json'], {
    cwd: e2e,
    env: { ...process.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
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

const results = []
const startedAt = performance.now()
const secondsSince = (moment) => Math.round((performance.now() - moment) / 100) / 10
for (const stage of stages) {
  console.log(`\n── ${stage.map(([name]) => name).join(', ')}`)
  const stageStartedAt = performance.now()
  const timed = async ([name, lane]) => ({ name, ...(await lane()), seconds: secondsSince(stageStartedAt) })
  results.push(...(await Promise.all(stage.map(timed))))
}
rmSync(reports, { recursive: true, force: true })

const failures = failureList(results.map(({ name, failures }) => ({ lane: name, failures })))
if (failures) console.log(`\n── what failed\n${failures}`)
const total = results.reduce(add, { passed: 0, failed: 0, skipped: 0, failures: [] })
console.log('\n── summary')
console.log(summaryTable([...results, { name: 'all', ...total, seconds: secondsSince(startedAt) }]))
process.exitCode = total.failed > 0 ? 1 : 0
// Alone on its line: it is what scripts read.
console.log(`\n${total.passed} passed, ${total.failed} failed`)
