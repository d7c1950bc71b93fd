/** Each other kind of node, and what all have in common: what happens when a token arrives, which ways lead on, and what publishing says of how it is wired. */
import { describe, expect, it } from 'vitest'
import type { ProcessEdge } from '../definition'
import { context, define, edge, seen, when } from '../testing/builders'
import { after, arrive, effects, NODES, noWayOut, progress, token } from '../testing/one-node'
import { arriveAt, inspectNode, edgesTakenFrom } from './index'
import type { Scene } from './node-behaviour'

describe('start', () => {
  it('goes on at once over its only way, and is stuck without one', () => {
    expect(arrive(NODES.start)).toEqual({ kind: 'goes-on', edge: edge('n', 'end'), progress })
    expect(arrive(NODES.start, [])).toEqual(noWayOut)
  })
})

describe('copy-to', () => {
  it('gives each a copy, says so in the history, and goes on', () => {
    const arrival = arrive(NODES.copyTo, undefined, { assignees: { n: ['ann', 'bob', 'ann'] } })
    expect(arrival).toMatchObject({ kind: 'goes-on', edge: edge('n', 'end') })
    expect(effects(arrival)).toMatchObject([
      { type: 'history.append', record: { kind: 'copied', nodeId: 'n', nodeName: 'N', assignees: ['ann', 'bob'] } },
      { type: 'copy', to: ['ann', 'bob'], nodeId: 'n', by: null },
      { type: 'notify', kind: 'ticket-copied', to: ['ann', 'bob'], nodeName: 'N', taskId: null },
    ])
    expect(after(arrival).trace).toHaveLength(2)
    expect(after(arrival).trace?.[0]).toEqual({ kind: 'person', nodeId: 'n', userId: 'ann', because: 'user' })
  })
  it('goes on without a word where the rules lead to nobody', () => {
    expect(arrive(NODES.copyTo)).toEqual({ kind: 'goes-on', edge: edge('n', 'end'), progress })
    expect(arrive(NODES.copyTo, [])).toEqual(noWayOut)
  })
  it('has to say whom it means', () => {
    expect(inspectNode({ ...NODES.copyTo, assignees: [] }, { incoming: [], outgoing: [edge('n', 'a')] })).toMatchObject([
      { code: 'assignee-missing', nodeId: 'n' },
    ])
  })
})

describe('end', () => {
  it.each([
    ['agreed', 'approved'],
    ['refused', 'refused'],
    ['cancelled', 'terminated'],
  ] as const)('named %s ends as %s', (kind, status) => {
    const outcome = { name: 'Done', kind }
    expect(arrive({ ...NODES.end, outcome })).toEqual({ kind: 'ends', status, outcome })
  })
  it.each([
    ['agree', 'approved'],
    ['refuse', 'refused'],
  ] as const)('without a name ends after %s as %s', (lastOutcome, status) => {
    const scene: Scene = { definition: define([NODES.end], []), context: context(), lastOutcome }
    expect(arriveAt(NODES.end, token, progress, scene)).toEqual({ kind: 'ends', status })
  })
  it('leads nowhere', () => {
    const way = edge('n', 'a')
    expect(edgesTakenFrom(NODES.end, define([NODES.end], [way]), seen({}))).toEqual([])
    expect(inspectNode(NODES.end, { incoming: [], outgoing: [way] })).toMatchObject([
      { code: 'way-out-of-end', nodeId: 'n', edgeId: 'n-a', fix: { kind: 'removeEdge', edgeId: 'n-a' } },
    ])
  })
})

describe('a kind that nothing here knows', () => {
  it('is stuck, can be removed, and leads on over its only way', () => {
    expect(arrive(NODES.unknown)).toEqual(noWayOut)
    expect(edgesTakenFrom(NODES.unknown, define([NODES.unknown], [edge('n', 'a')]), seen({}))).toEqual([edge('n', 'a')])
    const fix = { kind: 'removeNode', nodeId: 'n' }
    expect(inspectNode(NODES.unknown, { incoming: [], outgoing: [] })).toMatchObject([
      { code: 'unknown-node', nodeId: 'n', params: { kind: 'robot' }, fix },
    ])
    expect(inspectNode({ ...NODES.unknown, original: { kind: 7 } }, { incoming: [], outgoing: [] })).toMatchObject([
      { params: { kind: '' } },
    ])
  })
})

