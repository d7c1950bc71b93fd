/** The findings about conditions and answers of edges. */
import { describe, expect, it } from 'vitest'
import type { Condition } from '@formwork/form-schema/conditions'
import type { ProcessDefinition, ProcessNode } from '../definition'
import { define, edge, endAt, gatewayAt, startAt, taskAt, when } from '../testing/builders'
import { type FormFieldInfo, validateProcess } from '../validate-graph'

const fields: FormFieldInfo[] = [
  { model: 'days', label: 'Days', operators: ['greater', 'between', 'equals'] },
  { model: 'city', label: '', operators: ['equals', 'empty'] },
]
/** start → a → g (the condition → b, else → end) */
const asking = (condition: Condition, gateway: ProcessNode = gatewayAt('g')) =>
  define(
    [startAt(), taskAt('a'), gateway, taskAt('b'), endAt()],
    [edge('start', 'a'), edge('a', 'g'), edge('g', 'b', { condition }), edge('g', 'end', { order: 1, isDefault: true }), edge('b', 'end')],
  )
const found = (definition: ProcessDefinition, known: FormFieldInfo[] | null = fields) =>
  validateProcess(definition, known === null ? {} : { fields: known })
    .filter(({ edgeId }) => edgeId !== undefined)
    .map(({ code, edgeId, params, fix }) => ({ code, edgeId, params, ...(fix === undefined ? {} : { fix }) }))
const ON = { edgeId: 'g-b' }

describe('a condition', () => {
  it.each<[string, Condition, object[]]>([
    ['that asks what a field can answer is fine', when('days', 3), []],
    ['of a second field is fine', { model: 'city', is: 'equals', value: 'x' }, []],
    ['that compares with nothing', { model: 'city', is: 'empty' }, []],
    ['between two values is fine', { model: 'days', is: 'between', least: 1, most: 2 }, []],
    ['without a value', { model: 'days', is: 'equals', value: '' }, [{ code: 'condition-without-value', params: { field: 'Days' } }]],
    [
      'without a least value',
      { model: 'days', is: 'between', least: '', most: 2 },
      [{ code: 'condition-without-value', params: { field: 'Days' } }],
    ],
    [
      'without a most value',
      { model: 'days', is: 'between', least: 1, most: '' },
      [{ code: 'condition-without-value', params: { field: 'Days' } }],
    ],
    ['of an unknown field', when('gone', 1), [{ code: 'unknown-field', params: { field: 'gone' } }]],
    [
      'that a field cannot answer',
      { model: 'days', is: 'empty' },
      [{ code: 'operator-mismatch', params: { field: 'Days', operator: 'empty' } }],
    ],
    [
      'that a field without a label cannot answer',
      when('city', 1),
      [{ code: 'operator-mismatch', params: { field: 'city', operator: 'greater' } }],
    ],
    ['that asks nothing', { all: [] }, [{ code: 'empty-condition', params: {} }]],
    ['that asks nothing in its opposite', { not: { any: [] } }, [{ code: 'empty-condition', params: {} }]],
    [
      'whose opposite asks nothing beside something',
      { not: { all: [when('days', 1), { any: [] }] } },
      [{ code: 'empty-condition', params: {} }],
    ],
    ['that asks nothing beside something', { all: [when('days', 1), { any: [] }] }, [{ code: 'empty-condition', params: {} }]],
    ['that asks nothing beside something, one of them', { any: [{ all: [] }, when('days', 1)] }, [{ code: 'empty-condition', params: {} }]],
    ['of groups that all ask', { any: [{ all: [when('days', 1)] }, { not: when('days', 2) }] }, []],
    [
      'of several wrongs says each',
      { all: [when('gone', 1), when('city', 1)] },
      [
        { code: 'unknown-field', params: { field: 'gone' } },
        { code: 'operator-mismatch', params: { field: 'city', operator: 'greater' } },
      ],
    ],
  ])('%s', (_what, condition, expected) => {
    expect(found(asking(condition))).toEqual(expected.map((each) => ({ ...each, ...ON })))
  })
  it('is not held against a form that nobody knows', () => {
    expect(found(asking(when('gone', 1)), null)).toEqual([])
    expect(found(asking({ model: 'gone', is: 'equals', value: '' }), null)).toEqual([
      { code: 'condition-without-value', params: { field: 'gone' }, ...ON },
    ])
  })
  it('is asked by a fork that takes several ways, and by no join, parallel fork or node that is gone', () => {
    const inclusive = (direction: 'fork' | 'join'): ProcessNode => ({ id: 'g', kind: 'inclusiveGateway', name: 'g', direction })
    const ignored = { code: 'condition-ignored', params: {}, fix: { kind: 'clearCondition', edgeId: 'g-b' }, ...ON }
    expect(found(asking(when('gone', 1), inclusive('fork')))).toContainEqual({ code: 'unknown-field', params: { field: 'gone' }, ...ON })
    expect(found(asking(when('gone', 1), inclusive('join')))).toContainEqual(ignored)
    expect(found(asking(when('gone', 1), { ...inclusive('fork'), kind: 'parallelGateway' } as ProcessNode))).toContainEqual(ignored)
    expect(found(asking(when('gone', 1), gatewayAt('other')))).toContainEqual(ignored)
  })
  it('of the way that is taken by default is said to be ignored, whatever it asks', () => {
    const byDefault = asking(when('days', 1))
    const edges = byDefault.edges.map((each) => (each.isDefault ? { ...each, condition: when('gone', 1) } : each))
    const fix = { kind: 'clearCondition', edgeId: 'g-end' }
    expect(found({ ...byDefault, edges })).toEqual([{ code: 'condition-ignored', edgeId: 'g-end', params: {}, fix }])
  })
})

it('an answer of a way that does not lead from persons is said to be ignored', () => {
  const definition = asking(when('days', 1))
  const edges = definition.edges.map((each) => (each.id === 'g-b' ? { ...each, outcome: 'agree' as const } : each))
  expect(found({ ...definition, edges })).toEqual([
    { code: 'outcome-ignored', params: {}, fix: { kind: 'clearOutcome', edgeId: 'g-b' }, ...ON },
  ])
})

it('every wrong of the whole is said at once', () => {
  const codes = (definition: ProcessDefinition) =>
    validateProcess(definition).map(({ code, nodeId, edgeId }) => `${code} ${nodeId ?? edgeId ?? ''}`.trim())
  expect(codes(define([], []))).toEqual(['no-start', 'no-end', 'no-user-task'])
  const thrice = define(
    [startAt(), taskAt('a'), taskAt('a'), taskAt('a'), endAt(), endAt('e2')],
    [edge('start', 'a'), edge('a', 'end'), edge('gone', 'e2'), edge('gone', 'e2')],
  )
  expect(codes(thrice).filter((code) => /duplicate|nowhere|unreachable/.test(code))).toEqual([
    'duplicate-id a',
    'duplicate-id gone-e2',
    'edge-to-nowhere gone-e2',
    'edge-to-nowhere gone-e2',
    'unreachable-node e2',
  ])
})
