/** A small process opens whole, a large one at its start. */
import { expect, it } from 'vitest'
import { openingViewport } from './opening-viewport'

const size = { width: 1000, height: 800 }
const column = (count: number) => new Map(Array.from({ length: count }, (_, at) => [`n${at}`, { x: 24, y: 24 + at * 128 }]))

it('shows all of a small process, no larger than it is', () => {
  const places = column(4)
  const { zoom, y } = openingViewport({ places }, places.get('n0'), size)
  expect(zoom).toBe(1)
  expect(y).toBeGreaterThan(0)
})

it('shows the start of one whose names could not be read as a whole', () => {
  const places = column(200)
  const { x, y, zoom } = openingViewport({ places }, places.get('n0'), size)
  expect(zoom).toBe(0.8)
  // In the middle, below the upper edge.
  expect([Math.round((24 + 76) * zoom + x), Math.round(24 * zoom + y)]).toEqual([500, 24])
})
