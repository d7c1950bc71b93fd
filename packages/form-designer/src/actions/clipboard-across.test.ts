/** The clipboard between forms and browser tabs: what arrives, under which names, and what is no widget at all. */
import { createForm, exportDefinition, LIMITS, type Widget, widgetDefinitions } from '@formwork/form-schema'
import { describe, expect, it } from 'vitest'
import { keysInOrder, nodeOf } from '../commands/tree-queries'
import type { DesignerContextValue } from '../store/designer-context'
import { optionsOf, outlineOf, textOf } from '../testing/documents'
import { designerOf, formOfWidgets, gridOf, tabsOf, widgetOf } from '../testing/forms'
import { expectSound } from '../testing/random-command'
import { clipboardTextOf, definitionOfWidgets, insertDefinition, pasteText, writeClipboard } from './clipboard'
import { toggleWidget } from './selection-actions'

const of = (key: string, model: string, change: object = {}): Widget => {
  const widget = widgetOf('input', key, { model })
  return { ...widget, options: { ...widget.options, ...change } }
}
const reading = (key: string, model: string) => of(key, `of_${key}`, { formwork: { showWhen: { model, is: 'equals', value: 1 } } })
const documentIn = ({ store }: DesignerContextValue) => store.getState().document
const noticeIn = ({ store }: DesignerContextValue) => store.getState().view.notice
const modelOf = (designer: DesignerContextValue, key: string) => {
  const widget = nodeOf(documentIn(designer), key)?.widget
  return widget === undefined || widget.type === 'unknown' ? '' : widget.model
}
const readBy = (designer: DesignerContextValue, key: string) => optionsOf(documentIn(designer), key)['formwork']
const copied = (designer: DesignerContextValue, ...keys: readonly string[]) => clipboardTextOf(designer, keys) ?? ''

describe('copied into another form', () => {
  it('everything keeps key, data key and what it reads, where the form has neither', async () => {
    const source = designerOf(formOfWidgets(of('a', 'kind'), reading('b', 'kind'), of('c', 'c')))
    const target = designerOf(formOfWidgets(of('z', 'z')))
    await pasteText(target, copied(source, 'a', 'b'))
    expect(outlineOf(documentIn(target))).toBe('z a b')
    expect([modelOf(target, 'a'), readBy(target, 'b')]).toEqual(['kind', readBy(source, 'b')])
  })

  it('one data key that is taken gives all of them new ones, and they go on reading each other', async () => {
    const source = designerOf(formOfWidgets(of('a', 'kind'), reading('b', 'kind')))
    const target = designerOf(formOfWidgets(of('z', 'kind')))
    await pasteText(target, copied(source, 'a', 'b'))
    const [, first, second] = documentIn(target).root
    if (first === undefined || second === undefined) throw new Error('nothing was pasted')
    expect([first, second]).not.toContain('a')
    expect(modelOf(target, first)).not.toBe('kind')
    expect(readBy(target, second)).toEqual({ showWhen: { model: modelOf(target, first), is: 'equals', value: 1 } })
    expectSound(documentIn(target))
  })

  it('a copy goes on reading a field that was not copied', async () => {
    const designer = designerOf(formOfWidgets(of('a', 'kind'), reading('b', 'kind')))
    await pasteText(designer, copied(designer, 'b'))
    expect(readBy(designer, documentIn(designer).root[2] ?? '')).toEqual(readBy(designer, 'b'))
  })

  it('a subform keeps its rows apart: a row’s field may have the data key of a field of the form', async () => {
    const rows = widgetOf('subform', 's', {
      model: 'items',
      columns: [{ span: 24, list: [of('x', 'kind'), reading('y', 'kind')], extras: {} }],
    })
    const source = designerOf(formOfWidgets(rows))
    const target = designerOf(formOfWidgets(of('z', 'z')))
    await pasteText(target, copied(source, 's'))
    await pasteText(target, copied(source, 's'))
    const second = documentIn(target).root[2] ?? ''
    const [x = '', y = ''] = nodeOf(documentIn(target), second)?.slots[0] ?? []
    expect(modelOf(target, second)).not.toBe('items')
    expect(readBy(target, y)).toEqual({ showWhen: { model: modelOf(target, x), is: 'equals', value: 1 } })
    expectSound(documentIn(target))
  })

  it('a widget of a type that is not known here arrives as it is and keeps every word', async () => {
    const raw = { type: 'hologram', key: 'h', name: 'H', options: { odd: [1, null, { deep: '值' }] } }
    const source = designerOf(formOfWidgets({ type: 'unknown', key: 'h', name: 'H', sourceType: 'hologram', raw }))
    const target = designerOf(createForm())
    await pasteText(target, copied(source, 'h'))
    expect(nodeOf(documentIn(target), 'h')?.widget).toMatchObject({ type: 'unknown', raw })
  })

  it('pasting is one step: undone, the form is to the byte what it was, and so is the selection', async () => {
    const source = designerOf(formOfWidgets(tabsOf('t', { One: [gridOf('g', [of('a', 'a')], [of('b', 'b')])], Two: [] }), of('c', 'c')))
    const target = designerOf(formOfWidgets(of('y', 'y'), of('z', 'z')))
    const before = textOf(documentIn(target))
    await pasteText(target, copied(source, 't', 'c'))
    expect([outlineOf(documentIn(target)), target.store.getState().selection]).toEqual(['y t(g(a|b)|) c z', ['t', 'c']])
    target.store.getState().undo()
    expect([textOf(documentIn(target)), target.store.getState().selection]).toEqual([before, ['y']])
  })
})

