/** Which edges a ticket takes out of each kind of gateway, and the findings about its wiring. */
import { describe, expect, it } from 'vitest'
import type { ProcessNode } from '../definition'
import { context, define, edge, endAt, seen, startAt, taskAt, when } from '../testing/builders'
import { run } from '../testing/run'
import { step } from '../step'
import { inspectNode } from './index'

type Gateway = Extract<ProcessNode['kind'], 'exclusiveGateway' | 'parallelGateway' | 'inclusiveGateway'>
const gateway = (kind: Gateway, id: string, direction: 'fork' | 'join'): ProcessNode =>
  kind === 'exclusiveGateway' ? { id, kind, name: id } : { id, kind, name: id, direction }

/** start → split → (days > 3 → a, days > 5 → b, default → c) → meet → end */
function flow(kind: Gateway) {
  const condition = (limit: number) => (kind === 'parallelGateway' ? {} : { condition: when('days', limit) })
  return define(
    [startAt(), gateway(kind, 'split', 'fork'), taskAt('a'), taskAt('b'), taskAt('c'), gateway(kind, 'meet', 'join'), endAt()],
    [
      edge('start', 'split'),
      edge('split', 'b', { order: 1, ...condition(5) }),
      edge('split', 'a', { order: 0, ...condition(3) }),
      edge('split', 'c', { order: 2, isDefault: kind !== 'parallelGateway' }),
      edge('a', 'meet'),
      edge('b', 'meet'),
      edge('c', 'meet'),
      edge('meet', 'end'),
    ],
  )
}
const people = { a: ['ann'], b: ['ann'], c: ['ann'] }

describe('a gateway', () => {
  it.each<[Gateway, number, string[]]>([
    ['exclusiveGateway', 9, ['a']],
    ['exclusiveGateway', 1, ['c']],
    ['inclusiveGateway', 9, ['a', 'b']],
    ['inclusiveGateway', 4, ['a']],
    ['inclusiveGateway', 1, ['c']],
    ['parallelGateway', 1, ['a', 'b', 'c']],
  ])('%s with %i days opens %j', (kind, days, expected) => {
    const { state } = run(flow(kind), context({ assignees: people, seen: seen({ days }) }), { type: 'start', by: 'rita' })
    expect(state.tasks.map(({ nodeId }) => nodeId)).toEqual(expected)
    expect(state.scopes?.length ?? 0).toBe(kind === 'exclusiveGateway' ? 0 : 1)
  })
  it.each<Gateway>(['exclusiveGateway', 'inclusiveGateway', 'parallelGateway'])(
    '%s without a way is refused, and changes nothing',
    (kind) => {
      const stuck = define([startAt(), gateway(kind, 'split', 'fork')], [edge('start', 'split')])
      const refused = { ok: false, reason: { code: 'flow.no-way-out', nodeId: 'split' } }
      expect(step(stuck, null, { type: 'start', by: 'rita' }, context())).toMatchObject(refused)
      expect(inspectNode(gateway(kind, 'split', 'fork'), { incoming: [], outgoing: [] })).toMatchObject([{ code: 'no-way-out' }])
    },
  )
  it('waits at its join until each branch has come', () => {
    const definition = flow('parallelGateway')
    const asks = context({ assignees: people })
    let { state } = run(definition, asks, { type: 'start', by: 'rita' })
    for (const [index, { id }] of [...state.tasks].entries()) {
      const result = step(definition, state, { type: 'approve', taskId: id, by: 'ann', remark: '' }, asks)
      if (!result.ok) throw new Error(result.reason.code)
      ;({ state } = result)
      expect(state.status).toBe(index === 2 ? 'approved' : 'running')
      expect(state.tokens.filter(({ waits }) => waits)).toHaveLength(index === 2 ? 0 : index + 1)
    }
    expect([state.tokens, state.scopes]).toEqual([[], undefined])
  })
})
