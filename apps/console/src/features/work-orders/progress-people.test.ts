/** Whom the picture names when it has room for one. */
import { expect, it } from 'vitest'
import type { HistoryEntry } from '@formwork/api-contract'
import { mainPerson, type ProgressPerson, visitors } from './progress-people'
import { historyEntry } from '../../shared/tickets/testing/tickets'

const person = (id: string, more: Partial<ProgressPerson> = {}): ProgressPerson => ({ id, name: id, decision: null, remark: '', ...more })
const approved = { decision: 'approved' } as const

it('names whose turn it is while a step waits, not who has answered or comes later', () => {
  const people = [person('ann', approved), person('bob'), person('cyd', { comesLater: true })]
  expect(mainPerson(people, true)?.id).toBe('bob')
  expect(mainPerson([person('cyd', { comesLater: true }), person('bob')], true)?.id).toBe('bob')
})

it('names who has claimed it before the others who are asked', () => {
  expect(mainPerson([person('ann'), person('bob', { hasClaimed: true })], true)?.id).toBe('bob')
})

it('names who decided once it is over, and the first where nobody did', () => {
  expect(mainPerson([person('ann'), person('bob', approved)], false)?.id).toBe('bob')
  expect(mainPerson([person('ann'), person('bob')], false)?.id).toBe('ann')
  expect(mainPerson([], false)).toBeUndefined()
})

const ann = { id: 'ann', name: 'ann' }
const act = (kind: HistoryEntry['kind'], more: Partial<HistoryEntry>) => historyEntry(kind, { actor: ann, ...more })
const assigned = act('assigned', { actor: null, assignees: [ann] })

it('tells what somebody chose, and a correction from other work', () => {
  const answered = (answer: HistoryEntry) => visitors(assigned, [answer], [answer])[0]
  expect(answered(act('chosen', { outcome: 'Needs more' }))).toMatchObject({ decision: 'chosen', outcome: 'Needs more' })
  expect(answered(act('resubmitted', {}))).toMatchObject({ decision: 'resubmitted' })
  expect(answered(act('completed', {}))).toMatchObject({ decision: 'done' })
})

it('leaves out who has handed it back: they were not asked to decide', () => {
  const bob = { id: 'bob', name: 'bob' }
  const delegated = act('delegated', { assignees: [bob], replaced: [ann] })
  const handedBack = act('handedBack', { actor: bob, assignees: [ann] })
  expect(visitors(assigned, [delegated], []).map(({ id }) => id)).toEqual(['bob'])
  expect(visitors(assigned, [delegated, handedBack], []).map(({ id }) => id)).toEqual(['ann'])
})
