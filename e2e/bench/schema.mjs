/**
 * How long form-schema takes: reading, showing, validating, checking and writing forms of many fields, by the built package in Node.
 * Prints the time a run costs the processor (what a quiet machine needs; the targets are about it), and the median and 95th percentile a
 * clock on the wall shows, in milliseconds. A time depends on the machine, a ratio of two times does not: the exit code is 1 when a ratio is
 * above its target.
 */
import { execFileSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { formOfFields, formOfSmallFields, rowsWithAProduct, valuesOf } from './schema-forms.mjs'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
execFileSync(join(root, 'node_modules/.bin/turbo'), ['run', 'build', '--filter=@formwork/form-schema', '--output-logs=errors-only'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
})
const schema = await import(pathToFileURL(join(root, 'packages/form-schema/dist/index.js')).href)

const { createValueComputer } = await import(pathToFileURL(join(root, 'packages/form-schema/dist/feel.js')).href)

const WARM_UP_MS = 300
const MEASURE_MS = 1200
const MIN_RUNS = 15

/** Milliseconds this thread has worked. The system counts them in ticks of some 4 ms: only sums over many runs mean something. */
function worked() {
  const { user, system } = process.threadCpuUsage?.() ?? process.cpuUsage()
  return (user + system) / 1000
}

const middle = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]

/** One run in milliseconds: worked, median, 95th percentile. Short work is run many times, so that the clock can measure it. */
function measure(work) {
  const start = performance.now()
  let runs = 0
  while (performance.now() - start < WARM_UP_MS) work(runs++)
  const batch = Math.max(1, Math.floor((runs / WARM_UP_MS) * 4))
  const walls = []
  const [first, workedBefore] = [runs, worked()]
  const deadline = performance.now() + MEASURE_MS
  while (performance.now() < deadline || walls.length < MIN_RUNS) {
    const startedAt = performance.now()
    for (let count = 0; count < batch; count++) work(runs++)
    walls.push((performance.now() - startedAt) / batch)
  }
  return {
    cost: (worked() - workedBefore) / (runs - first),
    median: middle(walls),
    p95: walls.toSorted((a, b) => a - b)[Math.floor(walls.length * 0.95)],
  }
}

const rows = []
function time(what, work, target = null) {
  const { cost, median, p95 } = measure(work)
  const result = target === null ? '' : cost <= target ? 'PASS' : 'FAIL'
  const shown = (ms) => (ms < 0.001 ? '<0.001' : ms.toPrecision(3))
  rows.push({ what, 'work ms': shown(cost), 'target ms': target ?? '', result, 'median ms': shown(median), 'p95 ms': shown(p95) })
}

function read(definition) {
  const { form, report } = schema.importDefinition(definition)
  if (form === null) throw new Error(report[0]?.message)
  return form
}

const textOf = (definition) => JSON.stringify(definition)
const kib = (text) => `${Math.round(Buffer.byteLength(text) / 1024)} KiB`

const two = textOf(formOfFields(2000))
time(`importDefinition, 2,000 widgets as files hold them (${kib(two)})`, () => read(two), 50)
const five = textOf(formOfSmallFields(5000))
time(`importDefinition, 5,000 small widgets (${kib(five)}; 5,000 full ones are past the limit of 1 MiB)`, () => read(five), 150)

const small = [1000, 4000].map((count) => textOf(formOfSmallFields(count)))
const form = read(formOfFields(1000))
const values = valuesOf(1000)
const toggled = { ...values, radio_3: '1' }

time('formVisibility and visibleFields, a form seen for the first time, 1,000 fields, 100 conditions', () =>
  schema.visibleFields({ list: [...form.list] }, values),
)
time('visibleFields, 1,000 fields, 100 conditions', (run) => schema.visibleFields(form, run % 2 === 0 ? values : toggled))
const tracker = schema.trackVisibility(form, values)
time('trackVisibility: one change that turns 100 fields', (run) => tracker.update('radio_3', run % 2 === 0 ? '1' : '2'), 0.2)
const typing = schema.trackVisibility(form, values)
time('trackVisibility: one change that no condition reads', (run) => typing.update('input_0', `text ${run}`), 0.2)
const order = read({ list: [rowsWithAProduct()], config: {} })
const compute = createValueComputer(order)
const rowsOf = (run) => Array.from({ length: 500 }, (_, at) => ({ price: at === 7 ? run : at }))
time('computeValues: 500 rows, of which one changed', (run) => compute({ items: rowsOf(run) }))
time('validateValues, 1,000 fields', () => schema.validateValues(form, values))
time('lintDefinition, 1,000 fields', () => schema.lintDefinition({ ...form, list: [...form.list] }))
time('exportDefinition, 1,000 fields', () => schema.exportDefinition(form))
time('toJsonSchema, 1,000 fields', () => schema.toJsonSchema(form))
time('toTypeScript, 1,000 fields', () => schema.toTypeScript(form))
time('toZod, 1,000 fields', () => schema.toZod(form))
time('toHtmlPage, 1,000 fields', () => schema.toHtmlPage(form))

/** How the time grows from 1,000 to 4,000: 4 is linear. Both are timed in turn, so that a busy machine slows both. */
const RATIO_TARGET = 5
const ROUNDS = 40
const ratios = []
function ratio(what, work) {
  const timed = (at, times) => {
    const workedAt = worked()
    for (let count = 0; count < times; count++) work(at)
    return worked() - workedAt
  }
  for (let round = 0; round < 8; round++) {
    timed(0, 4)
    timed(1, 1)
  }
  // Turns of the long one that take some 20 ms; the short one gets four times as many, so that both work about as long.
  const startedAt = performance.now()
  work(1)
  const turns = Math.max(1, Math.ceil(20 / (performance.now() - startedAt)))
  let [short, long] = [0, 0]
  for (let round = 0; round < ROUNDS; round++) {
    short += timed(0, turns * 4) / (turns * 4 * ROUNDS)
    long += timed(1, turns) / (turns * ROUNDS)
  }
  const grown = long / short
  ratios.push({
    what,
    '1,000 ms': short.toPrecision(3),
    '4,000 ms': long.toPrecision(3),
    ratio: grown.toFixed(2),
    result: grown <= RATIO_TARGET ? 'PASS' : 'FAIL',
  })
}
const forms = [1000, 4000].map((count) => read(formOfFields(count)))
const filled = [1000, 4000].map(valuesOf)
ratio('importDefinition, small widgets', (at) => read(small[at]))
ratio('visibleFields', (at) => schema.visibleFields(forms[at], filled[at]))
ratio('validateValues', (at) => schema.validateValues(forms[at], filled[at]))
ratio('lintDefinition', (at) => schema.lintDefinition({ ...forms[at], list: [...forms[at].list] }))
ratio('exportDefinition', (at) => schema.exportDefinition(forms[at]))

console.table(rows)
console.log(`Growth from 1,000 to 4,000 widgets; the target is at most ${RATIO_TARGET}, linear is 4.`)
console.table(ratios)
process.exitCode = ratios.every(({ result }) => result === 'PASS') ? 0 : 1
