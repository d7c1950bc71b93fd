import { describe, expect, it } from 'vitest'
import { defaultOptions } from '../../create-widget'
import { validateField } from '../../rules/validate-field'
import { widget } from '../../testing/builders'
import { selectedList, selectedOne } from './behaviour'
import { selectDefinition } from './definition'

describe('select', () => {
  it('has the options and defaults of the specification', () => {
    expect(defaultOptions('select')).toMatchObject({
      defaultValue: '',
      multiple: false,
      clearable: false,
      filterable: false,
      placeholder: '',
      showLabel: false,
      options: [{ value: 'Option 1' }, { value: 'Option 2' }, { value: 'Option 3' }],
      remote: false,
      remoteOptions: [],
      requestMethod: { url: '', method: 'get', params: '{}', headers: '{}', result: 'data', timeout: 10 },
      props: { value: 'value', label: 'label' },
    })
  })

  it('stores one value, or a list when multiple', () => {
    expect(validateField(widget('select'), 'Option 1')).toEqual([])
    expect(validateField(widget('select'), ['Option 1']).map((issue) => issue.code)).toEqual(['shape'])
    const many = widget('select', { options: { multiple: true } })
    expect(validateField(many, ['Option 1', 'Option 2'])).toEqual([])
    expect(validateField(many, 'Option 1').map((issue) => issue.code)).toEqual(['shape'])
  })

  it('converts its default between one value and a list', () => {
    expect(selectedList('a')).toEqual(['a'])
    expect(selectedList('')).toEqual([])
    expect(selectedOne(['a', 'b'])).toBe('a')
    expect(selectedOne([])).toBe('')
  })

  it('reads a default that was stored before multiple was toggled', () => {
    const options = defaultOptions('select')
    expect(selectDefinition.defaultValue({ ...options, multiple: true, defaultValue: 'a' })).toEqual(['a'])
    expect(selectDefinition.defaultValue({ ...options, multiple: false, defaultValue: ['a'] })).toBe('a')
  })
})
