/** What answers decide, whose turn is next, and what is kept of closed tasks, each as a table. */
import { describe, expect, it } from 'vitest'
import type { Completion, PersonNode } from '../definition'
import type { ProcessState, TaskState } from '../state'
import { taskWith } from '../testing/shares'
import { answeredBy, everAsked, handlersOf, keepLast } from './keep-last'
import { awaitedBy, nextShares, sharesAhead, signersAfter } from './next-shares'
import { countedShares, neededOf, verdictOf } from './verdict'

const node = (more: Partial<Extract<PersonNode, { kind: 'userTask' }>> = {}): PersonNode => ({
  id: 'a',
  kind: 'userTask',
  name: 'a',
  assignees: [],
  completion: 'any',
  ...more,
})

describe('the verdict', () => {
  it.each<[Completion, string, Partial<Extract<PersonNode, { kind: 'userTask' }>>, ReturnType<typeof verdictOf>]>([
    ['any', 'ann bob', {}, null],
    ['any', 'ann+ bob', {}, 'agreed'],
    ['any', 'ann- bob', {}, 'refused'],
    ['any', 'ann- bob', { refusal: 'count' }, null],
    ['any', 'ann- bob-', { refusal: 'count' }, 'refused'],
    ['any', 'ann- bob+', { refusal: 'count' }, 'agreed'],
    ['all', 'ann+ bob', {}, null],
    ['all', 'ann+ bob+', {}, 'agreed'],
    ['all', 'ann+ bob-', {}, 'refused'],
    ['all', 'ann- bob', { refusal: 'count' }, 'refused'],
    ['all', 'ann+ bob~', {}, 'agreed'],
    ['all', 'ann+ bob+ cid<ann', {}, 'agreed'],
    ['all', 'ann+ bob. cid=bob', {}, null],
    ['inSequence', 'ann+ bob.', {}, null],
    ['inSequence', 'ann+ bob+', {}, 'agreed'],
    ['ratio', 'ann+ bob cid', { percent: 34 }, null],
    ['ratio', 'ann+ bob cid', { percent: 33 }, 'agreed'],
    ['ratio', 'ann+ bob+ cid', {}, null],
    ['ratio', 'ann- bob cid', { percent: 66 }, null],
    ['ratio', 'ann- bob cid', { percent: 67 }, 'refused'],
    ['ratio', 'ann- bob cid', { percent: 50, refusal: 'atOnce' }, 'refused'],
    ['weight', 'ann+ bob cid', { weights: { ann: 2 } }, null],
    ['weight', 'ann+ bob cid', { weights: { ann: 3 } }, 'agreed'],
    ['weight', 'ann+ bob+ cid', { threshold: 3 }, null],
    ['weight', 'ann+ bob+ cid', { threshold: 2 }, 'agreed'],
    ['weight', 'ann+ bob+', { threshold: 9 }, 'agreed'],
    ['weight', 'ann- bob cid', { weights: { ann: 3 } }, 'refused'],
    ['weight', 'ann- bob cid', { weights: { ann: 1 } }, null],
  ])('%s of %s with %j is %s', (completion, shares, more, verdict) => {
    expect(verdictOf(taskWith(shares, completion), node(more))).toBe(verdict)
  })
  it('needs no node: one answer decides where a request is corrected, all where it says so', () => {
    expect([verdictOf(taskWith('ann+ bob'), undefined), verdictOf(taskWith('ann+ bob', 'all'), undefined)]).toEqual(['agreed', null])
    expect(verdictOf(taskWith('ann+ bob+ cid', 'weight'), undefined)).toBe('agreed')
    expect(verdictOf(taskWith('ann- bob'), { ...node(), kind: 'handleTask' })).toBe('refused')
  })
  it.each<[Completion, number, number]>([
    ['any', 3, 1],
    ['all', 3, 3],
    ['all', 0, 1],
    ['inSequence', 2, 2],
    ['ratio', 0, 1],
    ['ratio', 3, 3],
    ['weight', 4, 3],
    ['weight', 5, 3],
    ['weight', 0, 1],
  ])('%s needs of %i at least %i', (completion, total, needed) => {
    expect(neededOf(taskWith('ann', completion), undefined, total)).toBe(needed)
  })
  it('counts the persons of the step who still have their share', () => {
    expect(countedShares(taskWith('ann bob~ cid<ann dan=ann eve- fay.')).map(({ userId }) => userId)).toEqual(['ann', 'eve', 'fay'])
  })
})

