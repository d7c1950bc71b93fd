/** The findings about fields that nodes name, and about steps that take their persons from others. */
import { describe, expect, it } from 'vitest'
import type { AssigneeRule, FieldRights, ProcessNode } from '../definition'
import { define, edge, endAt, startAt, taskAt } from '../testing/builders'
import { checkFieldUse } from './field-use'
import { checkForms } from './forms'
import { checkPeopleBefore } from './people-before'
import { checkTitleFields } from './title-fields'

const known = [{ model: 'days' }, { model: 'items' }]
const plain = { id: 'n', name: 'N' }
const withRights = (fieldRights: FieldRights): ProcessNode => ({ ...plain, kind: 'start', fieldRights })
const pair = (from: string, to: string) => ({ from, to })
const request = (body: string, result: string): ProcessNode => ({
  ...plain,
  kind: 'httpRequest',
  method: 'GET',
  url: 'https://example.org',
  headers: [],
  retries: 0,
  body: [pair(body, 'gone')],
  result: [pair('gone', result)],
})

describe('of a node', () => {
  const found = (node: ProcessNode) =>
    checkFieldUse(define([startAt(), node], []), known).map(({ code, nodeId, params, fix }) => [code, nodeId, params['field'], fix])
  const persons = (model: string): AssigneeRule => ({ kind: 'field', model, holds: 'persons' })
  it.each<[string, ProcessNode, unknown[]]>([
    ['rights to known fields and their columns are fine', withRights({ days: 'read', 'items.price': 'hidden' }), []],
    ['no rights are fine', { ...plain, kind: 'start' }, []],
    [
      'a right to an unknown field is said, and mended',
      withRights({ days: 'read', 'gone.price': 'read' }),
      [['right-of-unknown-field', 'n', 'gone.price', { kind: 'removeFieldRight', nodeId: 'n', model: 'gone.price' }]],
    ],
    ['a script that reads a known field is fine', { ...plain, kind: 'script', code: 'return { values: { x: values.days } }' }, []],
    [
      'a script that reads an unknown field is said',
      { ...plain, kind: 'script', code: 'log(values.gone, values.days)' },
      [['script-reads-unknown-field', 'n', 'gone', undefined]],
    ],
    ['persons of a known field are fine', taskAt('n', 'any', [persons('days'), { kind: 'requester' }]), []],
    [
      'persons of an unknown field are said',
      taskAt('n', 'any', [persons('gone'), persons('days')]),
      [['unknown-field', 'n', 'gone', undefined]],
    ],
    [
      'a wait until an unknown date is said',
      { ...plain, kind: 'timer', wait: { kind: 'until', model: 'gone' } },
      [['unknown-field', 'n', 'gone', undefined]],
    ],
    ['a wait until a known date is fine', { ...plain, kind: 'timer', wait: { kind: 'until', model: 'days' } }, []],
    ['a wait for a while names no field', { ...plain, kind: 'timer', wait: { kind: 'delay', seconds: 1 } }, []],
    ['what is sent and received is of this form', request('days', 'items'), []],
    ['what is sent from an unknown field is said', request('lost', 'items'), [['mapping-incomplete', 'n', 'lost', undefined]]],
    ['what is received into an unknown field is said', request('days', 'lost'), [['mapping-incomplete', 'n', 'lost', undefined]]],
    ['a side that is not filled in yet names no field', request('', ''), []],
    [
      'what goes to another process and back is of this form',
      { ...plain, kind: 'subProcess', processId: 'p', input: [pair('days', 'x')], output: [pair('x', 'items')] },
      [],
    ],
    [
      'what goes to another process and back from unknown fields is said',
      { ...plain, kind: 'subProcess', processId: 'p', input: [pair('lost', 'days')], output: [pair('days', 'gone')] },
      [
        ['mapping-incomplete', 'n', 'lost', undefined],
        ['mapping-incomplete', 'n', 'gone', undefined],
      ],
    ],
  ])('%s', (_what, node, expected) => {
    expect(found(node)).toEqual(expected)
  })
})

