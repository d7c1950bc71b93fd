/** Tokens in nested forks: how they split, wait, meet, and what ends when one of them leaves. */
import { describe, expect, it } from 'vitest'
import { MANAGING_RIGHTS, type ProcessCommand } from '../commands'
import type { ProcessNode } from '../definition'
import type { ProcessState } from '../state'
import { step } from '../step'
import { context, define, edge, endAt, startAt, taskAt } from '../testing/builders'

const pair = (id: string, direction: 'fork' | 'join'): ProcessNode => ({ id, kind: 'parallelGateway', name: id, direction })
const wait: ProcessNode = { id: 'wait', kind: 'timer', name: 'wait', wait: { kind: 'delay', seconds: 60 } }
/** start → before → fork (a → inner fork (b, c) → inner join, d, wait) → join → after → end; a refusal of b leads before the inner fork, one of d to the start of all. */
const definition = define(
  [
    startAt(),
    ...['before', 'a', 'b', 'c', 'd', 'after'].map((id) => taskAt(id)),
    pair('f', 'fork'),
    pair('j', 'join'),
    pair('f2', 'fork'),
    pair('j2', 'join'),
    wait,
    endAt(),
  ],
  [
    edge('start', 'before'),
    edge('before', 'f'),
    edge('f', 'a'),
    edge('f', 'd', { order: 1 }),
    edge('f', 'wait', { order: 2 }),
    edge('a', 'f2'),
    edge('f2', 'b'),
    edge('f2', 'c', { order: 1 }),
    edge('b', 'j2'),
    edge('b', 'a', { outcome: 'refuse' }),
    edge('c', 'j2'),
    edge('j2', 'j'),
    edge('d', 'j'),
    edge('d', 'before', { outcome: 'refuse' }),
    edge('wait', 'j'),
    edge('j', 'after'),
    edge('after', 'end'),
  ],
)
const people = Object.fromEntries(definition.nodes.map(({ id }) => [id, ['ann']]))
const scene = context({ assignees: people, granted: MANAGING_RIGHTS, traced: true })

function play(...acts: readonly string[]) {
  let state: ProcessState | null = null
  let last: Extract<ReturnType<typeof step>, { ok: true }> | null = null
  for (const act of ['start', ...acts]) {
    const result = step(definition, state, commandOf(act, state), scene)
    if (!result.ok) throw new Error(`${act}: ${JSON.stringify(result.reason)}`)
    ;({ state } = result)
    last = result
  }
  if (state === null || last === null) throw new Error('nothing played')
  return { state, effects: last.effects, trace: last.trace ?? [] }
}
/** `+a` agrees at a, `-a` refuses, `done` is the timer's job, `to x` jumps with the token of d. */
function commandOf(act: string, state: ProcessState | null): ProcessCommand {
  if (act === 'start') return { type: 'start', by: 'rita' }
  if (act === 'done') return { type: 'jobDone', jobId: state?.jobs?.[0]?.id ?? '' }
  if (act.startsWith('to ')) {
    const tokenId = state?.tokens.find(({ nodeId }) => nodeId === 'd')?.id ?? null
    return { type: 'jump', by: 'ann', remark: '', tokenId, nodeId: act.slice(3) }
  }
  const taskId = state?.tasks.find((task) => task.nodeId === act.slice(1) && task.status === 'open')?.id ?? ''
  return { type: act.startsWith('+') ? 'approve' : 'refuse', taskId, by: 'ann', remark: '' }
}
/** The positions of tokens: with the forks around them, `!` for those that wait at their join. */
function standing({ tokens, scopes = [] }: ProcessState) {
  const around = (id: string | null | undefined): string => {
    const scope = scopes.find((each) => each.id === id)
    return scope === undefined ? '' : `${around(scope.parent)}${scope.nodeId}/`
  }
  return tokens.map(({ nodeId, scopeId, waits }) => `${around(scopeId)}${nodeId}${waits === true ? '!' : ''}`).toSorted()
}
const open = (state: ProcessState) => state.tasks.filter(({ status }) => status === 'open').map(({ nodeId }) => nodeId)
const cancelled = (effects: ReturnType<typeof play>['effects']) =>
  effects.flatMap((effect) =>
    effect.type === 'task.close' && effect.outcome === 'cancelled' ? [effect.type] : effect.type === 'job.cancel' ? [effect.type] : [],
  )

