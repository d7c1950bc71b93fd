import fc from 'fast-check'
import { expect, it } from 'vitest'
import { besideChoices, choicesFrom, linesOf, linesOfCells, withValue } from './choice-lines'

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

it('gives back every choice of a line that nobody changed, whatever it holds', () => {
  const value = fc.oneof(
    fc.string({ maxLength: 6 }),
    fc.integer(),
    fc.boolean(),
    fc.constantFrom('', ' ', 'a|b', 'x\ty', 'two\nlines', '1'),
  )
  const choice = fc.record({ value, label: fc.string({ maxLength: 6 }), icon: fc.constant('star') }, { requiredKeys: ['value'] })
  fc.assert(
    fc.property(fc.array(choice, { minLength: 1, maxLength: 5 }), (list) => {
      expect(choicesFrom(linesOf(list), list)).toEqual(list)
    }),
  )
})

it('keeps what is beside a changed line as it is: an empty value, a bar in a value, two of one value', () => {
  const before = [{ value: '', label: 'None' }, { value: 'a|b' }, { value: 1, label: 'One' }, { value: '1', label: 'Uno' }]
  const lines = linesOf(before).split('\n')
  expect(choicesFrom([...lines.slice(0, 2), 'new', ...lines.slice(2)].join('\n'), before)).toEqual([
    ...before.slice(0, 2),
    { value: 'new', label: 'new' },
    ...before.slice(2),
  ])
  expect(choicesFrom(lines.slice(1).join('\n'), before)).toEqual(before.slice(1))
})

it('reads what a spreadsheet copies: cells in quotes for what they hold, and others with quotes of their own', () => {
  const copied = 'pipe\t"5"" pipe"\r\n"two\nlines"\tTwo\r\n"said"\tSaid \r\n'
  expect(choicesFrom(linesOfCells(copied), [])).toEqual([
    { value: 'pipe', label: '5" pipe' },
    { value: 'two lines', label: 'Two' },
    { value: '"said"', label: 'Said' },
  ])
})
