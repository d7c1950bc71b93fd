/** Who is asked at a step, who is left out, and why, as it is recorded. */
import { describe, expect, it } from 'vitest'
import type { AssigneeRule, ProcessDefinition } from '../definition'
import { context } from '../testing/builders'
import { stepOf, taskWith, waitingFor } from '../testing/shares'
import type { PersonNode } from '../definition'
import { foundFor, settleAssignees } from './settle'
import { personNodeOf } from './barred'

type Rules = Pick<ProcessDefinition, 'selfApproval' | 'samePerson'>
interface Case {
  readonly rules?: Rules
  readonly found: readonly string[]
  readonly requesterLeader?: string
  readonly node?: Partial<PersonNode>
  /** Who has agreed at the step `a`, which is the one before. */
  readonly agreed?: string
  readonly previous?: string
  readonly kind?: 'handle'
}

const node: PersonNode = { id: 'b', kind: 'userTask', name: 'B', assignees: [], completion: 'any' }
function settle({ rules = {}, found, requesterLeader, node: more = {}, agreed = 'zoe+', previous = 'a', kind }: Case) {
  const asked = { ...node, ...more }
  const settled = settleAssignees(asked, {
    definition: { ...stepOf(), ...rules },
    state: waitingFor(taskWith(agreed, 'any', { status: 'done', ...(kind === undefined ? {} : { kind }) })),
    context: context({ assignees: { b: found }, requesterLeader: requesterLeader ?? null, fallbackAssignees: ['adam', 'eva', 'adam'] }),
    previous,
  })
  const how = [...(settled.fallback ? ['alarm'] : []), ...(settled.skip ? ['skip'] : [])]
  const why = settled.trace.map((entry) =>
    'userId' in entry ? `${entry.kind} ${entry.userId} ${entry.because} ${entry.nodeId}` : entry.kind,
  )
  return [[...settled.shares.map(({ userId }) => userId), ...how].join(' '), ...why]
}

const ADMINS = ['adam eva alarm', 'person adam administrators b', 'person eva administrators b']

