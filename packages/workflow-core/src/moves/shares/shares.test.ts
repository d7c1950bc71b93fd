/** The shares of a task before and after a move, in the letters of `testing/shares`, and the effects. */
import { describe, expect, it } from 'vitest'
import type { Completion } from '../../definition'
import type { ProcessCommand } from '../../commands'
import type { TaskState } from '../../state'
import { step } from '../../step'
import { context } from '../../testing/builders'
import { commandOf, type Act } from '../../testing/play'
import { doings, shown, stepOf, taskWith, waitingFor } from '../../testing/shares'

const scene = context({ granted: ['reassign'], fallbackAssignees: ['adam', 'eva'] })
type Before = readonly [completion: Completion, shares: string, claimedBy?: string]

function after([completion, shares, claimedBy]: Before, command: Act | ProcessCommand) {
  const state = waitingFor(taskWith(shares, completion, claimedBy === undefined ? {} : { claimedBy }))
  const result = step(stepOf({ completion, refusal: 'count' }), state, 'type' in command ? command : commandOf(command, state), scene)
  if (!result.ok) return [result.reason.code]
  const task: TaskState | undefined = result.state.tasks.at(-1)
  return [task?.assignments.map(shown).join(' '), ...doings(result.effects)]
}

describe('transferring', () => {
  it.each<[string, Before, Act, string[]]>([
    ['comes last', ['any', 'ann bob'], ['transfer', 'ann', { to: 'eve' }], ['ann~ bob eve', 'close ann closed', 'open eve']],
    ['keeps the turn', ['inSequence', 'ann+ bob cid.'], ['transfer', 'bob', { to: 'eve' }], ['ann+ bob~ eve cid.', 'open eve']],
    ['moves who was on it up', ['inSequence', 'ann bob. eve~'], ['transfer', 'ann', { to: 'eve' }], ['ann~ eve bob.', 'open eve']],
    ['finds the old place', ['all', 'eve~ ann bob'], ['transfer', 'ann', { to: 'eve' }], ['eve ann~ bob', 'close ann closed', 'open eve']],
    ['is no signature any more', ['all', 'ann eve~<ann'], ['transfer', 'ann', { to: 'eve' }], ['ann~ eve']],
    ['stays a signature', ['all', 'ann. cid<ann'], ['transfer', 'cid', { to: 'eve' }], ['ann. cid~<ann eve<ann']],
    ['takes signers along', ['all', 'ann cid.>ann bob'], ['transfer', 'ann', { to: 'eve' }], ['ann~ cid.>eve bob eve']],
    [
      'takes signers along, in sequence',
      ['inSequence', 'ann cid.>ann bob.'],
      ['transfer', 'ann', { to: 'eve' }],
      ['ann~ eve cid.>eve bob.'],
    ],
    [
      'takes the claim along',
      ['any', 'ann bob', 'ann'],
      ['transfer', 'ann', { to: 'eve' }],
      ['ann~ bob eve', 'close ann closed', 'open eve', 'claim eve', 'task-assigned eve Step A'],
    ],
  ])('%s', (_what, before, act, [shares, ...effectLines]) => {
    const result = after(before, act)
    expect(result[0]).toBe(shares)
    expect(result.slice(1)).toEqual(effectLines.length > 2 ? effectLines : expect.arrayContaining(effectLines))
  })
})

