/** Work for an idle page is done once, in browsers with and without idle callbacks. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { whenIdle } from './when-idle'

const ways = ['told by the browser', 'not told'] as const

describe.each(ways)('what can wait, %s', (way) => {
  let idle: (() => void) | undefined
  let left = 10
  beforeEach(() => {
    vi.useFakeTimers()
    idle = undefined
    left = 10
    const ask = (run: (deadline: IdleDeadline) => void) => {
      idle = () => run({ didTimeout: false, timeRemaining: () => left })
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
    whenIdle(run, { withinMs: 150 })
    expect(run).not.toHaveBeenCalled()
    rest()
    expect(run).toHaveBeenCalledOnce()
  })

  it('is not done when it was given up', () => {
    const run = vi.fn()
    whenIdle(run, { withinMs: 150 })()
    rest()
    expect(run).not.toHaveBeenCalled()
  })

  it('waits for a longer rest where it needs one, but not for ever', () => {
    const run = vi.fn()
    whenIdle(run, { withinMs: 150, needsMs: 12 })
    left = 3
    idle?.()
    expect(run).not.toHaveBeenCalled()
    left = 40
    if (way === 'told by the browser') idle?.()
    else rest()
    expect(run).toHaveBeenCalledOnce()
    const late = vi.fn()
    whenIdle(late, { withinMs: 150, needsMs: 12 })
    left = 3
    vi.advanceTimersByTime(150)
    idle?.()
    expect(late).toHaveBeenCalledOnce()
  })
})
