/** The keys of the canvas, one by one: what each does, and which are left to the browser. */
import { describe, expect, it } from 'vitest'
import { designerOf, formOfWidgets, rootKeys, widgetOf } from '../testing/forms'
import { canvasShortcut, historyShortcut, type KeyPress } from './canvas-shortcuts'

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...held,
})

function designing(selected: string | null = 'b') {
  const designer = designerOf(formOfWidgets(widgetOf('input', 'a'), widgetOf('input', 'b'), widgetOf('input', 'c')))
  designer.store.getState().select(selected)
  return { designer, state: () => designer.store.getState() }
}

describe('a key on the canvas', () => {
  it.each([
    ['Alt+Up moves up', press('ArrowUp', { altKey: true }), ['b', 'a', 'c']],
    ['Alt+Down moves down', press('ArrowDown', { altKey: true }), ['a', 'c', 'b']],
    ['Delete takes away', press('Delete'), ['a', 'c']],
    ['Backspace takes away', press('Backspace'), ['a', 'c']],
    ['Ctrl+D copies above', press('d', { ctrlKey: true }), ['a', 'new1', 'b', 'c']],
    ['Cmd+D too, with Caps Lock on', press('D', { metaKey: true }), ['a', 'new1', 'b', 'c']],
  ])('%s, and gives the focus to what is selected then', (_, key, expected) => {
    const { designer, state } = designing()
    const before = state().view.focusRequest
    expect(canvasShortcut(designer, key)).toBe(true)
    expect(rootKeys(designer)).toEqual(expected)
    expect(state().view.focusRequest).toBe(before + 1)
  })

  it.each([
    ['Up', press('ArrowUp'), ['a']],
    ['Down', press('ArrowDown'), ['c']],
    ['Shift+Down', press('ArrowDown', { shiftKey: true }), ['b', 'c']],
    ['Ctrl+A', press('a', { ctrlKey: true }), ['a', 'b', 'c']],
    ['Escape', press('Escape'), []],
  ])('%s selects', (_, key, expected) => {
    const { designer, state } = designing()
    expect(canvasShortcut(designer, key)).toBe(true)
    expect(state().selection).toEqual(expected)
  })

  it('F2 edits in place, Enter leads to the panel, and a question mark lists the keys', () => {
    const { designer, state } = designing()
    expect([canvasShortcut(designer, press('F2')), state().view.editing]).toEqual([true, 'b'])
    expect([canvasShortcut(designer, press('Enter')), state().view.titleRequest, state().view.panelOpen]).toEqual([
      true,
      state().selected,
      true,
    ])
    expect([canvasShortcut(designer, press('?', { shiftKey: true })), state().view.dialog]).toEqual([true, 'keys'])
  })

  it.each([
    ['a letter', press('x')],
    ['Ctrl with Alt', press('d', { ctrlKey: true, altKey: true })],
    ['Ctrl with Shift', press('a', { ctrlKey: true, shiftKey: true })],
    ['Ctrl+P', press('p', { ctrlKey: true })],
    ['Ctrl+Enter', press('Enter', { ctrlKey: true })],
  ])('%s is left to the browser', (_, key) => {
    const { designer } = designing()
    expect(canvasShortcut(designer, key)).toBe(false)
    expect(rootKeys(designer)).toEqual(['a', 'b', 'c'])
  })

  it.each(['Delete', 'F2', 'Enter', 'Escape'])('%s without a selection is left to the browser', (key) => {
    expect(canvasShortcut(designing(null).designer, press(key))).toBe(false)
  })
})

describe('undo and redo', () => {
  it('answer to Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y, and only while there is a step', () => {
    const { designer } = designing()
    expect(historyShortcut(designer, press('z', { ctrlKey: true }))).toBe(false)
    canvasShortcut(designer, press('Delete'))
    expect([historyShortcut(designer, press('z', { metaKey: true })), rootKeys(designer).length]).toEqual([true, 3])
    expect([historyShortcut(designer, press('Z', { ctrlKey: true, shiftKey: true })), rootKeys(designer).length]).toEqual([true, 2])
    historyShortcut(designer, press('z', { ctrlKey: true }))
    expect([historyShortcut(designer, press('y', { ctrlKey: true })), rootKeys(designer).length]).toEqual([true, 2])
  })

  it.each([press('z'), press('z', { ctrlKey: true, altKey: true }), press('x', { ctrlKey: true })])('leave %j alone', (key) => {
    const { designer } = designing()
    canvasShortcut(designer, press('Delete'))
    expect(historyShortcut(designer, key)).toBe(false)
  })
})
