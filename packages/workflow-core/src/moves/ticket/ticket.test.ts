/** What may be done with a ticket as a whole: by whom, and the result. */
import { describe, expect, it } from 'vitest'
import { MANAGING_RIGHTS } from '../../commands'
import type { ProcessNode } from '../../definition'
import type { ProcessState } from '../../state'
import { step } from '../../step'
import { context, define, edge, endAt, startAt, taskAt } from '../../testing/builders'
import { type Act, commandOf, playerOf } from '../../testing/play'
import { openTask } from '../../testing/run'
import { taskWith, waitingFor } from '../../testing/shares'
import { movesFor } from '../moves-for'

const timer = (id: string): ProcessNode => ({ id, kind: 'timer', name: id, wait: { kind: 'delay', seconds: 60 } })
const fork = (id: string, direction: 'fork' | 'join'): ProcessNode => ({ id, kind: 'parallelGateway', name: id, direction })
const admin = context({ granted: MANAGING_RIGHTS })
const refusal = (definition: Parameters<typeof step>[0], state: ProcessState, act: Act, scene = admin) => {
  const result = step(definition, state, commandOf(act, state), scene)
  return result.ok ? 'taken' : result.reason
}
const offers = (definition: Parameters<typeof step>[0], state: ProcessState, userId = 'admin') =>
  movesFor(definition, state, { userId, requester: 'rita', granted: MANAGING_RIGHTS })

