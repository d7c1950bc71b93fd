/** For which steps people are chosen, who may be chosen, and that only the right person chooses. */
import { describe, expect, it } from 'vitest'
import type { AssigneeRule } from '../definition'
import { context, define, edge, endAt, gatewayAt, startAt, taskAt, when } from '../testing/builders'
import { openTaskId, run } from '../testing/run'
import { step } from '../step'
import { choosesAt, choosesAtStart, choosingAtStart, poolOf } from './chooses'

const byRequester: AssigneeRule = { kind: 'chosenByRequester' }
const byPrevious: AssigneeRule = { kind: 'chosenByPrevious' }
const none = { userIds: [], roleIds: [], postIds: [], departmentIds: [] }

/** start → first → (days > 3 → boss) → last → end */
const flow = (first: AssigneeRule[], boss: AssigneeRule[], last: AssigneeRule[]) =>
  define(
    [startAt(), taskAt('first', 'any', first), gatewayAt('long'), taskAt('boss', 'any', boss), taskAt('last', 'any', last), endAt()],
    [
      edge('start', 'first'),
      edge('first', 'long'),
      edge('long', 'boss', { condition: when('days', 3) }),
      edge('long', 'last', { order: 1, isDefault: true }),
      edge('boss', 'last'),
      edge('last', 'end'),
    ],
  )
const ann: AssigneeRule = { kind: 'user', userIds: ['ann'] }

describe('people chosen at the start', () => {
  it('are asked for by steps of that rule, and by the first step for the person before', () => {
    expect(choosesAtStart(flow([byPrevious], [byRequester], [byPrevious]))).toEqual(['boss', 'first'])
    expect(choosesAtStart(flow([ann], [ann], [ann]))).toEqual([])
    // The start asks nobody, whatever leads back to it.
    const { nodes, edges } = flow([ann], [ann], [byPrevious])
    expect(choosesAtStart({ schema: 2, nodes: nodes.toReversed(), edges })).toEqual([])
    expect(choosesAtStart({ schema: 2, nodes: [], edges: [] })).toEqual([])
  })
  it.each([
    ['every ticket comes there and nobody else is asked', flow([byRequester], [ann], [ann]), 'first', true],
    ['not on every way', flow([ann], [byRequester], [ann]), 'boss', false],
    ['at the end of all ways', flow([ann], [ann], [byRequester]), 'last', true],
    ['with somebody else beside', flow([byRequester, ann], [ann], [ann]), 'first', false],
  ])('have to be there or not: %s', (_, definition, nodeId, isRequired) => {
    expect(choosingAtStart(definition)).toEqual([{ nodeId, isRequired, pool: null }])
  })
  it('come from the pools of the rules together, and from everybody when one rule has none', () => {
    const [roles, people] = [
      { ...none, roleIds: ['r'], postIds: ['p'] },
      { ...none, userIds: ['ann'], departmentIds: ['d'] },
    ]
    const limited = flow([{ ...byRequester, from: roles }, { ...byPrevious, from: people }, ann], [ann], [ann])
    expect(poolOf(limited, 'first')).toEqual({ userIds: ['ann'], roleIds: ['r'], postIds: ['p'], departmentIds: ['d'] })
    expect(poolOf(flow([{ ...byRequester, from: roles }, byPrevious], [ann], [ann]), 'first')).toBeNull()
    expect(poolOf(limited, 'boss')).toBeNull()
    expect(poolOf(limited, 'nowhere')).toBeNull()
  })
  it('are refused for a step that asks nobody they could be', () => {
    const start = { type: 'start', by: 'rita', chosen: { boss: ['ann'] } } as const
    expect(step(flow([ann], [ann], [ann]), null, start, context())).toMatchObject({
      ok: false,
      reason: { code: 'choice.not-asked', nodeId: 'boss' },
    })
    const begun = run(flow([ann], [byRequester], [ann]), context({ assignees: { first: ['ann'] } }), start)
    expect(begun.state.chosen).toEqual({ boss: ['ann'] })
  })
})

describe('people chosen with an answer', () => {
  const definition = flow([ann], [byPrevious], [byRequester])
  const asks = context({ assignees: { first: ['ann'] }, seen: { values: { days: 5 }, empty: [] } })
  const approve = (chosen: Record<string, string[]>) => {
    const { state } = run(definition, asks, { type: 'start', by: 'rita', chosen: { last: ['lea'] } })
    return step(definition, state, { type: 'approve', taskId: openTaskId(state), by: 'ann', remark: '', chosen }, asks)
  }

  it('are those of the steps that may come next', () => {
    expect(choosesAt(definition, 'first')).toEqual({ chooses: ['boss'] })
    expect(choosesAt(definition, 'boss')).toEqual({})
    expect(approve({ boss: ['bob'] })).toMatchObject({ ok: true, state: { chosen: { last: ['lea'], boss: ['bob'] } } })
  })
  it('never replace whom the requester chose', () => {
    expect(approve({ boss: ['bob'], last: ['ann'] })).toMatchObject({ ok: false, reason: { code: 'choice.not-asked', nodeId: 'last' } })
  })
})
