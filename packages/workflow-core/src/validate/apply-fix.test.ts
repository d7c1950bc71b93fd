/** The fix of a finding repairs it: that finding is gone, and nothing else of the process is touched. */
import { describe, expect, it } from 'vitest'
import type { ProcessDefinition, ProcessNode } from '../definition'
import type { FixKind } from '../fixes'
import { define, edge, endAt, gatewayAt, startAt, taskAt, when } from '../testing/builders'
import { validateProcess } from '../validate-graph'
import { applyFix } from './apply-fix'

const options = { fields: [{ model: 'days', label: 'Days', operators: ['greater'] as const }] }
const fork = (edges: ProcessDefinition['edges']) =>
  define([startAt(), taskAt('a'), gatewayAt('g'), taskAt('b'), endAt()], [edge('start', 'a'), edge('a', 'g'), edge('b', 'end'), ...edges])
const toB = edge('g', 'b', { condition: when('days', 3) })
const toEnd = edge('g', 'end', { order: 1, isDefault: true })
const rights = { days: 'write', gone: 'read' } as const
const withRights: ProcessNode = { ...taskAt('a'), fieldRights: rights } as ProcessNode

const foreign: ProcessNode = { id: 'x', kind: 'unknown', name: 'x', original: { kind: 'robot' } }

const wrong: readonly (readonly [FixKind, ProcessDefinition])[] = [
  ['setDefault', fork([toB, edge('g', 'end', { order: 1, condition: when('days', 1) })])],
  ['clearDefault', fork([{ ...toB, isDefault: true, condition: null }, toEnd])],
  ['clearCondition', define([startAt(), taskAt('a'), endAt()], [edge('start', 'a'), edge('a', 'end', { condition: when('days', 1) })])],
  ['clearOutcome', fork([toB, { ...toEnd, outcome: 'refuse' }])],
  ['removeEdge', define([startAt(), taskAt('a'), endAt()], [edge('start', 'a'), edge('a', 'end'), edge('a', 'nowhere', { order: 1 })])],
  ['removeNode', define([startAt(), taskAt('a'), foreign, endAt()], [edge('start', 'a'), edge('a', 'x'), edge('x', 'end')])],
  ['connectToEnd', define([startAt(), taskAt('a'), endAt()], [edge('start', 'a')])],
  ['removeFieldRight', define([startAt(), withRights, endAt()], [edge('start', 'a'), edge('a', 'end')])],
  ['askRequesterLeader', define([startAt(), taskAt('a', 'any', []), endAt()], [edge('start', 'a'), edge('a', 'end')])],
]

describe('the fix', () => {
  it.each(wrong)('“%s” mends what offers it', (kind, definition) => {
    const offered = validateProcess(definition, options).find(({ fix }) => fix?.kind === kind)
    if (offered?.fix === undefined) throw new Error(`nobody offers it: ${JSON.stringify(validateProcess(definition, options))}`)
    const mended = applyFix(definition, offered.fix)
    const same = ({ code, nodeId, edgeId }: typeof offered) =>
      code === offered.code && nodeId === offered.nodeId && edgeId === offered.edgeId
    expect(validateProcess(mended, options).filter(same)).toEqual([])
  })
  it.each<FixKind>([
    'setDefault',
    'clearDefault',
    'clearCondition',
    'clearOutcome',
    'removeEdge',
    'removeNode',
    'connectToEnd',
    'removeFieldRight',
    'askRequesterLeader',
  ])('“%s” of what is no longer there changes nothing', (kind) => {
    const definition = fork([toB, toEnd])
    expect(applyFix(definition, { kind, nodeId: 'gone', edgeId: 'gone', model: 'gone' })).toEqual(definition)
  })
})

describe('what a fix leaves behind', () => {
  const plain = fork([toB, toEnd])
  const ways = ({ edges }: ProcessDefinition) =>
    edges.map(({ id, isDefault, condition, outcome }) => ({ id, isDefault, condition, outcome }))
  it('is one way without a condition, taken by default', () => {
    const after = applyFix(plain, { kind: 'setDefault', nodeId: 'g', edgeId: 'g-b' })
    expect(ways(after)).toEqual(ways(plain).map((way) => (way.id === 'g-b' ? { ...way, isDefault: true, condition: null } : way)))
  })
  it('is a way that is no longer the default, has no condition, or belongs to no answer', () => {
    const edges = [{ ...toB, isDefault: true, outcome: 'refuse' as const }]
    const all = { isDefault: true, condition: toB.condition, outcome: 'refuse' }
    const [way] = [
      (kind: 'clearDefault' | 'clearCondition' | 'clearOutcome') => ways(applyFix({ ...plain, edges }, { kind, edgeId: 'g-b' }))[0],
    ]
    expect(way('clearDefault')).toEqual({ id: 'g-b', ...all, isDefault: false })
    expect(way('clearCondition')).toEqual({ id: 'g-b', ...all, condition: null })
    expect(way('clearOutcome')).toEqual({ id: 'g-b', ...all, outcome: null })
  })
  it('is a process without the step, and without its ways in and out', () => {
    const after = applyFix(plain, { kind: 'removeNode', nodeId: 'b' })
    expect(after.nodes.map(({ id }) => id)).toEqual(['start', 'a', 'g', 'end'])
    expect(after.edges.map(({ id }) => id)).toEqual(['start-a', 'a-g', 'g-end'])
  })
  it('is a way to the end behind the others, with an id of its own', () => {
    const to = applyFix(plain, { kind: 'connectToEnd', nodeId: 'g' })
    expect(to.edges.at(-1)).toEqual(edge('g', 'end', { id: 'g-end-2', order: 2 }))
    expect(to.nodes).toEqual(plain.nodes)
    expect(applyFix(plain, { kind: 'connectToEnd', nodeId: 'end' }).edges.at(-1)).toMatchObject({ id: 'end-end', order: 0 })
    const third = applyFix(to, { kind: 'connectToEnd', nodeId: 'g' })
    expect(third.edges.at(-1)?.id).toBe('g-end-3')
    const long = 'x'.repeat(64)
    expect(applyFix({ ...plain, nodes: [...plain.nodes, taskAt(long)] }, { kind: 'connectToEnd', nodeId: long }).edges.at(-1)?.id).toBe(
      'x'.repeat(60),
    )
  })
  it('is a new end where there is none', () => {
    const endless = define([startAt(), taskAt('a'), taskAt('end')], [edge('start', 'a')])
    const after = applyFix(endless, { kind: 'connectToEnd', nodeId: 'a' })
    expect(after.nodes.at(-1)).toEqual({ id: 'end-2', kind: 'end', name: '' })
    expect(after.edges.at(-1)).toMatchObject({ source: 'a', target: 'end-2' })
  })
  it('is one right less, and the leader as the one who is asked', () => {
    const definition = define([startAt(), withRights, taskAt('b'), endAt()], [])
    expect(applyFix(definition, { kind: 'removeFieldRight', nodeId: 'a', model: 'gone' }).nodes).toEqual([
      startAt(),
      { ...withRights, fieldRights: { days: 'write' } },
      taskAt('b'),
      endAt(),
    ])
    const alike = { ...withRights, id: 'b' }
    const two = define([withRights, alike], [])
    expect(applyFix(two, { kind: 'removeFieldRight', nodeId: 'a', model: 'gone' }).nodes[1]).toEqual(alike)
    expect(applyFix(definition, { kind: 'askRequesterLeader', nodeId: 'b' }).nodes).toEqual([
      startAt(),
      withRights,
      taskAt('b', 'any', [{ kind: 'departmentLeader' }]),
      endAt(),
    ])
  })
})