describe('where it lands', () => {
  const source = designerOf(formOfWidgets(of('p', 'p'), gridOf('h', [of('q', 'q')])))
  const target = () => designerOf(formOfWidgets(of('a', 'a'), gridOf('g', [of('b', 'b'), of('c', 'c')], []), of('d', 'd')))

  it.each([
    ['after the widget that is selected, in its column', ['b'], ['p'], 'a g(b p c|) d'],
    ['after the last of several', ['a', 'd'], ['p'], 'a g(b c|) d p'],
    ['at the end where nothing is selected', [], ['p'], 'a g(b c|) d p'],
    ['after the grid, where one of what arrives does not fit into a column', ['b'], ['p', 'h'], 'a g(b c|) p h(q) d'],
  ])('is %s', async (_, selection, keys, expected) => {
    const designer = target()
    designer.store.getState().select(null)
    for (const key of selection) toggleWidget(designer, key)
    expect(await pasteText(designer, copied(source, ...keys))).toBe(true)
    expect(outlineOf(documentIn(designer))).toBe(expected)
  })

  it.each([
    ['in a subform that is selected and empty', 's', ['p'], 's(p) g(|) t(|) u(x)'],
    ['in the first column of an empty grid', 'g', ['p'], 's() g(p|) t(|) u(x)'],
    ['in the first pane of empty tabs, whatever it is', 't', ['p', 'h'], 's() g(|) t(p h(q)|) u(x)'],
    ['after a subform that holds something', 'u', ['p'], 's() g(|) t(|) u(x) p'],
    ['after an empty subform that cannot hold it', 's', ['h'], 's() h(q) g(|) t(|) u(x)'],
  ])('is %s', async (_, selected, keys, expected) => {
    const rows = (key: string, list: readonly Widget[]) => widgetOf('subform', key, { columns: [{ span: 24, list, extras: {} }] })
    const containers = [rows('s', []), gridOf('g', [], []), tabsOf('t', { One: [], Two: [] }), rows('u', [of('x', 'x')])]
    const designer = designerOf(formOfWidgets(...containers))
    designer.store.getState().select(selected)
    expect(await pasteText(designer, copied(source, ...keys))).toBe(true)
    expect(outlineOf(documentIn(designer))).toBe(expected)
  })

  it('is after an empty container of its own type: a copy stands beside its original, and so does the next', async () => {
    const designer = designerOf(formOfWidgets(tabsOf('t', { One: [] }), of('a', 'a')))
    designer.store.getState().select('t')
    const text = copied(designer, 't')
    await pasteText(designer, text)
    await pasteText(designer, text)
    expect(documentIn(designer).root).toHaveLength(4)
    expect(documentIn(designer).root.at(-1)).toBe('a')
  })

  it('is the place that was asked for, and nowhere where there is none', async () => {
    const designer = target()
    const definition = definitionOfWidgets(source, ['p'])
    const at = (index: number) => ({ origin: 'block', place: { parent: { key: 'g', slot: 1 }, index } }) as const
    expect(await insertDefinition(designer, definition, at(3))).toBe(false)
    expect(noticeIn(designer)).toMatchObject({ kind: 'refused', reason: 'place-not-found' })
    expect(await insertDefinition(designer, definition, at(0))).toBe(true)
    expect(outlineOf(documentIn(designer))).toBe('a g(b c|p) d')
  })
})

