import { describe, expect, it } from 'vitest'
import { defaultOptions } from '../../create-widget'
import { validateField } from '../../rules/validate-field'
import { widget } from '../../testing/builders'
import type { WidgetOptions } from '../index'
import { colorDefinition } from './definition'

const codes = (options: Partial<WidgetOptions<'color'>>, value: unknown) =>
  validateField(widget('color', { options }), value).map((issue) => issue.code)

describe('color', () => {
  it('has the options and defaults of the specification', () => {
    expect(defaultOptions('color')).toMatchObject({ showAlpha: false, defaultValue: '' })
    expect(colorDefinition.defaultValue(defaultOptions('color'))).toBeNull()
    expect(colorDefinition.defaultValue({ ...defaultOptions('color'), defaultValue: '#fff' })).toBe('#fff')
    expect(colorDefinition.emptyValue(defaultOptions('color'))).toBeNull()
  })

  it.each([
    [{}, '#409EFF', []],
    [{}, '#abc', []],
    [{}, 'rgb(1, 2, 3)', []],
    [{}, 'rgba(1, 2, 3, 1)', []],
    [{}, 'rgba(1, 2, 3, 0.5)', ['type']],
    [{}, '#409EFF80', ['type']],
    [{ showAlpha: true }, 'rgba(19, 206, 102, 0.8)', []],
    [{ showAlpha: true }, 'rgba(19,206,102,.8)', []],
    [{ showAlpha: true }, '#409EFF80', []],
    [{ showAlpha: true }, 'rgba(256, 0, 0, 1)', ['type']],
    [{ showAlpha: true }, 'rgba(0, 0, 0, 2)', ['type']],
    [{}, 'red', ['type']],
    [{}, '#12', ['type']],
    [{}, `#${'0'.repeat(100)}`, ['type']],
    [{}, 'url(//evil)', ['type']],
    [{}, 0, ['shape']],
  ])('with %j validates %j as %j', (options, value, expected) => {
    expect(codes(options, value)).toEqual(expected)
  })
})
