import { describe, expect, it } from 'vitest'
import { edgeStep } from './edge-step'

describe('a pane with something dragged over it', () => {
  const pane = { top: 100, bottom: 700 }

  it.each([
    ['in its middle', 400, 0],
    ['where the edge begins', 156, 0],
    ['at the upper edge', 100, -14],
    ['above it', 20, -14],
    ['halfway to the lower edge', 672, 7],
    ['at the lower edge', 700, 14],
  ])('scrolls %s', (_where, y, step) => {
    expect(edgeStep(pane, y)).toBe(step)
  })
})