describe('what is no widget', () => {
  it.each([
    ['a number', '7'],
    ['nothing', 'null'],
    ['a form without widgets', JSON.stringify(exportDefinition(createForm()))],
    ['what is deeper than any form', `{"list":${'['.repeat(2000)}${']'.repeat(2000)}}`],
    ['a table of a spreadsheet', 'Name\tAge\nAda\t36'],
    ['markup', '<input name="a">'],
  ])('%s changes nothing, and it is said', async (_, text) => {
    const designer = designerOf(formOfWidgets(of('a', 'a')))
    const before = designer.store.getState()
    expect(await pasteText(designer, text)).toBe(false)
    expect(designer.store.getState()).toMatchObject({ document: before.document, history: before.history })
    expect(noticeIn(designer)).toMatchObject({ kind: 'paste-failed', shown: true })
  })

  it('more widgets than a form may have are not put in by halves', async () => {
    const many = (prefix: string, count: number) =>
      Array.from({ length: count }, (_, index) => of(`${prefix}${index}`, `${prefix}${index}`))
    const designer = designerOf(formOfWidgets(...many('a', LIMITS.widgets - 1)))
    const source = designerOf(formOfWidgets(...many('b', 2)))
    expect(await pasteText(designer, copied(source, 'b0', 'b1'))).toBe(false)
    expect(documentIn(designer).root).toHaveLength(LIMITS.widgets - 1)
    expect(noticeIn(designer)).toMatchObject({ kind: 'refused', reason: 'too-many-widgets' })
  })

  it('nothing selected leaves the clipboard alone', () => {
    expect(clipboardTextOf(designerOf(createForm()), [])).toBeNull()
    expect(clipboardTextOf(designerOf(createForm()), ['gone'])).toBeNull()
  })
})

describe('keys that collide', () => {
  it('with a widget of another data key still give the copy keys of its own', async () => {
    const source = designerOf(formOfWidgets(of('a', 'mine')))
    const target = designerOf(formOfWidgets(of('a', 'theirs')))
    await pasteText(target, copied(source, 'a'))
    expect(new Set(keysInOrder(documentIn(target))).size).toBe(2)
    expect(modelOf(target, 'a')).toBe('theirs')
  })

  it('are given anew also where the designer knows no container to copy in', async () => {
    const { input, number } = widgetDefinitions
    const designer = { ...designerOf(formOfWidgets(of('a', 'a'))), widgets: { input, number } }
    await pasteText(designer, copied(designer, 'a'))
    expect(documentIn(designer).root).toEqual(['a', 'new1'])
  })
})

it('a browser that does not let us write says so by answering false', async () => {
  const clipboard = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
  const write = (writeText: (text: string) => Promise<void>) =>
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  write(() => Promise.reject(new Error('not allowed')))
  expect(await writeClipboard('x')).toBe(false)
  write(() => Promise.resolve())
  expect(await writeClipboard('x')).toBe(true)
  if (clipboard === undefined) Reflect.deleteProperty(navigator, 'clipboard')
  else Object.defineProperty(navigator, 'clipboard', clipboard)
})
