/** A running process is moved to another version completely, or not at all, with the places and reasons. */
import { describe, expect, it } from 'vitest'
import type { ProcessDefinition, ProcessNode } from '../definition'
import type { ProcessState } from '../state'
import { step } from '../step'
import { context, define, edge, endAt, startAt, taskAt } from '../testing/builders'
import { openTask, openTaskId, run } from '../testing/run'
import { everAsked, handlersOf } from '../tasks/keep-last'
import { migrateState } from './migrate-state'

const handleAt = (id: string): ProcessNode => ({ id, kind: 'handleTask', name: id, assignees: [], completion: 'any' })
const timerAt = (id: string): ProcessNode => ({ id, kind: 'timer', name: id, wait: { kind: 'delay', seconds: 60 } })
const forkAt = (id: string, direction: 'fork' | 'join', kind: 'parallelGateway' | 'inclusiveGateway' = 'parallelGateway'): ProcessNode => ({
  id,
  kind,
  direction,
  name: id,
})
const line = (...steps: ProcessNode[]): ProcessDefinition => {
  const ids = ['start', ...steps.map(({ id }) => id), 'end']
  return define(
    [startAt(), ...steps, endAt()],
    ids.slice(1).map((id, index) => edge(ids[index] ?? '', id)),
  )
}
const people = { a: ['ann'], b: ['bob'], c: ['cid'], x: ['ann'], y: ['bob'] }
const scene = context({ assignees: people })
const approve = (state: ProcessState, by: string) => ({ type: 'approve', by, taskId: openTaskId(state), remark: '' }) as const
const old = line(taskAt('a'), taskAt('b'))
/** ann has agreed; it stands at b. */
const atB = () => {
  const first = run(old, scene, { type: 'start', by: 'rita' }).state
  return run(old, scene, { type: 'start', by: 'rita' }, approve(first, 'ann')).state
}
const migrated = (state: ProcessState, from: ProcessDefinition, to: ProcessDefinition, mapping = {}) => {
  const result = migrateState(state, from, to, mapping)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.state
}
const problems = (state: ProcessState, from: ProcessDefinition, to: ProcessDefinition, mapping = {}) => {
  const result = migrateState(state, from, to, mapping)
  return result.ok ? [] : result.problems
}

describe('a running process', () => {
  it('goes on in the new version, with the person who has it, and its last act can no longer be taken back', () => {
    const to = line(taskAt('a'), taskAt('b'), taskAt('c'))
    const before = atB()
    expect(before.lastAct).toBeDefined()
    const state = migrated(before, old, to)
    expect(state).toEqual({ ...before, lastAct: undefined })
    const on = step(to, state, approve(state, 'bob'), scene)
    expect(on.ok && openTask(on.state)?.nodeId).toBe('c')
  })
  it('stands at the counterpart that was named for its step; what is closed goes with it', () => {
    const to = line(taskAt('first'), taskAt('second'))
    const state = migrated(atB(), old, to, { a: 'first', b: 'second' })
    expect(state.tokens.map(({ nodeId }) => nodeId)).toEqual(['second'])
    expect(state.tasks.map(({ nodeId, status }) => `${nodeId} ${status}`)).toEqual(['first done', 'second open'])
    expect(state.passed).toEqual(['first'])
  })
  it('forgets what the new version has no place for: closed tasks, passed steps, people chosen, where a token came from', () => {
    const before: ProcessState = {
      ...atB(),
      chosen: { a: ['eve'], b: ['fay'] },
      tokens: atB().tokens.map((token) => ({ ...token, previous: 'a', jumpBackTo: 'a' })),
    }
    const gone = migrated(before, old, line(taskAt('b')))
    expect(gone.tasks.map(({ nodeId }) => nodeId)).toEqual(['b'])
    expect([gone.passed, gone.chosen]).toEqual([[], { b: ['fay'] }])
    expect(gone.tokens).toStrictEqual([{ id: before.tokens[0]?.id, nodeId: 'b' }])
    const kept = migrated(before, old, line(taskAt('c'), taskAt('b')), { a: 'c' })
    expect(kept.tokens).toMatchObject([{ previous: 'c', jumpBackTo: 'c' }])
    expect(kept.chosen).toEqual({ c: ['eve'], b: ['fay'] })
  })
  it('remembers who has handled a step that the new version lacks, and who was asked there: they go on seeing the ticket', () => {
    const both = context({ assignees: { ...people, a: ['ann', 'abe'] } })
    const first = run(old, both, { type: 'start', by: 'rita' }).state
    const { state } = run(old, both, { type: 'start', by: 'rita' }, approve(first, 'ann'))
    const gone = migrated(state, old, line(taskAt('b')))
    expect([handlersOf(gone), everAsked(gone)]).toEqual([['ann'], ['ann', 'abe', 'bob']])
  })
  it('names a step that two became once', () => {
    const before = { ...atB(), passed: ['a', 'b'] }
    expect(migrated(before, old, line(taskAt('c')), { a: 'c', b: 'c' }).passed).toEqual(['c'])
  })
  it('that is over stays as it is', () => {
    const over = run(old, scene, { type: 'start', by: 'rita' }, { type: 'withdraw', by: 'rita', remark: '' }).state
    expect(problems(over, old, old)).toEqual([{ code: 'finished', nodeId: '' }])
  })
})

