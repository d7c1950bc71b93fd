/** The failures of a run, read from the reports of the test runners, and repeated at its end: a log that was cut still contains them. Pure. */
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** @typedef {{ file: string, title: string, error: string }} Failure `file` is empty for a command that is one check as a whole */

/** Lines shown of an error; the whole of it is further up in the log. */
const LINES = 12

/** A line of a stack that leads into a test runner. */
const FOREIGN_FRAME = /^\s+at (.*\/node_modules\/|new Promise)/

const joined = (titles) => titles.filter(Boolean).join(' › ')

/**
 * @param {any} report of vitest's reporter `json`
 * @param {string} root paths are relative to this
 * @returns {Failure[]}
 */
export function failuresOfVitest(report, root) {
  return report.testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    // A file that does not load has no tests that could fail.
    if (failed.length === 0) return status === 'failed' ? [{ file, title: 'the file itself', error: message }] : []
    return failed.map(({ ancestorTitles, title, failureMessages = [] }) => ({
      file,
      title: joined([...ancestorTitles, title]),
      error: failureMessages.join('\n'),
    }))
  })
}

/** @param {any} report of Playwright's reporter `json` @returns {Failure[]} */
export function failuresOfPlaywright({ suites = [], errors = [] }) {
  const outside = errors.map((error) => ({ file: '', title: 'outside of any test', error: textOf(error) }))
  return [...outside, ...suites.flatMap((suite) => failuresOfSuite(suite, []))]
}

function failuresOfSuite({ file, title, specs = [], suites = [] }, above) {
  // The outermost suite is the file.
  const titles = title === file ? above : [...above, title]
  const own = specs.flatMap((spec) =>
    spec.tests.flatMap(({ status, results }) => {
      if (status !== 'unexpected' && status !== 'flaky') return []
      const said = results.flatMap(({ error, errors = [] }) => (errors.length > 0 ? errors : error ? [error] : []))
      return [{ file, title: joined([...titles, spec.title]), error: said.map(textOf).join('\n') }]
    }),
  )
  return [...own, ...suites.flatMap((suite) => failuresOfSuite(suite, titles))]
}

const textOf = ({ message, stack, value }) => message ?? stack ?? value ?? ''

/**
 * @param {ReadonlyArray<{ lane: string, failures: readonly Failure[] }>} lanes
 * @returns {string} several lines, without a line break at the end; empty when nothing failed
 */
export function failureList(lanes) {
  return lanes.flatMap(({ lane, failures }) => failures.map((failure) => paragraph(lane, failure))).join('\n\n')
}

function paragraph(lane, { file, title, error }) {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim() !== '' && !FOREIGN_FRAME.test(line))
  const shown = lines.slice(0, LINES)
  const more = lines.length > shown.length ? [`… ${lines.length - shown.length} more lines`] : []
  return [`FAILED ${joined([lane, file, title])}`, ...[...shown, ...more].map((line) => `    ${line}`)].join('\n')
}

/** The last lines of a command's output, which say why it ended. @param {string} said */
export function endOf(said) {
  const lines = said.split('\n').filter((line) => line.trim() !== '')
  return lines.slice(-LINES).join('\n')
}