describe('waits', () => {
  /** start → fork → (one → a, two → b) → join → end */
  const waits = define(
    [startAt(), fork('fork', 'fork'), timer('one'), timer('two'), taskAt('a'), taskAt('b'), fork('join', 'join'), endAt()],
    [
      edge('start', 'fork'),
      edge('fork', 'one'),
      edge('fork', 'two', { order: 1 }),
      edge('one', 'a'),
      edge('two', 'b'),
      edge('a', 'join'),
      edge('b', 'join'),
      edge('join', 'end'),
    ],
  )
  const scene = { ...admin, assignees: { a: ['ann'], b: ['bob'] } }
  const { reached } = playerOf(waits, scene)
  const [one, two] = (reached().state.jobs ?? []).map(({ id }) => id)
  const FAILED: Act = ['jobFailed', '', { jobId: two, reason: 'away' }]
  const jobs = ({ jobs: all = [] }: ProcessState) => all.map(({ nodeId, status }) => `${nodeId} ${status}`)
  const open = ({ tasks }: ProcessState) => tasks.filter(({ status }) => status === 'open').map(({ nodeId }) => nodeId)

  it.each<[string, readonly Act[], string[], string[]]>([
    ['begin together', [], ['one waiting', 'two waiting'], []],
    ['are over one by one', [['jobDone', '', { jobId: two }]], ['one waiting'], ['b']],
    ['fail one by one', [FAILED], ['one waiting', 'two failed'], []],
    ['are begun again', [FAILED, ['retryJob', 'admin', { jobId: two }]], ['one waiting', 'two waiting'], []],
    ['are skipped', [FAILED, ['skipJob', 'admin', { jobId: two }]], ['one waiting'], ['b']],
    [
      'that are over while it is held wait for it',
      [
        ['suspend', 'admin'],
        ['jobDone', '', { jobId: two }],
      ],
      ['one waiting', 'two done'],
      [],
    ],
    [
      'that were over go on with it, and no others',
      [
        ['suspend', 'admin'],
        ['jobDone', '', { jobId: two }],
        ['resume', 'admin'],
      ],
      ['one waiting'],
      ['b'],
    ],
    [
      'that were all over go on with it',
      [
        ['suspend', 'admin'],
        ['jobDone', '', { jobId: two }],
        ['jobDone', '', { jobId: one }],
        ['resume', 'admin'],
      ],
      [],
      ['a', 'b'],
    ],
  ])('%s', (_what, acts, left, tasks) => {
    const { state } = reached(...acts)
    expect([jobs(state), open(state).toSorted()]).toEqual([left, tasks])
  })
  it('that failed are offered to be begun again or skipped, and only those', () => {
    const repairs = offers(waits, reached(FAILED).state).filter(({ type }) => type === 'retryJob' || type === 'skipJob')
    expect(repairs).toEqual([
      { type: 'retryJob', taskId: null, jobId: two },
      { type: 'skipJob', taskId: null, jobId: two },
    ])
    const both = reached(FAILED, ['jobFailed', '', { jobId: one, reason: 'away' }]).state
    const again = step(waits, both, commandOf(['retryJob', 'admin', { jobId: two }], both), scene)
    expect(again.ok && jobs(again.state)).toEqual(['one failed', 'two waiting'])
  })
  it.each<[string, Act, object]>([
    ['done, of another process', ['jobDone', '', { jobId: 'j99' }], { code: 'job.unknown', jobId: 'j99' }],
    ['failed, of another process', ['jobFailed', '', { jobId: 'j99', reason: 'x' }], { code: 'job.unknown', jobId: 'j99' }],
    ['begun again while it waits', ['retryJob', 'admin', { jobId: one }], { code: 'job.not-failed', jobId: one }],
    ['skipped while it waits', ['skipJob', 'admin', { jobId: one }], { code: 'job.not-failed', jobId: one }],
    ['begun again, of another process', ['retryJob', 'admin', { jobId: 'j99' }], { code: 'job.unknown', jobId: 'j99' }],
  ])('cannot be %s', (_what, act, reason) => {
    expect(refusal(waits, reached(FAILED).state, act)).toEqual(reason)
  })
  it('of a process that is over are over', () => {
    const over = reached(['terminate', 'admin']).state
    expect(refusal(waits, over, ['jobDone', '', { jobId: one }])).toEqual({ code: 'process.finished', status: 'terminated' })
    expect(over.jobs).toBeUndefined()
    expect(refusal(waits, waitingFor(taskWith('ann')), ['retryJob', 'admin', { jobId: 'j1' }])).toEqual({
      code: 'job.unknown',
      jobId: 'j1',
    })
  })
  it('whose step is gone are skipped nowhere and not begun again', () => {
    const { state } = reached(FAILED)
    const gone = {
      ...waits,
      nodes: waits.nodes.filter(({ id }) => id !== 'two'),
      edges: waits.edges.filter(({ source }) => source !== 'two'),
    }
    expect(refusal(gone, state, ['retryJob', 'admin', { jobId: two }])).toEqual({ code: 'job.unknown', jobId: two })
    expect(refusal(gone, state, ['skipJob', 'admin', { jobId: two }])).toEqual({ code: 'flow.no-way-out', nodeId: 'two' })
    const held = reached(['suspend', 'admin'], ['jobDone', '', { jobId: two }]).state
    expect(refusal(gone, held, ['resume', 'admin'])).toEqual({ code: 'flow.no-way-out', nodeId: 'two' })
  })
  it('the last of which is over before an end end it', () => {
    const last = define([startAt(), timer('one'), endAt()], [edge('start', 'one'), edge('one', 'end')])
    expect(playerOf(last, admin).reached(['suspend', 'admin'], ['jobDone', ''], ['resume', 'admin']).state.status).toBe('approved')
  })

  it('a jump names the place it leaves, where there are several', () => {
    const { state } = reached()
    const places = state.tokens.map(({ id }) => id)
    expect(refusal(waits, state, ['jump', 'admin', { tokenId: null, nodeId: 'a' }])).toEqual({ code: 'target.not-allowed', nodeId: 'a' })
    expect(refusal(waits, state, ['jump', 'admin', { tokenId: 'k99', nodeId: 'a' }])).toEqual({ code: 'target.not-allowed', nodeId: 'a' })
    const result = step(waits, state, commandOf(['jump', 'admin', { tokenId: places[1], nodeId: 'b' }], state), scene)
    expect(result.ok && [jobs(result.state), open(result.state)]).toEqual([['one waiting'], ['b']])
    expect(offers(waits, state).filter(({ type }) => type === 'jump')).toEqual([
      { type: 'jump', taskId: null, tokenId: places[0], nodeIds: ['start', 'a'] },
      { type: 'jump', taskId: null, tokenId: places[1], nodeIds: ['start', 'b'] },
    ])
  })
})

