/** Each widget on the canvas is notified of its own changes alone, and always of those. */
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { findingsOf } from '../checker/findings'
import { countingKeys, designerOf, formOfWidgets, widgetOf } from '../testing/forms'
import { commandFrom } from '../testing/random-command'
import { viewsOf } from './widget-views'

const number = fc.nat({ max: 40 })
const keys = ['a', 'b', 'c'] as const
const setUp = () => {
  const { store } = designerOf(formOfWidgets(...keys.map((key) => widgetOf('input', key))))
  const views = viewsOf(store)
  const told = Object.fromEntries(keys.map((key) => [key, vi.fn()]))
  for (const key of keys) {
    views.viewOf(key)
    views.subscribe(key, () => told[key]?.())
  }
  const counts = () => keys.map((key) => told[key]?.mock.calls.length)
  return { store, views, counts }
}

describe('a widget on the canvas', () => {
  it('is told of a change of itself, and the others are not', () => {
    const { store, views, counts } = setUp()
    store.getState().dispatch({ type: 'rename-widget', key: 'b', name: 'B' })
    expect(counts()).toEqual([0, 1, 0])
    expect(views.viewOf('b')?.widget.name).toBe('B')
  })

  it('is told when it is selected or no longer, edited, or found wrong', () => {
    const { store, views, counts } = setUp()
    store.getState().select('b')
    expect(counts()).toEqual([1, 1, 0])
    store.getState().setView({ editing: 'b' })
    expect(counts()).toEqual([1, 2, 0])
    store.getState().setFindings(findingsOf([{ code: 'empty-label', severity: 'warning', widgetKey: 'c', params: {} }]))
    expect(counts()).toEqual([1, 2, 1])
    store.getState().setFindings(findingsOf([{ code: 'empty-label', severity: 'warning', widgetKey: 'c', params: {} }]))
    expect(counts()).toEqual([1, 2, 1])
    expect(views.viewOf('c')?.severity).toBe('warning')
  })

  it('is told of nothing while a field is dragged', () => {
    const { store, counts } = setUp()
    store.getState().setView({ isDragging: true, dropPlace: { parent: null, index: 2 } })
    store.getState().setView({ dropPlace: { parent: null, index: 0 } })
    expect(counts()).toEqual([0, 0, 0])
  })

  it('is gone when it was deleted, and there again after an undo', () => {
    const { store, views, counts } = setUp()
    store.getState().dispatch({ type: 'delete-widget', key: 'c', origin: 'delete' })
    expect(views.viewOf('c')).toBeNull()
    store.getState().undo()
    expect(views.viewOf('c')?.widget.key).toBe('c')
    expect(counts()[2]).toBe(2)
  })

  it('shows after any commands what the state says', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(number, number, number, number), { maxLength: 40 }), (steps) => {
        const { store, views } = setUp()
        const newKey = countingKeys('x')
        for (const step of steps) {
          const { document, undo, redo, dispatch } = store.getState()
          if (step[0] % 7 === 0) undo()
          else if (step[0] % 11 === 0) redo()
          else dispatch(commandFrom(document, step, newKey))
          const { document: now, selection, selected } = store.getState()
          for (const key of keys) {
            const view = views.viewOf(key)
            expect(view?.widget).toBe(now.widgets[key]?.widget)
            if (view !== null) expect([view.isSelected, view.isLead]).toEqual([selection.includes(key), selected === key])
          }
        }
      }),
      { numRuns: 100 },
    )
  })
})
