/** The changes from one version of a process to the next, place by place, and nothing else. */
import { describe, expect, it } from 'vitest'
import type { ProcessDefinition } from '../definition'
import { define, edge, endAt, startAt, taskAt, when } from '../testing/builders'
import { diffDefinitions } from './diff-definitions'
import { isSame } from './same'

const before = define([startAt(), taskAt('a'), taskAt('b'), endAt()], [edge('start', 'a'), edge('a', 'b'), edge('b', 'end')])

describe('two versions', () => {
  it('that are the same differ in nothing, whatever the order of their nodes', () => {
    expect(diffDefinitions(before, structuredClone(before))).toEqual([])
    expect(diffDefinitions(before, { ...before, nodes: before.nodes.toReversed() })).toEqual([])
  })
  it('name the step and the ways that came, and those that are gone, newer ones first', () => {
    const after = define([startAt(), taskAt('c'), taskAt('b'), endAt()], [edge('start', 'c'), edge('c', 'b'), edge('b', 'end')])
    expect(diffDefinitions(before, after)).toEqual([
      { code: 'nodeAdded', nodeId: 'c', name: 'c' },
      { code: 'nodeRemoved', nodeId: 'a', name: 'a' },
      { code: 'edgeAdded', edgeId: 'start-c', source: 'start', target: 'c' },
      { code: 'edgeAdded', edgeId: 'c-b', source: 'c', target: 'b' },
      { code: 'edgeRemoved', edgeId: 'start-a', source: 'start', target: 'a' },
      { code: 'edgeRemoved', edgeId: 'a-b', source: 'a', target: 'b' },
    ])
  })
  it('tell each part of a step with what it was and what it is, a part that came or went too', () => {
    const [, a] = before.nodes
    if (a?.kind !== 'userTask') throw new Error('no step')
    const { completion: _, ...without } = a
    const renamed = { ...without, name: 'A', claimFirst: true } as typeof a
    const after: ProcessDefinition = { ...before, nodes: before.nodes.map((node) => (node.id === 'a' ? renamed : node)) }
    const change = { code: 'nodeChanged', nodeId: 'a', name: 'A' }
    expect(diffDefinitions(before, after)).toEqual([
      { ...change, part: 'name', before: 'a', after: 'A' },
      { ...change, part: 'claimFirst', before: undefined, after: true },
      { ...change, part: 'completion', before: 'any', after: undefined },
    ])
  })
  it.each([
    ['source', { source: 'b' }],
    ['target', { target: 'end' }],
    ['order', { order: 3 }],
    ['label', { label: 'Yes' }],
    ['labelEn', { labelEn: 'Yes' }],
    ['outcome', { outcome: 'refuse' }],
    ['condition', { condition: when('days', 3) }],
    ['isDefault', { isDefault: true }],
  ] as const)('tell the %s of a way', (part, more) => {
    const changed = edge('a', 'b', { id: 'a-b', ...more })
    const after = { ...before, edges: before.edges.map((each) => (each.id === 'a-b' ? changed : each)) }
    const { source, target } = changed
    const values = { before: Object.entries(edge('a', 'b')).find(([name]) => name === part)?.[1], after: changed[part] }
    expect(diffDefinitions(before, after)).toEqual([{ code: 'edgeChanged', edgeId: 'a-b', source, target, part, ...values }])
  })
  it('tell the rules of the whole', () => {
    const after: ProcessDefinition = { ...before, selfApproval: 'skip', samePerson: 'refuse', settings: { allowComment: false } }
    expect(diffDefinitions(before, after)).toEqual([
      { code: 'ruleChanged', part: 'selfApproval', before: undefined, after: 'skip' },
      { code: 'ruleChanged', part: 'samePerson', before: undefined, after: 'refuse' },
      { code: 'ruleChanged', part: 'settings', before: undefined, after: { allowComment: false } },
    ])
  })
})

describe('two values of JSON', () => {
  it.each([
    [1, 1],
    [null, null],
    [
      { a: 1, b: [1, { c: 2 }] },
      { b: [1, { c: 2 }], a: 1 },
    ],
    [{ a: undefined }, {}],
    [{}, { a: undefined }],
  ])('%j and %j are the same', (a, b) => expect(isSame(a, b)).toBe(true))
  it.each([
    [1, 2],
    [1, '1'],
    [null, {}],
    [{}, null],
    [{}, 'text'],
    ['text', {}],
    [[], {}],
    [{}, []],
    [[1], [2]],
    [[1], [1, 2]],
    [{ a: 1 }, { b: 1 }],
    [{ a: null }, { b: null }],
    [{ a: 1 }, { a: 1, b: 2 }],
  ])('%j and %j are not', (a, b) => expect(isSame(a, b)).toBe(false))
})
