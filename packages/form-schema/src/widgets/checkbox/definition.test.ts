import { describe, expect, it } from 'vitest'
import { defaultOptions } from '../../create-widget'
import { validateField } from '../../rules/validate-field'
import { widget } from '../../testing/builders'
import { checkboxDefinition } from './definition'

describe('checkbox', () => {
  it('has the options and defaults of the specification', () => {
    expect(defaultOptions('checkbox')).toMatchObject({
      inline: false,
      defaultValue: [],
      showLabel: false,
      options: [{ value: 'Option 1' }, { value: 'Option 2' }, { value: 'Option 3' }],
      remote: false,
    })
  })

  it('accepts a list of its choices', () => {
    const tags = widget('checkbox')
    expect(validateField(tags, ['Option 1', 'Option 3'])).toEqual([])
    expect(validateField(tags, ['Option 1', 'Option 4'])).toMatchObject([{ code: 'choice', params: { value: 'Option 4' } }])
    expect(validateField(tags, 'Option 1').map((issue) => issue.code)).toEqual(['shape'])
    expect(validateField(tags, [{}]).map((issue) => issue.code)).toEqual(['shape'])
  })

  it('wants at least one when required', () => {
    expect(validateField(widget('checkbox', { options: { required: true } }), []).map((issue) => issue.code)).toEqual(['required'])
  })

  it('keeps each value once', () => {
    expect(checkboxDefinition.cleanValue(['Option 2', 'Option 2'], defaultOptions('checkbox'))).toEqual(['Option 2'])
  })
})
