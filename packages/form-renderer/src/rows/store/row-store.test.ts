import { newRow, type rowFields, validateField, type WidgetOf } from '@formwork/form-schema'
import { describe, expect, it, vi } from 'vitest'
import { definition, widget } from '../../testing/render-form'
import { cellName } from './row-cells'
import { openRows } from './row-store'

function subform(): WidgetOf<'subform'> {
  const columns = [
    { span: 12, list: [widget('input', 'name', { required: true })] },
    { span: 12, list: [widget('number', 'price')] },
  ]
  const [found] = definition([widget('subform', 'items', {}, { columns })]).list
  if (found?.type !== 'subform') throw new Error('no subform')
  return found
}

function open(start: unknown = [{ name: 'A', price: 1, id: 7 }, { name: 'B' }, { name: 'C', status: 1 }]) {
  const onChange = vi.fn()
  const announce = vi.fn()
  const validate = (field: ReturnType<typeof rowFields>[number], value: unknown) => validateField(field, value, { locale: 'en' })[0]
  return { store: openRows(subform(), start, { validate, announce, afterPress: (work) => work(), onChange }), onChange, announce }
}

describe('rows', () => {
  it('are the given objects until somebody changes them', () => {
    const given = [{ name: 'A', price: 1 }, { name: 'B' }]
    const { store } = open(given)
    expect(store.value()[0]).toBe(given[0])
    const cell = store.cells.cell(cellName(1, 'price'))
    cell.onChange(2)
    expect(store.value()).toEqual([{ name: 'A', price: 2 }, { name: 'B' }])
    expect(store.value()[1]).toBe(given[1])
    expect(given[0]).toEqual({ name: 'A', price: 1 })
  })

  it('keep keys without a field, and leave out what was never entered', () => {
    const { store } = open()
    store.cells.cell(cellName(1, 'name')).onChange('A2')
    expect(store.value()[0]).toEqual({ name: 'A2', price: 1, id: 7 })
    expect(store.value()[1]).toEqual({ name: 'B' })
  })

  it('tell the cell that changed and no other, and the shape not at all', () => {
    const { store, onChange } = open()
    const heard = vi.fn()
    store.cells.cell(cellName(2, 'name')).subscribe(heard)
    store.subscribe(heard)
    store.cells.cell(cellName(1, 'name')).onChange('x')
    expect(heard).not.toHaveBeenCalled()
    expect(onChange).toHaveBeenCalledWith(false)
  })

  it('carry status 1 when added, -1 when a stored one is removed, and nothing when an unsaved one goes', () => {
    const { store } = open()
    const [added] = store.insert(1, [{ name: 'new' }])
    expect(store.value()[1]).toEqual({ ...newRow(subform()), name: 'new', status: 1 })
    store.remove(added ?? 0)
    store.remove(1)
    store.remove(3)
    expect(store.value()).toEqual([{ name: 'A', price: 1, id: 7, status: -1 }, { name: 'B' }])
    expect(store.shown()).toEqual([2])
  })

  it('come back where they were, with what was entered', () => {
    const { store } = open()
    store.cells.cell(cellName(1, 'name')).onChange('edited')
    const stored = store.remove(1)
    const unsaved = store.remove(3)
    if (unsaved) store.restore(unsaved)
    if (stored) store.restore(stored)
    expect(store.value()).toEqual([{ name: 'edited', price: 1, id: 7 }, { name: 'B' }, { name: 'C', status: 1 }])
    expect(store.shown()).toEqual([1, 2, 3])
  })

  it('move among the shown ones past a removed one', () => {
    const { store } = open()
    store.remove(2)
    store.move(3, 0)
    expect(store.shown()).toEqual([3, 1])
    store.move(3, 1)
    expect(store.shown()).toEqual([1, 3])
    expect(store.value().map((row) => row['name'])).toEqual(['A', 'C', 'B'])
  })

  it('stay the same rows when a host hands back what it was told, or a copy of it', () => {
    const { store } = open()
    store.setValue(store.value().toReversed())
    expect(store.shown()).toEqual([3, 2, 1])
    store.setValue(structuredClone(store.value()))
    expect(store.shown()).toEqual([3, 2, 1])
    store.setValue([{ name: 'only' }])
    expect(store.shown()).toEqual([3])
    expect(store.cells.cell(cellName(3, 'name')).read().value).toBe('only')
  })

  it('take what is no list of rows as none', () => {
    for (const value of [null, 'x', 7, {}, [1, null, 'a', []]]) expect(open(value).store.value()).toEqual([])
  })

  it('show a problem at its cell by the path in the whole list', () => {
    const { store } = open()
    store.remove(1)
    store.showIssues([{ path: ['items', 1, 'name'], message: 'wrong' }], false)
    expect(store.cells.cell(cellName(2, 'name')).read().error?.message).toBe('wrong')
    expect(store.problems()).toMatchObject([{ id: 2, index: 0, message: 'wrong' }])
    expect(store.cellAt(['items', 0, 'name'])).toBeUndefined()
    expect(store.cellAt(['items', 1, 'nobody'])).toBeUndefined()
  })

  it('are validated when left, and while they show a problem', () => {
    const { store, announce } = open([{ name: '' }])
    const cell = store.cells.cell(cellName(1, 'name'))
    cell.onBlur()
    expect(announce).toHaveBeenCalledWith('name is required')
    expect(cell.read().error?.message).toBe('name is required')
    cell.onChange('x')
    expect(cell.read().error).toBeUndefined()
  })

  it('keep what a server said until the value changes', () => {
    const { store } = open()
    store.showIssues([{ path: ['items', 0, 'name'], message: 'Taken' }], true)
    const cell = store.cells.cell(cellName(1, 'name'))
    cell.onBlur()
    expect(cell.read().error?.message).toBe('Taken')
    cell.onChange('other')
    expect(cell.read().error).toBeUndefined()
  })

  it('tell cells apart whatever their models hold', () => {
    expect(new Set([cellName(1, '1 a'), cellName(11, 'a'), cellName(1, ' a'), cellName(1, 'a')]).size).toBe(4)
  })
})
