import { describe, expect, it } from 'vitest'
import { defaultOptions } from '../../create-widget'
import { validateField } from '../../rules/validate-field'
import { widget } from '../../testing/builders'
import type { WidgetOptions } from '../index'
import { rateDefinition } from './definition'

const codes = (options: Partial<WidgetOptions<'rate'>>, value: unknown) =>
  validateField(widget('rate', { options }), value).map((issue) => issue.code)

describe('rate', () => {
  it('has the options and defaults of the specification', () => {
    expect(defaultOptions('rate')).toMatchObject({ max: 5, allowHalf: false, defaultValue: null })
  })

  it.each([
    [{}, 5, []],
    [{}, 6, ['max']],
    [{}, -1, ['min']],
    [{}, 2.5, ['step']],
    [{ allowHalf: true }, 2.5, []],
    [{ allowHalf: true }, 2.3, ['step']],
    [{}, '3', ['shape']],
    [{ required: true }, 0, ['required']],
    [{ required: true }, null, ['required']],
    [{}, 0, []],
  ])('with %j validates %j as %j', (options, value, expected) => {
    expect(codes(options, value)).toEqual(expected)
  })

  it('starts without a star where the old file stores 0', () => {
    expect(rateDefinition.defaultValue({ ...defaultOptions('rate'), defaultValue: 0 })).toBeNull()
    expect(rateDefinition.defaultValue({ ...defaultOptions('rate'), defaultValue: 3 })).toBe(3)
    expect(rateDefinition.emptyValue(defaultOptions('rate'))).toBeNull()
  })

  it.each([0, 101, 1e9, 2.5, '5'])('refuses %j stars at most', (max) => {
    expect(rateDefinition.options.safeParse({ max }).success).toBe(false)
  })
})
