/** The work of the tracker for a change, counted in evaluated conditions; the benchmark measures the time. */
import { expect, it } from 'vitest'
import { formOf, widget } from '../testing/builders'
import { trackVisibility } from './track-visibility'

it('evaluates each condition that a change can reach once, and no other', () => {
  const evaluated: number[] = []
  const showWhen = (at: number, reads: string) => ({
    all: [
      {
        model: reads,
        is: 'equals' as const,
        get value() {
          evaluated.push(at)
          return at % 2
        },
      },
    ],
  })
  // 1,000 fields, of which 100 have a condition: half of them read the first field, the others the one before them.
  const fields = Array.from({ length: 1000 }, (_, at) =>
    widget('input', {
      model: `f${at}`,
      options: { formwork: at % 10 === 9 ? { showWhen: showWhen(at, at % 20 === 9 ? 'f0' : `f${at - 1}`) } : {} },
    }),
  )
  const tracker = trackVisibility(formOf(...fields), {})
  const asked = (model: string, value: unknown) => {
    evaluated.length = 0
    tracker.update(model, value)
    return evaluated.toSorted((one, other) => one - other)
  }
  const readersOfFirst = Array.from({ length: 50 }, (_, turn) => turn * 20 + 9)
  for (let turn = 0; turn < 4; turn++) expect(asked('f0', turn % 2)).toEqual(readersOfFirst)
  expect(asked('f18', 1)).toEqual([19])
  expect(asked('f17', 1)).toEqual([])
  expect(asked('f18', 1)).toEqual([])
})
