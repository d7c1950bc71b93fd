/** `pnpm bench designer`: our designer beside the editor of form-js and SurveyJS Creator. Prints a table of medians and the ratios; `--write FILE` keeps both. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { findChromium } from '@formwork/tooling/chromium'
import { chromium } from '@playwright/test'
import { buildPage, nativeForm } from '../forms/libraries.mjs'
import { flatForm } from '../forms/neutral-form.mjs'
import { serve } from '../forms/serve-pages.mjs'
import { writePart } from '../write-part.mjs'
import { measureDesigner } from './measure-designer.mjs'
import { pagesOf } from './own-packages.mjs'
import { tableOf, verdictsOf } from './report-designer.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const root = join(here, '../../..')
const SIZES = [200, 500, 1000]
const LIBRARIES = ['ours', 'form-js', 'survey-creator']
const { values: options } = parseArgs({
  args: process.argv.slice(3),
  options: {
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: LIBRARIES.join(',') },
    write: { type: 'string' },
    keep: { type: 'string' },
  },
})

const names = options.only.split(',')
const folder = mkdtempSync(join(tmpdir(), 'bench-designer-'))
const packages = ['designer', 'renderer', 'schema'].map((name) => `--filter=@formwork/form-${name}`)
execFileSync(join(root, 'node_modules/.bin/turbo'), ['run', 'build', ...packages, '--output-logs=errors-only'], {
  cwd: root,
  stdio: 'inherit',
})
const loadBefore = loadavg()[0] ?? 0
const server = await serve(folder)
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const { results, loads } = await measureAll()
  const load = `load of the machine ${loadBefore.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after`
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, Chromium ${browser.version()}, ${load}`
  const verdicts = verdictsOf(results).map((verdict) => `- ${verdict}`)
  const report = `${tableOf(results)}\n\n${verdicts.join('\n')}\n\nMedians of ${loads} fresh page loads each, libraries in turn; ${machine}.\n`
  console.log(report)
  if (options.write) writePart(join(root, options.write), 'designer', report)
} finally {
  await browser.close()
  server.close()
  rmSync(folder, { recursive: true })
}

async function measureAll() {
  const sizes = {}
  const forms = {}
  const kept = options.keep && existsSync(options.keep) ? JSON.parse(readFileSync(options.keep, 'utf8')) : {}
  const figures = Object.fromEntries(names.map((name) => [name, kept[name] ?? []]))
  for (const name of names) {
    sizes[name] = await buildPage(name, folder, pagesOf(name, join(here, 'libraries'), folder))
    forms[name] = await nativeForms(name)
  }
  for (let round = 0; round < Number(options.rounds); round += 1)
    for (const name of names) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
      const { port } = server.address()
      figures[name].push(await measureDesigner(context, `http://127.0.0.1:${port}/${name}/index.html`, forms[name]))
      await context.close()
    }
  if (options.keep) writeFileSync(options.keep, JSON.stringify(figures))
  const loads = figures[names[0]]?.length ?? 0
  return { loads, results: Object.fromEntries(names.map((name) => [name, { ...sizes[name], ...medians(figures[name]) }])) }
}

/** Libraries that need a form as well get it converted there. */
async function nativeForms(name) {
  const own = join(here, 'libraries')
  const entries = SIZES.map(async (size) => {
    const { definition, schema } = await nativeForm(name, flatForm(size), ...(existsSync(join(own, name, 'convert.mjs')) ? [own] : []))
    return [size, definition ?? schema]
  })
  return Object.fromEntries(await Promise.all(entries))
}

function medians(rounds) {
  const parts = Object.keys(rounds[0] ?? {}).map((part) => {
    const values = rounds.map((round) => round[part]).filter((value) => value !== null)
    return [part, values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? null]
  })
  return Object.fromEntries(parts)
}
