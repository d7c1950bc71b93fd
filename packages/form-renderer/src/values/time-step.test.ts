import { describe, expect, it } from 'vitest'
import { stepTime } from './time-step'

describe('arrow keys in a time', () => {
  it.each([
    ['09:30:00', 'HH:mm:ss', 0, 1, '10:30:00', [0, 2]],
    ['09:30:00', 'HH:mm:ss', 2, -1, '08:30:00', [0, 2]],
    ['09:59:00', 'HH:mm:ss', 4, 1, '09:00:00', [3, 5]],
    ['09:30:00', 'HH:mm:ss', 8, -1, '09:30:59', [6, 8]],
    ['23:30', 'HH:mm', 1, 1, '00:30', [0, 2]],
    ['09时30分', 'HH时mm分', 6, 1, '09时31分', [3, 5]],
    ['', 'HH:mm', 0, 1, '00:00', [0, 2]],
  ] as const)('%j as %s, caret at %i, %i: %j', (text, format, caret, by, expected, [start, end]) =>
    expect(stepTime(text, format, caret, by)).toEqual({ text: expected, start, end }),
  )

  it('leave alone what is no time, and formats without one', () => {
    expect(stepTime('9:3', 'HH:mm', 0, 1)).toBeNull()
    expect(stepTime('2026', 'yyyy', 0, 1)).toBeNull()
  })
})
