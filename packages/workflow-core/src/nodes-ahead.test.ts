/** The predicted next nodes are those that `step` then takes. */
import { describe, expect, it } from 'vitest'
import { nodesAhead } from './nodes-ahead'
import { context, define, edge, endAt, gatewayAt, leaveProcess, seen, startAt, taskAt } from './testing/builders'
import { openTask, run } from './testing/run'

const names = (days: number, from: string) => nodesAhead(leaveProcess, from, seen({ days })).map((node) => node.id)

describe('the steps ahead', () => {
  it('follow the conditions and the default way', () => {
    expect(names(5, 'start')).toEqual(['leader', 'director'])
    expect(names(2, 'start')).toEqual(['leader'])
    expect(names(5, 'leader')).toEqual(['director'])
  })
  it.each([2, 5])('are those that step opens, with %i days', (days) => {
    const people = { leader: ['ann'], director: ['dora'] }
    const first = run(leaveProcess, context({ seen: seen({ days }), assignees: people }), { type: 'start', by: 'rita' })
    const task = openTask(first.state)
    const [next] = nodesAhead(leaveProcess, task?.nodeId ?? '', seen({ days }))
    const { state } = run(
      leaveProcess,
      context({ seen: seen({ days }), assignees: people }),
      { type: 'start', by: 'rita' },
      { type: 'approve', taskId: task?.id ?? '', by: 'ann', remark: '' },
    )
    expect(openTask(state)?.nodeId).toBe(next?.id)
  })
  it('end where a gateway finds no way, and go round a circle once', () => {
    const lost = define([startAt(), gatewayAt('g'), endAt()], [edge('start', 'g')])
    expect(nodesAhead(lost, 'start', seen({}))).toEqual([])
    const round = define([startAt(), taskAt('a'), taskAt('b')], [edge('start', 'a'), edge('a', 'b'), edge('b', 'a')])
    expect(nodesAhead(round, 'a', seen({})).map((node) => node.id)).toEqual(['b'])
  })
})
