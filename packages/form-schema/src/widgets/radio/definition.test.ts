import { describe, expect, it } from 'vitest'
import { defaultOptions } from '../../create-widget'
import { validateField } from '../../rules/validate-field'
import { widget } from '../../testing/builders'
import { radioDefinition } from './definition'

describe('radio', () => {
  it('has the options and defaults of the specification', () => {
    expect(defaultOptions('radio')).toMatchObject({
      inline: false,
      defaultValue: '',
      showLabel: false,
      options: [
        { value: 'Option 1', label: 'Option 1' },
        { value: 'Option 2', label: 'Option 2' },
        { value: 'Option 3', label: 'Option 3' },
      ],
      remote: false,
      remoteOptions: [],
      props: { value: 'value', label: 'label' },
      remoteFunc: '',
    })
  })

  it('accepts one of its choices and nothing else', () => {
    const kind = widget('radio', { options: { options: [{ value: 'a' }, { value: 2 }] } })
    expect(validateField(kind, 'a')).toEqual([])
    expect(validateField(kind, 'b').map((issue) => issue.code)).toEqual(['choice'])
    expect(validateField(kind, ['a']).map((issue) => issue.code)).toEqual(['shape'])
  })

  it('hands back the choice’s own value for its text', () => {
    const options = { ...defaultOptions('radio'), options: [{ value: 2 }, { value: true }] }
    expect(radioDefinition.cleanValue('2', options)).toBe(2)
    expect(radioDefinition.cleanValue('true', options)).toBe(true)
  })

  it.each([true, 99] as const)('with remote %j accepts any plain value', (remote) => {
    const kind = widget('radio', { options: { remote } })
    expect(validateField(kind, 'from far away')).toEqual([])
    expect(validateField(kind, { id: 1 }).map((issue) => issue.code)).toEqual(['shape'])
  })

  it('makes fresh choices for every widget', () => {
    expect(defaultOptions('radio').options).not.toBe(defaultOptions('radio').options)
    expect(defaultOptions('radio').options[0]).not.toBe(defaultOptions('radio').options[0])
  })
})
