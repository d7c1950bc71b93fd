/** A minute of calls by a clock that goes on, stands still and is set back. */
import { expect, it } from 'vitest'
import { perMinute } from './per-minute'

function rateAt(start: number) {
  let at = start
  const rate = perMinute(() => new Date(at))
  return { take: () => rate.take('one', 2), set: (to: number) => (at = to) }
}

it('takes so many in a minute, and says how long the next one has to wait', () => {
  const { take, set } = rateAt(100_000)
  expect([take(), take(), take()]).toEqual([0, 0, 60])
  set(159_500)
  expect(take()).toBe(1)
  set(160_000)
  expect([take(), take(), take()]).toEqual([0, 0, 60])
})

it('begins another minute where the clock was set back, and keeps nobody out until it has caught up', () => {
  const { take, set } = rateAt(3_700_000)
  expect([take(), take(), take()]).toEqual([0, 0, 60])
  set(100_000)
  expect([take(), take(), take()]).toEqual([0, 0, 60])
})
