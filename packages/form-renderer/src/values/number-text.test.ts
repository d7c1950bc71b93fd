import { describe, expect, it } from 'vitest'
import { readNumber, stepNumber } from './number-text'

describe('number text', () => {
  it.each([
    ['', null],
    [' 12 ', 12],
    ['-0.5', -0.5],
    ['1.', 1],
    ['1e3', 1000],
    ['１２．５', 12.5],
    ['12x', '12x'],
    ['-', '-'],
    ['1e999', '1e999'],
    ['0x10', '0x10'],
  ])('%j reads as %j', (text, expected) => expect(readNumber(text)).toBe(expected))

  it.each([
    [0.2, 1, { min: '', max: '', step: 0.1 }, 0.3],
    [5, -1, { min: 0, max: 10, step: 2 }, 4],
    [null, 1, { min: 3, max: '', step: 1 }, 3],
    [10, 1, { min: '', max: 10, step: 1 }, 10],
    [0, 1, { min: '', max: '', step: 1e-15 }, 1e-15],
    [12_345_678.7, 1, { min: '', max: '', step: 0.1 }, 12_345_678.8],
    [1_234_567_890.3, 1, { min: '', max: '', step: 0.1 }, 1_234_567_890.4],
    [1_234_567_890.3, -1, { min: '', max: '', step: 0.1 }, 1_234_567_890.2],
    ['abc', 1, { min: '', max: '', step: 1 }, 0],
  ] as const)('%j steps by %i within %j to %d', (value, direction, limits, expected) =>
    expect(stepNumber(value, direction, limits)).toBe(expected),
  )

  it('never stands still, however large the number and small the step', () => {
    for (let value = 100_000_000, count = 0; count < 1000; count++) {
      const next = stepNumber(value, 1, { min: '', max: '', step: 0.1 })
      expect(next).toBe(Number((100_000_000 + (count + 1) / 10).toFixed(1)))
      value = next
    }
  })
})
