/** A field that goes from one record to another keeps its data key only where that record has room for it. */
import type { Widget, WidgetType } from '@formwork/form-schema'
import { describe, expect, it } from 'vitest'
import { destinationsOf } from '../../actions/destinations'
import { clipboardTextOf, pasteText } from '../../actions/clipboard'
import { deleteSelected, moveSelectedTo } from '../../actions/many-actions'
import { widgetInType } from '../../properties/type-change/widget-in-type'
import { applied, documentOf, outlineOf, refusal } from '../../testing/documents'
import { designerOf, formOfWidgets, gridOf, widgetOf } from '../../testing/forms'
import { expectSound } from '../../testing/random-command'
import { nodeOf } from '../tree-queries'

const of = (key: string, model: string) => widgetOf('input', key, { model })
const reading = (key: string, model: string) => {
  const widget = of(key, `of_${key}`)
  return { ...widget, options: { ...widget.options, formwork: { showWhen: { model, is: 'equals', value: 1 } as const } } }
}
const rows = (...list: readonly Widget[]) => widgetOf('subform', 's', { model: 'items', columns: [{ span: 24, list, extras: {} }] })
const into = (key: string) => ({ type: 'move-widget', key, place: { parent: { key: 's', slot: 0 }, index: 0 } }) as const
const out = (key: string) => ({ type: 'move-widget', key, place: { parent: null, index: 0 } }) as const

describe('a move', () => {
  const form = documentOf(of('a', 'kind'), of('b', 'sort'), rows(of('x', 'kind'), of('y', 'price')), gridOf('g', [of('c', 'total')], []))

  it('into rows or out of them is refused where the record has a field of that name', () => {
    expect([refusal(form, into('a')), refusal(form, out('x'))]).toEqual(['model-taken', 'model-taken'])
    expect([refusal(form, into('b')), refusal(form, out('y'))]).toEqual([null, null])
  })

  it('within a record is about no name, also where an import brought one twice', () => {
    const twice = documentOf(of('a', 'kind'), of('b', 'kind'), gridOf('g', []))
    const place = { parent: { key: 'g', slot: 0 }, index: 0 }
    expect(outlineOf(applied(twice, { type: 'move-widget', key: 'b', place }))).toBe('a g(b)')
    expect(outlineOf(applied(form, { type: 'move-widget', key: 's', place: { parent: { key: 'g', slot: 1 }, index: 0 } }))).toBe(
      'a b g(c|s(x y))',
    )
  })

  it('is offered only where there is room', () => {
    const offered = (key: string) => destinationsOf(form, key).map(({ place: { parent } }) => parent?.key ?? 'sheet')
    expect([offered('a'), offered('b'), offered('x'), offered('y')]).toEqual([['g', 'g'], ['s', 'g', 'g'], [], ['sheet', 'g', 'g']])
  })

  it('of several is refused as a whole, and why is said', () => {
    const designer = designerOf(formOfWidgets(of('a', 'kind'), of('b', 'sort'), rows(of('x', 'kind'))))
    designer.store.getState().selectAll({ selected: 'a', selection: ['a', 'b'] })
    expect(moveSelectedTo(designer, into('a').place)).toBe(false)
    expect(outlineOf(designer.store.getState().document)).toBe('a b s(x)')
    expect(designer.store.getState().view.notice).toMatchObject({ kind: 'refused', reason: 'model-taken' })
  })
})

describe('another type for what holds fields', () => {
  const change = (document: ReturnType<typeof documentOf>, type: WidgetType) => {
    const widget = nodeOf(document, 's')?.widget
    if (widget === undefined || widget.type === 'unknown') throw new Error('nothing to change')
    return refusal(document, { type: 'change-type', key: 's', widget: widgetInType(widget, type) })
  }

  it('is refused where rows would become fields of the form whose names are taken, and the other way round', () => {
    expect(change(documentOf(of('a', 'kind'), rows(of('x', 'kind'))), 'grid')).toBe('model-taken')
    expect(change(documentOf(of('a', 'kind'), rows(of('x', 'price'))), 'grid')).toBeNull()
    const twice = gridOf('s', [of('x', 'kind'), of('y', 'kind')])
    expect([change(documentOf(twice), 'subform'), change(documentOf(twice), 'card')]).toEqual(['model-taken', null])
  })
})

describe('what is cut and pasted', () => {
  const pasting = async (after: string, key: string, ...list: readonly Widget[]) => {
    const designer = designerOf(formOfWidgets(...list))
    const { store } = designer
    store.getState().select(key)
    const text = clipboardTextOf(designer, [key]) ?? ''
    deleteSelected(designer, 'cut')
    store.getState().select(after)
    await pasteText(designer, text)
    expectSound(store.getState().document)
    const widget = nodeOf(store.getState().document, key)?.widget
    return widget === undefined || widget.type === 'unknown' ? null : widget.model
  }

  it('keeps its data key though a row has a field of that name, and conditions still find it', async () => {
    expect(await pasting('b', 'a', of('a', 'kind'), reading('b', 'kind'), rows(of('x', 'kind')))).toBe('kind')
  })

  it('gets another one in rows that have a field of that name', async () => {
    expect(await pasting('x', 'a', of('a', 'kind'), rows(of('x', 'kind')))).toBeNull()
    expect(await pasting('x', 'a', of('a', 'kind'), of('b', 'sort'), rows(reading('x', 'sort')))).toBe('kind')
  })

  it('is what the rows meant, where they read it; another field of the name would come between', async () => {
    expect(await pasting('x', 'a', of('a', 'sort'), rows(reading('x', 'sort')))).toBe('sort')
    const target = designerOf(formOfWidgets(of('b', 'sort'), rows(reading('x', 'sort'))))
    target.store.getState().select('x')
    await pasteText(target, clipboardTextOf(designerOf(formOfWidgets(of('a', 'sort'))), ['a']) ?? '')
    expect(nodeOf(target.store.getState().document, 'a')).toBeNull()
  })

  it('keeps its rows’ data keys wherever they stand in the form as well', async () => {
    expect(await pasting('a', 's', of('a', 'kind'), rows(of('x', 'kind')))).toBe('items')
  })
})
