/** The requests for one of several tickets, and what must not be done without opening it. */
import type { TicketDetail, TicketMove } from '@formwork/api-contract'
import { expect, it } from 'vitest'
import { approvedBy, li, waitingTicket } from '../testing/tickets'
import type { BulkMove } from './bulk-acts'
import { planMove } from './plan'

const APPROVE: TicketMove = { type: 'approve', taskId: 't1' }
const wang = { id: '00000000-0000-4000-8000-000000000003', name: 'Wang', active: true }
const task = (taskId: string, ...assignees: readonly (typeof li)[]) => ({
  taskId,
  nodeId: 'a',
  nodeName: 'Approval',
  assignees: [...assignees],
  later: [],
  dueAt: null,
})
const whyNot = (changes: Partial<TicketDetail>, move: BulkMove = 'approve') => {
  const plan = planMove(waitingTicket(changes), move)
  return 'why' in plan ? [plan.why, plan.by ?? null] : null
}

it('sends the move that the ticket offers', () => {
  expect(planMove(waitingTicket({ moves: [APPROVE] }), 'approve')).toEqual({ sends: [{ offer: APPROVE }] })
  expect(planMove(waitingTicket({ moves: [{ type: 'urge', taskId: null }] }), 'urge')).toEqual({
    sends: [{ offer: { type: 'urge', taskId: null } }],
  })
})

it('agrees to nothing that has to be filled in, and to nothing that asks for somebody', () => {
  expect(whyNot({ moves: [APPROVE], rights: { note: 'write' } })).toBeNull()
  expect(whyNot({ moves: [APPROVE], rights: { signature: 'required' } })).toEqual(['toFillIn', null])
  expect(whyNot({ moves: [APPROVE], forms: [{ id: 'f', name: 'Check', nodeId: 'a', form: {}, isFilled: false }] })).toEqual([
    'toFillIn',
    null,
  ])
  expect(whyNot({ moves: [APPROVE], forms: [{ id: 'f', name: 'Check', nodeId: 'b', form: {}, isFilled: false }] })).toBeNull()
  expect(whyNot({ moves: [{ ...APPROVE, chooses: [{ nodeId: 'b', name: 'Next' }] }] })).toEqual(['toChoose', null])
})

it('refuses also what would have to be filled in', () => {
  expect(whyNot({ moves: [{ type: 'refuse', taskId: 't1' }], rights: { signature: 'required' } }, 'refuse')).toBeNull()
})

it('says why a ticket is left out, and who acted on it last', () => {
  expect(whyNot({ status: 'approved', history: [approvedBy('Wang')] })).toEqual(['finished', 'Wang'])
  expect(whyNot({ history: [approvedBy('Wang')] })).toEqual(['notYours', 'Wang'])
  expect(whyNot({ suspended: true })).toEqual(['suspended', null])
  expect(whyNot({ moves: [{ type: 'complete', taskId: 't1' }] })).toEqual(['otherAnswer', null])
  expect(whyNot({ moves: [{ type: 'claim', taskId: 't1' }] })).toEqual(['claimFirst', null])
  expect(whyNot({}, 'withdraw')).toEqual(['notOffered', null])
})

it('gives away the shares of one person, of those who cannot go on, or of the only one who has it', () => {
  const given = (openTasks: TicketDetail['openTasks'], from = '') => {
    const plan = planMove(waitingTicket({ openTasks, moves: [{ type: 'reassign', taskId: 't1' }] }), 'reassign', from)
    return 'why' in plan ? plan.why : plan.sends.map(({ offer, from: person }) => [offer.taskId, person])
  }
  const gone = { ...li, active: false }
  expect(given([task('t1', li)])).toEqual([['t1', li.id]])
  expect(given([task('t1', gone, wang), task('t2', gone)])).toEqual([
    ['t1', li.id],
    ['t2', li.id],
  ])
  expect(given([task('t1', li, wang)])).toBe('several')
  expect(given([task('t1', li, wang)], wang.id)).toEqual([['t1', wang.id]])
  expect(given([task('t1', li)], wang.id)).toBe('nobody')
})
