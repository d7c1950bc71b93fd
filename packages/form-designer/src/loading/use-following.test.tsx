/** A value that may be computed later is computed when the page is idle, and only the latest. */
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.resetModules()
})

async function follow(first: string) {
  const asked = new Map<number, (deadline: IdleDeadline) => void>()
  let last = 0
  vi.stubGlobal('requestIdleCallback', (run: (deadline: IdleDeadline) => void) => {
    last += 1
    asked.set(last, run)
    return last
  })
  vi.stubGlobal('cancelIdleCallback', (id: number) => void asked.delete(id))
  vi.resetModules()
  const { useFollowing } = await import('./use-following')
  const hook = renderHook(({ value }) => useFollowing(value), { initialProps: { value: first } })
  return {
    shown: () => hook.result.current,
    set: (value: string) => hook.rerender({ value }),
    rest: () =>
      act(() => {
        for (const run of asked.values()) run({ didTimeout: false, timeRemaining: () => 50 })
        asked.clear()
      }),
  }
}

describe('what follows', () => {
  it('is there from the beginning, and then when the page is idle', async () => {
    const { shown, set, rest } = await follow('a')
    expect(shown()).toBe('a')
    set('b')
    expect(shown()).toBe('a')
    rest()
    expect(shown()).toBe('b')
  })

  it('leaves out what has changed again by then', async () => {
    const { shown, set, rest } = await follow('a')
    set('b')
    set('c')
    rest()
    expect(shown()).toBe('c')
    set('d')
    set('c')
    rest()
    expect(shown()).toBe('c')
  })

  it('is left to React where the browser does not tell', async () => {
    vi.resetModules()
    const { useFollowing } = await import('./use-following')
    const hook = renderHook(({ value }) => useFollowing(value), { initialProps: { value: 'a' } })
    hook.rerender({ value: 'b' })
    expect(hook.result.current).toBe('b')
  })
})
