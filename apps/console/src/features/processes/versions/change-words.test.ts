/** Changes between two versions, in words. */
import { diffDefinitions, type ProcessDefinition, type TicketLimit, type TimeLimit } from '@formwork/workflow-core'
import { expect, it } from 'vitest'
import { changeWords } from './change-words'

const limited = (timeLimit?: TimeLimit): ProcessDefinition => ({
  schema: 2,
  nodes: [{ id: 'a', kind: 'userTask', name: 'Approval', assignees: [], completion: 'any', ...(timeLimit && { timeLimit }) }],
  edges: [],
})
const said = (before: ProcessDefinition, after: ProcessDefinition) =>
  diffDefinitions(before, after).map((change) => changeWords(change, before, after))

it('names a time limit that was added, changed or removed, and what else of it changed', () => {
  const hour = limited({ seconds: 3600, whenOver: 'remind' })
  expect(said(limited(), hour)).toEqual(['Step “Approval”: time limit of 1 hour added'])
  expect(said(hour, limited({ seconds: 172_800, whenOver: 'remind' }))).toEqual([
    'Step “Approval”: time limit changed from 1 hour to 2 days',
  ])
  expect(said(hour, limited())).toEqual(['Step “Approval”: time limit of 1 hour removed'])
  expect(said(hour, limited({ seconds: 3600, whenOver: 'giveToLeader' }))).toEqual([
    'Step “Approval”: what happens because of its time limit changed. Once the time is up: it goes to their leader',
  ])
  const byPriority = { 2: 600, 3: null }
  expect(said(hour, limited({ seconds: 3600, byPriority, ladder: [{ at: 0, act: 'remind' }] }))).toEqual([
    'Step “Approval”: time limit changed from 1 hour to Normal: 1 hour, Urgent: 10 minutes, Very urgent: none',
  ])
  const ladder = [{ at: -600, act: 'remind' } as const, { at: 7200, act: 'tell' } as const]
  expect(said(hour, limited({ seconds: 3600, ladder }))).toEqual([
    'Step “Approval”: what happens because of its time limit changed. 10 minutes before the time is up: whoever has it is reminded; 2 hours after the time is up: their leader is told as well',
  ])
})

it('says what became of the time limit of whole tickets', () => {
  const whole = (timeLimit?: TicketLimit): ProcessDefinition => ({ ...limited(), settings: timeLimit === undefined ? {} : { timeLimit } })
  const limit: TicketLimit = { seconds: 28_800, ladder: [{ at: 0, act: 'tell' }], clock: 'working' }
  expect(said(whole(), whole(limit))).toEqual([
    'Settings of the process changed: tickets are to be finished within 8 hours of working time. Once the time is up: the requester’s leader is told as well',
  ])
  expect(said(whole(limit), whole())).toEqual(['Settings of the process changed: tickets have no time limit any more'])
  expect(said(whole(limit), { ...whole(limit), settings: { timeLimit: limit, allowComment: false } })).toEqual([
    'Settings of the process changed',
  ])
})
