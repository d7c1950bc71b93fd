/** Where a step may be sent back to, and which step a way back means. */
import { describe, expect, it } from 'vitest'
import type { ProcessNode } from '../definition'
import type { ProcessState, Token } from '../state'
import { define, edge, endAt, startAt, taskAt } from '../testing/builders'
import { resolveBack } from './send-to'
import { NO_TARGETS, reachableBy, startOf, targetsFrom } from './targets'

const gateway = (id: string, direction: 'fork' | 'join'): ProcessNode => ({ id, kind: 'parallelGateway', direction, name: id })
const wait: ProcessNode = { id: 'wait', kind: 'timer', name: 'wait', wait: { kind: 'delay', seconds: 60 } }
/** start → a → wait → fork → (x1 → x2 | y) → join → b → end; nothing leads to the island. */
const nodes = [
  startAt(),
  taskAt('a'),
  wait,
  gateway('fork', 'fork'),
  taskAt('x1'),
  taskAt('x2'),
  taskAt('y'),
  gateway('join', 'join'),
  taskAt('b'),
  endAt(),
  taskAt('island'),
]
const edges = [
  edge('a', 'wait'),
  edge('wait', 'fork'),
  edge('fork', 'x1'),
  edge('x1', 'x2'),
  edge('x2', 'join'),
  edge('fork', 'y', { order: 1 }),
  edge('y', 'join'),
  edge('join', 'b'),
  edge('b', 'end'),
]
const definition = define(nodes, [edge('start', 'a'), ...edges])

const stateWith = (passed?: readonly string[]): ProcessState => ({
  status: 'running',
  tokens: [],
  tasks: [],
  sequence: 1,
  ...(passed === undefined ? {} : { passed }),
})
const tokenAt = (nodeId: string, more: Partial<Token> = {}): Token => ({ id: 't1', nodeId, ...more })
const targets = (passed: readonly string[] | undefined, token: Token | undefined) =>
  targetsFrom({ definition, state: stateWith(passed) }, token)

describe('a step may be sent back', () => {
  it('nowhere where no token waits for it', () => {
    expect(targets(['a'], undefined)).toEqual(NO_TARGETS)
    expect(NO_TARGETS).toEqual({ requester: false, previous: null, nodeIds: [], jumpBack: [] })
  })
  it('to the requester alone before anything was passed', () => {
    expect(targets(undefined, tokenAt('a'))).toEqual({ requester: true, previous: null, nodeIds: [], jumpBack: ['start'] })
  })
  it('not to the requester where a process has no start', () => {
    const headless = define([taskAt('a'), taskAt('b'), endAt()], [edge('a', 'b'), edge('b', 'end')])
    const state = stateWith(['a'])
    expect(targetsFrom({ definition: headless, state }, tokenAt('b'))).toMatchObject({ requester: false, nodeIds: ['a'] })
    expect(startOf(headless)).toBeUndefined()
    expect(startOf(definition)).toBe('start')
  })
  it('to what was passed in its own branch and before the fork, not to the branch beside it', () => {
    expect(targets(['a', 'y', 'x1'], tokenAt('x2')).nodeIds).toEqual(['a', 'x1'])
    expect(targets(['a', 'x1', 'x2', 'y'], tokenAt('b')).nodeIds).toEqual(['a'])
  })
  it('neither to itself, nor to a step that the process has lost, nor to one where nobody is asked', () => {
    expect(targets(['a', 'gone', 'wait', 'b'], tokenAt('b')).nodeIds).toEqual(['a'])
  })
  it('to a passed step that no way leads to any more', () => {
    expect(targets(['island'], tokenAt('b')).nodeIds).toEqual(['island'])
  })
  it('and back at once only where no fork is left on the way', () => {
    expect(targets(['a', 'x1'], tokenAt('x2')).jumpBack).toEqual(['x1'])
    expect(targets(['a'], tokenAt('b')).jumpBack).toEqual(['start', 'a'])
  })
  it('to the step its token came from, else to the one answered before its own answer', () => {
    expect(targets(['a', 'x1'], tokenAt('x2', { previous: 'a' })).previous).toBe('a')
    expect(targets(['a', 'x1', 'x2'], tokenAt('x2')).previous).toBe('x1')
    expect(targets(['a', 'x1'], tokenAt('x2')).previous).toBeNull()
    expect(targets(['a', 'y', 'x1'], tokenAt('x2', { previous: 'y' })).previous).toBeNull()
  })
})

describe('a token may be sent', () => {
  it('to every step of persons of its branch and around it, and to the start', () => {
    expect(reachableBy({ definition }, tokenAt('x2'))).toEqual(['start', 'a', 'x1', 'b'])
    expect(reachableBy({ definition }, tokenAt('b'))).toEqual(['start', 'a'])
  })
  it('from outside of all forks to steps outside of all forks', () => {
    expect(reachableBy({ definition }, undefined)).toEqual(['start', 'a', 'b'])
  })
})

describe('a way back', () => {
  const resolve = (passed: readonly string[], token: Token | undefined, back: Parameters<typeof resolveBack>[2]) => {
    const result = resolveBack({ definition, state: stateWith(passed) }, token, back)
    return result.ok ? result.nodeId : result.reason
  }
  const refused = (nodeId: string) => ({ code: 'target.not-allowed', nodeId })

  it('means the start, the step before or a step by name', () => {
    expect(resolve(['a'], tokenAt('b'), { target: { kind: 'requester' } })).toBe('start')
    expect(resolve(['a', 'b'], tokenAt('b'), { target: { kind: 'previous' } })).toBe('a')
    expect(resolve(['a'], tokenAt('b'), { target: { kind: 'node', nodeId: 'a' } })).toBe('a')
  })
  it('is refused where there is no step before, and names the step that was asked for', () => {
    expect(resolve([], tokenAt('b'), { target: { kind: 'previous' } })).toEqual(refused(''))
    expect(resolve(['a'], tokenAt('b'), { target: { kind: 'node', nodeId: 'x1' } })).toEqual(refused('x1'))
  })
  it('that comes straight back is refused where a fork lies between', () => {
    const toA = { target: { kind: 'node', nodeId: 'a' } } as const
    expect(resolve(['a'], tokenAt('x2'), toA)).toBe('a')
    expect(resolve(['a'], tokenAt('x2'), { ...toA, again: 'jumpBack' })).toEqual(refused('a'))
    expect(resolve(['a'], tokenAt('x2'), { target: { kind: 'requester' }, again: 'jumpBack' })).toEqual(refused(''))
    expect(resolve(['a', 'x1'], tokenAt('x2'), { target: { kind: 'node', nodeId: 'x1' }, again: 'jumpBack' })).toBe('x1')
  })
})
