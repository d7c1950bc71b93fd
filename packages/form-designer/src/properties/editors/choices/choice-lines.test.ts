import fc from 'fast-check'
import { expect, it } from 'vitest'
import { besideChoices, choicesFrom, linesOf, withValue } from './choice-lines'

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

it('lets the option that shows texts go with the first text that differs from its value, and leaves it alone from then on', () => {
  const plain = [{ value: 'a' }, { value: 'b', label: 'b' }]
  const named = [{ value: 'a', label: 'Ay' }]
  expect(besideChoices(plain, named)).toEqual({ showLabel: true })
  expect(besideChoices(plain, plain)).toBeUndefined()
  expect(besideChoices(named, [...named, ...named])).toBeUndefined()
})

it('gives a choice another value, and its text where that said the same', () => {
  expect(withValue({ value: 'a', label: 'a' }, 'b')).toEqual({ value: 'b', label: 'b' })
  expect(withValue({ value: 1, label: '1' }, '2')).toEqual({ value: '2', label: '2' })
  expect(withValue({ value: 'a', label: 'Ay' }, 'b')).toEqual({ value: 'b', label: 'Ay' })
  expect(withValue({ value: 'a' }, 'b')).toEqual({ value: 'b' })
})
