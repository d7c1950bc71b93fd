/** Which fields of a form a flow can ask, and what. */
import { createForm, createWidget, type WidgetOf, type WidgetType, WIDGET_TYPES } from '@formwork/form-schema'
import { describe, expect, it } from 'vitest'
import { flowFields, operatorsFor } from './flow-fields'

const widgetOf = <T extends WidgetType>(type: T, options: object = {}): WidgetOf<T> => {
  const widget = createWidget(type, { newKey: () => type })
  return { ...widget, options: { ...widget.options, ...options } }
}
const fieldOf = (type: WidgetType, options: object = {}) => flowFields({ ...createForm(), list: [widgetOf(type, options)] })[0]

describe('the fields of a flow', () => {
  it('are those with a value that a row can compare', () => {
    const kinds = WIDGET_TYPES.map((type) => [type, fieldOf(type)?.kind ?? null])
    expect(Object.fromEntries(kinds.filter(([, kind]) => kind !== null))).toEqual({
      input: 'text',
      textarea: 'text',
      number: 'number',
      radio: 'choice',
      checkbox: 'choices',
      date: 'date',
      rate: 'number',
      select: 'choice',
      switch: 'boolean',
      slider: 'number',
    })
  })

  it('follow the options: several choices, numbers as text, ranges', () => {
    expect(fieldOf('select', { multiple: true })?.kind).toBe('choices')
    expect(fieldOf('input', { dataType: 'integer' })?.kind).toBe('number')
    expect(fieldOf('date', { timestamp: true })?.kind).toBe('date')
    expect(fieldOf('slider', { range: true })).toBeUndefined()
  })

  it('are asked only what can hold', () => {
    expect(operatorsFor(fieldOf('date'))).toContain('greater')
    expect(operatorsFor(fieldOf('date', { type: 'daterange' }))).toEqual(['equals', 'empty', 'notEmpty'])
    expect(operatorsFor(fieldOf('switch'))).toEqual(['equals'])
    expect(operatorsFor(undefined)).toContain('contains')
  })

  it('offer the choices of the definition, none of a remote source', () => {
    const options = [{ value: 1, label: 'One' }, { value: 'two' }]
    expect(fieldOf('radio', { options })?.choices).toEqual([
      { value: 1, label: 'One' },
      { value: 'two', label: 'two' },
    ])
    expect(fieldOf('radio', { options, remote: true })?.choices).toEqual([])
  })
})
