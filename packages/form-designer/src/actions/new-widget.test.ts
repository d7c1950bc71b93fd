import { validateField, WIDGET_TYPES, widgetDefinitions } from '@formwork/form-schema'
import { describe, expect, it } from 'vitest'
import { messagesFor } from '../messages/messages-for'
import { countingKeys } from '../testing/forms'
import { newWidget } from './new-widget'

const made = (type: (typeof WIDGET_TYPES)[number], locale: string) =>
  newWidget({ newKey: countingKeys(), messages: messagesFor(locale), widgets: widgetDefinitions }, type)

describe('a new widget', () => {
  it.each(WIDGET_TYPES)('of type %s has a name in either language and a default value that its own rules accept', (type) => {
    for (const locale of ['zh-CN', 'en']) {
      const widget = made(type, locale)
      expect(widget.name).toBe(messagesFor(locale).widgets[type])
      if (widget.type === 'unknown') continue
      const value = 'defaultValue' in widget.options ? widget.options.defaultValue : undefined
      expect(validateField(widget, value, { required: false })).toEqual([])
    }
  })

  it('has sample choices in the language of the designer, whose values are their texts', () => {
    expect(made('select', 'en')).toMatchObject({
      options: { options: [{ value: 'Option 1' }, { value: 'Option 2' }, { value: 'Option 3' }] },
    })
  })

  it('says something where it is there to say something', () => {
    expect(made('text', 'en')).toMatchObject({ options: { defaultValue: 'This is a text' } })
  })
})
