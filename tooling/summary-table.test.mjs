import { describe, expect, it } from 'vitest'
import { summaryTable } from './summary-table.mjs'

const format = { name: 'format', passed: 1, failed: 0, skipped: 0, seconds: 1.3 }
const unit = { name: 'unit and integration', passed: 5105, failed: 1, skipped: 0, seconds: 98 }

describe('the table at the end of a run', () => {
  it('has a line for each lane, and marks those that failed', () => {
    expect(summaryTable([format, unit])).toBe(
      [
        'lane                           passed  failed  seconds',
        '-----------------------------  ------  ------  -------',
        'format                              1       0      1.3',
        'unit and integration (FAILED)    5105       1     98.0',
      ].join('\n'),
    )
  })

  it('tells of skipped tests when there are any', () => {
    const lines = summaryTable([format, { ...unit, failed: 0, skipped: 32 }]).split('\n')
    expect(lines[0]).toBe('lane                  passed  failed  skipped  seconds')
    expect(lines[3]).toBe('unit and integration    5105       0       32     98.0')
  })
})
