import { describe, expect, expectTypeOf, it } from 'vitest'
import { defineWidget } from './define-widget'
import { extendWidgets } from './extend-widgets'
import { text } from './options/option-kinds'
import { fieldOptions } from './options/shared-options'
import { widgetDefinitions } from './widgets/index'
import { z } from './zod'

const signature = defineWidget({
  type: 'signature',
  kind: 'input',
  palette: { group: 'advanced', icon: 'signature' },
  options: z.object({ ...fieldOptions(), defaultValue: text() }),
  panel: [{ option: 'required', editor: 'switch', group: 'validation' }],
})

describe('extendWidgets', () => {
  it('adds a stranger’s definition beside the known ones, typed', () => {
    const extended = extendWidgets(widgetDefinitions, [signature])
    expect(extended.signature).toBe(signature)
    expect(extended.input).toBe(widgetDefinitions.input)
    expectTypeOf(extended.signature).toEqualTypeOf<typeof signature>()
    expect(Object.hasOwn(widgetDefinitions, 'signature')).toBe(false)
  })

  it('refuses a type that is already there', () => {
    expect(() => extendWidgets(widgetDefinitions, [{ ...signature, type: 'input' as const }])).toThrow(RangeError)
  })

  it('fills in the value functions of a widget that has none', () => {
    expect(signature.emptyValue(signature.options.parse({}))).toBeNull()
    expect(signature.checkValue('x', signature.options.parse({}))).toEqual([])
    expect(signature.cleanValue('x', signature.options.parse({}))).toBe('x')
  })
})
