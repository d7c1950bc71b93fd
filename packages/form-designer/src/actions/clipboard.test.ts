import { createForm } from '@formwork/form-schema'
import { describe, expect, it } from 'vitest'
import { nodeOf } from '../commands/tree-queries'
import { designerOf, formOfWidgets, gridOf, rootKeys, widgetOf } from '../testing/forms'
import { clipboardTextOf, pasteText } from './clipboard'
import { deleteWidget } from './widget-actions'

describe('the clipboard', () => {
  it('pastes a copy next to its original under a new key and model', async () => {
    const designer = designerOf(formOfWidgets(widgetOf('input', 'a', { model: 'm' })))
    expect(await pasteText(designer, clipboardTextOf(designer, ['a']) ?? '')).toBe(true)
    const [first, second] = rootKeys(designer)
    expect(first).toBe('a')
    expect(second).not.toBe('a')
    expect(nodeOf(designer.store.getState().document, second ?? '')?.widget).not.toMatchObject({ model: 'm' })
  })

  it('keeps key and model of what was cut, so that conditions still find it', async () => {
    const designer = designerOf(formOfWidgets(widgetOf('input', 'a', { model: 'm' }), widgetOf('input', 'b')))
    const text = clipboardTextOf(designer, ['a']) ?? ''
    deleteWidget(designer, 'a', 'cut')
    await pasteText(designer, text)
    expect(rootKeys(designer)).toEqual(['b', 'a'])
  })

  it('carries a grid with everything in it into another form', async () => {
    const source = designerOf(formOfWidgets(gridOf('g', [widgetOf('input', 'a')], [widgetOf('number', 'n')])))
    const target = designerOf(createForm())
    await pasteText(target, clipboardTextOf(source, ['g']) ?? '')
    expect(nodeOf(target.store.getState().document, 'g')?.slots).toEqual([['a'], ['n']])
  })

  it('puts a grid after the grid it was pasted into', async () => {
    const designer = designerOf(formOfWidgets(gridOf('g', [widgetOf('input', 'a')], []), widgetOf('input', 'z')))
    designer.store.getState().select('a')
    await pasteText(designer, clipboardTextOf(designer, ['g']) ?? '')
    expect(rootKeys(designer)).toHaveLength(3)
    expect(rootKeys(designer)[0]).toBe('g')
    expect(rootKeys(designer)[2]).toBe('z')
  })

  it.each(['', 'hello', '{"list":', '[]', '{"a":1}'])('changes nothing and says so for %j', async (text) => {
    const designer = designerOf(formOfWidgets(widgetOf('input', 'a')))
    expect(await pasteText(designer, text)).toBe(false)
    expect(rootKeys(designer)).toEqual(['a'])
    expect(designer.store.getState().view.notice).toMatchObject({ kind: 'paste-failed' })
  })
})
