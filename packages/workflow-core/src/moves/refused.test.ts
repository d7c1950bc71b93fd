/** Why a move is refused, and what each person is offered. */
import { describe, expect, it } from 'vitest'
import { MANAGING_RIGHTS, type ManagingRight } from '../commands'
import { step } from '../step'
import { AT_A, CLAIMED, deskProcess, deskScene, WAITING } from '../testing/desk-process'
import { type Act, commandOf, playerOf } from '../testing/play'
import { movesFor } from './moves-for'

const { reached, refusal } = playerOf(deskProcess, deskScene)

describe('it is refused', () => {
  it.each<[string, readonly Act[], object]>([
    ['to complete what has to be claimed', [['complete', 'cid']], { code: 'task.claim-first' }],
    ['to claim what somebody has claimed', [CLAIMED, ['claim', 'dan']], { code: 'task.claimed', by: 'cid' }],
    ['to release what one has not claimed', [...AT_A, ['release', 'ann']], { code: 'task.no-such-move' }],
    ['to approve what is handled', [CLAIMED, ['approve', 'cid']], { code: 'task.no-such-move' }],
    ['to vote twice', [...AT_A, ['approve', 'ann'], ['approve', 'ann']], { code: 'task.already-voted' }],
    ['to decide what is decided', [...WAITING, ['approve', 'ann']], { code: 'task.already-decided', outcome: 'agreed', by: 'bob' }],
    ['to somebody who was not asked', [...AT_A, ['approve', 'eve']], { code: 'task.not-assigned' }],
    [
      'to whoever waits for their delegate',
      [...AT_A, ['delegate', 'ann', { to: 'eve' }], ['approve', 'ann']],
      { code: 'task.not-your-turn' },
    ],
    ['for a task there never was', [...AT_A, ['approve', 'ann', { taskId: 't999' }]], { code: 'task.unknown' }],
    ['to transfer to nobody', [...AT_A, ['transfer', 'ann', { to: '' }]], { code: 'assignee.unavailable', userIds: [''] }],
    ['to transfer to who may not act', [...AT_A, ['transfer', 'ann', { to: 'gus' }]], { code: 'assignee.unavailable', userIds: ['gus'] }],
    ['to delegate to who is asked', [...AT_A, ['delegate', 'bob', { to: 'ann' }]], { code: 'assignee.already-asked' }],
    ['to add nobody', [...AT_A, ['addSign', 'ann', { to: [], sign: 'after' }]], { code: 'assignee.unavailable', userIds: [] }],
    [
      'to remove a signer one did not add',
      [...AT_A, ['addSign', 'ann', { to: ['eve'], sign: 'after' }], ['removeSign', 'bob', { userId: 'eve' }]],
      { code: 'signer.unknown' },
    ],
    ['to choose an answer that is none', [...AT_A, ['choose', 'ann', { edgeId: 'a-wait' }]], { code: 'edge.unknown', edgeId: 'a-wait' }],
    [
      'to reassign from somebody who was not asked',
      [...AT_A, ['reassign', 'admin', { from: 'eve', to: 'fay' }]],
      { code: 'assignee.not-asked' },
    ],
    ['to copy to nobody', [['copyTo', 'rita', { to: [] }]], { code: 'assignee.unavailable' }],
    ['to copy to who may not act', [['copyTo', 'rita', { to: ['gus', 'eve'] }]], { code: 'assignee.unavailable', userIds: ['gus'] }],
    ['to withdraw another’s request', [['withdraw', 'ann']], { code: 'requester.only' }],
    ['to resume what runs', [['resume', 'admin']], { code: 'process.not-suspended' }],
    ['to move what is held', [...AT_A, ['suspend', 'admin'], ['approve', 'ann']], { code: 'process.suspended', by: 'admin' }],
    ['to reopen what runs', [['reopen', 'admin', { nodeId: null }]], { code: 'process.not-finished' }],
    [
      'to reopen where nobody acts',
      [
        ['terminate', 'admin'],
        ['reopen', 'admin', { nodeId: 'wait' }],
      ],
      { code: 'target.not-allowed' },
    ],
    ['to jump where nobody acts', [['jump', 'admin', { tokenId: null, nodeId: 'wait' }]], { code: 'target.not-allowed' }],
    [
      'to go on after the end',
      [
        ['terminate', 'admin'],
        ['urge', 'rita', { at: 1 }],
      ],
      { code: 'process.finished', status: 'terminated' },
    ],
    ['to retry what waits', [...WAITING, ['retryJob', 'admin']], { code: 'job.not-failed' }],
    ['to skip a job there is not', [...WAITING, ['skipJob', 'admin', { jobId: 'j9' }]], { code: 'job.unknown', jobId: 'j9' }],
    ['to end a job twice', [...WAITING, ['suspend', 'admin'], ['jobDone', ''], ['jobDone', '']], { code: 'job.unknown' }],
    [
      'to fail what has failed',
      [...WAITING, ['jobFailed', '', { reason: 'x' }], ['jobFailed', '', { reason: 'y' }]],
      { code: 'job.unknown' },
    ],
    ['to take back what another did', [...AT_A, ['takeBack', 'ann']], { code: 'take-back.too-late' }],
    [
      'to take back after a claim',
      [...AT_A, ['approve', 'ann'], ['urge', 'rita', { at: 1 }], ['transfer', 'bob', { to: 'eve' }], ['takeBack', 'ann']],
      { code: 'take-back.too-late' },
    ],
  ])('%s', (_what, acts, reason) => {
    expect(refusal(...acts)).toMatchObject(reason)
  })
  it('to administrate without the right', () => {
    const begun = reached()
    for (const type of ['suspend', 'terminate', 'reassign', 'jump'] as const) {
      const command = commandOf([type, 'eve', { from: null, to: 'fay', tokenId: null, nodeId: 'a' }], begun.state)
      expect(step(deskProcess, begun.state, command, { ...deskScene, granted: [] })).toMatchObject({
        ok: false,
        reason: { code: 'managers.only' },
      })
    }
  })
})