describe('reassigning', () => {
  const give = (from: string | null, to = 'eve'): Act => ['reassign', 'admin', { from, to }]
  it.each<[string, Before, Act, string[]]>([
    [
      'all of it',
      ['any', 'ann bob'],
      give(null),
      ['ann~ bob~ eve', 'close bob closed', 'close ann closed', 'open eve', 'task-assigned eve Step A'],
    ],
    [
      'what is not answered',
      ['all', 'ann+ bob'],
      give(null),
      ['ann+ bob~ eve', 'close bob closed', 'open eve', 'task-assigned eve Step A'],
    ],
    [
      'with the claim',
      ['any', 'ann bob', 'bob'],
      give(null),
      ['ann~ bob~ eve', 'close ann closed', 'close bob closed', 'open eve', 'claim eve', 'task-assigned eve Step A'],
    ],
    [
      'whose turn it is first',
      ['inSequence', 'ann+ bob cid.'],
      give(null),
      ['ann+ bob~ eve cid~', 'close bob closed', 'open eve', 'task-assigned eve Step A'],
    ],
    [
      'the waiting owner before their signer',
      ['any', 'cid<ann ann.'],
      give(null),
      ['cid~<eve ann~ eve', 'close cid closed', 'open eve', 'task-assigned eve Step A'],
    ],
    [
      'the waiting owner before their delegate',
      ['any', 'dan=ann ann.'],
      give(null),
      ['dan~=eve ann~ eve', 'close dan closed', 'open eve', 'task-assigned eve Step A'],
    ],
    [
      'a signer before a delegate',
      ['all', 'ann+ dan=cid cid.>ann'],
      give(null),
      ['ann+ dan~=eve cid~>ann eve>ann', 'close dan closed', 'open eve', 'task-assigned eve Step A'],
    ],
    [
      'who claimed it, whatever it waits for',
      ['any', 'bob ann. dan=ann', 'ann'],
      give(null),
      ['bob~ ann~ dan~=eve eve', 'close bob closed', 'close dan closed', 'claim eve', 'open eve', 'task-assigned eve Step A'],
    ],
    ['a share that waits', ['any', 'ann. cid<ann'], give('ann'), ['ann~ cid<eve eve.']],
    ['a share that waits, to who was on it', ['any', 'eve~ ann. cid<ann'], give('ann'), ['eve. ann~ cid<eve']],
    ['a turn that waits, to who was on it', ['inSequence', 'eve~ ann bob.'], give('bob'), ['ann bob~ eve.']],
    ['of nobody', ['all', 'ann+ bob'], give('ann'), ['assignee.not-asked']],
    ['to who is asked', ['all', 'ann bob.'], give('ann', 'bob'), ['assignee.already-asked']],
    ['to nobody', ['all', 'ann'], give('ann', ''), ['assignee.unavailable']],
  ])('%s', (_what, before, act, expected) => {
    expect(after(before, act)).toEqual(expected)
  })
})

describe('removing a signature', () => {
  const drop = (userId: string, by = 'ann'): Act => ['removeSign', by, { userId }]
  it.each<[string, Before, Act, string[]]>([
    [
      'gives the turn back',
      ['any', 'ann. cid<ann'],
      drop('cid'),
      ['ann cid~<ann', 'close cid closed', 'open ann', 'task-handed-back ann Step A'],
    ],
    ['tells nobody of one that waited', ['any', 'ann cid.>ann'], drop('cid'), ['ann cid~>ann']],
    ['leaves the others to answer', ['all', 'ann+ bob cid>ann'], drop('cid'), ['ann+ bob cid~>ann', 'close cid closed']],
    ['leaves another signer', ['any', 'ann+ cid>ann dan>ann'], drop('cid'), ['ann+ cid~>ann dan>ann', 'close cid closed']],
    [
      'of the last one ends the step',
      ['any', 'ann+ cid>ann'],
      drop('cid'),
      ['ann+ cid~>ann', 'close cid closed', 'task.close', 'process.complete', 'ticket-approved rita End'],
    ],
    ['is late when it was given', ['any', 'ann cid+<ann'], drop('cid'), ['signer.unknown']],
    ['is for who asked for it', ['any', 'ann bob cid<bob'], drop('cid'), ['signer.unknown']],
    ['is not for persons of the step', ['any', 'ann bob'], drop('bob'), ['signer.unknown']],
    ['is not done while a delegate works on it', ['any', 'ann. cid.<ann dan=cid'], drop('cid'), ['signer.unknown']],
    ['is not done while another signs before', ['any', 'ann. cid.<ann dan<cid'], drop('cid'), ['signer.unknown']],
    ['is not done while another signs after', ['any', 'ann. cid<ann dan.>cid'], drop('cid'), ['signer.unknown']],
    [
      'is done when the delegate is ready',
      ['any', 'ann. cid<ann dan+=cid'],
      drop('cid'),
      ['ann cid~<ann dan+=cid', 'close cid closed', 'open ann', 'task-handed-back ann Step A'],
    ],
  ])('%s', (_what, before, act, expected) => {
    expect(after(before, act)).toEqual(expected)
  })
})

