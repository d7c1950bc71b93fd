/** The selection after a command, its undo and its redo. */
import { createForm } from '@formwork/form-schema'
import { describe, expect, it } from 'vitest'
import { extendTo, toggleWidget } from '../../actions/selection-actions'
import { designerOf, formOfWidgets, gridOf, tabsOf, widgetOf } from '../../testing/forms'
import type { DesignerCommand } from '../command'

const input = (key: string) => widgetOf('input', key)
const form = () =>
  formOfWidgets(input('a'), gridOf('g', [input('b'), input('c')], [input('d')]), tabsOf('t', { One: [input('e')], Two: [input('f')] }))

function selecting(...selection: readonly string[]) {
  const designer = designerOf(form())
  const { store } = designer
  store.getState().selectAll({ selected: selection.at(-1) ?? null, selection })
  const now = () => {
    const { selected, selection: all } = store.getState()
    return `${selected ?? 'nothing'}: ${all.join(' ')}`.trim()
  }
  return { designer, state: () => store.getState(), now, after: (command: DesignerCommand) => (store.getState().dispatch(command), now()) }
}
const root = (index: number) => ({ parent: null, index })
const remove = (key: string) => ({ type: 'delete-widget', key, origin: 'delete' }) as const

describe('after a command', () => {
  it.each<[string, DesignerCommand, string]>([
    [
      'all that was put in, the first leading',
      { type: 'insert-widgets', widgets: [input('x'), input('y')], place: root(1), origin: 'paste' },
      'x: x y',
    ],
    ['the copy', { type: 'duplicate-widget', key: 'b', copy: input('x') }, 'x: x'],
    ['what moved', { type: 'move-widget', key: 'b', place: root(0) }, 'b: b'],
    ['the next one, where what went was alone', remove('b'), 'c: c'],
    ['the one before, where the last of a column went', remove('c'), 'b: b'],
    ['the container, where its column is empty now', remove('d'), 'g: g'],
    ['the one before a container that went with its content', remove('t'), 'g: g'],
    [
      'what several say, the first leading, without what is gone',
      { type: 'several', step: 'move', commands: [remove('a')], select: ['c', 'a', 'e'] },
      'c: c e',
    ],
    ['the first of a form that was imported', { type: 'replace-form', form: formOfWidgets(input('p'), input('q')) }, 'p: p'],
    ['nothing of an empty one', { type: 'replace-form', form: createForm() }, 'nothing:'],
    ['nothing of what was cleared', { type: 'clear-form' }, 'nothing:'],
  ])('%s is selected', (_, command, expected) => {
    expect(selecting('a', 'f').after(command)).toBe(expected)
  })

  it.each<[string, DesignerCommand]>([
    ['an option', { type: 'set-option', key: 'b', option: 'tip', value: 'x' }],
    ['a title', { type: 'rename-widget', key: 'b', name: 'x' }],
    ['a data key', { type: 'rename-model', key: 'b', model: 'x' }],
    ['another type', { type: 'change-type', key: 'b', widget: widgetOf('date', 'b') }],
    ['columns', { type: 'set-columns', key: 'g', spans: [24] }],
    ['a pane that goes', { type: 'remove-pane', key: 't', pane: 1 }],
    ['a setting of the form', { type: 'set-form-config', change: { size: 'mini' } }],
    ['languages', { type: 'set-languages', languages: { language: 'en', translations: {} } }],
    ['a repair', { type: 'replace-form', form: { ...form(), list: form().list.toReversed() }, origin: 'fix' }],
  ])('%s leaves the selection', (_, command) => {
    expect(selecting('a', 'f').after(command)).toBe('f: a f')
  })

  it('what a version brought back does not have is not selected any more', () => {
    const restored = { type: 'replace-form', form: formOfWidgets(input('a')), origin: 'restore' } as const
    expect(selecting('a', 'f').after(restored)).toBe('a: a')
  })
})

describe('after undo and redo', () => {
  it('everything is selected as it was at that moment', () => {
    const { designer, state, now, after } = selecting('b')
    extendTo(designer, 'd')
    const before = now()
    expect(before).toBe('d: b c d')
    const deleted = after({ type: 'several', step: 'delete', commands: ['b', 'c', 'd'].map(remove), select: [] })
    expect(deleted).toBe('g: g')
    state().undo()
    expect(now()).toBe(before)
    state().redo()
    expect(now()).toBe(deleted)
  })

  it('what was selected since is forgotten by the one and kept for the other', () => {
    const { state, now, after } = selecting('a')
    after({ type: 'insert-widgets', widgets: [input('x')], place: root(0), origin: 'palette' })
    state().select('e')
    state().undo()
    expect(now()).toBe('a: a')
    state().redo()
    expect(now()).toBe('e: e')
  })
})

describe('a range', () => {
  it.each([
    ['from column to column takes what lies between', 'b', 'd', 'd: b c d'],
    ['from the sheet into a grid takes its beginning', 'a', 'c', 'c: a g c'],
    ['from a grid out to a pane', 'd', 'e', 'e: d t e'],
    ['upwards from the same widgets', 'd', 'b', 'b: d c b'],
    ['over a whole container takes it as one', 'a', 't', 't: a g t'],
  ])('%s', (_, from, to, expected) => {
    const { designer, now } = selecting(from)
    extendTo(designer, to)
    expect(now()).toBe(expected)
  })

  it('begins anew at what was taken in alone', () => {
    const { designer, now } = selecting('a')
    toggleWidget(designer, 'd')
    toggleWidget(designer, 'a')
    extendTo(designer, 'e')
    expect(now()).toBe('e: d t e')
  })
})