it('each person is offered what is theirs, in the order of the page', () => {
  const offered = (acts: readonly Act[], userId: string, granted: readonly ManagingRight[] = []) => {
    return movesFor(deskProcess, reached(...acts).state, { userId, requester: 'rita', granted }).map(({ type }) => type)
  }
  expect(offered([], 'cid')).toEqual(['claim', 'transfer', 'delegate', 'copyTo'])
  expect(offered([CLAIMED], 'cid')).toEqual(['complete', 'return', 'release', 'transfer', 'delegate', 'addSign', 'copyTo'])
  expect(offered([CLAIMED], 'dan')).toEqual(['copyTo'])
  expect(offered(AT_A, 'ann')).toEqual(['approve', 'choose', 'refuse', 'return', 'transfer', 'delegate', 'addSign', 'copyTo'])
  expect(offered(AT_A, 'cid')).toEqual(['takeBack', 'copyTo'])
  expect(offered(AT_A, 'rita')).toEqual(['urge', 'copyTo', 'withdraw'])
  expect(offered(AT_A, 'gus')).toEqual([])
  expect(offered(AT_A, 'admin', MANAGING_RIGHTS)).toEqual(['urge', 'copyTo', 'reassign', 'jump', 'suspend', 'terminate'])
  expect(offered([['suspend', 'admin']], 'admin', MANAGING_RIGHTS)).toEqual(['resume', 'terminate'])
  expect(offered([['terminate', 'admin']], 'admin', MANAGING_RIGHTS)).toEqual(['copyTo', 'reopen'])
})

describe('an administrator’s own request', () => {
  const ruled = (selfApproval?: 'refuse' | 'skip' | 'allow') =>
    selfApproval === undefined ? deskProcess : { ...deskProcess, selfApproval }
  const offered = (rule: Parameters<typeof ruled>[0], acts: readonly Act[] = AT_A) =>
    movesFor(ruled(rule), reached(...acts).state, { userId: 'rita', requester: 'rita', granted: MANAGING_RIGHTS }).map(({ type }) => type)

  it('is not led past its approvals by them, and ended by them all the same', () => {
    for (const rule of ['refuse', 'skip'] as const) {
      expect(offered(rule)).toEqual(['urge', 'copyTo', 'withdraw', 'reassign', 'suspend', 'terminate'])
      expect(offered(rule, [['terminate', 'admin']])).toEqual(['copyTo'])
    }
    for (const rule of ['allow', undefined] as const) expect(offered(rule)).toEqual(expect.arrayContaining(['reassign', 'jump']))
  })

  it.each<[Act, readonly Act[]]>([
    [['jump', 'rita', { tokenId: null, nodeId: 'b' }], AT_A],
    [['reopen', 'rita', { nodeId: 'b' }], [['terminate', 'admin']]],
  ])('refuses %j', (act, acts) => {
    const { state } = reached(...acts)
    const context = { ...deskScene, requester: 'rita', granted: MANAGING_RIGHTS }
    const refused = step(ruled('refuse'), state, commandOf(act, state), context)
    expect(refused).toMatchObject({ ok: false, reason: { code: 'requester.barred' } })
    expect(step(ruled('refuse'), state, commandOf([act[0], 'admin', act[2] ?? {}], state), context)).not.toMatchObject({
      reason: { code: 'requester.barred' },
    })
  })
})
