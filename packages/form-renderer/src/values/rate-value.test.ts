import { describe, expect, it } from 'vitest'
import { ratingAt } from './rate-value'

describe('a rating under the pointer', () => {
  it.each([
    [0, 5, false, 1],
    [0.01, 5, true, 0.5],
    [0.5, 5, false, 3],
    [0.5, 5, true, 2.5],
    [0.51, 5, true, 3],
    [1, 5, true, 5],
    [1.2, 5, true, 5],
    [-0.1, 3, false, 1],
  ] as const)('at %d of %d stars, halves %s, is %d', (place, max, allowHalf, expected) =>
    expect(ratingAt(place, { max, allowHalf })).toBe(expected),
  )
})
