/** `pnpm bench designer`: our designer beside the editor of form-js. Prints a table of medians; `--write FILE` keeps it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { findChromium } from '@formwork/tooling/chromium'
import { chromium } from '@playwright/test'
import { buildPage, nativeForm } from '../forms/contestants.mjs'
import { flatForm } from '../forms/neutral-form.mjs'
import { serve } from '../forms/serve-pages.mjs'
import { measureDesigner } from './measure-designer.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const SIZES = [200, 500, 1000]
const CONTESTANTS = ['ours', 'form-js']
const { values: options } = parseArgs({
  args: process.argv.slice(3),
  options: {
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: CONTESTANTS.join(',') },
    write: { type: 'string' },
  },
})

const names = options.only.split(',')
const folder = mkdtempSync(join(tmpdir(), 'bench-designer-'))
const server = await serve(folder)
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const rows = await measureAll()
  const table = [
    '| | first load KiB | all KiB | open 200 | add at 200 | open 1,000 | add at 1,000 | undo at 1,000 | a key at 500 | drag at 500, p95 |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
  console.log(table)
  if (options.write) writeFileSync(options.write, `${table}\n`)
} finally {
  await browser.close()
  server.close()
  rmSync(folder, { recursive: true })
}

async function measureAll() {
  const sizes = {}
  const forms = {}
  const figures = Object.fromEntries(names.map((name) => [name, []]))
  for (const name of names) {
    sizes[name] = await buildPage(name, folder, join(here, 'contestants'))
    forms[name] = await nativeForms(name)
  }
  for (let round = 0; round < Number(options.rounds); round += 1)
    for (const name of names) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
      const { port } = server.address()
      figures[name].push(await measureDesigner(context, `http://127.0.0.1:${port}/${name}/index.html`, forms[name]))
      await context.close()
    }
  return names.map((name) => {
    const parts = ['open200', 'add200', 'open1000', 'add1000', 'undo1000', 'key500', 'drag500'].map((part) => median(figures[name], part))
    return `| ${[name, sizes[name].first.toFixed(0), sizes[name].all.toFixed(0), ...parts].join(' | ')} |`
  })
}

async function nativeForms(name) {
  const entries = SIZES.map(async (size) => {
    const native = await nativeForm(name, flatForm(size))
    return [size, name === 'ours' ? native.definition : native.schema]
  })
  return Object.fromEntries(await Promise.all(entries))
}

function median(figures, part) {
  const values = figures.map((figure) => figure[part]).filter((value) => value !== null)
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
  return middle === undefined ? '–' : middle.toFixed(1)
}
