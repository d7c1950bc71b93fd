import { describe, expect, it } from 'vitest'
import { defaultOptions } from '../../create-widget'
import { validateField } from '../../rules/validate-field'
import { widget } from '../../testing/builders'

describe('textarea', () => {
  it('has the options and defaults of the specification', () => {
    expect(defaultOptions('textarea')).toMatchObject({
      width: '100%',
      defaultValue: '',
      pattern: '',
      placeholder: '',
      maxlength: -1,
      showWordLimit: false,
    })
  })

  it('checks pattern and length, never a data type', () => {
    const note = widget('textarea', { options: { pattern: '^[a-z\\n]*$', maxlength: 5 } })
    expect(validateField(note, 'ab\ncd')).toEqual([])
    expect(validateField(note, 'AB cdef').map((issue) => issue.code)).toEqual(['pattern', 'max'])
  })

  it('refuses what is no text', () => {
    expect(validateField(widget('textarea'), 5).map((issue) => issue.code)).toEqual(['shape'])
  })
})
