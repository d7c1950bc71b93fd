/** What a step decided becomes rows completely, or not at all. */
import type { Effect } from '@formwork/workflow-core'
import { describe, expect, it } from 'vitest'
import { CHAIN_START, firstBrokenEntry } from './history-chain'
import { stepRows } from './step-rows'

const scene = {
  historyLength: 0,
  historyHash: CHAIN_START,
  ticketId: 't',
  at: new Date('2026-03-02T09:00:00Z'),
  names: new Map([['a', '甲']]),
}

const opening = (taskId: string): Effect => ({
  id: `open-${taskId}`,
  type: 'task.open',
  taskId,
  nodeId: 'extra',
  nodeName: '加签',
  completion: 'any',
  assignees: ['a', 'b'],
  fallback: false,
})
const remembering = (id: string): Effect => ({
  id,
  type: 'history.append',
  record: {
    kind: 'assigned',
    nodeId: 'extra',
    nodeName: '加签',
    taskId: null,
    actor: 'a',
    remark: '',
    assignees: ['a'],
    replaced: [],
    fallback: false,
  },
})

describe('the effects of a step', () => {
  it('become rows kind by kind, in their order, and a history that goes on where it ended', () => {
    const { rows, end } = stepRows([opening('x1'), remembering('h1'), opening('x2'), remembering('h2')], scene)
    expect(rows.openedTasks.map(({ taskId }) => taskId)).toEqual(['x1', 'x2'])
    expect(rows.openedAssignments.map(({ taskId, userId }) => [taskId, userId])).toEqual([
      ['x1', 'a'],
      ['x1', 'b'],
      ['x2', 'a'],
      ['x2', 'b'],
    ])
    expect(rows.history[0]).toMatchObject({ sequence: 1, actorName: '甲', assignees: [{ id: 'a', name: '甲' }] })
    expect(firstBrokenEntry(rows.history)).toBeNull()
    expect(end).toEqual({ historyLength: 2, historyHash: rows.history[1]?.hash })
  })

  it('of a kind that nothing writes stop the move instead of vanishing', () => {
    // As from a newer step; what is known here does not compile without its line.
    const unheard = JSON.parse('{"id":"u1","type":"mail.send"}') as Effect
    expect(() => stepRows([remembering('h3'), unheard], scene)).toThrow('nothing writes the effect mail.send')
  })
})
