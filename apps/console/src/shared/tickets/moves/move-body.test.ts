/** Every move that a ticket can offer becomes a body that its call takes. */
import { MOVE_TYPES, moveBodySchema, type TicketMove } from '@formwork/api-contract'
import { describe, expect, it } from 'vitest'
import { moveBody, type MoveInput } from './move-body'

const li = { id: '00000000-0000-4000-8000-000000000002', name: 'Li' }
const input: MoveInput = {
  people: [li],
  signer: li.id,
  sign: 'before',
  place: '1',
  again: 'jumpBack',
  remark: 'because',
  attachments: [],
  values: { days: 3 },
  chosen: { b: [li.id] },
  revision: 7,
}
const offer = (type: TicketMove['type']): TicketMove => ({
  type,
  taskId: 't1',
  jobId: 'j1',
  tokenId: 'k1',
  edgeId: 'e1',
  places: [
    { place: { kind: 'requester' }, name: '' },
    { place: { kind: 'node', nodeId: 'a' }, name: 'Approval', jumpsBack: true },
  ],
})

describe('the body of a move', () => {
  for (const type of MOVE_TYPES)
    it(`is what the call takes for ${type}`, () => {
      const body = moveBodySchema.parse(moveBody(offer(type), input))
      expect(body).toMatchObject({ type, remark: 'because', revision: 7 })
    })

  it('carries where a ticket is sent back to, and what follows', () => {
    expect(moveBody(offer('return'), input)).toMatchObject({ back: { target: { kind: 'node', nodeId: 'a' }, again: 'jumpBack' } })
    expect(moveBody(offer('return'), { ...input, place: '0' }), 'from there it cannot come straight back').toMatchObject({
      back: { again: 'stepByStep' },
    })
    expect(moveBody(offer('refuse'), { ...input, place: '' })).not.toHaveProperty('back')
  })

  it('carries what was written in the form only for an answer', () => {
    expect(moveBody(offer('approve'), input)).toMatchObject({ values: { days: 3 }, chosen: { b: [li.id] } })
    expect(moveBody(offer('transfer'), input)).not.toHaveProperty('values')
    expect(moveBody(offer('handBack'), input)).not.toHaveProperty('chosen')
  })

  it('is refused for an offer that says not what it is about', () => {
    expect(() => moveBody({ type: 'claim', taskId: null }, input)).toThrow(RangeError)
  })
})
