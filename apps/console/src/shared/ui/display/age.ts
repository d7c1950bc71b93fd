/** How long ago a moment was, in the steps of spec section 9. */
export interface Age {
  readonly unit: 'now' | 'minutes' | 'hours' | 'day' | 'date'
  readonly count: number
}

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export function ageOf(thenMs: number, nowMs: number): Age {
  const age = nowMs - thenMs
  if (age < 30 * SECOND) return { unit: 'now', count: 0 }
  if (age < HOUR) return { unit: 'minutes', count: Math.max(1, Math.floor(age / MINUTE)) }
  if (age < DAY) return { unit: 'hours', count: Math.floor(age / HOUR) }
  if (age < 2 * DAY) return { unit: 'day', count: 1 }
  return { unit: 'date', count: 0 }
}
