/** What waits for an idle page is done once, in browsers that tell and in those that do not. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { whenIdle } from './when-idle'

const ways = ['told by the browser', 'not told'] as const

describe.each(ways)('what can wait, %s', (way) => {
  let idle: (() => void) | undefined
  beforeEach(() => {
    vi.useFakeTimers()
    idle = undefined
    const ask = (run: () => void) => {
      idle = run
      return 7
    }
    vi.stubGlobal('requestIdleCallback', way === 'not told' ? undefined : ask)
    vi.stubGlobal('cancelIdleCallback', () => (idle = undefined))
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const rest = () => {
    idle?.()
    vi.advanceTimersByTime(150)
  }

  it('is not done at once, and is done then', () => {
    const run = vi.fn()
    whenIdle(run, 150)
    expect(run).not.toHaveBeenCalled()
    rest()
    expect(run).toHaveBeenCalledOnce()
  })

  it('is not done when it was given up', () => {
    const run = vi.fn()
    whenIdle(run, 150)()
    rest()
    expect(run).not.toHaveBeenCalled()
  })
})
