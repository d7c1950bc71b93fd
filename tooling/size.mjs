/**
 * What a page that shows a form has to load, from the built packages: `npx pnpm build`, then `node tooling/size.mjs`.
 * Prints the figures in KiB after gzip, and fails when one is above its budget or when a stranger got into the page.
 */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const renderer = join(dirname(dirname(fileURLToPath(import.meta.url))), 'packages/form-renderer')
const PAGE = 'virtual:page'

/** Budgets are what was reached and 3 %; `target` is where they have to go. */
const subjects = [
  {
    name: 'page with one form (React, renderer, styles)',
    budget: 117,
    target: 105,
    code: `
      import { createElement } from 'react'
      import { createRoot } from 'react-dom/client'
      import { FormRenderer } from '@formwork/form-renderer'
      import '@formwork/form-renderer/styles.css'
      createRoot(document.body).render(createElement(FormRenderer, { definition: location.hash }))`,
    external: [],
  },
  {
    name: 'form-schema, as far as the renderer needs it to run a form (without zod and the importer)',
    budget: 10.3,
    target: 12,
    code: `export { ${namesFromSchema().join(', ')} } from '@formwork/form-schema'`,
    external: [/^zod/],
  },
]

/** Packages whose code may be in a page that shows a form. */
const GUESTS = ['react', 'react-dom', 'scheduler', 'zod']

/** The names the built renderer imports, less the importer: a page that has a form already runs without it. */
function namesFromSchema() {
  const [, names] = /import \{([^}]*)\} from '@formwork\/form-schema'/.exec(readFileSync(join(renderer, 'dist/index.js'), 'utf8')) ?? []
  if (names === undefined) throw new Error('the built renderer imports nothing from form-schema: has it been built?')
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== 'importDefinition')
}

async function bundle({ code, external }) {
  const { output } = await build({
    root: renderer,
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === PAGE ? join(renderer, 'page.js') : null),
        load: (id) => (id === join(renderer, 'page.js') ? code : null),
      },
    ],
    build: { write: false, modulePreload: false, rollupOptions: { input: PAGE, external, preserveEntrySignatures: 'strict' } },
  })
  return output
}

/** Packages from `node_modules` in the bundle. */
function guestsOf(output) {
  const modules = output.flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []))
  const names = modules.map((id) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1]).filter((name) => name !== undefined)
  return [...new Set(names)]
}

let isFine = true
for (const subject of subjects) {
  const output = await bundle(subject)
  const bytes = output.map((file) => gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length)
  const size = bytes.reduce((sum, count) => sum + count, 0) / 1024
  const strangers = guestsOf(output).filter((name) => !GUESTS.includes(name))
  const holds = size <= subject.budget && strangers.length === 0
  isFine &&= holds
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${subject.name}: ${size.toFixed(1)} KiB (budget ${subject.budget}, target ${subject.target})`)
  if (strangers.length > 0) console.log(`     holds code of ${strangers.join(', ')}`)
}
process.exitCode = isFine ? 0 : 1