describe('persons who handled another step', () => {
  const of = (id: string, ...nodeIds: string[]) =>
    taskAt(
      id,
      'any',
      nodeIds.map((nodeId): AssigneeRule => ({ kind: 'handlerOf', nodeId })),
    )
  const line = (...nodes: ProcessNode[]) =>
    define([startAt(), ...nodes, endAt()], [edge('start', 'a'), edge('a', 'b'), edge('b', 'c'), edge('c', 'end')])
  const found = (...nodes: ProcessNode[]) => checkPeopleBefore(line(...nodes)).map(({ code, nodeId }) => `${code} ${nodeId ?? ''}`)
  it.each<[string, ProcessNode[], string[]]>([
    ['of steps before are fine', [taskAt('a'), of('b', 'a'), of('c', 'a', 'b')], []],
    ['of a step after are said', [taskAt('a'), of('b', 'c'), taskAt('c')], ['handler-unknown b']],
    ['of the step itself are said', [taskAt('a'), of('b', 'b'), taskAt('c')], ['handler-unknown b']],
    [
      'of no step of persons are said',
      [taskAt('a'), of('b', 'start', 'gone', 'a'), taskAt('c')],
      ['handler-unknown b', 'handler-unknown b'],
    ],
  ])('%s', (_what, nodes, expected) => {
    expect(found(...nodes)).toEqual(expected)
  })
})

describe('forms and titles', () => {
  const form = (formId: string) => ({ formId, name: formId.toUpperCase() })
  const field = (model: string, formId: string | null, label = model) => ({
    model,
    label,
    ...(formId === null ? {} : { form: form(formId) }),
  })
  const definition = define([startAt(), taskAt('a'), endAt()], [edge('start', 'a'), edge('a', 'end')])
  it('say a key of two forms once, and none of a field without a form', () => {
    const fields = [
      field('days', 'f1'),
      field('days', null),
      field('days', 'f2'),
      field('days', 'f3'),
      field('city', null),
      field('city', null),
    ]
    expect(checkForms(definition, fields)).toEqual([
      { code: 'field-in-two-forms', severity: 'error', params: { field: 'days', form: 'F1', other: 'F2' } },
    ])
  })
  it('say what is wrong with a form of which no field is known, without its name', () => {
    const twice = {
      ...definition,
      settings: {
        forms: [
          { formId: 'f9', firstNodeId: null },
          { formId: 'f9', firstNodeId: 'gone' },
        ],
      },
    }
    expect(checkForms(twice).map(({ code, params }) => [code, params])).toEqual([
      ['form-twice', { form: '' }],
      ['form-node-missing', { form: '' }],
    ])
  })
  it('say a field that is asked for too early by its label, else by its key', () => {
    const asks = (model: string) => taskAt('b', 'any', [{ kind: 'field', model, holds: 'persons' }])
    const early = (label: string) => {
      const asked = define([startAt(), asks('serial'), taskAt('a'), endAt()], [edge('start', 'b'), edge('b', 'a'), edge('a', 'end')])
      return checkForms({ ...asked, settings: { forms: [{ formId: 'f2', firstNodeId: 'a' }] } }, [
        field('serial', 'f2', label),
        field('days', 'f1'),
      ])
    }
    expect(early('Serial')).toMatchObject([{ code: 'field-filled-later', nodeId: 'b', params: { field: 'Serial', form: 'F2' } }])
    expect(early('')).toMatchObject([{ code: 'field-filled-later', nodeId: 'b', params: { field: 'serial', form: 'F2' } }])
  })
  it('say nothing of titles where no field is named or none is hidden', () => {
    const titled = (titlePattern: string, fieldRights: FieldRights) =>
      checkTitleFields({ ...define([withRights(fieldRights), endAt()], []), settings: { titlePattern } })
    expect(titled('{field:days}', { days: 'hidden', items: 'hidden' })).toHaveLength(1)
    expect(titled('{field:days}', { days: 'read' })).toEqual([])
    expect(titled('{process}', { days: 'hidden', '': 'hidden' })).toEqual([])
    expect(checkTitleFields(define([withRights({ days: 'hidden' })], []))).toEqual([])
  })
})
