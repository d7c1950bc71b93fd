/** How an answer changes the shares, whom it notifies, and where the process goes on. */
import { describe, expect, it } from 'vitest'
import type { Completion } from '../../definition'
import { step } from '../../step'
import { context, define, edge, endAt, startAt, taskAt } from '../../testing/builders'
import { type Act, commandOf, playerOf } from '../../testing/play'
import { openTask } from '../../testing/run'
import { doings, shown, stepOf, taskWith, waitingFor } from '../../testing/shares'
import { movesFor } from '../moves-for'

const start: Act = ['approve', 'ann']

describe('an answer', () => {
  const after = (completion: Completion, shares: string, act: Act, claimedBy?: string) => {
    const state = waitingFor(taskWith(shares, completion, claimedBy === undefined ? {} : { claimedBy }))
    const result = step(stepOf({ completion, refusal: 'count' }), state, commandOf(act, state), context())
    if (!result.ok) return [result.reason.code]
    return [result.state.tasks[0]?.assignments.map(shown).join(' '), ...doings(result.effects)]
  }
  const REFUSED = ['task.close', 'process.complete', 'ticket-refused rita Step A']
  const AGREED = ['task.close', 'process.complete', 'ticket-approved rita End']
  it.each<[string, Completion, string, Act, string[]]>([
    ['of one of several ends the step', 'any', 'ann bob', start, ['ann+ bob~', 'close ann agreed', 'close bob closed', ...AGREED]],
    [
      'of a signer who refuses ends it, whatever is counted',
      'any',
      'ann. bob cid<ann',
      ['refuse', 'cid'],
      ['ann~ bob~ cid-<ann', 'close cid refused', 'close bob closed', ...REFUSED],
    ],
    [
      'of a signer who agrees gives the turn back',
      'any',
      'ann. bob cid<ann',
      ['approve', 'cid'],
      ['ann bob cid+<ann', 'close cid agreed', 'open ann', 'task-handed-back ann Step A'],
    ],
    [
      'of one who refuses beside a signer is counted',
      'any',
      'ann. bob cid<ann',
      ['refuse', 'bob'],
      ['ann. bob- cid<ann', 'close bob refused'],
    ],
    [
      'lets those who sign after come last',
      'any',
      'ann bob cid.>ann',
      start,
      ['ann+ bob~ cid>ann', 'close ann agreed', 'close bob closed', 'open cid', 'task-assigned cid Step A'],
    ],
    [
      'that refuses asks nobody who signs after',
      'all',
      'ann+ bob cid>ann',
      ['refuse', 'bob'],
      ['ann+ bob- cid~>ann', 'close bob refused', 'close cid closed', ...REFUSED],
    ],
    [
      'calls the next in a sequence',
      'inSequence',
      'ann bob. cid.',
      start,
      ['ann+ bob cid.', 'close ann agreed', 'open bob', 'task-assigned bob Step A'],
    ],
    [
      'calls the next as new, whoever signed before another',
      'inSequence',
      'ann bob. cid+<ann',
      start,
      ['ann+ bob cid+<ann', 'close ann agreed', 'open bob', 'task-assigned bob Step A'],
    ],
    [
      'calls the next as new, whoever works for another',
      'inSequence',
      'ann bob. cid+=ann',
      start,
      ['ann+ bob cid+=ann', 'close ann agreed', 'open bob', 'task-assigned bob Step A'],
    ],
    [
      'calls the next as new, who had a signer after them',
      'inSequence',
      'ann bob. cid~>bob',
      start,
      ['ann+ bob cid~>bob', 'close ann agreed', 'open bob', 'task-assigned bob Step A'],
    ],
    ['of the last one ends it', 'all', 'ann bob+', start, ['ann+ bob+', 'close ann agreed', ...AGREED]],
  ])('%s', (_what, completion, shares, act, expected) => {
    expect(after(completion, shares, act)).toEqual(expected)
  })
  it('ends the claim of who gave it, and no other', () => {
    expect(after('any', 'ann bob', ['refuse', 'ann'], 'ann')).toEqual(['ann- bob', 'close ann refused', 'claim nobody'])
    expect(after('any', 'ann bob cid<bob', ['refuse', 'cid'], 'ann')).not.toContain('claim nobody')
    expect(after('all', 'ann bob. cid<bob', ['approve', 'cid'], 'ann')).toEqual([
      'ann bob cid+<bob',
      'close cid agreed',
      'open bob',
      'task-handed-back bob Step A',
    ])
  })
  it('that leads nowhere is refused', () => {
    const state = waitingFor(taskWith('ann'))
    const lost = { ...stepOf(), edges: [] }
    expect(step(lost, state, commandOf(start, state), context())).toEqual({ ok: false, reason: { code: 'flow.no-way-out', nodeId: 'a' } })
  })
  it('of its own name is offered with both its labels, and leads over its own way', () => {
    const definition = define(
      [startAt(), taskAt('a'), taskAt('b'), taskAt('c'), endAt()],
      [
        edge('start', 'a'),
        edge('a', 'b', { id: 'one', outcome: 'other', label: '一' }),
        edge('a', 'c', { id: 'two', outcome: 'other', label: '二', labelEn: 'Two' }),
        edge('a', 'end'),
      ],
    )
    const { reached } = playerOf(definition, context({ assignees: { a: ['ann'], b: ['bob'], c: ['cid'] } }))
    const offered = movesFor(definition, reached().state, { userId: 'ann', requester: 'rita', granted: [] })
    expect(offered.filter(({ type }) => type === 'choose')).toEqual([
      { type: 'choose', taskId: expect.any(String), edgeId: 'one', label: '一' },
      { type: 'choose', taskId: expect.any(String), edgeId: 'two', label: '二', labelEn: 'Two' },
    ])
    expect(openTask(reached(['choose', 'ann', { edgeId: 'two' }]).state)?.nodeId).toBe('c')
  })
})