describe('whose turn comes', () => {
  it.each<[string, string, Completion, string[]]>([
    ['nobody while nobody waits', 'ann bob+', 'all', []],
    ['the next in sequence', 'ann+ bob. cid.', 'inSequence', ['bob']],
    ['nobody in sequence before the one before', 'ann bob. cid.', 'inSequence', []],
    ['the next in sequence when one before has left', 'ann~ bob. cid.', 'inSequence', ['bob']],
    ['nobody before who signs after the one before', 'ann+ eve>ann bob.', 'inSequence', []],
    ['who signs after, once the other agreed', 'ann+ eve.>ann', 'any', ['eve']],
    ['nobody who signs after before the other agreed', 'ann eve.>ann', 'any', []],
    ['who asked for a signature before, once it is there', 'ann. eve+<ann', 'any', ['ann']],
    ['nobody who asked for one that is not there', 'ann. eve<ann', 'any', []],
    ['whose work was done by somebody', 'ann. eve+=ann', 'any', ['ann']],
    ['nobody whose work is being done', 'ann. eve=ann', 'any', []],
    ['who signs before another, and waits for nobody', 'eve.>bob ann. bob.<ann', 'any', ['bob']],
    ['the step’s own person before a signer of who has left', 'eve.>ann ann~ bob.', 'inSequence', ['bob']],
    ['the step’s own person where all wait for each other', 'eve.<dan dan.=eve ann. fay.>gus', 'inSequence', ['ann']],
    ['who does another’s work and waits for nobody', 'eve.>bob ann.=eve', 'any', ['ann']],
    ['somebody, where only signers are left', 'eve.>ann ann~', 'any', ['eve']],
  ])('%s', (_what, shares, completion, expected) => {
    expect(nextShares(taskWith(shares, completion))).toEqual(expected)
  })
  it.each<[string, Completion, string[]]>([
    ['ann bob', 'all', []],
    ['ann bob. cid.', 'inSequence', ['bob', 'cid']],
    ['ann+ bob cid. dan.', 'inSequence', ['cid', 'dan']],
    ['ann bob. cid. eve.>ann', 'inSequence', ['eve', 'bob', 'cid']],
    ['ann. eve<ann', 'any', ['ann']],
    ['ann bob. dan.=ann', 'inSequence', ['dan', 'bob']],
  ])('of %s (%s) will be that of %j, one after the other', (shares, completion, expected) => {
    expect(sharesAhead(taskWith(shares, completion))).toEqual(expected)
  })
  it('knows whom a person waits for, and who signs after', () => {
    const asked = taskWith('ann bob<ann cid.=ann dan+<ann eve>ann')
    expect(awaitedBy(asked, 'ann').map(({ userId }) => userId)).toEqual(['bob', 'cid'])
    expect(signersAfter(asked)).toEqual([])
    expect(signersAfter(taskWith('ann+ eve>ann fay+>ann gus.>bob')).map(({ userId }) => userId)).toEqual(['eve'])
  })
})

describe('what is kept of closed tasks', () => {
  const done = (id: string, nodeId: string, shares: string, decidedBy: string | null = null) =>
    taskWith(shares, 'any', { id, nodeId, status: 'done', decidedBy })
  const stateOf = (...tasks: TaskState[]): ProcessState => ({ status: 'running', tokens: [], tasks, sequence: 9 })
  it('is the last of each node; of the others who answered and who was asked', () => {
    const [old, last, other, open] = [
      done('t1', 'a', 'ann+ bob~', 'ann'),
      done('t2', 'a', 'cid-'),
      done('t3', 'b', 'dan+'),
      taskWith('eve', 'any', { id: 't4' }),
    ]
    const kept = keepLast(stateOf(old, last, other, open), 't2')
    expect(kept.tasks).toEqual([last, other, open])
    expect([kept.handlers, kept.formerlyAsked]).toEqual([['ann'], ['ann', 'bob']])
    expect([handlersOf(kept), everAsked(kept)]).toEqual([
      ['ann', 'cid', 'dan'],
      ['ann', 'bob', 'cid', 'dan', 'eve'],
    ])
    const later = keepLast({ ...kept, tasks: [...kept.tasks, done('t5', 'a', 'ann+')] }, 't5')
    expect([later.handlers, later.formerlyAsked]).toEqual([
      ['ann', 'cid'],
      ['ann', 'bob', 'cid'],
    ])
  })
  it('is all of it where a node was closed once', () => {
    const state = stateOf(done('t1', 'a', 'ann+'), done('t2', 'b', 'bob+'))
    expect(keepLast(state, 't2')).toBe(state)
    expect([handlersOf(state), everAsked(state)]).toEqual([
      ['ann', 'bob'],
      ['ann', 'bob'],
    ])
  })
  it.each([
    ['ann+ bob- cid~ dan', null, ['ann', 'bob']],
    ['ann+ bob', 'ann', ['ann']],
    ['ann+ bob', 'bob', ['ann', 'bob']],
  ])('answered %s, decided by %s: %j', (shares, decidedBy, expected) => {
    expect(answeredBy(done('t1', 'a', shares, decidedBy))).toEqual(expected)
  })
})