describe('ways out', () => {
  const single = Object.entries(NODES).filter(([kind]) =>
    ['start', 'copyTo', 'parallelJoin', 'inclusiveJoin', 'subProcess', 'timer', 'httpRequest'].includes(kind),
  )
  it.each(single)('%s has one: publishing names none and each further one, and it is the one that leads on', (_kind, node) => {
    const ways = [edge('n', 'b', { order: 2 }), edge('n', 'a', { order: 1 })]
    expect(inspectNode(node, { incoming: [], outgoing: [] })).toMatchObject([
      { code: 'no-way-out', nodeId: 'n', fix: { kind: 'connectToEnd', nodeId: 'n' } },
    ])
    expect(inspectNode(node, { incoming: [], outgoing: ways })).toMatchObject([
      { code: 'several-ways-out', nodeId: 'n', edgeId: 'n-a', fix: { kind: 'removeEdge', edgeId: 'n-a' } },
    ])
    expect(inspectNode(node, { incoming: [], outgoing: [ways[0]] as ProcessEdge[] })).toEqual([])
    expect(edgesTakenFrom(node, define([node], ways), seen({}))).toEqual([ways[1]])
  })
  it('into the start are named', () => {
    const incoming = [edge('a', 'n')]
    expect(inspectNode(NODES.start, { incoming, outgoing: [edge('n', 'a')] })).toMatchObject([
      { code: 'way-into-start', nodeId: 'n', edgeId: 'a-n', fix: { kind: 'removeEdge', edgeId: 'a-n' } },
    ])
    expect(inspectNode(NODES.timer, { incoming, outgoing: [edge('n', 'a')] })).toEqual([])
  })
  it.each([
    ['exclusiveGateway', NODES.exclusiveGateway],
    ['inclusiveFork', NODES.inclusiveFork],
  ] as const)('of %s each need a condition but the default one', (_kind, node) => {
    const codes = (...outgoing: ProcessEdge[]) =>
      inspectNode(node, { incoming: [], outgoing }).map(({ code, edgeId, fix }) => [code, edgeId, fix])
    const asked = edge('n', 'a', { condition: when('days', 3) })
    const fallback = edge('n', 'b', { order: 1, isDefault: true })
    expect(codes(asked, fallback)).toEqual([])
    expect(codes()).toEqual([['no-way-out', undefined, { kind: 'connectToEnd', nodeId: 'n' }]])
    expect(codes(asked)).toEqual([['gateway-without-default', undefined, { kind: 'setDefault', nodeId: 'n', edgeId: 'n-a' }]])
    expect(codes(edge('n', 'c'), fallback)).toEqual([['edge-without-condition', 'n-c', undefined]])
    expect(codes(fallback, edge('n', 'd', { isDefault: true }))).toEqual([
      ['gateway-several-defaults', 'n-d', { kind: 'clearDefault', edgeId: 'n-d' }],
    ])
    expect(codes(edge('n', 'e', { isDefault: true, condition: when('days', 3) }))).toEqual([
      ['condition-ignored', 'n-e', { kind: 'clearCondition', edgeId: 'n-e' }],
    ])
  })
  it.each([
    ['exclusiveGateway', NODES.exclusiveGateway, ['a'], ['c']],
    ['inclusiveFork', NODES.inclusiveFork, ['a', 'b'], ['c']],
    ['parallelFork', NODES.parallelFork, ['a', 'b', 'c'], ['a', 'b', 'c']],
  ] as const)('of %s lead on in their order, by what the form holds', (_kind, node, many, few) => {
    const ways = [
      edge('n', 'c', { order: 2, isDefault: true, condition: when('days', 0) }),
      edge('n', 'b', { order: 1, condition: when('days', 5) }),
      edge('n', 'a', { condition: when('days', 3) }),
    ]
    const targets = (days: number) => edgesTakenFrom(node, define([node], ways), seen({ days })).map(({ target }) => target)
    expect([targets(9), targets(1)]).toEqual([many, few])
  })
  it.each([
    ['exclusiveGateway', NODES.exclusiveGateway],
    ['inclusiveFork', NODES.inclusiveFork],
  ] as const)('of %s are noted for whoever asks why: whether they held, and which was taken', (_kind, node) => {
    const ways = [
      edge('n', 'a', { condition: when('days', 3) }),
      edge('n', 'b', { order: 1, isDefault: true }),
      edge('n', 'c', { order: 2 }),
    ]
    const effectLines = (days: number) => after(arrive(node, ways, { seen: seen({ days }) })).trace
    const line = (to: string, held: boolean | null, taken: boolean) => ({ kind: 'edge', nodeId: 'n', edgeId: `n-${to}`, held, taken })
    expect(effectLines(9)).toEqual([line('a', true, true), line('b', null, false), line('c', null, false)])
    expect(effectLines(1)).toEqual([line('a', false, false), line('b', null, true), line('c', null, false)])
  })
  it('of a fork of one are named', () => {
    expect(inspectNode(NODES.parallelFork, { incoming: [], outgoing: [edge('n', 'a')] })).toMatchObject([
      { code: 'fork-of-one', nodeId: 'n' },
    ])
    expect(inspectNode(NODES.parallelFork, { incoming: [], outgoing: [edge('n', 'a'), edge('n', 'b')] })).toEqual([])
    expect(inspectNode(NODES.parallelFork, { incoming: [], outgoing: [] })).toMatchObject([
      { code: 'no-way-out', nodeId: 'n', fix: { kind: 'connectToEnd', nodeId: 'n' } },
    ])
  })
  it('are taken by a token: a fork splits, a join joins, and without one both are stuck', () => {
    const ways = [edge('n', 'b', { order: 1 }), edge('n', 'a')]
    expect(arrive(NODES.parallelFork, ways)).toEqual({ kind: 'splits', edges: [ways[1], ways[0]], progress })
    expect(arrive(NODES.parallelJoin, ways)).toEqual({ kind: 'joins', edge: ways[1] })
    expect(arrive(NODES.inclusiveJoin, ways)).toEqual({ kind: 'joins', edge: ways[1] })
    const held = [edge('n', 'b', { order: 1, isDefault: true }), edge('n', 'a', { condition: when('days', 3) })]
    expect(arrive(NODES.inclusiveFork, held, { seen: seen({ days: 9 }) })).toMatchObject({ kind: 'splits', edges: [held[1]] })
    expect(arrive(NODES.exclusiveGateway, held, { seen: seen({ days: 9 }) })).toMatchObject({ kind: 'goes-on', edge: held[1] })
    for (const node of [NODES.parallelFork, NODES.parallelJoin, NODES.inclusiveFork, NODES.inclusiveJoin, NODES.exclusiveGateway]) {
      expect(arrive(node, [])).toEqual(noWayOut)
    }
  })
})