describe('a step that was sent back', () => {
  const line = define(
    [startAt(), taskAt('a'), taskAt('b'), taskAt('c'), endAt()],
    [edge('start', 'a'), edge('a', 'b'), edge('b', 'c'), edge('c', 'end')],
  )
  const scene = context({ assignees: { a: ['ann'], b: ['bob'], c: ['cid'] } })
  const { reached } = playerOf(line, scene)
  const AT_C: readonly Act[] = [
    ['approve', 'ann'],
    ['approve', 'bob'],
  ]
  const to = (nodeId: string, again?: string) => ({ back: { target: { kind: 'node', nodeId }, ...(again === undefined ? {} : { again }) } })
  const toRequester = { back: { target: { kind: 'requester' }, again: 'jumpBack' } }
  const path = (...acts: readonly Act[]) => openTask(reached(...AT_C, ...acts).state)?.nodeId

  it.each(['refuse', 'return'])('comes straight back after %s, if that was asked for, and only once', (type) => {
    expect(path([type, 'cid', to('a', 'jumpBack')], ['approve', 'ann'])).toBe('c')
    expect(path([type, 'cid', to('a')], ['approve', 'ann'])).toBe('b')
    expect(path([type, 'cid', to('a', 'jumpBack')], ['approve', 'ann'], [type, 'cid', to('a')], ['approve', 'ann'])).toBe('b')
    const jumped = reached(...AT_C, [type, 'cid', to('a', 'jumpBack')], ['approve', 'ann']).state
    expect(jumped.tokens).toEqual([{ id: expect.any(String), nodeId: 'c', previous: 'a' }])
  })
  it('comes straight back when the requester has corrected it, and only once', () => {
    expect(path(['return', 'cid', toRequester], ['resubmit', 'rita'])).toBe('c')
    expect(reached(...AT_C, ['return', 'cid', toRequester], ['resubmit', 'rita']).state.tokens[0]).not.toHaveProperty('jumpBackTo')
    expect(path(['return', 'cid', { back: { target: { kind: 'requester' } } }], ['resubmit', 'rita'])).toBe('a')
  })
  it.each([
    [to('a', 'jumpBack'), ['approve', 'ann'], 'b'],
    [toRequester, ['resubmit', 'rita'], 'a'],
  ] as const)('goes on step by step where the step it was to come back to is gone: %j', (how, answer, expected) => {
    const { state } = reached(...AT_C, ['return', 'cid', how])
    const changed = define([startAt(), taskAt('a'), taskAt('b'), endAt()], [edge('start', 'a'), edge('a', 'b'), edge('b', 'end')])
    const result = step(changed, state, commandOf(answer, state), scene)
    expect(result.ok && openTask(result.state)?.nodeId).toBe(expected)
    expect(result.ok && result.state.tokens[0]).not.toHaveProperty('jumpBackTo')
  })
  it('is named once among the steps that were passed, as the last one', () => {
    expect(reached(...AT_C).state.passed).toEqual(['a', 'b'])
    expect(reached(...AT_C, ['return', 'cid', to('a')], ['approve', 'ann']).state.passed).toEqual(['b', 'a'])
  })
  it('is refused to one that may not be sent to, and nothing is counted', () => {
    const { state } = reached(...AT_C)
    for (const type of ['refuse', 'return']) {
      expect(step(line, state, commandOf([type, 'cid', to('c')], state), scene)).toEqual({
        ok: false,
        reason: { code: 'target.not-allowed', nodeId: 'c' },
      })
    }
  })
  it('offers the requester neither to send it back nor to give it away', () => {
    const { state } = reached(...AT_C, ['return', 'cid', toRequester])
    const offered = movesFor(line, state, { userId: 'rita', requester: 'rita', granted: [] }).map(({ type }) => type)
    expect(offered).toEqual(['resubmit', 'copyTo', 'withdraw'])
  })
})
