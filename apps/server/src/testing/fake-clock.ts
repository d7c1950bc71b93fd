/** A clock that only moves when a test says so. */
export interface FakeClock {
  readonly now: () => Date
  advance(by: { readonly seconds?: number; readonly minutes?: number; readonly hours?: number; readonly days?: number }): void
}

export function fakeClock(start = '2026-03-02T09:00:00.000Z'): FakeClock {
  let current = new Date(start).getTime()
  return {
    now: () => new Date(current),
    advance: ({ seconds = 0, minutes = 0, hours = 0, days = 0 }) => {
      current += (seconds + 60 * (minutes + 60 * (hours + 24 * days))) * 1000
    },
  }
}
