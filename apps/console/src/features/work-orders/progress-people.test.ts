/** Whom the picture names where there is room for one. */
import { expect, it } from 'vitest'
import { foremost, type ProgressPerson } from './progress-people'

const person = (id: string, more: Partial<ProgressPerson> = {}): ProgressPerson => ({ id, name: id, decision: null, remark: '', ...more })
const approved = { decision: 'approved' } as const

it('names whose turn it is while a step waits, not who has answered or comes later', () => {
  const people = [person('ann', approved), person('bob'), person('cyd', { comesLater: true })]
  expect(foremost(people, true)?.id).toBe('bob')
  expect(foremost([person('cyd', { comesLater: true }), person('bob')], true)?.id).toBe('bob')
})

it('names who has claimed it before the others who are asked', () => {
  expect(foremost([person('ann'), person('bob', { hasClaimed: true })], true)?.id).toBe('bob')
})

it('names who decided once it is over, and the first where nobody did', () => {
  expect(foremost([person('ann'), person('bob', approved)], false)?.id).toBe('bob')
  expect(foremost([person('ann'), person('bob')], false)?.id).toBe('ann')
  expect(foremost([], false)).toBeUndefined()
})
