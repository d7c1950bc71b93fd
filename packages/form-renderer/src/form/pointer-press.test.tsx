import { fireEvent } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { openPresses } from './pointer-press'

describe('a press', () => {
  it('lets its click land before work is done', async () => {
    const presses = openPresses()
    const stop = presses.listen()
    const done: string[] = []
    fireEvent.pointerDown(document.body)
    presses.after(() => done.push('work'))
    fireEvent.pointerUp(document.body)
    done.push('click')
    await vi.waitFor(() => expect(done).toEqual(['click', 'work']))
    stop()
  })

  it('holds nothing up when no pointer is pressed', () => {
    const presses = openPresses()
    const work = vi.fn()
    presses.after(work)
    expect(work).toHaveBeenCalledOnce()
  })

  it('does not outlive the form', () => {
    const presses = openPresses()
    presses.listen()()
    fireEvent.pointerDown(document.body)
    const work = vi.fn()
    presses.after(work)
    expect(work).toHaveBeenCalledOnce()
  })
})
