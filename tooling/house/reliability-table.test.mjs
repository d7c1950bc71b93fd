/** The table of threats and faults: each has an existing test, and each id of the research is in it. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../../', import.meta.url)
const table = readFileSync(new URL('docs/reference/reliability.md', root), 'utf8')
const research = new URL('../shared/research/reliability.md', root)

const rows = [...table.matchAll(/^\| ([A-Z]\d+) \| (.+?) \| (.+) \|$/gm)].map(([, id, , shownBy]) => ({ id, shownBy }))
const testsOf = (cell) =>
  [...cell.matchAll(/`([^`]+)`: “(.+?)”(?=<br>|$)/g)].map(([, file, title]) => ({ file, title: title.replaceAll('\\|', '|') }))

it('names only tests that are there', () => {
  const gone = rows
    .flatMap(({ id, shownBy }) => testsOf(shownBy).map((test) => ({ id, ...test })))
    .filter(({ file, title }) => {
      const place = new URL(file, root)
      return !existsSync(place) || !readFileSync(place, 'utf8').includes(title)
    })
  expect(gone).toEqual([])
})

it('has for each case a test, or a sentence that says why there is none', () => {
  expect(rows.length).toBeGreaterThan(60)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  for (const { id, shownBy } of rows) {
    const isShown = testsOf(shownBy).length > 0
    expect(isShown || /^[A-Z].{20,}\.$/.test(shownBy), id).toBe(true)
    // A file and a title that this cannot read would be a test that is never checked.
    if (isShown) expect(testsOf(shownBy), id).toHaveLength(shownBy.split('<br>').length)
  }
})

it.skipIf(!existsSync(research))('has every case of the research in these groups', () => {
  const asked = [...readFileSync(research, 'utf8').matchAll(/^- ([ABEHNU]\d+) \|/gm)].map(([, id]) => id)
  expect(asked.length).toBeGreaterThan(60)
  expect(asked.filter((id) => !rows.some((row) => row.id === id))).toEqual([])
})

if (!existsSync(research))
  process.stderr.write('reliability-table.test.mjs: without the research beside the project, its cases are not compared with the table\n')
