/** Single moves on small processes, each with its result. */
import { describe, expect, it } from 'vitest'
import { MANAGING_RIGHTS, type ProcessCommand } from '../commands'
import type { ProcessNode } from '../definition'
import { step } from '../step'
import { context, define, edge, endAt, startAt, taskAt } from '../testing/builders'
import { openTask, openTaskId, run } from '../testing/run'

const start = { type: 'start', by: 'rita' } as const
const people = { a: ['ann', 'bob'], b: ['cid'], c: ['dan'] }
const line = define(
  [startAt(), taskAt('a'), taskAt('b'), taskAt('c'), endAt()],
  [edge('start', 'a'), edge('a', 'b'), edge('b', 'c'), edge('c', 'end')],
)
const scene = context({ assignees: people, granted: MANAGING_RIGHTS })
const act = <Type extends ProcessCommand['type']>(type: Type, by: string, taskId: string) => ({ type, by, taskId, remark: '' })
const shares = (state: ReturnType<typeof run>['state']) => openTask(state)?.assignments.map(({ userId, status }) => `${userId} ${status}`)
/** Runs acts on whatever task is open, one after the other. */
const go = (...acts: ((taskId: string) => ProcessCommand)[]) => {
  let done: ProcessCommand[] = [start]
  for (const next of acts) done = [...done, next(openTaskId(run(line, scene, ...done).state))]
  return run(line, scene, ...done)
}
const approve = (by: string) => (taskId: string) => act('approve', by, taskId)

describe('sending back', () => {
  it('to a passed step and on from there step by step', () => {
    const { state } = go(approve('ann'), approve('cid'), (taskId) => ({
      ...act('return', 'dan', taskId),
      back: { target: { kind: 'node', nodeId: 'a' } },
    }))
    expect(openTask(state)?.nodeId).toBe('a')
    const again = go(
      approve('ann'),
      approve('cid'),
      (taskId) => ({ ...act('refuse', 'dan', taskId), back: { target: { kind: 'node', nodeId: 'a' } } }),
      approve('bob'),
    )
    expect(openTask(again.state)?.nodeId).toBe('b')
  })
  it('to the step before, and from there straight back', () => {
    const { state } = go(
      approve('ann'),
      approve('cid'),
      (taskId) => ({ ...act('return', 'dan', taskId), back: { target: { kind: 'node', nodeId: 'a' }, again: 'jumpBack' } }),
      approve('ann'),
    )
    expect(openTask(state)?.nodeId).toBe('c')
  })
  it('to the requester, who corrects it', () => {
    const back = go(approve('ann'), (taskId) => ({ ...act('return', 'cid', taskId), back: { target: { kind: 'requester' } } }))
    expect(openTask(back.state)).toMatchObject({ kind: 'resubmit', nodeId: 'start', assignments: [{ userId: 'rita' }] })
    const again = go(
      approve('ann'),
      (taskId) => ({ ...act('return', 'cid', taskId), back: { target: { kind: 'requester' } } }),
      (taskId) => act('resubmit', 'rita', taskId),
    )
    expect(openTask(again.state)?.nodeId).toBe('a')
  })
  it('is refused to a step that was not passed', () => {
    const { state } = go(approve('ann'))
    const command = { ...act('return', 'cid', openTaskId(state)), back: { target: { kind: 'node', nodeId: 'c' } } } as const
    expect(step(line, state, command, scene)).toMatchObject({ reason: { code: 'target.not-allowed', nodeId: 'c' } })
  })
})

describe('shares', () => {
  it('a claim keeps others away until it is released', () => {
    const { state } = go((taskId) => act('claim', 'ann', taskId))
    expect(step(line, state, act('approve', 'bob', openTaskId(state)), scene)).toMatchObject({
      reason: { code: 'task.claimed', by: 'ann' },
    })
    const free = go(
      (taskId) => act('claim', 'ann', taskId),
      (taskId) => act('release', 'ann', taskId),
      approve('bob'),
    )
    expect(openTask(free.state)?.nodeId).toBe('b')
  })
  it('a delegate hands back, and the owner decides', () => {
    const given = go(approve('ann'), (taskId) => ({ ...act('delegate', 'cid', taskId), to: 'eve' }))
    expect(shares(given.state)).toEqual(['cid waiting', 'eve open'])
    expect(step(line, given.state, act('approve', 'eve', openTaskId(given.state)), scene)).toMatchObject({ ok: false })
    const back = go(
      approve('ann'),
      (taskId) => ({ ...act('delegate', 'cid', taskId), to: 'eve' }),
      (taskId) => act('handBack', 'eve', taskId),
    )
    expect(shares(back.state)).toEqual(['cid open', 'eve agreed'])
  })
  it('a transfer gives one’s share away', () => {
    expect(shares(go(approve('ann'), (taskId) => ({ ...act('transfer', 'cid', taskId), to: 'eve' })).state)).toEqual([
      'cid closed',
      'eve open',
    ])
  })
  it('who signs before is waited for, who signs after comes last', () => {
    const sign = (order: 'before' | 'after') => (taskId: string) =>
      ({ ...act('addSign', 'cid', taskId), to: ['eve'], sign: order }) as const
    expect(shares(go(approve('ann'), sign('before')).state)).toEqual(['cid waiting', 'eve open'])
    expect(shares(go(approve('ann'), sign('before'), approve('eve')).state)).toEqual(['cid open', 'eve agreed'])
    expect(shares(go(approve('ann'), sign('after'), approve('cid')).state)).toEqual(['cid agreed', 'eve open'])
    expect(openTask(go(approve('ann'), sign('after'), approve('cid'), approve('eve')).state)?.nodeId).toBe('c')
    const removed = go(approve('ann'), sign('before'), (taskId) => ({ ...act('removeSign', 'cid', taskId), userId: 'eve' }))
    expect(shares(removed.state)).toEqual(['cid open', 'eve closed'])
  })
})

