/** Conformance: what must hold for every widget type, walked over the one list. */
import { describe, expect, it } from 'vitest'
import { createWidget } from '../create-widget'
import type { PanelRow } from '../define-widget'
import { fromDocument, toDocument } from '../document/form-document'
import { validateField } from '../rules/validate-field'
import { countedKeys, formOf } from '../testing/builders'
import { hasChoices } from './behaviours'
import { definitionOf, isWidgetType, WIDGET_TYPES, widgetDefinition, widgetDefinitions } from './index'

describe.each(WIDGET_TYPES)('widget type %s', (type) => {
  const definition = definitionOf(createWidget(type, countedKeys()))
  const options = Object.keys(definition.options.shape)
  const rows = definition.panel.map((row) => row.option)

  it('is listed under its own name', () => {
    expect(definition.type).toBe(type)
  })

  it('has defaults that satisfy its own schema', () => {
    const defaults = definition.options.parse({})
    expect(definition.options.parse(defaults)).toEqual(defaults)
  })

  it('has one panel row for every option, or names the option as hidden', () => {
    const slots = definition.slots === null ? [] : [definition.slots]
    // Logic has an editor of its own beside the rows, the same for every type.
    expect([...rows, ...definition.hiddenOptions, 'formwork'].toSorted()).toEqual([...options, ...slots].toSorted())
  })

  it('has panel choices and conditions that its schema accepts', () => {
    for (const row of definition.panel) {
      for (const choice of row.choices ?? []) expect(() => definition.options.parse({ [row.option]: choice })).not.toThrow()
      for (const value of row.when?.in ?? []) expect(() => definition.options.parse({ [row.when?.option ?? '']: value })).not.toThrow()
      if (row.when !== undefined) expect(options).toContain(row.when.option)
    }
  })

  it('accepts its empty value unless the field is required', () => {
    const widget = createWidget(type, countedKeys())
    expect(validateField(widget, definition.emptyValue(widget.options))).toEqual([])
  })

  it('accepts its own default value', () => {
    const widget = createWidget(type, countedKeys())
    expect(validateField(widget, definition.defaultValue(widget.options))).toEqual([])
  })

  it('tells the shape of its value when it has one', () => {
    const { options } = createWidget(type, countedKeys())
    expect(definition.valueShape(options) !== null).toBe(definition.kind === 'input')
  })

  it('lists choices exactly when it can show their labels', () => {
    expect(hasChoices(createWidget(type, countedKeys()))).toBe(options.includes('showLabel'))
  })

  it('keeps its options from nested to flat to nested', () => {
    const form = formOf(createWidget(type, countedKeys()))
    expect(fromDocument(toDocument(form))).toEqual(form)
  })

  it('has an icon slug and a palette group', () => {
    expect(definition.palette.icon).toBe(type)
    expect(['basic', 'advanced', 'layout']).toContain(definition.palette.group)
  })
})

describe('the list of widget types', () => {
  it('puts the types into the groups of the old palette', () => {
    const inGroup = (group: string) => WIDGET_TYPES.filter((type) => widgetDefinitions[type].palette.group === group)
    const basic = 'input textarea number radio checkbox time date rate color select switch slider text'
    expect(inGroup('basic')).toEqual(basic.split(' '))
    expect(inGroup('advanced')).toEqual(['blank', 'imgupload', 'file', 'editor', 'cascader', 'subform'])
    expect(inGroup('layout')).toEqual(['grid', 'tabs', 'collapse', 'card', 'steps', 'divider'])
  })

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', '', 'Input', null, 7])('does not know the type %s', (type) => {
    expect(isWidgetType(type)).toBe(false)
  })

  it('refuses a panel row that names a missing option, at compile time', () => {
    const row: PanelRow<'min' | 'max'> = { option: 'min', editor: 'number', group: 'validation' }
    // @ts-expect-error: 'minimum' is no option
    const wrong: PanelRow<'min' | 'max'> = { option: 'minimum', editor: 'number', group: 'validation' }
    expect(row.option).not.toBe(wrong.option)
  })

  it('hands out the definition of one type with that type’s options', () => {
    const step: number = widgetDefinition('number').options.parse({}).step
    expect(step).toBe(1)
  })
})
