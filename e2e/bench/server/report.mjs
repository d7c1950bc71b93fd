/** The page of figures. */
import { cpus, loadavg } from 'node:os'
import { readFileSync, writeFileSync } from 'node:fs'

/** The table of tickets ends the page, the one of people ends with its own mark. */
const MARKS = {
  tickets: ['<!-- written by pnpm bench server -->', null],
  people: ['<!-- written by pnpm bench server --what people -->', '<!-- as far as here -->'],
}
const figure = (value, digits = 0) => (value === undefined || Number.isNaN(value) ? '' : value.toFixed(digits))

/** @returns rows of a table, also for the terminal. */
export const figuresOf = (results) =>
  results.map(({ what, measured, bare }) => ({
    what,
    'calls/s': figure(measured.perSecond),
    'p50 ms': figure(measured.p50, 1),
    'p99 ms': figure(measured.p99, 1),
    'server ms/call': figure(measured.server, 2),
    'PostgreSQL ms/call': figure(measured.postgres, 2),
    'bare calls/s': figure(bare?.perSecond),
    'of bare': bare === undefined ? '' : figure(measured.perSecond / bare.perSecond, 2),
    failed: measured.failed === 0 ? '' : String(measured.failed),
  }))

export function writeReport(file, what, { results, facts, connections, loadBefore }) {
  const rows = figuresOf(results)
  const columns = Object.keys(rows[0] ?? {})
  const line = (cells) => `| ${cells.join(' | ')} |`
  const table = [
    line(columns),
    line(columns.map((_, index) => (index === 0 ? '---' : '---:'))),
    ...rows.map((row) => line(columns.map((column) => row[column]))),
  ]
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.version}`
  const load = `load of the machine ${loadBefore.map((value) => value.toFixed(1)).join(', ')} before, ${loadavg()[0]?.toFixed(1)} after`
  const [mark, end] = MARKS[what]
  const body = [
    mark,
    '',
    ...table,
    '',
    '| | |',
    '| --- | ---: |',
    ...facts.map(([what, value]) => line([what, value])),
    '',
    `${connections} connections; ${machine}; ${load}.`,
    '',
  ].join('\n')
  const page = readFileSync(file, 'utf8')
  const rest = end === null ? '' : page.slice(page.indexOf(end))
  writeFileSync(file, `${page.slice(0, page.indexOf(mark))}${body}${rest === '' ? '' : `\n${rest}`}`)
}
