/** The parts of the store that an action changes: panes only render again for their own part. */
import { createForm, toDocument } from '@formwork/form-schema'
import { describe, expect, it, vi } from 'vitest'
import { findingsOf } from '../checker/findings'
import { designerOf, formOfWidgets, gridOf, widgetOf } from '../testing/forms'
import type { DesignerStoreState } from './designer-state'

const three = () => formOfWidgets(widgetOf('input', 'a'), gridOf('g', [widgetOf('input', 'b')], []), widgetOf('input', 'c'))
const SLICES = ['document', 'saved', 'history', 'selection', 'findings', 'view'] as const
type Slice = (typeof SLICES)[number]

function watched() {
  const clock = { now: 0 }
  const { store } = designerOf(three(), clock)
  const told = vi.fn()
  store.subscribe(told)
  /** The slices that another object stands for after the act. */
  const touchedBy = (act: (state: DesignerStoreState) => unknown): readonly Slice[] => {
    const before = store.getState()
    act(before)
    return SLICES.filter((slice) => store.getState()[slice] !== before[slice])
  }
  return { store, told, touchedBy, clock, state: () => store.getState() }
}

describe('an act', () => {
  it.each<[string, (state: DesignerStoreState) => unknown, readonly Slice[]]>([
    ['typing', ({ dispatch }) => dispatch({ type: 'set-option', key: 'a', option: 'tip', value: 'x' }), ['document', 'history']],
    [
      'moving',
      ({ dispatch }) => dispatch({ type: 'move-widget', key: 'a', place: { parent: null, index: 2 } }),
      ['document', 'history', 'selection', 'view'],
    ],
    ['a refusal', ({ dispatch }) => dispatch({ type: 'delete-widget', key: 'gone', origin: 'delete' }), ['view']],
    ['what changes nothing', ({ dispatch }) => dispatch({ type: 'rename-widget', key: 'a', name: 'a' }), []],
    ['selecting', ({ select }) => select('b'), ['selection', 'view']],
    ['selecting what is selected', ({ select }) => select('a'), []],
    ['selecting what is gone', ({ select }) => select('gone'), []],
    ['undo where nothing was done', ({ undo }) => undo(), []],
    ['redo where nothing was undone', ({ redo }) => redo(), []],
    ['a drag', ({ setView }) => setView({ dropPlace: { parent: null, index: 1 } }), ['view']],
    ['hiding a notice that is not shown', ({ dismissNotice }) => dismissNotice(), []],
    ['what was found', ({ setFindings }) => setFindings(findingsOf([])), ['findings']],
    ['saving what is saved', ({ markSaved }) => markSaved(), []],
  ])('%s touches its own part', (_, act, expected) => {
    expect(watched().touchedBy(act)).toEqual(expected)
  })

  it('that changes nothing notifies no listener', () => {
    const { told, state } = watched()
    state().dispatch({ type: 'move-widget', key: 'a', place: { parent: null, index: 1 } })
    state().dispatch({ type: 'several', step: 'move', commands: [], select: [] })
    state().select('a')
    state().select('nobody')
    state().undo()
    state().dismissNotice()
    expect(told).not.toHaveBeenCalled()
  })

  it('on one widget leaves every other node the same object', () => {
    const { state } = watched()
    const before = state().document
    state().dispatch({ type: 'set-option', key: 'b', option: 'tip', value: 'x' })
    const { widgets, root } = state().document
    expect(Object.keys(widgets).filter((key) => widgets[key] !== before.widgets[key])).toEqual(['b'])
    expect(root).toBe(before.root)
  })

  it('tells of itself once', () => {
    const { told, state } = watched()
    state().dispatch({ type: 'delete-widget', key: 'c', origin: 'delete' })
    expect(told).toHaveBeenCalledTimes(1)
    state().undo()
    expect(told).toHaveBeenCalledTimes(2)
  })
})

describe('notices', () => {
  it('count up, so that the same one is told again; a typed change is not told at all', () => {
    const { state } = watched()
    const sequences = ['copied', 'copied'].map(() => {
      state().notify({ kind: 'copied' })
      return state().view.notice?.sequence
    })
    expect(sequences).toEqual([1, 2])
    state().dispatch({ type: 'rename-widget', key: 'a', name: 'x' })
    expect(state().view.notice).toMatchObject({ kind: 'copied', sequence: 2 })
  })

  it('of a refusal are shown until they are hidden, and then still what was said last', () => {
    const { state } = watched()
    state().dispatch({ type: 'delete-widget', key: 'gone', origin: 'delete' })
    expect(state().view.notice).toMatchObject({ kind: 'refused', reason: 'widget-not-found', shown: true })
    state().dismissNotice()
    expect(state().view.notice).toMatchObject({ kind: 'refused', shown: false })
  })

  it('of undo and redo name the step', () => {
    const { state } = watched()
    state().dispatch({ type: 'delete-widget', key: 'c', origin: 'cut' })
    state().undo()
    expect(state().view.notice).toMatchObject({ kind: 'undone', step: { id: 'cut', widget: { name: 'c' } } })
    state().redo()
    expect(state().view.notice).toMatchObject({ kind: 'redone', step: { id: 'cut', widget: { name: 'c' } } })
  })
})