describe('adding signatures', () => {
  const sign = (order: 'before' | 'after', ...to: string[]): Act => ['addSign', 'ann', { to, sign: order }]
  const many = (count: number) => Array.from({ length: count }, (_, index) => `u${'x'.repeat(index)}`)
  it.each<[string, Before, Act, string[]]>([
    ['after', ['any', 'ann bob'], sign('after', 'cid'), ['ann bob cid.>ann']],
    ['after, of who gave their share away', ['any', 'ann bob~'], sign('after', 'bob'), ['ann bob.>ann']],
    [
      'before, of who gave their share away',
      ['any', 'ann bob~'],
      sign('before', 'bob'),
      ['ann. bob<ann', 'open bob', 'close ann closed', 'task-assigned bob Step A'],
    ],
    ['of who is asked', ['all', 'ann bob'], sign('after', 'cid', 'bob'), ['assignee.already-asked']],
    ['of too many', ['all', 'ann'], sign('after', ...many(51)), ['assignee.unavailable']],
    ['of as many as may be', ['all', 'ann'], sign('after', ...many(50)), [['ann', ...many(50).map((id) => `${id}.>ann`)].join(' ')]],
  ])('%s', (_what, before, act, expected) => {
    expect(after(before, act)).toEqual(expected)
  })
})

describe('replacing somebody', () => {
  const gone = (from: string, leader: string | null = 'lee'): ProcessCommand => ({ type: 'replaceAssignee', from, leader })
  it.each<[string, Before, ProcessCommand, string[]]>([
    ['by their leader', ['any', 'ann bob'], gone('ann'), ['ann~ bob lee', 'close ann closed', 'open lee', 'task-assigned lee Step A']],
    [
      'by the leader, with the claim',
      ['any', 'ann bob', 'ann'],
      gone('ann'),
      ['ann~ bob lee', 'close ann closed', 'open lee', 'claim lee', 'task-assigned lee Step A'],
    ],
    [
      'by all administrators where one is enough',
      ['any', 'ann bob', 'ann'],
      gone('ann', null),
      ['ann~ bob adam eva', 'close ann closed', 'open adam', 'claim adam', 'open eva', 'claim nobody', 'task-assigned adam+eva Step A'],
    ],
    [
      'and leaves another’s claim',
      ['any', 'ann bob', 'bob'],
      gone('ann', null),
      ['ann~ bob adam eva', 'close ann closed', 'open adam', 'open eva', 'task-assigned adam+eva Step A'],
    ],
    [
      'not by a leader who refused',
      ['all', 'ann lee-'],
      gone('ann'),
      ['ann~ lee- adam', 'close ann closed', 'open adam', 'task-assigned adam Step A'],
    ],
    [
      'a signer by one administrator',
      ['any', 'ann. cid<ann'],
      gone('cid', null),
      ['ann. cid~<ann adam<ann', 'close cid closed', 'open adam', 'task-assigned adam Step A'],
    ],
    [
      'a delegate by one administrator',
      ['any', 'ann. dan=ann'],
      gone('dan', null),
      ['ann. dan~=ann adam=ann', 'close dan closed', 'open adam', 'task-assigned adam Step A'],
    ],
    ['who waits by one administrator, told later', ['any', 'ann cid<bob bob.'], gone('bob', null), ['ann cid<adam bob~ adam.']],
    ['by a leader who is asked', ['any', 'ann lee', 'ann'], gone('ann'), ['ann~ lee', 'close ann closed', 'claim nobody']],
    [
      'by a leader who was to sign for them',
      ['any', 'ann lee.>ann'],
      gone('ann'),
      ['ann~ lee', 'close ann closed', 'open lee', 'task-assigned lee Step A'],
    ],
    [
      'a signer by a leader with a share',
      ['any', 'bob. ann<bob lee'],
      gone('ann'),
      ['bob ann~<bob lee', 'close ann closed', 'open bob', 'task-handed-back bob Step A'],
    ],
    [
      'a delegate by a leader with a share',
      ['any', 'bob. ann=bob lee'],
      gone('ann'),
      ['bob ann~=bob lee', 'close ann closed', 'open bob', 'task-handed-back bob Step A'],
    ],
    ['a signer by who does their work', ['any', 'bob. ann.<bob lee=ann'], gone('ann'), ['bob. ann~<bob lee<bob']],
    ['a signer by who signs for them', ['any', 'bob. ann.<bob lee<ann'], gone('ann'), ['bob. ann~<bob lee<bob']],
    ['by a leader, for whom others work then', ['any', 'ann. dan=ann lee'], gone('ann'), ['ann~ dan=lee lee']],
  ])('%s', (_what, before, command, expected) => {
    expect(after(before, command)).toEqual(expected)
  })
})
