/** Which moves of shares a person is offered, by what their share is. */
import { expect, it } from 'vitest'
import type { PersonNode, ProcessDefinition } from '../../definition'
import { step } from '../../step'
import { context } from '../../testing/builders'
import { stepOf, taskWith, waitingFor } from '../../testing/shares'
import { movesFor } from '../moves-for'

const SHARES = new Set(['claim', 'release', 'handBack', 'transfer', 'delegate', 'addSign', 'removeSign'])
const offered = (shares: string, userId: string, more: Partial<ReturnType<typeof taskWith>> = {}, node: Partial<PersonNode> = {}) =>
  movesFor(stepOf(node.claimFirst === undefined ? {} : { claimFirst: node.claimFirst }), waitingFor(taskWith(shares, 'any', more)), {
    userId,
    requester: 'rita',
    granted: [],
  })
    .filter(({ type }) => SHARES.has(type))
    .map(({ type }) => type)
const OWN = ['transfer', 'delegate', 'addSign']

it.each<[string, string, string, string[]]>([
  ['one of several', 'ann bob', 'ann', ['claim', ...OWN]],
  ['the only one', 'ann', 'ann', OWN],
  ['a signer beside several', 'ann bob. dan cid<bob', 'cid', OWN],
  ['a delegate', 'ann. bob dan=ann', 'dan', ['handBack']],
  ['who waits', 'ann. dan=ann', 'ann', []],
  ['who waits for their signer', 'ann. cid<ann', 'ann', ['removeSign']],
  ['who has answered', 'ann+ bob', 'ann', []],
])('%s', (_who, shares, userId, expected) => {
  expect(offered(shares, userId)).toEqual(expected)
})
it('depends on claims', () => {
  expect(offered('ann bob', 'ann', { claimedBy: 'ann' })).toEqual(['release', ...OWN])
  expect(offered('ann bob', 'bob', { claimedBy: 'ann' })).toEqual([])
  expect(offered('ann bob', 'ann', {}, { claimFirst: true })).toEqual(['claim', 'transfer', 'delegate'])
  // Of those of whom one is enough only one is left.
  expect(offered('ann- bob', 'bob')).toEqual(OWN)
})
it('is nothing on a task that is closed, and nothing but an answer where a request is corrected', () => {
  expect(offered('ann. cid<ann', 'ann', { status: 'done' })).toEqual([])
  expect(offered('ann', 'ann', { kind: 'resubmit' })).toEqual([])
})
it('says what can be chosen: both orders of signing, and the signers that can be removed', () => {
  const all = movesFor(stepOf(), waitingFor(taskWith('ann cid.>ann dan.>ann eve+<ann')), { userId: 'ann', requester: 'rita', granted: [] })
  expect(all).toContainEqual({ type: 'addSign', taskId: 't1', signs: ['before', 'after'] })
  expect(all).toContainEqual({ type: 'removeSign', taskId: 't1', userIds: ['cid', 'dan'] })
})

const strict: ProcessDefinition = { ...stepOf(), selfApproval: 'refuse' }
const give = { type: 'reassign', taskId: 't1', by: 'admin', remark: '', from: null } as const
it('nobody is put on a task whom the rules keep from it, but where a request is corrected anybody may be', () => {
  const scene = context({ granted: ['reassign'] })
  expect(step(strict, waitingFor(taskWith('ann')), { ...give, to: 'rita' }, scene)).toEqual({
    ok: false,
    reason: { code: 'assignee.barred', taskId: 't1' },
  })
  const correction = waitingFor(taskWith('ann', 'any', { nodeId: 'start', kind: 'resubmit' }))
  expect(step(strict, correction, { ...give, to: 'rita' }, scene).ok).toBe(true)
  expect(step(strict, correction, { type: 'replaceAssignee', from: 'ann', leader: 'rita' }, scene).ok).toBe(true)
  expect(step(strict, correction, { type: 'replaceAssignee', from: 'bob', leader: 'rita' }, scene)).toEqual({
    ok: false,
    reason: { code: 'assignee.not-asked', taskId: '' },
  })
})
it('whoever is replaced is named in the history with the step', () => {
  const result = step(stepOf(), waitingFor(taskWith('ann')), { type: 'replaceAssignee', from: 'ann', leader: 'lee' }, context())
  expect(result.ok && result.effects[0]).toMatchObject({
    record: { kind: 'reassigned', nodeId: 'a', nodeName: 'Step A', taskId: 't1', replaced: ['ann'] },
  })
})
