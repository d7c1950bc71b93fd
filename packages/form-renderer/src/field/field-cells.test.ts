import { describe, expect, it, vi } from 'vitest'
import { openCells } from './field-cells'

const open = () => openCells({ startValue: (name) => `start of ${name}`, onEdit: vi.fn(), onLeave: vi.fn() })

describe('field cells', () => {
  it('tell a listener of its own field and of no other', () => {
    const cells = open()
    const heard = vi.fn()
    cells.cell('a').subscribe(heard)
    cells.setValues([['b', 1]])
    cells.setErrors(['b'], new Map([['b', { message: 'wrong' }]]))
    expect(heard).not.toHaveBeenCalled()
    cells.setValues([['a', 1]])
    expect(heard).toHaveBeenCalledOnce()
  })

  it('keep the same snapshot until something changes', () => {
    const cells = open()
    const before = cells.cell('a').read()
    cells.setValues([['a', 'start of a']])
    cells.setErrors(['a'], new Map())
    expect(cells.cell('a').read()).toBe(before)
  })

  it('take errors away from the named fields only', () => {
    const cells = open()
    cells.setErrors(
      ['a', 'b'],
      new Map([
        ['a', { message: 'one' }],
        ['b', { message: 'two' }],
      ]),
    )
    cells.setErrors(['a'], new Map())
    expect([...cells.errors()]).toEqual([['b', { message: 'two' }]])
    expect(cells.cell('a').read().error).toBeUndefined()
  })

  it('stop telling when the listener leaves', () => {
    const cells = open()
    const heard = vi.fn()
    cells.cell('a').subscribe(heard)()
    cells.setValues([['a', 1]])
    expect(heard).not.toHaveBeenCalled()
  })
})