describe('tokens in forks', () => {
  it.each<[string, string[], string[]]>([
    ['stand in their branches', ['+before'], ['f/a', 'f/d', 'f/wait']],
    ['stand in the inner fork within the outer one', ['+before', '+a'], ['f/d', 'f/f2/b', 'f/f2/c', 'f/wait']],
    ['wait at the inner join', ['+before', '+a', '+c'], ['f/d', 'f/f2/b', 'f/f2/j2!', 'f/wait']],
    ['are one again behind the inner join, and wait at the outer one', ['+before', '+a', '+c', '+b'], ['f/d', 'f/j!', 'f/wait']],
    ['wait for every branch', ['+before', '+a', '+c', '+b', '+d'], ['f/j!', 'f/j!', 'f/wait']],
    ['are one behind the outer join', ['+before', '+d', '+a', '+c', 'done', '+b'], ['after']],
    ['are gone at the end', ['+before', '+d', '+a', '+c', 'done', '+b', '+after'], []],
  ])('%s', (_what, acts, expected) => {
    const { state } = play(...acts)
    expect(standing(state)).toEqual(expected)
    const isForked = expected.some((place) => place.includes('/'))
    // After its join a token has no trace of the fork.
    if (!isForked)
      expect(state.tokens.flatMap((token) => Object.keys(token))).toEqual(expected.length === 0 ? [] : ['id', 'nodeId', 'previous'])
    expect(state.scopes === undefined).toBe(!isForked)
  })
  it('carry where they came from into every branch', () => {
    expect(play('+before').state.tokens.map(({ previous }) => previous)).toEqual(['before', 'before', 'before'])
    expect(play('+before', '+a').state.tokens.filter(({ previous }) => previous === 'a')).toHaveLength(2)
  })
  it('say at their join how many are missing, those of inner forks too', () => {
    expect(play('+before', '+d').trace).toContainEqual({ kind: 'join', nodeId: 'j', waitsFor: 2 })
    expect(play('+before', '+a', '+d').trace).toContainEqual({ kind: 'join', nodeId: 'j', waitsFor: 3 })
    expect(play('+before', '+a', '+c').trace).toContainEqual({ kind: 'join', nodeId: 'j2', waitsFor: 1 })
    expect(play('+before', '+a', '+c', '+d', 'done').trace).toContainEqual({ kind: 'join', nodeId: 'j', waitsFor: 2 })
    expect(play('+before', '+a', '+c', '+b').trace.filter(({ kind }) => kind === 'join')).toEqual([
      { kind: 'join', nodeId: 'j', waitsFor: 2 },
    ])
  })
})

describe('a token that leaves', () => {
  it('the inner fork ends what is within it, and nothing beside it', () => {
    const { state, effects } = play('+before', '+a', '+c', '-b')
    expect([standing(state), open(state).toSorted()]).toEqual([
      ['f/a', 'f/d', 'f/wait'],
      ['a', 'd'],
    ])
    expect(cancelled(effects)).toEqual([])
    expect(state.scopes).toHaveLength(1)
    const early = play('+before', '+a', '-b')
    expect([standing(early.state), cancelled(early.effects)]).toEqual([['f/a', 'f/d', 'f/wait'], ['task.close']])
  })
  it('the outer fork ends all branches, inner ones and jobs too', () => {
    const { state, effects } = play('+before', '+a', '-d')
    expect([standing(state), open(state), state.scopes, state.jobs]).toEqual([['before'], ['before'], undefined, undefined])
    expect(cancelled(effects)).toEqual(['job.cancel', 'task.close', 'task.close'])
  })
  it('by a jump does the same, and comes to a branch of its own again behind the fork', () => {
    expect(standing(play('+before', '+a', 'to after').state)).toEqual(['after'])
    const again = play('+before', '+a', '-d', '+before').state
    expect([standing(again), again.scopes?.length]).toEqual([['f/a', 'f/d', 'f/wait'], 1])
  })
  it('is refused where it would come into another branch', () => {
    const { state } = play('+before', '+a')
    expect(step(definition, state, commandOf('to c', state), scene)).toMatchObject({ ok: false, reason: { code: 'target.not-allowed' } })
    expect(step(definition, state, commandOf('to a', state), scene)).toMatchObject({ ok: false })
  })
})

it('a refusal that goes on over a join counts as agreed behind it', () => {
  const refusing = define(
    [startAt(), pair('f', 'fork'), taskAt('a'), taskAt('b'), pair('j', 'join'), endAt()],
    [
      edge('start', 'f'),
      edge('f', 'a'),
      edge('f', 'b', { order: 1 }),
      edge('a', 'j'),
      edge('a', 'j', { id: 'no', outcome: 'refuse' }),
      edge('b', 'j'),
      edge('j', 'end'),
    ],
  )
  const asked = context({ assignees: { a: ['ann'], b: ['ann'] } })
  const begun = step(refusing, null, { type: 'start', by: 'rita' }, asked)
  if (!begun.ok) throw new Error('not begun')
  const [first, second] = begun.state.tasks
  const agreed = step(refusing, begun.state, { type: 'approve', taskId: second?.id ?? '', by: 'ann', remark: '' }, asked)
  if (!agreed.ok) throw new Error('not agreed')
  const refused = step(refusing, agreed.state, { type: 'refuse', taskId: first?.id ?? '', by: 'ann', remark: '' }, asked)
  expect(refused).toMatchObject({ ok: true, state: { status: 'approved' } })
})

describe('a definition that is not sound', () => {
  it('lets a token that is within no fork through a join', () => {
    const joins = define([startAt(), pair('j', 'join'), taskAt('a'), endAt()], [edge('start', 'j'), edge('j', 'a'), edge('a', 'end')])
    expect(step(joins, null, { type: 'start', by: 'rita' }, context({ assignees: { a: ['ann'] } }))).toMatchObject({
      ok: true,
      state: { tokens: [{ nodeId: 'a' }] },
    })
  })
  it('ends in a refusal where a way leads to nowhere', () => {
    const nowhere = define([startAt()], [edge('start', 'gone')])
    expect(step(nowhere, null, { type: 'start', by: 'rita' }, context())).toEqual({
      ok: false,
      reason: { code: 'flow.no-way-out', nodeId: 'gone' },
    })
  })
  it('names where it would run for ever', () => {
    const copy = (id: string): ProcessNode => ({ id, kind: 'copyTo', name: id, assignees: [{ kind: 'requester' }] })
    const endless = define([startAt(), copy('x'), copy('y')], [edge('start', 'x'), edge('x', 'y'), edge('y', 'x')])
    expect(step(endless, null, { type: 'start', by: 'rita' }, context())).toEqual({
      ok: false,
      reason: { code: 'flow.endless', nodeId: 'y' },
    })
  })
})
