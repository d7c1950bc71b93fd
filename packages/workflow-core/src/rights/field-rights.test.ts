/** What somebody may do with the fields of a ticket, by the steps they take part in and by how they came to it. */
import { describe, expect, it } from 'vitest'
import type { FieldRights, ProcessNode } from '../definition'
import type { AssignmentStatus, ProcessState, TaskState } from '../state'
import { define, endAt, startAt, taskAt } from '../testing/builders'
import { fieldRightsOf, isWritable, type FieldReader, rightOf, rightsAtNode, rightsAtStart } from './field-rights'

const withRights = (node: ProcessNode, fieldRights: FieldRights) => ({ ...node, fieldRights }) as ProcessNode
const definition = define(
  [
    withRights(startAt(), { secret: 'hidden', note: 'read' }),
    withRights(taskAt('a'), { cost: 'required', secret: 'read' }),
    withRights(taskAt('b'), { cost: 'hidden', note: 'write' }),
    taskAt('plain'),
    endAt(),
  ],
  [],
)
const task = (nodeId: string, status: TaskState['status'], share: AssignmentStatus, kind?: TaskState['kind']): TaskState => ({
  id: `t-${nodeId}-${share}`,
  nodeId,
  tokenId: 'k',
  status,
  completion: 'any',
  decidedBy: null,
  assignments: [{ userId: 'ann', status: share }],
  ...(kind === undefined ? {} : { kind }),
})
const asked = (userId: string) => ({ userId, status: 'open' as const })
const stateOf = (...tasks: TaskState[]): ProcessState => ({ status: 'running', tokens: [], tasks, sequence: 9 })
const now = (state: ProcessState, more: Partial<FieldReader> = {}) =>
  fieldRightsOf(definition, state, { userId: 'ann', requester: 'rita', hasScope: false, ...more })

describe('at a step', () => {
  it('one may read what is not named, at the start write it', () => {
    expect(rightsAtNode(definition, 'plain')).toEqual({ other: 'read', named: {} })
    expect(rightsAtNode(definition, 'a')).toEqual({ other: 'read', named: { cost: 'required', secret: 'read' } })
    expect(rightsAtStart(definition)).toEqual({ other: 'write', named: { secret: 'hidden', note: 'read' } })
  })
  it('that is not there, or asks nobody, nothing is named', () => {
    expect(rightsAtNode(definition, 'gone')).toEqual({ other: 'read', named: {} })
    expect(rightsAtNode(define([], []), '')).toEqual({ other: 'read', named: {} })
    const odd = define([withRights(endAt(), { cost: 'write' })], [])
    expect(rightsAtNode(odd, 'end').named).toEqual({})
    expect(rightsAtStart(odd)).toEqual({ other: 'read', named: {} })
  })
})

describe('somebody who is asked', () => {
  it.each(['open', 'waiting'] as const)('has the rights of their step while their share is %s', (share) => {
    expect(now(stateOf(task('a', 'open', share)))).toEqual({ other: 'read', named: { cost: 'required', secret: 'read' } })
  })
  it('at two steps has of each field the most that either gives', () => {
    const both = now(stateOf(task('a', 'open', 'open'), task('b', 'open', 'open')))
    expect(both).toEqual({ other: 'read', named: { cost: 'required', secret: 'read', note: 'write' } })
  })
  it('beside others has them like each of them', () => {
    const shared = { ...task('a', 'open', 'open'), assignments: [asked('bob'), asked('ann'), asked('cid')] }
    expect(now(stateOf(shared)).named).toEqual({ cost: 'required', secret: 'read' })
  })
  it('to correct a request has the rights of the start, whatever step it is at', () => {
    expect(now(stateOf(task('a', 'open', 'open', 'resubmit')))).toEqual({ other: 'write', named: { secret: 'hidden', note: 'read' } })
  })
})

describe('somebody who is no longer asked', () => {
  it.each([
    ['open', 'agreed'],
    ['open', 'closed'],
    ['done', 'open'],
  ] as const)('only reads (task %s, share %s), and not what was hidden from them', (status, share) => {
    expect(now(stateOf(task('b', status, share)))).toEqual({ other: 'read', named: { cost: 'hidden', note: 'read' } })
  })
  it('only reads while others of the step are asked', () => {
    const shared = { ...task('a', 'open', 'agreed'), assignments: [asked('bob'), { userId: 'ann', status: 'agreed' as const }] }
    expect(now(stateOf(shared)).named).toEqual({ cost: 'read', secret: 'read' })
  })
  it('reads what any of their steps let them see', () => {
    expect(now(stateOf(task('a', 'done', 'agreed'), task('b', 'done', 'agreed'))).named).toMatchObject({ cost: 'read' })
  })
})

describe('somebody who was never asked', () => {
  const others = stateOf({ ...task('a', 'open', 'open'), assignments: [{ userId: 'bob', status: 'open' }] })
  it('reads as at the start when it is their request', () => {
    expect(now(others, { userId: 'rita' })).toEqual({ other: 'read', named: { secret: 'hidden', note: 'read' } })
  })
  it('reads everything by data scope', () => {
    expect(now(others, { hasScope: true })).toEqual({ other: 'read', named: {} })
  })
  it('reads only what is hidden at no step otherwise', () => {
    expect(now(others)).toEqual({ other: 'read', named: { secret: 'hidden', cost: 'hidden' } })
  })
})

describe('the right of a column', () => {
  const rights = { other: 'read', named: { rows: 'write', 'rows.price': 'required', secret: 'hidden', 'secret.name': 'write' } } as const
  it('is its own, else that of its subform, else that of the rest', () => {
    expect(['rows.price', 'rows.name', 'rows', 'else', 'else.name'].map((model) => rightOf(rights, model))).toEqual([
      'required',
      'write',
      'write',
      'read',
      'read',
    ])
  })
  it('is hidden under a hidden subform, whatever it says', () => expect(rightOf(rights, 'secret.name')).toBe('hidden'))
  it('is never what every object has', () => expect(rightOf(rights, 'constructor')).toBe('read'))
  it('lets one write from “write” on', () => {
    expect(['rows', 'rows.price', 'else', 'secret'].map((model) => isWritable(rights, model))).toEqual([true, true, false, false])
  })
})
