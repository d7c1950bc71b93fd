/**
 * What a page that shows a form, or the designer, has to load, from the built packages: `npx pnpm build`, then `node tooling/size.mjs`.
 * Prints the figures in KiB after gzip, and fails when one is above its budget or when a stranger got into the first load.
 */
import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const packages = join(dirname(dirname(fileURLToPath(import.meta.url))), 'packages')
const renderer = join(packages, 'form-renderer')
const PAGE = 'virtual:page'

/** A page with one form whose definition comes later: what it loads before. */
const PAGE_WITH_FORM = `
  import { createElement } from 'react'
  import { createRoot } from 'react-dom/client'
  import { FormRenderer } from '@formwork/form-renderer'
  import '@formwork/form-renderer/styles.css'
  createRoot(document.body).render(createElement(FormRenderer, { definition: location.hash }))`

/** A page with the designer and an empty sheet. */
const PAGE_WITH_DESIGNER = `
  import { createElement } from 'react'
  import { createRoot } from 'react-dom/client'
  import { FormDesigner } from '@formwork/form-designer'
  import '@formwork/form-renderer/styles.css'
  createRoot(document.body).render(createElement(FormDesigner))`

/** The limits. */
const FIRST_LOAD = { budget: 97 }
/** Below 0.69 of what the lightest of the others loads (docs/reference/bench.md), the editor of form-js with 365 KiB. */
const DESIGNER = { budget: 249 }
/** Its styles, as they are before gzip. */
const FIRST_STYLES = { budget: 25 }
/** A third of a KiB of it reckons steps of numbers in decimals. */
const FILLING = { budget: 10 }
const RE2 = { budget: 47 }
const FURTHER_RULES = { budget: 5 }

/** The shared part of larger widgets, 8 KiB of it their styles; it is loaded with the first of them. */
const COMMON = { budget: 18 }

/** What the closed state of a larger widget brings beyond that when a form has one. */
const LARGER_WIDGETS = {
  card: 2,
  cascader: 7,
  collapse: 2.5,
  color: 1.5,
  date: 2.5,
  // A KiB of it is the field that people write in before the editor's code is loaded.
  editor: 3.3,
  // Half a KiB of it refuses files that break a rule where they are chosen.
  file: 8.5,
  imgupload: 9.5,
  rate: 2,
  slider: 3,
  steps: 3.5,
  subform: 13,
  tabs: 2.5,
  time: 1.5,
}

/** What the module of a small widget adds to the first load. */
const SMALL_WIDGETS = {
  blank: 0.5,
  checkbox: 0.6,
  divider: 0.6,
  grid: 0.6,
  input: 1,
  number: 1.1,
  radio: 0.6,
  select: 0.7,
  switch: 0.6,
  text: 0.4,
  textarea: 0.8,
}

/** What a page loads that imports one constant of form-schema, whatever its name. */
const ONE_CONSTANT = { budget: 3 }

/** Constants that are everything of a kind: every widget type with its definition, every sentence about a finding. */
const EVERYTHING = new Set(['WIDGET_TYPES', 'widgetDefinitions', 'findingMessages'])

/** Packages whose code may be in the first load of a page that shows a form. */
const GUESTS = ['react', 'react-dom', 'scheduler']

async function bundle(code, external = [], { root = renderer, preserveEntrySignatures = 'strict' } = {}) {
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === PAGE ? join(root, 'page.js') : null),
        load: (id) => (id === join(root, 'page.js') ? code : null),
      },
    ],
    build: { write: false, modulePreload: false, rollupOptions: { input: PAGE, external, preserveEntrySignatures } },
  })
  return output
}

/** A chunk and all chunks that run before it. */
function withImports(chunk, output, seen = new Set()) {
  if (seen.has(chunk)) return seen
  seen.add(chunk)
  for (const name of chunk.imports) {
    const next = output.find(({ fileName }) => fileName === name)
    if (next) withImports(next, output, seen)
  }
  return seen
}

const kibibytes = (files) =>
  [...files].reduce((sum, file) => sum + gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length, 0) / 1024

/** The rooms of form-schema that a page which fills a form has no use for at first. */
const BEYOND_FILLING =
  /\/form-schema\/dist\/((import|export|lint|document|html|feel)\/|rules\/pattern)|\/form-schema\/dist\/widgets\/(index|[a-z]+\/(definition|options))\.js$/

/** What should not be in these chunks: foreign packages, and of form-schema what reads, checks and edits definitions. */
function foreignIn(chunks) {
  const modules = [...chunks].flatMap((chunk) => Object.keys(chunk.modules))
  const guests = modules
    .map((id) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1])
    .filter((name) => name && !GUESTS.includes(name))
  const inside = modules.filter((id) => BEYOND_FILLING.test(id))
  return [...new Set([...guests, ...inside.map(() => 'form-schema beyond filling a form')])]
}

