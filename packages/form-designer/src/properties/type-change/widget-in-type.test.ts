import { definitionOf, hasColumns, WIDGET_TYPES, widgetDefinitions } from '@formwork/form-schema'
import { describe, expect, it } from 'vitest'
import { designerOf, formOfWidgets, tabsOf, widgetOf } from '../../testing/forms'
import { typesFor, widgetInType } from './widget-in-type'

describe('a widget of another type', () => {
  it('keeps its key, title, data key and what means the same', () => {
    const input = widgetOf('input', 'a', { name: 'City', model: 'city' })
    const asked = { ...input, options: { ...input.options, required: true, tip: 'where', placeholder: 'type', pattern: '^x$' } }
    const select = widgetInType(asked, 'select')
    expect(select).toMatchObject({
      type: 'select',
      key: 'a',
      name: 'City',
      model: 'city',
      options: { required: true, tip: 'where', placeholder: 'type' },
    })
    expect(select.options).not.toHaveProperty('pattern')
  })

  it('keeps choices from one kind of choosing to another', () => {
    const radio = widgetOf('radio', 'a')
    expect(widgetInType(radio, 'select').options).toMatchObject({ options: radio.options.options })
    expect(widgetInType(widgetInType(radio, 'input'), 'checkbox').options).toMatchObject({
      options: widgetOf('checkbox', 'b').options.options,
    })
  })

  it('drops a default that the new type does not accept', () => {
    const input = widgetOf('input', 'a')
    const named = { ...input, options: { ...input.options, defaultValue: 'Anna' } }
    expect(widgetInType(named, 'textarea').options).toMatchObject({ defaultValue: 'Anna' })
    expect(widgetInType(named, 'date').options).not.toMatchObject({ defaultValue: 'Anna' })
  })

  it('is whole for every pair of types that can be chosen', () => {
    for (const type of WIDGET_TYPES) {
      const widget = widgetOf(type, 'a')
      for (const other of typesFor(widget, widgetDefinitions)) {
        const made = widgetInType(widget, other)
        expect(definitionOf(made).type).toBe(other)
        expect(definitionOf(made).options.safeParse(made.options).success).toBe(true)
      }
    }
  })

  it('keeps panes and their titles, and what is in them stays', () => {
    const designer = designerOf(formOfWidgets(tabsOf('t', { one: [widgetOf('input', 'a')], two: [widgetOf('input', 'b')] })))
    const tabs = tabsOf('t', { one: [], two: [] })
    designer.store.getState().dispatch({ type: 'change-type', key: 't', widget: widgetInType(tabs, 'steps') })
    const node = designer.store.getState().document.widgets['t']
    expect(node?.slots).toEqual([['a'], ['b']])
    expect(node !== undefined && hasColumns(node.widget) ? node.widget.columns.map(({ title }) => title) : []).toEqual(['one', 'two'])
    designer.store.getState().dispatch({ type: 'change-type', key: 't', widget: widgetInType(tabs, 'card') })
    expect(designer.store.getState().document.widgets['t']?.slots).toEqual([['a', 'b']])
  })
})
