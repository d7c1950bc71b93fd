/** A pattern with what is known becomes a title. */
import { expect, it } from 'vitest'
import { titleOfPattern } from './title-of-pattern'

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