let isFine = true
function report(name, size, { budget }, strangers = []) {
  const holds = size <= budget && strangers.length === 0
  isFine &&= holds
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${name}: ${size.toFixed(2)} KiB (budget ${budget})`)
  if (strangers.length > 0) console.log(`     holds code of ${strangers.join(', ')}`)
}

// As in an application, whose entry exports nothing: the same for both pages.
const page = await bundle(PAGE_WITH_FORM, [], { preserveEntrySignatures: false })
const first = withImports(
  page.find((file) => file.isEntry),
  page,
)
const styles = page.filter(({ fileName }) => fileName.endsWith('.css'))
report('first load of a page with a form (React, renderer, styles)', kibibytes([...first, ...styles]), FIRST_LOAD, foreignIn(first))

const stylesLength = styles.reduce((sum, { source }) => sum + Buffer.byteLength(source), 0) / 1024
report('styles of the first load, before gzip', stylesLength, FIRST_STYLES)

// Without the lines that load RE2 and the further rules, for which the bundler would add a kilobyte of its own; the page above has them.
report(
  'form-schema, all that filling a form may need at once',
  kibibytes(await bundle(`export * from ${JSON.stringify(join(packages, 'form-schema/dist/fill.js'))}`, ['#re2', '#further-rules'])),
  FILLING,
)

const constants = Object.entries(await import(join(packages, 'form-schema/dist/index.js'))).filter(
  ([name, value]) => typeof value !== 'function' && !EVERYTHING.has(name),
)
const prices = await Promise.all(
  constants.map(async ([name]) => ({ name, size: kibibytes(await bundle(`export { ${name} } from '@formwork/form-schema'`)) })),
)
const largest = prices.reduce((most, each) => (each.size > most.size ? each : most))
report(`one constant of form-schema, the dearest of ${prices.length} (${largest.name})`, largest.size, ONE_CONSTANT)

const designer = await bundle(PAGE_WITH_DESIGNER, [], { root: join(packages, 'form-designer'), preserveEntrySignatures: false })
const designed = withImports(
  designer.find((file) => file.isEntry),
  designer,
)
const linked = new Set([...designed].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))
/** Loaded on demand: nobody fills a form before the preview is opened, and a form is checked after it is visible. */
const LATER = {
  '/form-renderer/dist/parts/FormRenderer.js': 'what fills a form',
  '/form-schema/dist/lint/lint-definition.js': 'what checks a form',
}
const early = [...designed]
  .flatMap((chunk) => Object.keys(chunk.modules))
  .flatMap((id) => Object.entries(LATER).flatMap(([path, what]) => (id.endsWith(path) ? [what] : [])))
report(
  'first load of a page with the designer (React, MUI, designer, styles)',
  kibibytes([...designed, ...designer.filter(({ fileName }) => linked.has(fileName))]),
  DESIGNER,
  early,
)

const part = (name) => {
  const found = page.find((file) => file.type === 'chunk' && file.isDynamicEntry && file.name === name)
  if (!found) throw new Error(`the page has no part called ${name}: is it one still?`)
  return withImports(found, page)
}
const re2 = page.find(({ name }) => name?.startsWith('compile-with-re2'))
report(
  'RE2, when a pattern asks for properties of characters',
  kibibytes([...withImports(re2, page)].filter((chunk) => !first.has(chunk))),
  RE2,
)
const furtherRules = page.find(({ name }) => name?.startsWith('check-further'))
report(
  'the further rules, when a field has one',
  kibibytes([...withImports(furtherRules, page)].filter((chunk) => !first.has(chunk))),
  FURTHER_RULES,
)
const shared = page.find((file) => file.type === 'chunk' && Object.keys(file.modules).some((id) => id.endsWith('/parts/common.js')))
const common = new Set([...withImports(shared, page)].filter((chunk) => !first.has(chunk)))
report('what larger widgets share, their styles included', kibibytes(common), COMMON)
/** Rows and the code that stores them are loaded as one part. */
const PART_NAMES = { subform: 'RowsCode' }
for (const [type, budget] of Object.entries(LARGER_WIDGETS)) {
  const own = [...part(PART_NAMES[type] ?? type)].filter((chunk) => !first.has(chunk) && !common.has(chunk))
  report(`${type}, when a form has one`, kibibytes(own), { budget })
}

const widgets = join(renderer, 'src/widgets')
const folders = [widgets, join(widgets, 'layout')]
for (const [type, budget] of Object.entries(SMALL_WIDGETS)) {
  const own = folders.map((folder) => join(folder, `${type}.tsx`)).find((file) => existsSync(file))
  report(
    `${type}, in the first load`,
    kibibytes(await bundle(`export * from ${JSON.stringify(own)}`, (id) => id !== PAGE && id !== own && !id.endsWith('page.js'))),
    { budget },
  )
}

const known = new Set([...Object.keys(LARGER_WIDGETS), ...Object.keys(SMALL_WIDGETS), 'unknown'])
for (const file of folders.flatMap((folder) => readdirSync(folder))) {
  if (!file.endsWith('.tsx') || file.includes('.test.') || known.has(basename(file, '.tsx'))) continue
  isFine = false
  console.log(`FAIL ${file} has no budget`)
}
process.exitCode = isFine ? 0 : 1