describe('at a step are asked', () => {
  it.each<[string, Case, string[]]>([
    ['those who were found', { found: ['ann', 'bob'] }, ['ann bob', 'person ann user b', 'person bob user b']],
    ['the administrators where nobody was, whoever leads the requester', { found: [], requesterLeader: 'lee' }, ADMINS],
    [
      'the others than the requester',
      { rules: { selfApproval: 'refuse' }, found: ['rita', 'bob'] },
      ['bob', 'leftOut rita selfApproval b', 'person bob user b'],
    ],
    [
      'their leader instead of them',
      { rules: { selfApproval: 'refuse' }, found: ['rita'], requesterLeader: 'lee' },
      ['lee', 'leftOut rita selfApproval b', 'person lee requesterLeader b'],
    ],
    [
      'the administrators where they lead themselves',
      { rules: { selfApproval: 'refuse' }, found: ['rita'], requesterLeader: 'rita' },
      ['adam eva alarm', 'leftOut rita selfApproval b', ...ADMINS.slice(1)],
    ],
    [
      'the requester, named by a rule among others',
      { rules: { selfApproval: 'refuse' }, found: ['rita'], node: { assignees: [{ kind: 'requester' }, { kind: 'user', userIds: [] }] } },
      ['rita', 'person rita user b'],
    ],
    [
      'the requester, where nothing is judged',
      { rules: { selfApproval: 'refuse' }, found: ['rita'], node: { kind: 'handleTask' } },
      ['rita', 'person rita user b'],
    ],
    [
      'nobody who has agreed',
      { rules: { samePerson: 'refuse' }, found: ['ann', 'bob'], agreed: 'ann+ cid' },
      ['bob', 'leftOut ann samePerson b', 'person bob user b'],
    ],
    [
      'for the reason that holds where both rules do',
      { rules: { selfApproval: 'refuse', samePerson: 'refuse' }, found: ['ann', 'rita', 'bob'], agreed: 'ann+' },
      ['bob', 'leftOut ann samePerson b', 'leftOut rita selfApproval b', 'person bob user b'],
    ],
    [
      'those who only were asked before',
      { rules: { samePerson: 'refuse' }, found: ['ann'], agreed: 'ann~ bob+' },
      ['ann', 'person ann user b'],
    ],
    [
      'those who only worked before',
      { rules: { samePerson: 'refuse' }, found: ['ann'], agreed: 'ann+', kind: 'handle' },
      ['ann', 'person ann user b'],
    ],
    [
      'nobody whose own request needs no answer',
      { rules: { selfApproval: 'skip' }, found: ['rita'], requesterLeader: 'lee' },
      ['skip', 'leftOut rita selfApproval b'],
    ],
    [
      'the others, where only one answer is needless',
      { rules: { selfApproval: 'skip' }, found: ['rita', 'bob'] },
      ['bob', 'leftOut rita selfApproval b', 'person bob user b'],
    ],
    [
      'the leader, where one is needless and one is barred',
      { rules: { selfApproval: 'skip', samePerson: 'refuse' }, found: ['rita', 'ann'], agreed: 'ann+', requesterLeader: 'lee' },
      ['lee', 'leftOut rita selfApproval b', 'leftOut ann samePerson b', 'person lee requesterLeader b'],
    ],
    [
      'the requester where nothing is judged, needless or not',
      { rules: { selfApproval: 'skip' }, found: ['rita'], node: { kind: 'handleTask' } },
      ['rita', 'person rita user b'],
    ],
    [
      'nobody who agreed just before',
      { rules: { samePerson: 'skip' }, found: ['ann'], agreed: 'ann+ cid' },
      ['skip', 'leftOut ann samePerson b'],
    ],
    [
      'who agreed at another step than the one before',
      { rules: { samePerson: 'skip' }, found: ['ann'], agreed: 'ann+', previous: 'c' },
      ['ann', 'person ann user b'],
    ],
    [
      'who was only asked just before',
      { rules: { samePerson: 'skip' }, found: ['ann'], agreed: 'ann~ bob+' },
      ['ann', 'person ann user b'],
    ],
    [
      'who only worked just before',
      { rules: { samePerson: 'skip' }, found: ['ann'], agreed: 'ann+', kind: 'handle' },
      ['ann', 'person ann user b'],
    ],
    [
      'who only helped just before, and handed it back',
      { rules: { samePerson: 'skip' }, found: ['dan'], agreed: 'ann+ dan+=ann' },
      ['dan', 'person dan user b'],
    ],
    [
      'who only helped at another step, and judges for the first time',
      { rules: { samePerson: 'refuse' }, found: ['dan'], agreed: 'ann+ dan+=ann' },
      ['dan', 'person dan user b'],
    ],
    [
      'who agreed at the step itself, which comes again',
      { rules: { samePerson: 'skip' }, found: ['ann'], agreed: 'ann+', node: { id: 'b' }, previous: 'b' },
      ['ann', 'person ann user b'],
    ],
  ])('%s', (_what, given, expected) => {
    expect(settle(given)).toEqual(expected)
  })
  it('whoever agreed at the step itself, when it comes again right after itself', () => {
    const scene = { state: waitingFor(taskWith('ann+')), context: context({ assignees: { a: ['ann'] } }), previous: 'a' }
    for (const samePerson of ['skip', 'refuse'] as const) {
      expect(settleAssignees({ ...node, id: 'a' }, { ...scene, definition: { ...stepOf(), samePerson } })).toMatchObject({
        shares: [{ userId: 'ann' }],
        skip: false,
      })
    }
  })
})

describe('the people of a step', () => {
  const chosen: AssigneeRule[] = [{ kind: 'chosenByRequester' }]
  const state = waitingFor(taskWith('ann'), { chosen: { a: ['ann', 'cid', 'dan'] } })
  const found = (more: Parameters<typeof context>[0]) => foundFor({ id: 'a', assignees: chosen }, { state, context: context(more) })

  it('are found by the shell, for the reason it gave, and named by the ticket, each once', () => {
    const because = {
      a: [
        { userId: 'bob', rule: 'post' as const },
        { userId: 'ann', rule: 'role' as const },
      ],
    }
    expect(found({ assignees: { a: ['ann', 'bob', 'eve'] }, because })).toEqual([
      { userId: 'ann', because: 'role' },
      { userId: 'bob', because: 'post' },
      { userId: 'eve', because: 'user' },
      { userId: 'cid', because: 'chosenByRequester' },
      { userId: 'dan', because: 'chosenByRequester' },
    ])
  })
  it('are only those who may act, of those whom the ticket names', () => {
    expect(found({ enabled: ['dan'] })).toEqual([{ userId: 'dan', because: 'chosenByRequester' }])
  })
  it('are nobody where neither knows of the step', () => {
    expect(foundFor({ id: 'b', assignees: [] }, { state, context: context({}) })).toEqual([])
  })
})

it('a node is one of persons, or is none', () => {
  expect(personNodeOf(stepOf(), 'a')?.id).toBe('a')
  expect([personNodeOf(stepOf(), 'start'), personNodeOf(stepOf(), 'gone')]).toEqual([undefined, undefined])
})