describe('another form', () => {
  it('has no history, nothing unsaved and its first widget selected', () => {
    const { state } = watched()
    state().dispatch({ type: 'delete-widget', key: 'a', origin: 'delete' })
    state().load(formOfWidgets(widgetOf('input', 'z')))
    expect(state()).toMatchObject({ selected: 'z', selection: ['z'], history: { past: [], future: [] } })
    expect(state().saved).toBe(state().document)
    expect(state().undo()).toBe(false)
    state().load(createForm())
    expect(state()).toMatchObject({ selected: null, selection: [] })
  })

  it('leaves nothing open that was about a widget of the form before', () => {
    const { state } = watched()
    state().setView({ editing: 'a', titleRequest: 'a', dropPlace: { parent: { key: 'g', slot: 1 }, index: 0 } })
    state().setFindings(findingsOf([{ code: 'empty-label', severity: 'warning', widgetKey: 'a', params: {} }]))
    state().load(formOfWidgets(widgetOf('input', 'a')))
    expect(state().view).toMatchObject({ editing: null, titleRequest: null, dropPlace: null })
    expect(state().findings.list).toEqual([])
  })
})

describe('a widget that goes while its words are edited', () => {
  it.each<[string, (state: DesignerStoreState) => unknown]>([
    ['by a deletion', ({ dispatch }) => dispatch({ type: 'delete-widget', key: 'new', origin: 'delete' })],
    ['by an undo', ({ undo }) => undo()],
    ['by what somebody else saved', ({ saved, rebase }) => rebase(saved, saved)],
  ])('%s is not edited when it comes back', (_, act) => {
    const { state } = watched()
    state().dispatch({ type: 'insert-widgets', widgets: [widgetOf('input', 'new')], place: { parent: null, index: 0 }, origin: 'palette' })
    state().setView({ editing: 'new', titleRequest: 'new' })
    act(state())
    expect(state().document.widgets).not.toHaveProperty('new')
    expect(state().view).toMatchObject({ editing: null, titleRequest: null })
  })

  it('another one goes on being edited', () => {
    const { state } = watched()
    state().setView({ editing: 'a' })
    state().dispatch({ type: 'delete-widget', key: 'c', origin: 'delete' })
    state().undo()
    expect(state().view.editing).toBe('a')
  })
})

describe('what is stored', () => {
  it('is the form of the moment, or the one that was handed over while editing went on', () => {
    const { state } = watched()
    const handed = state().document
    state().dispatch({ type: 'rename-widget', key: 'a', name: 'x' })
    state().markSaved(handed)
    expect([state().saved === handed, state().document === handed]).toEqual([true, false])
    state().markSaved()
    expect(state().saved).toBe(state().document)
  })

  it('typing after it is a step of its own, however fast', () => {
    const { state } = watched()
    state().dispatch({ type: 'rename-widget', key: 'a', name: 'x' })
    state().markSaved()
    state().dispatch({ type: 'rename-widget', key: 'a', name: 'xy' })
    state().undo()
    expect(state().document).toBe(state().saved)
  })
})

describe('what somebody else saved', () => {
  it('is taken over as one step: undone, everything stands as it did, and is unsaved', () => {
    const { state } = watched()
    state().select('c')
    const mine = state().document
    const base = toDocument(formOfWidgets(widgetOf('input', 'z')))
    const joined = toDocument(formOfWidgets(widgetOf('input', 'z'), widgetOf('input', 'a')))
    state().rebase(base, joined)
    expect(state()).toMatchObject({
      document: joined,
      saved: base,
      selected: null,
      view: { notice: { kind: 'done', step: { id: 'restore' } } },
    })
    state().undo()
    expect(state()).toMatchObject({ document: mine, saved: base, selected: 'c' })
  })

  it('keeps of the selection what is still there', () => {
    const { state } = watched()
    state().selectAll({ selected: 'c', selection: ['a', 'c'] })
    const joined = toDocument(formOfWidgets(widgetOf('input', 'a')))
    state().rebase(joined, joined)
    expect(state()).toMatchObject({ selected: 'a', selection: ['a'] })
  })
})

describe('requests', () => {
  it('for the title are about one widget alone, and open the panel where it was asked for', () => {
    const { state } = watched()
    state().setView({ panelTab: 'form' })
    state().requestTitle()
    expect(state().view).toMatchObject({ titleRequest: 'a', panelTab: 'field', panelOpen: false })
    state().selectAll({ selected: 'a', selection: ['a', 'c'] })
    state().requestPanel()
    expect(state().view).toMatchObject({ titleRequest: null, panelTab: 'field', panelOpen: true })
  })

  it('selecting a widget shows what it is made of; selecting nothing leaves the panel', () => {
    const { state } = watched()
    state().setView({ panelTab: 'form' })
    state().select(null)
    expect(state().view.panelTab).toBe('form')
    state().select('c')
    expect(state().view.panelTab).toBe('field')
  })
})
