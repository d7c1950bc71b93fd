import { describe, expect, it } from 'vitest'
import { defaultOptions } from '../../create-widget'
import { validateField } from '../../rules/validate-field'
import { widget } from '../../testing/builders'
import type { WidgetOptions } from '../index'
import { blankDefinition } from './definition'

const codes = (options: Partial<WidgetOptions<'blank'>>, value: unknown) =>
  validateField(widget('blank', { options }), value).map((issue) => issue.code)

describe('blank', () => {
  it('has the options and defaults of the specification', () => {
    expect(defaultOptions('blank')).toMatchObject({ defaultType: 'String' })
  })

  it.each([
    ['String', '', 'x', 7],
    ['Object', {}, { a: 1 }, [1]],
    ['Array', [], [1], { a: 1 }],
  ] as const)('of kind %s starts with %j, takes %j and refuses %j', (defaultType, empty, right, wrong) => {
    expect(blankDefinition.defaultValue({ ...defaultOptions('blank'), defaultType })).toEqual(empty)
    expect(blankDefinition.emptyValue({ ...defaultOptions('blank'), defaultType })).toEqual(empty)
    expect(codes({ defaultType }, right)).toEqual([])
    expect(codes({ defaultType, required: true }, empty)).toEqual(['required'])
    expect(codes({ defaultType }, wrong)).toEqual(['shape'])
  })
})
