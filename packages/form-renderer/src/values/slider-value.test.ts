import { describe, expect, it } from 'vitest'
import { nearerEnd, numberAtPlace, placeOnLine, withEnd } from './slider-value'

const line = { min: 0, max: 100, step: 1 }

describe('a slider', () => {
  it.each([
    [0.5, line, 50],
    [0.333, { min: 0, max: 1, step: 0.1 }, 0.3],
    [1, { min: 0, max: 10, step: 3 }, 9],
    [0, { min: -5, max: 5, step: 1 }, -5],
    [-1, line, 0],
  ])('has at %d of %j the number %d', (place, on, expected) => expect(numberAtPlace(place, on)).toBe(expected))

  it('shows a number outside the line at its end, and an empty line as its start', () => {
    expect(placeOnLine(120, line)).toBe(1)
    expect(placeOnLine(5, { min: 5, max: 5, step: 1 })).toBe(0)
  })

  it('lets the ends of a pair meet but never cross', () => {
    expect(withEnd([20, 40], 0, 60)).toEqual([40, 40])
    expect(withEnd([20, 40], 1, 10)).toEqual([20, 20])
  })

  it('moves the nearer end, and of two that lie together the one that can move there', () => {
    expect(nearerEnd([20, 40], 25)).toBe(0)
    expect(nearerEnd([100, 100], 30)).toBe(0)
    expect(nearerEnd([0, 0], 30)).toBe(1)
  })
})
