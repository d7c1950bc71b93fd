/** Copies of fields: the data keys that integrators will see. */
import { type AnyKnownWidget, eachWidget, fromDocument, isField, type Widget } from '@formwork/form-schema'
import { describe, expect, it } from 'vitest'
import type { DesignerContextValue } from '../store/designer-context'
import { designerOf, formOfWidgets, widgetOf } from '../testing/forms'
import { retitle } from '../properties/title/retitle'
import { clipboardTextOf, pasteText } from './clipboard'
import { loadReadings } from './data-keys/readings'
import { duplicateSelected } from './many-actions'
import { duplicateWidget } from './widget-actions'

const field = (key: string, name: string, model: string): AnyKnownWidget => ({ ...widgetOf('input', key, { model }), name })
const rowsOf = (key: string, name: string, model: string, list: readonly Widget[]): Widget => ({
  ...widgetOf('subform', key, { model, columns: [{ span: 24, list, extras: {} }] }),
  name,
})
const modelsIn = ({ store }: DesignerContextValue) =>
  [...eachWidget(fromDocument(store.getState().document))].flatMap((widget) => (isField(widget) ? widget.model : []))

describe('the data key of a copied field', () => {
  it('is made of its title and free in the form', () => {
    const designer = designerOf(formOfWidgets(field('a', 'Unit price', 'input_1'), field('b', 'Unit price', 'unit_price')))
    duplicateWidget(designer, 'b')
    duplicateWidget(designer, 'b')
    expect(modelsIn(designer)).toEqual(['input_1', 'unit_price_2', 'unit_price_3', 'unit_price'])
  })

  it('is another for each where several with one title are copied at once', () => {
    const designer = designerOf(formOfWidgets(field('a', 'Phone', 'phone'), field('b', 'Phone', 'phone_2')))
    designer.store.getState().selectAll({ selected: 'a', selection: ['a', 'b'] })
    duplicateSelected(designer)
    expect(modelsIn(designer)).toEqual(['phone_3', 'phone', 'phone_4', 'phone_2'])
  })

  it('follows its title as that of a new field does', () => {
    const designer = designerOf(formOfWidgets(field('a', 'Phone', 'phone')))
    duplicateWidget(designer, 'a')
    const copy = fromDocument(designer.store.getState().document).list[0]
    if (copy === undefined || !isField(copy)) throw new Error('no copy')
    retitle(designer.store, copy, 'Second phone')
    expect(modelsIn(designer)).toEqual(['second_phone', 'phone'])
  })

  it('numbers the key of the original before the readings of a Chinese title are there, and is of the title after', async () => {
    const designer = designerOf(formOfWidgets(field('a', '事由', 'reason_2')))
    duplicateWidget(designer, 'a')
    expect(modelsIn(designer)).toEqual(['reason', 'reason_2'])
    await loadReadings()
    duplicateWidget(designer, 'a')
    expect(modelsIn(designer)).toEqual(['reason', 'shiyou', 'reason_2'])
  })

  it('is none of the words that no field may be called', () => {
    const designer = designerOf(formOfWidgets(field('a', 'Constructor', 'builder')))
    duplicateWidget(designer, 'a')
    expect(modelsIn(designer)).toEqual(['constructor_2', 'builder'])
  })

  it('is what it was in the rows of a copied subform, and what is copied beside it is not called so', async () => {
    const rows = rowsOf('s', 'Items', 'items', [field('x', 'Price', 'price'), field('y', 'Total', 'cost')])
    const designer = designerOf(formOfWidgets(rows, field('c', 'Cost', 'overall')))
    designer.store.getState().selectAll({ selected: 's', selection: ['s', 'c'] })
    await pasteText(designer, clipboardTextOf(designer, ['s', 'c']) ?? '')
    expect(modelsIn(designer)).toEqual(['items', 'price', 'cost', 'overall', 'items_2', 'price', 'cost', 'cost_2'])
  })

  it('is free among the columns where a column is copied', () => {
    const designer = designerOf(
      formOfWidgets(rowsOf('s', 'Items', 'items', [field('x', 'Price', 'price')]), field('p', 'Price', 'price_2')),
    )
    duplicateWidget(designer, 'x')
    expect(modelsIn(designer)).toEqual(['items', 'price_2', 'price', 'price_2'])
  })
})
