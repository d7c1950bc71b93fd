import { fireEvent } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { watchPointer } from './pointer-press'

describe('a press', () => {
  it('lets its click land before work is done', async () => {
    const pointer = watchPointer()
    const stop = pointer.listen(document)
    const done: string[] = []
    fireEvent.pointerDown(document.body)
    pointer.after(() => done.push('work'))
    fireEvent.pointerUp(document.body)
    done.push('click')
    await expect.poll(() => done).toEqual(['click', 'work'])
    stop()
  })

  it('holds nothing up when no pointer is pressed', () => {
    const pointer = watchPointer()
    const work = vi.fn()
    pointer.after(work)
    expect(work).toHaveBeenCalledOnce()
  })

  it('does not outlive the form', () => {
    const pointer = watchPointer()
    pointer.listen(document)()
    fireEvent.pointerDown(document.body)
    const work = vi.fn()
    pointer.after(work)
    expect(work).toHaveBeenCalledOnce()
  })
})
