import { describe, expect, it } from 'vitest'
import { runLanes } from './run-lanes.mjs'

/** Lanes that end when the test says so, and the lanes started so far. */
function lanesOf(afters) {
  const started = []
  const end = {}
  const lanes = Object.entries(afters).map(([name, after]) => ({
    name,
    after,
    run: () => new Promise((resolve) => (end[name] = () => resolve({ passed: name.length }))),
  }))
  return { lanes, started, end, onStart: (name) => started.push(name) }
}

/** Everything that follows from an end has started then. */
const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('lanes', () => {
  it('run side by side, and after those that they wait for', async () => {
    const { lanes, started, end, onStart } = lanesOf({ types: [], lint: [], unit: ['types', 'lint'], examples: ['types'] })
    const ended = runLanes(lanes, onStart)
    await turn()
    expect(started).toEqual(['types', 'lint'])
    end.types()
    await turn()
    expect(started).toEqual(['types', 'lint', 'examples'])
    end.lint()
    await turn()
    expect(started).toEqual(['types', 'lint', 'examples', 'unit'])
    end.unit()
    end.examples()
    expect((await ended).map(({ name, passed }) => [name, passed])).toEqual([
      ['types', 5],
      ['lint', 4],
      ['unit', 4],
      ['examples', 8],
    ])
  })

  it('do not wait for a lane that is left out of this run', async () => {
    const { lanes, started, end, onStart } = lanesOf({ unit: ['build'] })
    const ended = runLanes(lanes, onStart)
    await turn()
    expect(started).toEqual(['unit'])
    end.unit()
    await ended
  })
})