describe('stays where it is, and says so, when', () => {
  it('its step is not there', () => {
    expect(problems(atB(), old, line(taskAt('a')))).toEqual([{ code: 'node-missing', nodeId: 'b' }])
    expect(problems(atB(), old, old, { b: 'nowhere' })).toEqual([{ code: 'node-missing', nodeId: 'b' }])
    // Not what every object has.
    expect(problems(atB(), old, line(taskAt('a')), { constructor: 'a' })).toEqual([{ code: 'node-missing', nodeId: 'b' }])
  })
  it('its step is of another kind', () => {
    expect(problems(atB(), old, line(taskAt('a'), handleAt('b')))).toEqual([{ code: 'kind-differs', nodeId: 'b' }])
  })
  it('its old version does not know its step either', () => {
    expect(problems(atB(), line(taskAt('a')), old)).toEqual([{ code: 'kind-differs', nodeId: 'b' }])
  })
  it('it stands within a fork, and would not there, or the other way round', () => {
    const forked = define(
      [startAt(), forkAt('f', 'fork'), taskAt('a'), taskAt('b'), forkAt('j', 'join'), endAt()],
      [edge('start', 'f'), edge('f', 'a'), edge('f', 'b', { order: 1 }), edge('a', 'j'), edge('b', 'j'), edge('j', 'end')],
    )
    expect(problems(atB(), old, forked)).toEqual([{ code: 'fork-differs', nodeId: 'b' }])
    const inside = run(forked, scene, { type: 'start', by: 'rita' }).state
    expect(problems(inside, forked, old)).toEqual([{ code: 'node-missing', nodeId: 'f' }])
    const renamed = JSON.parse(JSON.stringify(forked).replaceAll('"f"', '"g"'))
    expect(problems(inside, forked, renamed)).toEqual([{ code: 'node-missing', nodeId: 'f' }])
    expect(migrated(inside, forked, renamed, { f: 'g' }).scopes?.map(({ nodeId }) => nodeId)).toEqual(['g'])
    const inclusive = define(
      forked.nodes.map((node) => (node.id === 'f' ? forkAt('f', 'fork', 'inclusiveGateway') : node)),
      [...forked.edges],
    )
    expect(problems(inside, forked, inclusive)).toEqual([])
    expect(problems(inside, forked, forked, { f: 'j' })).toEqual([{ code: 'kind-differs', nodeId: 'f' }])
    expect(problems(inside, forked, forked, { f: 'a' })).toEqual([{ code: 'kind-differs', nodeId: 'f' }])
    expect(problems(inside, forked, line(taskAt('c'))).map(({ nodeId }) => nodeId)).toEqual(['a', 'b', 'f'])
    const atJoin = { ...inside, tokens: inside.tokens.map((token) => ({ ...token, nodeId: 'j' })) }
    // Two tokens at one place are named once.
    expect(problems(atJoin, forked, line(taskAt('c'))).map(({ nodeId }) => nodeId)).toEqual(['j', 'f'])
  })
  it('two forks changed places', () => {
    const nested = (outer: string, inner: string) =>
      define(
        [
          startAt(),
          forkAt(outer, 'fork'),
          forkAt(inner, 'fork'),
          taskAt('a'),
          taskAt('b'),
          taskAt('c'),
          forkAt('j', 'join'),
          forkAt('k', 'join'),
          endAt(),
        ],
        [
          edge('start', outer),
          edge(outer, inner),
          edge(outer, 'c', { order: 1 }),
          edge(inner, 'a'),
          edge(inner, 'b', { order: 1 }),
          edge('a', 'j'),
          edge('b', 'j'),
          edge('j', 'k'),
          edge('c', 'k'),
          edge('k', 'end'),
        ],
      )
    const inside = run(nested('f', 'g'), scene, { type: 'start', by: 'rita' }).state
    expect(problems(inside, nested('f', 'g'), nested('f', 'g'))).toEqual([])
    expect(problems(inside, nested('f', 'g'), nested('g', 'f')).map(({ code }) => code)).toEqual([
      'fork-differs',
      'fork-differs',
      'fork-differs',
    ])
  })
})

describe('a job', () => {
  const waiting = line(timerAt('t'))
  const state = () => run(waiting, scene, { type: 'start', by: 'rita' }).state
  it('goes on at a step of its kind', () => {
    expect(migrated(state(), waiting, line(timerAt('u')), { t: 'u' }).jobs?.map(({ nodeId }) => nodeId)).toEqual(['u'])
  })
  it('is nothing a person could do, and no job of another kind', () => {
    expect(problems(state(), waiting, line(taskAt('t')))).toEqual([{ code: 'kind-differs', nodeId: 't' }])
    const sub: ProcessNode = { id: 't', kind: 'subProcess', name: 't', processId: 'p', input: [], output: [] }
    expect(problems(state(), waiting, line(sub))).toEqual([{ code: 'kind-differs', nodeId: 't' }])
  })
})
