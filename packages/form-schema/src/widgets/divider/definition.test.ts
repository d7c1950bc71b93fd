import { describe, expect, it } from 'vitest'
import { defaultOptions } from '../../create-widget'
import { defaultValues } from '../../default-values'
import { formOf, widget } from '../../testing/builders'

describe('divider', () => {
  it('has the options and defaults of the specification', () => {
    expect(defaultOptions('divider')).toMatchObject({
      defaultValue: '分割线',
      direction: 'horizontal',
      content_position: 'center',
      font_size: '15px',
      font_color: '#606266',
      font_weight: '500',
      font_family: '',
    })
  })

  it('puts nothing into the values', () => {
    expect({ ...defaultValues(formOf(widget('divider'))) }).toEqual({})
  })
})