describe('a jump', () => {
  const line = define([startAt(), taskAt('a'), taskAt('b'), endAt()], [edge('start', 'a'), edge('a', 'b'), edge('b', 'end')])
  const scene = { ...admin, assignees: { a: ['ann'], b: ['bob'] } }
  it('forgets that its place was to jump back', () => {
    const back = { target: { kind: 'node', nodeId: 'a' }, again: 'jumpBack' }
    const { state } = playerOf(line, scene).reached(
      ['approve', 'ann'],
      ['return', 'bob', { back }],
      ['jump', 'admin', { tokenId: null, nodeId: 'b' }],
    )
    expect(state.tokens).toEqual([{ id: expect.any(String), nodeId: 'b' }])
  })
  it('is not offered where there is nowhere else to go', () => {
    const empty = define([startAt(), endAt()], [edge('start', 'end')])
    const correction = waitingFor(taskWith('rita', 'any', { nodeId: 'start', kind: 'resubmit' }))
    expect(offers(empty, correction).map(({ type }) => type)).not.toContain('jump')
    expect(refusal(empty, correction, ['jump', 'admin', { tokenId: null, nodeId: 'start' }])).toEqual({
      code: 'target.not-allowed',
      nodeId: 'start',
    })
  })
})

describe('urging', () => {
  const definition = define([startAt(), taskAt('a'), endAt()], [edge('start', 'a'), edge('a', 'end')])
  const urged = (shares: string, by = 'rita') => {
    const state = waitingFor(taskWith(shares, 'all'), {
      tasks: [taskWith('old', 'any', { id: 't0', status: 'done' }), taskWith(shares, 'all')],
    })
    const result = step(definition, state, commandOf(['urge', by, { at: 1 }], state), context())
    if (!result.ok) return result.reason.code
    return result.effects.flatMap((effect) => (effect.type === 'notify' ? effect.to : [])).join(' ')
  }
  it.each([
    ['ann bob+ cid. dan~ eve', 'rita', 'ann eve'],
    ['ann rita', 'rita', 'ann'],
    ['rita', 'rita', 'move.not-allowed'],
    ['ann', 'ann', 'requester.only'],
  ])('those of %s by %s: %s', (shares, by, expected) => {
    expect(urged(shares, by)).toBe(expected)
  })
})

describe('the ticket', () => {
  const definition = define([startAt(), taskAt('a'), endAt()], [edge('start', 'a'), edge('a', 'end')])
  const state = waitingFor(taskWith('ann'))
  const many = (count: number) => Array.from({ length: count }, (_, index) => `u${index}`)
  it.each<[string, Act, unknown]>([
    ['is copied by those it concerns alone', ['copyTo', 'eve', { to: ['ann'] }], { code: 'concerned.only' }],
    ['is copied to as many as may be', ['copyTo', 'ann', { to: many(100) }], 'taken'],
    ['is copied to no more', ['copyTo', 'ann', { to: many(101) }], { code: 'assignee.unavailable', userIds: [] }],
    ['is withdrawn by the requester alone', ['withdraw', 'ann'], { code: 'requester.only' }],
    ['is reopened when it is over', ['reopen', 'rita', { nodeId: null }], { code: 'process.not-finished' }],
  ])('%s', (_what, act, expected) => {
    expect(refusal(definition, state, act, context())).toEqual(expected)
  })
  it('is withdrawn where the process allows it', () => {
    expect(refusal({ ...definition, settings: { allowWithdraw: false } }, state, ['withdraw', 'rita'])).toEqual({
      code: 'move.not-allowed',
    })
  })
  it('is reopened at its start where nothing was passed, at what was passed last else, and only where persons are', () => {
    const over: ProcessState = { status: 'terminated', tokens: [], tasks: [], sequence: 9 }
    const scene = { ...admin, assignees: { a: ['ann'] } }
    const reopened = (from: ProcessState) => {
      const result = step(definition, from, commandOf(['reopen', 'admin', { nodeId: null }], from), scene)
      return result.ok ? openTask(result.state)?.nodeId : result.reason
    }
    expect([reopened(over), reopened({ ...over, passed: ['a', 'gone'] })]).toEqual(['start', 'a'])
    expect(refusal(definition, over, ['reopen', 'admin', { nodeId: 'end' }])).toEqual({ code: 'target.not-allowed', nodeId: 'end' })
    const headless = { ...definition, nodes: definition.nodes.filter(({ kind }) => kind !== 'start') }
    expect(refusal(headless, over, ['reopen', 'admin', { nodeId: null }])).toEqual({ code: 'target.not-allowed', nodeId: '' })
  })
})
