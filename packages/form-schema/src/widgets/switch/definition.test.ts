import { describe, expect, it } from 'vitest'
import { defaultOptions } from '../../create-widget'
import { validateField } from '../../rules/validate-field'
import { widget } from '../../testing/builders'

describe('switch', () => {
  it('has only the common options', () => {
    expect(defaultOptions('switch')).toMatchObject({ defaultValue: false, required: false, disabled: false, width: '' })
  })

  it('is true or false; off satisfies required, as in the old family', () => {
    const agreed = widget('switch', { options: { required: true } })
    expect(validateField(agreed, false)).toEqual([])
    expect(validateField(agreed, true)).toEqual([])
    expect(validateField(agreed, null).map((issue) => issue.code)).toEqual(['required'])
    expect(validateField(agreed, 'true').map((issue) => issue.code)).toEqual(['shape'])
  })
})
