import { describe, expect, it } from 'vitest'
import { endOf, failureList, failuresOfPlaywright, failuresOfVitest } from './failures.mjs'

describe('what failed, said once more at the end', () => {
  it('tells lane, file, title and error of a test, without colours, empty lines and the runner’s own part of the stack', () => {
    const failures = [
      {
        file: 'a.test.ts',
        title: 'a form › opens',
        error: '\u001B[31mError: closed\u001B[39m\n\n  at a.test.ts:3\n  at /x/node_modules/r.js:1\n  at new Promise (<anonymous>)',
      },
    ]
    expect(failureList([{ lane: 'unit', failures }])).toBe(
      ['FAILED unit › a.test.ts › a form › opens', '    Error: closed', '      at a.test.ts:3'].join('\n'),
    )
  })

  it('shows the first lines of a long error, and says that there is more', () => {
    const error = Array.from({ length: 40 }, (_, at) => `line ${at}`).join('\n')
    const lines = failureList([{ lane: 'unit', failures: [{ file: 'a.test.ts', title: 'opens', error }] }]).split('\n')
    expect(lines.slice(-2)).toEqual(['    line 11', '    … 28 more lines'])
  })

  it('is empty when nothing failed', () => {
    expect(failureList([{ lane: 'unit', failures: [] }])).toBe('')
  })

  it('reads failed tests, and files that did not load, from a report of vitest', () => {
    const report = {
      testResults: [
        {
          name: '/project/packages/a.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            { status: 'passed', ancestorTitles: [], title: 'holds', failureMessages: [] },
            { status: 'failed', ancestorTitles: ['a form'], title: 'opens', failureMessages: ['Error: closed'] },
          ],
        },
        { name: '/project/b.test.ts', status: 'failed', message: 'Cannot find c.ts', assertionResults: [] },
        { name: '/project/d.test.ts', status: 'passed', assertionResults: [] },
      ],
    }
    expect(failuresOfVitest(report, '/project')).toEqual([
      { file: 'packages/a.test.ts', title: 'a form › opens', error: 'Error: closed' },
      { file: 'b.test.ts', title: 'the file itself', error: 'Cannot find c.ts' },
    ])
  })

  it('reads failed tests, and what broke outside of them, from a report of Playwright', () => {
    const failed = { title: 'opens', tests: [{ status: 'unexpected', results: [{ errors: [{ message: 'Error: closed' }] }] }] }
    const flaky = { title: 'closes', tests: [{ status: 'flaky', results: [{ error: { message: 'late' } }, {}] }] }
    const others = [
      { title: 'holds', tests: [{ status: 'expected', results: [{}] }] },
      { title: 'waits', tests: [{ status: 'skipped', results: [] }] },
    ]
    const report = {
      errors: [{ message: 'no registry' }],
      suites: [
        {
          file: 'a.spec.ts',
          title: 'a.spec.ts',
          specs: [flaky],
          suites: [{ file: 'a.spec.ts', title: 'a form', specs: [failed, ...others] }],
        },
      ],
    }
    expect(failuresOfPlaywright(report)).toEqual([
      { file: '', title: 'outside of any test', error: 'no registry' },
      { file: 'a.spec.ts', title: 'closes', error: 'late' },
      { file: 'a.spec.ts', title: 'a form › opens', error: 'Error: closed' },
    ])
  })

  it('keeps of a command its last lines', () => {
    const said = Array.from({ length: 40 }, (_, at) => `line ${at}\n\n`).join('')
    expect(endOf(said).split('\n')).toEqual(Array.from({ length: 12 }, (_, at) => `line ${28 + at}`))
  })
})
