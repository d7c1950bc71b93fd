/** A title from a pattern and its facts. */
import { expect, it } from 'vitest'
import { fieldsNamed, namesFields, titleOfPattern } from './title-of-pattern'

const facts = { process: 'Leave', requester: 'Ann', day: '2026-11-21', entered: new Map([['reason', 'Holiday']]) }

it('names process, requester, day and what was entered, and leaves out what it does not know', () => {
  expect(titleOfPattern('{process} of {requester}: { field:reason } {date}{nothing}{field:nowhere}', facts)).toBe(
    'Leave of Ann: Holiday 2026-11-21',
  )
})

it('is the name of the process where no word is left, and is cut between characters', () => {
  expect(titleOfPattern('{field:nowhere} ', facts)).toBe('Leave')
  expect(titleOfPattern('😀'.repeat(150), facts)).toBe('😀'.repeat(100))
})

it.each([
  ['{field:reason}', ['reason'], 'Holiday'],
  ['{ field:reason }', ['reason'], 'Holiday'],
  ['{field: reason}', ['reason'], 'Holiday'],
  ['{  field:  two words  }', ['two words'], 'Both'],
  ['{field:reason}/{field:two words}', ['reason', 'two words'], 'Holiday/Both'],
  ['{reason}', [], 'Leave'],
  ['field:reason', [], 'field:reason'],
  ['{field:}', [], 'Leave'],
])('finds in %s the fields %j, whatever blanks stand around a name', (pattern, models, title) => {
  const known = { ...facts, entered: new Map([...facts.entered, ['two words', 'Both']]) }
  expect([fieldsNamed(pattern), namesFields(pattern), titleOfPattern(pattern, known)]).toEqual([models, models.length > 0, title])
})
