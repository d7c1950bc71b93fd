import fc from 'fast-check'
import { expect, it } from 'vitest'
import { choicesFrom, linesOf } from './choice-lines'

it('reads one choice a line, value and label where they differ', () => {
  expect(choicesFrom('a\n b | Bee \r\n\nc\tSea', [])).toEqual([
    { value: 'a', label: 'a' },
    { value: 'b', label: 'Bee' },
    { value: 'c', label: 'Sea' },
  ])
})

it('keeps the type and the missing label of a choice whose value stayed', () => {
  const before = [{ value: 1 }, { value: true, label: 'Yes' }]
  expect(choicesFrom(linesOf(before), before)).toEqual(before)
})

it('reads back what it wrote', () => {
  const word = fc.stringMatching(/^[a-z0-9一-龥]{1,8}$/)
  const choices = fc.uniqueArray(fc.record({ value: word, label: word }), { selector: (choice) => choice.value })
  fc.assert(
    fc.property(choices, (list) => {
      expect(choicesFrom(linesOf(list), [])).toEqual(list)
    }),
  )
})
