/** Successors of a waiting share: they are notified like any new assignee. */
import { describe, expect, it } from 'vitest'
import type { Completion } from '../../definition'
import type { ProcessState } from '../../state'
import { step } from '../../step'
import { context } from '../../testing/builders'
import { type Act, commandOf } from '../../testing/play'
import { doings, stepOf, taskWith, waitingFor } from '../../testing/shares'

const scene = context({ granted: ['reassign'] })

function take(state: ProcessState, completion: Completion, ...acts: readonly Act[]) {
  let last: { readonly state: ProcessState; readonly effectLines: readonly string[] } = { state, effectLines: [] }
  for (const act of acts) {
    const result = step(stepOf({ completion }), last.state, commandOf(act, last.state), scene)
    if (!result.ok) throw new Error(JSON.stringify(result.reason))
    last = { state: result.state, effectLines: doings(result.effects).filter((each) => each.startsWith('task-')) }
  }
  return last
}
const effectLines = (completion: Completion, shares: string, ...acts: readonly Act[]) =>
  take(waitingFor(taskWith(shares, completion)), completion, ...acts).effectLines
const give = (from: string): Act => ['reassign', 'admin', { from, to: 'eve' }]
const leaves = (from: string, leader: string): Act => ['replaceAssignee', '', { from, leader }]
const back = (by: string): Act => ['handBack', by]
const ALSO: Act = ['delegate', 'eve', { to: 'fay' }]

describe('a share that waits for somebody who was asked', () => {
  it.each<[string, Completion, string, Act[], string]>([
    ['calls who was given it meanwhile', 'all', 'ann. dan=ann', [give('ann'), back('dan')], 'task-assigned eve Step A'],
    [
      'calls who was given it as the second',
      'all',
      'ann. dan=ann',
      [give('ann'), leaves('eve', 'lee'), back('dan')],
      'task-assigned lee Step A',
    ],
    [
      'comes back to them when they had given it away themselves',
      'all',
      'ann. dan=ann',
      [give('ann'), back('dan'), ALSO, back('fay')],
      'task-handed-back eve Step A',
    ],
    [
      'calls who has yet to come and stands for its owner as well',
      'inSequence',
      'ann. dan=ann lee.',
      [leaves('ann', 'lee'), back('dan')],
      'task-assigned lee Step A',
    ],
    [
      'comes back to who stands for its owner and waits for their own',
      'all',
      'ann. dan=ann lee. sue<lee',
      [leaves('ann', 'lee'), ['approve', 'sue'], back('dan')],
      'task-handed-back lee Step A',
    ],
    [
      'leaves who is asked already as they are, though it was given to another before',
      'all',
      'ann. dan=ann lee',
      [give('ann'), leaves('eve', 'lee'), ['delegate', 'lee', { to: 'fay' }], back('fay'), back('dan')],
      'task-handed-back lee Step A',
    ],
  ])('%s', (_what, completion, shares, acts, expected) => {
    expect(effectLines(completion, shares, ...acts)).toEqual([expected])
  })
  it('is like any other once its new person was called', () => {
    const { state } = take(waitingFor(taskWith('ann. dan=ann', 'all')), 'all', give('ann'))
    expect(state.tasks[0]?.assignments.at(-1)).toEqual({ userId: 'eve', status: 'waiting', isInherited: true })
    const { state: later } = take(state, 'all', back('dan'))
    expect(later.tasks[0]?.assignments.at(-1)).toEqual({ userId: 'eve', status: 'open' })
  })
})
