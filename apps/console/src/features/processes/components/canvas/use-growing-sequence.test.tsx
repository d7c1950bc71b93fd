/** What is rendered of a long process at first. */
import { renderHook, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { OutlineBlock, OutlineItem, OutlineSequence, OutlineStep } from '../../flow/flow-outline'
import { useGrowingSequence } from './use-growing-sequence'

const step = (id: string): OutlineStep => ({
  kind: 'step',
  node: { id, kind: 'copyTo', name: id, assignees: [] },
  returnEdge: null,
})
const sequenceOf = (items: readonly OutlineItem[]): OutlineSequence => ({
  items,
  places: [...items, null].map((_, index) => ({ edgeIds: [`e${index}`], target: `n${index}` })),
})
const block = (id: string, branches: number, stepsEach: number): OutlineBlock => ({
  kind: 'branches',
  gateway: { id, kind: 'exclusiveGateway', name: id },
  join: `${id}-join`,
  joinNode: null,
  branches: Array.from({ length: branches }, (_, branch) => ({
    edge: { id: `${id}-${branch}`, source: id, target: id, order: 1, label: '', outcome: null, condition: null, isDefault: false },
    sequence: sequenceOf(Array.from({ length: stepsEach }, (_, index) => step(`${id}-${branch}-${index}`))),
  })),
})
const steps = (count: number) => sequenceOf(Array.from({ length: count }, (_, index) => step(`s${index}`)))

/** Every value that the hook gave, one a render. */
function shownOf(sequence: OutlineSequence) {
  const seen: number[] = []
  const hook = renderHook(() => {
    const { shown } = useGrowingSequence(sequence)
    seen.push(shown.items.length)
    expect(shown.places).toHaveLength(shown.items.length + 1)
    return shown
  })
  return { seen, hook }
}

describe('a process as a list', () => {
  test('is whole at once while it is short', () => {
    const { seen, hook } = shownOf(steps(30))
    expect(seen).toEqual([30])
    expect(hook.result.current.items).toHaveLength(30)
  })

  test('shows its first cards at once and the rest after that', async () => {
    const { seen, hook } = shownOf(steps(200))
    expect(seen).toEqual([30])
    await waitFor(() => expect(hook.result.current.items).toHaveLength(200))
  })

  test('counts the conditions and the steps inside of branches as cards', () => {
    // 3 conditions with 4 steps each are 15 cards.
    const { seen } = shownOf(sequenceOf([block('a', 3, 4), block('b', 3, 4), block('c', 3, 4), step('last')]))
    expect(seen).toEqual([2])
  })

  test('shows a block that is longer than a screen whole, for it cannot be cut', async () => {
    const { seen, hook } = shownOf(sequenceOf([block('a', 3, 40), step('after')]))
    expect(seen).toEqual([1])
    await waitFor(() => expect(hook.result.current.items).toHaveLength(2))
  })

  test('stays whole when a step is added to it', async () => {
    const hook = renderHook(({ sequence }) => useGrowingSequence(sequence), { initialProps: { sequence: steps(100) } })
    await waitFor(() => expect(hook.result.current.isWhole).toBe(true))
    hook.rerender({ sequence: steps(101) })
    expect(hook.result.current.shown.items).toHaveLength(101)
  })
})
