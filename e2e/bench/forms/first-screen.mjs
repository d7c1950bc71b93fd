/**
 * `pnpm bench first-screen`: how long a form of 20 fields takes to be painted, by ours and by others, over many fresh page loads in turn. Prints
 * median, quartiles and best of the clock and of the page's processor time, and in how many turns ours was painted first.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findChromium } from '@formwork/tooling/chromium'
import { chromium } from '@playwright/test'
import { buildPage, nativeForm } from './libraries.mjs'
import { measureMount } from './measure-page.mjs'
import { flatForm } from './neutral-form.mjs'
import { serve } from './serve-pages.mjs'

const { values: options } = parseArgs({
  args: process.argv.slice(3),
  options: {
    rounds: { type: 'string', default: '30' },
    only: { type: 'string', default: 'ours,form-js' },
  },
})
const names = options.only.split(',')
const form = flatForm(20)
const folder = mkdtempSync(join(tmpdir(), 'formwork-first-screen-'))
const found = Object.fromEntries(names.map((name) => [name, []]))
const server = await serve(folder)
try {
  for (const name of names) await buildPage(name, folder)
  for (let round = 0; round < Number(options.rounds); round++) await measureRound(round)
} finally {
  server.close()
  rmSync(folder, { recursive: true, force: true })
}
for (const name of names) {
  console.log(name.padEnd(12), 'half of it painted, ms:', spread(found[name].map(({ half }) => half)))
  console.log(''.padEnd(12), 'all of it painted, ms:', spread(found[name].map(({ screen }) => screen)))
  console.log(''.padEnd(12), 'processor, ms:', spread(found[name].map(({ mountCpu }) => mountCpu)))
}
const [ours, ...others] = names
for (const name of others) {
  const ahead = (part) => found[ours].filter((figures, round) => figures[part] < found[name][round][part]).length
  console.log(`${ours} before ${name} with half in ${ahead('half')}, with all in ${ahead('screen')} of ${options.rounds} turns`)
}

/** A new browser for each turn; who begins changes. */
async function measureRound(round) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  for (let turn = 0; turn < names.length; turn++) {
    const name = names[(turn + round) % names.length]
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    const page = await context.newPage()
    const address = `http://127.0.0.1:${server.address().port}/${name}/index.html`
    const { half, screen, mountCpu } = await measureMount(page, address, await nativeForm(name, form), form)
    found[name].push({ half, screen, mountCpu })
    await context.close()
  }
  await browser.close()
}

function spread(values) {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (part) => (sorted[Math.round((sorted.length - 1) * part)] ?? Number.NaN).toFixed(1)
  return `median ${at(0.5)}, quartiles ${at(0.25)} and ${at(0.75)}, best ${at(0)}`
}
