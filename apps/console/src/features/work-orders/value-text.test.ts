/** Values of a form in a few words. */
import { expect, it } from 'vitest'
import { valueText } from './value-text'

const words = { yes: 'yes', no: 'no', empty: 'empty', and: ', ' }

it('says what is there, and that nothing is', () => {
  expect([3, 'text', true, false, null, '', []].map((value) => valueText(value, words))).toEqual([
    '3',
    'text',
    'yes',
    'no',
    'empty',
    'empty',
    'empty',
  ])
})

it('names the entries of a list, files by their name', () => {
  expect(valueText(['a', { name: 'plan.pdf', url: '/x' }], words)).toBe('a, plan.pdf')
})

it('cuts what is long', () => {
  expect(valueText('x'.repeat(500), words)).toHaveLength(201)
})
