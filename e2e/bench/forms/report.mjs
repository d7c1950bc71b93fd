/** The table of a run: best of all rounds, ratios to the reference, targets and whether they hold. */
import { LIBRARIES, REFERENCE } from './libraries.mjs'

const MIB = 'MiB'
const KIB = 'KiB'

/**
 * What is compared. `of` reads a library's result; `target` is the most a ratio to the reference may be, `most` an absolute limit,
 * `own` the most a ratio to the library's own figure may be (docs/reference/bench.md says where the targets come from).
 */
const ROWS = [
  { what: 'all 1,000 fields mounted and painted', unit: 'ms', of: (r) => r.flat1000?.mount, target: 0.22 },
  { what: 'first screen painted, 20 fields', unit: 'ms', of: (r) => r.flat20?.screen },
  {
    what: 'first screen painted, 1,000 fields',
    unit: 'ms',
    of: (r) => r.flat1000?.screen,
    own: { of: (r) => r.flat20?.screen, most: 1.5 },
  },
  { what: 'main-thread time per key, 20 fields', unit: 'ms', of: (r) => r.flat20?.key },
  {
    what: 'main-thread time per key, 1,000 fields',
    unit: 'ms',
    of: (r) => r.flat1000?.key,
    target: 0.4,
    own: { of: (r) => r.flat20?.key, most: 1.5 },
  },
  { what: 'hide a tenth of 1,000 fields', unit: 'ms', of: (r) => r.flat1000?.hide, target: 0.2 },
  { what: 'show a tenth of 1,000 fields', unit: 'ms', of: (r) => r.flat1000?.show, target: 0.18 },
  { what: 'validate all 1,000 fields', unit: 'ms', of: (r) => r.flat1000?.validate, target: 0.12 },
  { what: 'heap with 1,000 fields mounted', unit: MIB, of: (r) => r.flat1000?.heap, target: 0.1 },
  { what: 'table of 100 × 6: mounted and painted', unit: 'ms', of: (r) => r.rows100?.mount, target: 0.25 },
  { what: 'table of 100 × 6: validate', unit: 'ms', of: (r) => r.rows100?.validate, target: 0.25 },
  { what: 'page with one form: JS and CSS it loads, gzip', unit: KIB, of: (r) => r.bytes.first, most: 105 },
  { what: 'the same with all it may load later, gzip', unit: KIB, of: (r) => r.bytes.all },
]

/** @returns how one row compares with its target for our own figures: null when the row has no target or could not be measured. */
function compare({ of, target, most, own }, results) {
  const value = of(results.ours)
  if (value === undefined) return null
  const checks = []
  const reference = results[REFERENCE] && of(results[REFERENCE])
  if (target !== undefined && reference !== undefined) checks.push({ text: `≤ ${target} R`, holds: value / reference <= target })
  if (most !== undefined) checks.push({ text: `≤ ${most}`, holds: value <= most })
  if (own !== undefined) checks.push({ text: `≤ ${own.most} × 20 fields`, holds: value / own.of(results.ours) <= own.most })
  return checks.length === 0 ? null : { text: checks.map(({ text }) => text).join(', '), holds: checks.every(({ holds }) => holds) }
}

function cell(row, name, results) {
  const value = row.of(results[name])
  if (value === undefined) return '–'
  const reference = results[REFERENCE] && row.of(results[REFERENCE])
  const text = value >= 100 ? value.toFixed(0) : value.toFixed(1)
  return reference === undefined || name === REFERENCE ? text : `${text} (${(value / reference).toFixed(2)} R)`
}

/** The report as markdown. `results[name]` holds the best figures by form, and `bytes`; `missing` what kept figures from counting. */
export function report({ results, missing, machine, rounds }) {
  const names = Object.keys(results)
  const lines = [
    '| | ' + names.map((name) => LIBRARIES[name]).join(' | ') + ' | target | |',
    `| --- | ${names.map(() => '---:').join(' | ')} | --- | --- |`,
  ]
  for (const row of ROWS) {
    const compared = results.ours ? compare(row, results) : null
    const cells = names.map((name) => cell(row, name, results))
    lines.push(
      `| ${row.what}, ${row.unit} | ${cells.join(' | ')} | ${compared?.text ?? ''} | ${compared === null ? '' : compared.holds ? 'PASS' : 'FAIL'} |`,
    )
  }
  const notes = missing.map(({ name, form, what }) => `- ${LIBRARIES[name]}, ${form}: ${what}`)
  return [
    ...lines,
    '',
    `Best of ${rounds} fresh page loads each, libraries in turn, ${machine}. R is the reference. Every field was in the document, took the focus, was found in the text and validated` +
      (notes.length === 0 ? '.' : ', but:'),
    '',
    ...notes,
  ].join('\n')
}
