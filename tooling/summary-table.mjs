/** The results of a run in columns, a line for each lane. */

/** @typedef {{ name: string, passed: number, failed: number, skipped: number, seconds: number }} LaneResult */

/**
 * Words on the left, figures on the right; the column of skipped ones only when there are any.
 *
 * @param {readonly LaneResult[]} results
 * @returns {string} several lines, without a line break at the end
 */
export function summaryTable(results) {
  const figures = results.some(({ skipped }) => skipped > 0) ? ['passed', 'failed', 'skipped', 'seconds'] : ['passed', 'failed', 'seconds']
  const rows = [
    ['lane', ...figures],
    ...results.map((result) => [
      `${result.name}${result.failed > 0 ? ' (FAILED)' : ''}`,
      ...figures.map((figure) => (figure === 'seconds' ? result.seconds.toFixed(1) : String(result[figure]))),
    ]),
  ]
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  const line = (row) => row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join('  ')
  return [line(rows[0]), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.slice(1).map(line)].join('\n')
}
