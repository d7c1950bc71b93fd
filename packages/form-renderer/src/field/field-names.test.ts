import { describe, expect, it } from 'vitest'
import { fieldName } from './field-names'

describe('field names', () => {
  it('hold word characters only, so a list of ids can name them', () => {
    for (const model of ['a.b', '0', 'a[0]', "it's", '__proto__', '字段', '😀', '']) expect(fieldName(model)).toMatch(/^\w+$/)
  })

  it('differ for different models', () => {
    const models = ['a.b', 'a_b', 'a_2e_b', 'ab', 'a..b', 'A.b', 'a b']
    expect(new Set(models.map(fieldName)).size).toBe(models.length)
  })
})
