import { createForm } from '@formwork/form-schema'
import { describe, expect, it } from 'vitest'
import { deleteWidget, duplicateWidget } from '../actions/widget-actions'
import { designerOf, formOfWidgets, gridOf, rootKeys, widgetOf } from '../testing/forms'
import { MERGE_WINDOW_MS } from '@formwork/edit-history'

const three = () => formOfWidgets(widgetOf('input', 'a'), widgetOf('input', 'b'), widgetOf('input', 'c'))
const tip = (key: string, value: string) => ({ type: 'set-option', key, option: 'tip', value }) as const

describe('selection', () => {
  it('goes to the next widget after a deletion, then to the previous, then to nothing', () => {
    const designer = designerOf(three())
    designer.store.getState().select('b')
    const seen = []
    for (let round = 0; round < 3; round += 1) {
      deleteWidget(designer, designer.store.getState().selected ?? '')
      seen.push(designer.store.getState().selected)
    }
    expect(seen).toEqual(['c', 'a', null])
  })

  it('goes to the grid when its column is emptied', () => {
    const designer = designerOf(formOfWidgets(gridOf('g', [widgetOf('input', 'a')], [])))
    deleteWidget(designer, 'a')
    expect(designer.store.getState().selected).toBe('g')
  })

  it('is the copy after duplicating, which lies above the original', () => {
    const designer = designerOf(three())
    duplicateWidget(designer, 'b')
    expect(rootKeys(designer)).toEqual(['a', 'new1', 'b', 'c'])
    expect(designer.store.getState().selected).toBe('new1')
  })

  it('is the first field after an import, and nothing after clearing', () => {
    const { store } = designerOf(createForm())
    store.getState().dispatch({ type: 'replace-form', form: three() })
    expect(store.getState().selected).toBe('a')
    store.getState().dispatch({ type: 'clear-form' })
    expect(store.getState().selected).toBeNull()
  })

  it('comes back with undo', () => {
    const designer = designerOf(three())
    designer.store.getState().select('b')
    deleteWidget(designer, 'b')
    designer.store.getState().undo()
    expect(designer.store.getState().selected).toBe('b')
  })
})

describe('history', () => {
  it('merges edits of one option within half a second, and never structural ones', () => {
    const clock = { now: 0 }
    const { store } = designerOf(three(), clock)
    for (const value of ['x', 'xy', 'xyz']) {
      clock.now += MERGE_WINDOW_MS - 1
      store.getState().dispatch(tip('a', value))
    }
    expect(store.getState().history.past).toHaveLength(1)
    clock.now += MERGE_WINDOW_MS
    store.getState().dispatch(tip('a', 'later'))
    expect(store.getState().history.past).toHaveLength(2)
    store.getState().dispatch({ type: 'delete-widget', key: 'b', origin: 'delete' })
    store.getState().dispatch({ type: 'delete-widget', key: 'c', origin: 'delete' })
    expect(store.getState().history.past).toHaveLength(4)
  })

  it('counts the data key that follows a title to the step of the title, however late it comes, and to no other step', () => {
    const clock = { now: 0 }
    const { store } = designerOf(three(), clock)
    const follow = (model: string) => store.getState().dispatch({ type: 'rename-model', key: 'a', model, origin: 'title' })
    store.getState().dispatch({ type: 'rename-widget', key: 'a', name: 'Reason' })
    clock.now += 10 * MERGE_WINDOW_MS
    follow('reason')
    expect(store.getState().history.past.map(({ label }) => label.id)).toEqual(['rename'])
    store.getState().dispatch(tip('a', 'x'))
    follow('cause')
    expect(store.getState().history.past).toHaveLength(3)
  })

  it('starts a new step for another option, another widget, another selection, and after saving', () => {
    const { store } = designerOf(three())
    store.getState().dispatch(tip('a', '1'))
    store.getState().dispatch({ ...tip('a', '1'), option: 'placeholder' })
    store.getState().dispatch({ ...tip('b', '1') })
    store.getState().select('b')
    store.getState().dispatch(tip('b', '2'))
    store.getState().markSaved()
    store.getState().dispatch(tip('b', '3'))
    expect(store.getState().history.past).toHaveLength(5)
  })

  it('drops what was undone once something new is done', () => {
    const { store } = designerOf(three())
    store.getState().dispatch(tip('a', '1'))
    store.getState().undo()
    store.getState().dispatch({ type: 'delete-widget', key: 'a', origin: 'delete' })
    expect(store.getState().redo()).toBe(false)
  })
})

it('says so when conditions still name a deleted field', () => {
  const reader = widgetOf('input', 'b')
  const condition = { type: 'and', list: [{ model: 'kind', value: '1' }] } as const
  const designer = designerOf(
    formOfWidgets(widgetOf('input', 'a', { model: 'kind' }), { ...reader, options: { ...reader.options, displayVerify: condition } }),
  )
  deleteWidget(designer, 'a')
  expect(designer.store.getState().view.notice).toMatchObject({ kind: 'deleted-with-readers', readers: [{ name: 'b' }], shown: true })
})
