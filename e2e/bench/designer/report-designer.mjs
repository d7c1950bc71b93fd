/** The table of a run, and how ours compares with the best of the others. */

const PARTS = ['open200', 'add200', 'open1000', 'add1000', 'undo1000', 'key500', 'drag500']
const HEAD = [
  '',
  'first load KiB',
  'all KiB',
  'open 200',
  'add at 200',
  'open 1,000',
  'add at 1,000',
  'undo at 1,000',
  'a key at 500',
  'drag at 500, p95',
]

/** The targets for ours: at most so many times the best of the others, or an absolute limit. */
const TARGETS = [
  { what: 'open 200 fields', part: 'open200', ratio: 0.4 },
  { what: 'add to 200 fields', part: 'add200', ratio: 0.12 },
  { what: 'first load', part: 'first', ratio: 0.8 },
  { what: 'open 1,000 fields', part: 'open1000', most: 1200 },
  { what: 'undo at 1,000 fields', part: 'undo1000', most: 50 },
  { what: 'a key at 500 fields', part: 'key500', most: 16 },
  { what: 'a frame of a drag at 500 fields, p95', part: 'drag500', most: 16.7 },
]

/** @param results - by name: bytes as `first` and `all`, and the medians of the parts; null where it cannot be measured */
export function tableOf(results) {
  const rows = Object.entries(results).map(([name, result]) => [
    name,
    result.first.toFixed(0),
    result.all.toFixed(0),
    ...PARTS.map((part) => shown(result[part])),
  ])
  return [HEAD, HEAD.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** @returns one line per target: our figure, its ratio to the best of the others or itself, and whether it meets the target. */
export function verdictsOf({ ours, ...others }) {
  return TARGETS.flatMap(({ what, part, ratio, most }) => {
    const own = ours?.[part] ?? null
    const best = Math.min(...Object.values(others).flatMap((result) => result[part] ?? []))
    if (own === null || (ratio !== undefined && !Number.isFinite(best))) return []
    const value = ratio === undefined ? own : own / best
    const limit = ratio ?? most
    return [
      `${what}: ${ratio === undefined ? own.toFixed(1) : `${value.toFixed(2)} × the best of the others`} (at most ${limit}) ${value <= limit ? 'PASS' : 'FAIL'}`,
    ]
  })
}

const shown = (value) => (value === null ? '–' : value.toFixed(1))
