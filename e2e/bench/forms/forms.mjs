/** `pnpm bench forms`: our renderer beside the two floors and two peers. Prints the table; `--write FILE` keeps it. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { findChromium } from '@formwork/tooling/chromium'
import { chromium } from '@playwright/test'
import { buildPage, LIBRARIES, nativeForm } from './libraries.mjs'
import { measurePage } from './measure-page.mjs'
import { flatForm, rowsForm } from './neutral-form.mjs'
import { report } from './report.mjs'
import { serve } from './serve-pages.mjs'
import { writePart } from '../write-part.mjs'

const bench = dirname(dirname(fileURLToPath(import.meta.url)))
const root = dirname(dirname(bench))
const FORMS = { flat20: flatForm(20), flat1000: flatForm(1000), rows100: rowsForm(100) }

const { values: options } = parseArgs({
  args: process.argv.slice(3),
  options: {
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: Object.keys(LIBRARIES).join(',') },
    forms: { type: 'string', default: Object.keys(FORMS).join(',') },
    write: { type: 'string' },
    keep: { type: 'string' },
  },
})

/** The smaller of each figure: other load on the machine only ever adds time. */
const best = (known, next) =>
  known === undefined ? next : Object.fromEntries(Object.keys(next).map((name) => [name, Math.min(known[name], next[name])]))

const names = options.only.split(',')
const rounds = Number(options.rounds)
const folder = mkdtempSync(join(tmpdir(), 'formwork-forms-'))
execFileSync(
  join(root, 'node_modules/.bin/turbo'),
  ['run', 'build', '--filter=@formwork/form-renderer', '--filter=@formwork/form-schema', '--output-logs=errors-only'],
  {
    cwd: root,
    stdio: 'inherit',
  },
)
const executablePath = findChromium(chromium.executablePath())
const kept = options.keep && existsSync(options.keep) ? JSON.parse(readFileSync(options.keep, 'utf8')) : { rounds: 0, results: {} }
const results = {}
const missing = []
for (const name of names) results[name] = { ...kept.results[name], bytes: await buildPage(name, folder) }
const server = await serve(folder)
const address = `http://127.0.0.1:${server.address().port}`
let version = ''
try {
  for (const formName of options.forms.split(',')) {
    const form = FORMS[formName]
    for (let round = 0; round < rounds; round++) {
      const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox', '--disable-gpu'] })
      version = browser.version()
      // The order changes, so that none always follows the same neighbour.
      for (let turn = 0; turn < names.length; turn++) {
        const name = names[(turn + round) % names.length]
        const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
        const measured = await measurePage(context, `${address}/${name}/index.html`, await nativeForm(name, form), form).catch((error) => ({
          figures: null,
          missing: [error.message.split('\n')[0]],
        }))
        await context.close()
        for (const what of measured.missing) missing.push({ name, form: formName, what })
        if (measured.missing.length === 0) results[name][formName] = best(results[name][formName], measured.figures)
        const shown = Object.entries(measured.figures ?? {}).map(([key, value]) => `${key} ${value.toFixed(1)}`)
        console.log(formName, `round ${round + 1}`, name.padEnd(12), shown.join('  '), measured.missing.join('; '))
      }
      await browser.close()
    }
  }
} finally {
  server.close()
  rmSync(folder, { recursive: true, force: true })
}
const machine = `${cpus().length} × ${cpus()[0].model.trim()}, Chromium ${version}, Node ${process.version}`
const once = missing.filter(
  (one, index) => missing.findIndex(({ name, form, what }) => name === one.name && form === one.form && what === one.what) === index,
)
if (options.keep) writeFileSync(options.keep, JSON.stringify({ rounds: kept.rounds + rounds, results }))
const table = report({ results, missing: once, machine, rounds: kept.rounds + rounds })
console.log(`\n${table}`)
if (options.write) writePart(join(root, options.write), 'forms', table)