describe('the ticket', () => {
  it('one’s last act is taken back as long as nobody acted after it', () => {
    const { state } = go(approve('ann'), () => ({ type: 'takeBack', by: 'ann', remark: '' }))
    expect([openTask(state)?.nodeId, shares(state)]).toEqual(['a', ['ann open', 'bob open']])
    const late = go(approve('ann'), approve('cid'))
    expect(step(line, late.state, { type: 'takeBack', by: 'ann', remark: '' }, scene)).toMatchObject({
      reason: { code: 'take-back.too-late' },
    })
  })
  it('the act that finished it is taken back too', () => {
    const { state, effects } = go(approve('ann'), approve('cid'), approve('dan'), () => ({ type: 'takeBack', by: 'dan', remark: '' }))
    expect([state.status, openTask(state)?.nodeId]).toEqual(['running', 'c'])
    expect(effects.map(({ type }) => type)).toContain('process.reopen')
  })
  it('suspended it can only be resumed or ended', () => {
    const { state } = go(() => ({ type: 'suspend', by: 'admin', remark: '' }))
    expect(step(line, state, act('approve', 'ann', openTaskId(state)), scene)).toMatchObject({ reason: { code: 'process.suspended' } })
    expect(step(line, state, { type: 'resume', by: 'admin', remark: '' }, scene)).toMatchObject({ ok: true })
  })
  it('is urged once in ten minutes', () => {
    const urge = (at: number) => ({ type: 'urge', by: 'rita', remark: '', at }) as const
    const { state } = go(() => urge(1000))
    expect(step(line, state, urge(600_999), scene)).toMatchObject({ reason: { code: 'urge.too-soon', until: 601_000 } })
    expect(step(line, state, urge(601_000), scene)).toMatchObject({ ok: true })
  })
  it('jumps ahead, ends and is reopened at a step', () => {
    const jumped = go(() => ({ type: 'jump', by: 'admin', remark: '', tokenId: null, nodeId: 'c' }))
    expect(openTask(jumped.state)?.nodeId).toBe('c')
    const reopened = go(
      () => ({ type: 'terminate', by: 'admin', remark: '' }),
      () => ({ type: 'reopen', by: 'admin', remark: '', nodeId: 'b' }),
    )
    expect([reopened.state.status, openTask(reopened.state)?.nodeId]).toEqual(['running', 'b'])
  })
})

describe('votes', () => {
  const voting = (more: Partial<Extract<ProcessNode, { kind: 'userTask' }>>) => {
    const node: ProcessNode = { id: 'a', kind: 'userTask', name: 'a', assignees: [], completion: 'all', ...more }
    return define([startAt(), node, endAt()], [edge('start', 'a'), edge('a', 'end')])
  }
  const three = context({ assignees: { a: ['ann', 'bob', 'cid'] } })
  const statusAfter = (definition: ReturnType<typeof voting>, ...votes: readonly (readonly [string, 'approve' | 'refuse'])[]) => {
    const taskId = openTaskId(run(definition, three, start).state)
    return run(definition, three, start, ...votes.map(([by, type]) => ({ type, taskId, by, remark: '' }))).state.status
  }
  it.each([
    ['ratio: half of three is two', { completion: 'ratio', percent: 50 }, [['ann', 'approve']], 'running'],
    [
      'ratio: two of three',
      { completion: 'ratio', percent: 50 },
      [
        ['ann', 'approve'],
        ['bob', 'approve'],
      ],
      'approved',
    ],
    [
      'ratio: refused when it cannot be reached',
      { completion: 'ratio', percent: 50 },
      [
        ['ann', 'refuse'],
        ['bob', 'refuse'],
      ],
      'refused',
    ],
    ['weight: one person outweighs two', { completion: 'weight', weights: { ann: 3 } }, [['ann', 'approve']], 'approved'],
    [
      'weight: the light ones alone do not',
      { completion: 'weight', weights: { ann: 3 } },
      [
        ['bob', 'approve'],
        ['cid', 'approve'],
      ],
      'running',
    ],
    ['any, counted: one refusal is a vote', { completion: 'any', refusal: 'count' }, [['ann', 'refuse']], 'running'],
    [
      'in sequence: all of them',
      { completion: 'inSequence' },
      [
        ['ann', 'approve'],
        ['bob', 'approve'],
        ['cid', 'approve'],
      ],
      'approved',
    ],
  ] as const)('%s', (_what, more, votes, status) => {
    expect(statusAfter(voting(more), ...votes)).toBe(status)
  })
})
