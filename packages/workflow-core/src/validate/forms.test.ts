/** The findings about the forms of a process. */
import { describe, expect, it } from 'vitest'
import type { ProcessDefinition } from '../definition'
import { define, edge, endAt, gatewayAt, startAt, taskAt, when } from '../testing/builders'
import { type FormFieldInfo, validateProcess } from '../validate-graph'

const REQUEST = { formId: 'f1', name: 'Request' }
const DELIVERY = { formId: 'f2', name: 'Delivery' }
const field = (model: string, form: typeof REQUEST): FormFieldInfo => ({ model, label: model, operators: ['greater'], form })
const fields = [field('days', REQUEST), field('serial', DELIVERY)]
const withForms = (definition: ProcessDefinition, ...forms: NonNullable<NonNullable<ProcessDefinition['settings']>['forms']>) => ({
  ...definition,
  settings: { forms },
})
const found = (definition: ProcessDefinition, known: readonly FormFieldInfo[] = fields) =>
  validateProcess(definition, { fields: known }).map(({ code, nodeId, edgeId, params }) => ({ code, at: nodeId ?? edgeId ?? '', params }))

/** start → leader → it → (serial > 1 → boss) → end */
const flow = (asked = 'serial') =>
  define(
    [startAt(), taskAt('leader'), taskAt('it'), gatewayAt('many'), taskAt('boss'), endAt()],
    [
      edge('start', 'leader'),
      edge('leader', 'it'),
      edge('it', 'many'),
      edge('many', 'boss', { condition: when(asked, 1) }),
      edge('many', 'end', { order: 1, isDefault: true }),
      edge('boss', 'end'),
    ],
  )

describe('several forms of a process', () => {
  it('are fine where each is filled in by somebody before it is asked for', () => {
    expect(found(withForms(flow(), { formId: 'f2', firstNodeId: 'it' }))).toEqual([])
    expect(found(withForms(flow(), { formId: 'f2', firstNodeId: null }))).toEqual([])
  })
  it.each([
    ['a step that is not there', 'gone', { code: 'form-node-missing', at: '', params: { form: 'Delivery' } }],
    ['a step without a person', 'many', { code: 'form-node-without-person', at: 'many', params: { form: 'Delivery' } }],
  ])('are refused to be filled in at %s', (_, firstNodeId, expected) => {
    expect(found(withForms(flow('days'), { formId: 'f2', firstNodeId }))).toEqual([expected])
  })
  it('are refused twice, and with one key in two of them', () => {
    const twice = [
      { formId: 'f2', firstNodeId: null },
      { formId: 'f2', firstNodeId: 'it' },
    ]
    expect(found(withForms(flow('days'), ...twice))).toContainEqual({ code: 'form-twice', at: '', params: { form: 'Delivery' } })
    const shared = [...fields, field('days', DELIVERY), field('days', DELIVERY)]
    expect(found(withForms(flow('days'), { formId: 'f2', firstNodeId: null }), shared)).toEqual([
      { code: 'field-in-two-forms', at: '', params: { field: 'days', form: 'Request', other: 'Delivery' } },
    ])
  })
  it('are told apart, and a field of no known form belongs to none of them', () => {
    const plain: FormFieldInfo = { model: 'serial', label: 'serial', operators: ['greater'] }
    const both = [
      { formId: 'f2', firstNodeId: 'boss' },
      { formId: 'f3', firstNodeId: 'boss' },
    ]
    expect(found(withForms(flow(), ...both), [plain, field('days', REQUEST)])).toEqual([])
  })
  it('leave a key that one form has twice to that form', () => {
    expect(found(flow('days'), [...fields, field('days', REQUEST)])).toEqual([])
  })
  it('are warned about where a condition asks before the form is filled in', () => {
    expect(found(withForms(flow(), { formId: 'f2', firstNodeId: 'boss' }))).toEqual([
      { code: 'field-filled-later', at: 'many-boss', params: { field: 'serial', form: 'Delivery' } },
    ])
  })
  it.each<[string, ProcessDefinition['nodes'][number]]>([
    ['persons', taskAt('leader', 'any', [{ kind: 'field', model: 'serial', holds: 'persons' }])],
    ['a timer', { id: 'leader', kind: 'timer', name: 'Wait', wait: { kind: 'until', model: 'serial' } }],
    [
      'a call',
      {
        id: 'leader',
        kind: 'httpRequest',
        name: 'Call',
        method: 'GET',
        url: 'https://example.org',
        headers: [],
        retries: 0,
        body: [{ from: 'serial', to: 'serial' }],
        result: [],
      },
    ],
    ['a sub-process', { id: 'leader', kind: 'subProcess', name: 'Sub', processId: 'p', input: [{ from: 'serial', to: 'x' }], output: [] }],
  ])('are warned about where %s ask before the form is filled in', (_, node) => {
    const drawn = flow()
    const definition = { ...drawn, nodes: drawn.nodes.map((each) => (each.id === 'leader' ? node : each)) }
    expect(found(withForms(definition, { formId: 'f2', firstNodeId: 'it' }))).toEqual([
      { code: 'field-filled-later', at: 'leader', params: { field: 'serial', form: 'Delivery' } },
    ])
  })
})
