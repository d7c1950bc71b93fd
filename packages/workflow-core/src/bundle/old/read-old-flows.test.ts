/** Flows of the old system, as its process table holds them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readBundle } from '../read-bundle'
import { readOldFlows } from './read-old-flows'

const sample = JSON.parse(readFileSync(join(import.meta.dirname, '../../../fixtures/old-flows/leave.json'), 'utf8'))

const fieldsOf = ({ list }: Readonly<Record<string, unknown>>) =>
  Array.isArray(list) ? list.map((field: { readonly model: string }) => field.model) : null

function read(json: unknown) {
  const flows = readOldFlows(json, fieldsOf)
  if (flows === null) throw new Error('no flows')
  const [first] = flows.bundle.processes
  if (first === undefined) throw new Error('no process')
  const { definition, ...process } = first
  return { ...flows, process, ...definition }
}

/** A process of these steps and ways. */
const flow = (nodes: object[], edges: object[] = [], more: object = {}) => ({ id: 1, name: '流程', structure: { nodes, edges }, ...more })
const step = (id: string, clazz: string, more: object = {}) => ({ id, clazz, label: id, ...more })
const way = (source: string, target: string, more: object = {}) => ({
  id: `${source}-${target}`,
  source,
  target,
  label: target,
  flowProperties: '1',
  ...more,
})
const codesOf = ({ notes }: ReturnType<typeof read>) => notes.map(({ code, element }) => `${code} ${element}`)

describe('a flow of the old system', () => {
  const flows = read(sample)
  it('keeps its steps, whom they ask, and what their buttons did', () => {
    expect(flows.nodes.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
      '开始 start',
      '主管审批 userTask',
      '天数 exclusiveGateway',
      '部门负责人审批 userTask',
      '人事备案 handleTask',
      '同步考勤 unknown',
      '结束 end',
    ])
    expect(flows.nodes[1]).toMatchObject({
      assignees: [{ kind: 'user', userIds: ['person1', 'person2'] }],
      completion: 'all',
      fieldRights: { opinion: 'write' },
    })
    expect(flows.nodes[3]).toMatchObject({ assignees: [{ kind: 'departmentLeader' }], completion: 'any' })
    expect(flows.nodes[4]).toMatchObject({ assignees: [{ kind: 'role', roleIds: ['role1'] }], claimFirst: true })
    expect(
      flows.edges.filter(({ source }) => source.startsWith('userTask1604300000002')).map(({ label, outcome }) => [label, outcome]),
    ).toEqual([
      ['同意', 'agree'],
      ['退回', 'refuse'],
    ])
  })
  it('keeps its conditions, of which the first that holds decided', () => {
    const conditions = flows.edges.filter(({ source }) => source.startsWith('exclusive')).map(({ condition }) => condition)
    expect(conditions).toEqual([
      {
        any: [
          { model: 'days', is: 'greater', value: 3 },
          { model: 'kind', is: 'equals', value: '病假' },
        ],
      },
      { model: 'days', is: 'atMost', value: 3 },
    ])
  })
  it('names people by their user names where the file has them, and else by their number', () => {
    expect(flows.bundle.people).toEqual([
      { key: 'person1', name: 'wang.wu' },
      { key: 'person2', name: 'zhao.liu' },
    ])
    expect(flows.bundle.roles).toEqual([{ key: 'role1', name: '#2' }])
    const asked = read({
      processes: [flow([step('a', 'userTask', { assignType: 'department', assignValue: [2, 9] })])],
      sys_dept: sample.depts,
    })
    expect(asked.bundle.departments.map(({ name }) => name)).toEqual(['总部/财务部', '#9'])
  })
  it('keeps its forms and its category', () => {
    expect(flows.process).toMatchObject({ name: '请假流程', category: '人事', form: 'form1' })
    expect(flows.settings).toEqual({ forms: [{ formId: 'form2', firstNodeId: null }] })
    expect(flows.bundle.forms.map(({ name }) => name)).toEqual(['请假单', '审批附表'])
  })
  it('has a note of all that has no counterpart', () => {
    expect(codesOf(flows)).toEqual([
      'old-way-lost 旧线',
      'old-scripts 主管审批',
      'old-copies 主管审批',
      'old-unknown-step 同步考勤',
      'old-scripts 同意',
      'old-no-default 天数',
    ])
  })
  it('is a file that a site reads', () => {
    expect(readBundle(flows.bundle).ok).toBe(true)
  })
})

describe('what a step meant', () => {
  it.each([
    ['one of a single role', { assignType: 'role', assignValue: [2], isCounterSign: true }, { completion: 'any' }, []],
    [
      'one of each of several',
      { assignType: 'role', assignValue: [2, 3], isCounterSign: true },
      { completion: 'all' },
      ['old-each-of-several a'],
    ],
    ['everybody of a role', { assignType: 'role', assignValue: [2, 3], isCounterSign: true, fullHandle: true }, { completion: 'all' }, []],
    ['who made it', { assignType: 'variable', assignValue: ['1'] }, { assignees: [{ kind: 'requester' }] }, []],
    ['somebody nobody knows', { assignType: 'variable', assignValue: [7] }, { assignees: [] }, ['old-people a']],
    ['nobody', {}, { assignees: [] }, ['old-people a']],
  ])('%s', (_what, more, expected, notes) => {
    const flows = read(flow([step('a', 'userTask', more)]))
    expect(flows.nodes[0]).toMatchObject(expected)
    expect(codesOf(flows)).toEqual(notes)
  })
  it('of handling that could be refused is approving, and a second button for agreeing keeps its name', () => {
    const edges = [way('a', 'b'), way('a', 'c', { label: '加急同意', sort: '2' }), way('a', 'd', { flowProperties: '0', sort: '3' })]
    const ends = ['b', 'c', 'd'].map((id) => step(id, 'end'))
    const flows = read(flow([step('a', 'receiveTask', { assignType: 'person', assignValue: [1] }), ...ends], edges))
    expect(flows.nodes[0]?.kind).toBe('userTask')
    expect(flows.edges.map(({ outcome }) => outcome)).toEqual(['agree', 'other', 'refuse'])
    expect(codesOf(flows)).toEqual(['old-answers 加急同意'])
  })
  it('of a way without a condition behind a gateway is what is taken otherwise', () => {
    const edges = [way('g', 'b', { conditionExpression: '[{"key":"days","sign":">","value":"3"}]' }), way('g', 'c')]
    const flows = read(flow([step('g', 'exclusiveGateway'), step('b', 'end'), step('c', 'end')], edges))
    expect(flows.edges.map(({ isDefault, condition }) => [isDefault, condition])).toEqual([
      [false, { model: 'days', is: 'greater', value: '3' }],
      [true, null],
    ])
    expect(flows.notes).toEqual([])
  })
  it.each(['[{"key":"a","sign":"~","value":1}]', '[{"key":"a","sign":">","value":1},{}]', '{broken'])(
    'of the condition %s is left open, with a note',
    (text) => {
      const flows = read(
        flow(
          [step('g', 'exclusiveGateway'), step('b', 'end'), step('c', 'end')],
          [way('g', 'b', { conditionExpression: text }), way('g', 'c')],
        ),
      )
      expect(flows.edges[0]?.condition).toBeNull()
      expect(codesOf(flows)).toEqual(['old-condition b'])
    },
  )
  it('of a parallel gateway is told by its ways', () => {
    const nodes = [step('f', 'parallelGateway'), step('j', 'parallelGateway'), step('e', 'end')]
    const flows = read(flow(nodes, [way('f', 'j'), { ...way('f', 'j'), id: 'again' }, way('j', 'e')]))
    expect(flows.nodes.slice(0, 2)).toMatchObject([{ direction: 'fork' }, { direction: 'join' }])
  })
})

describe('rows', () => {
  const one = flow([step('s', 'start'), step('e', 'end')], [way('s', 'e')])
  it.each([
    ['a row', one],
    ['a list', [one]],
    ['an answer with a row', { code: 200, data: one }],
    ['an answer with a page', { code: 200, data: { data: [one], total_count: 1 } }],
    ['an export of tables', { p_process_info: [one], p_tpl_info: [] }],
    ['with its graph as a text', { ...one, structure: JSON.stringify(one.structure) }],
  ])('are read as %s', (_what, json) => {
    expect(read(json).nodes.map(({ kind }) => kind)).toEqual(['start', 'end'])
  })
  it('of one name have names of their own', () => {
    const flows = read([one, one])
    expect(flows.bundle.processes.map(({ name }) => name)).toEqual(['流程', '流程 (2)'])
    expect(codesOf(flows)).toEqual(['old-name '])
  })
  it('that are none are none', () => {
    for (const json of [null, 1, 'x', [], {}, { structure: 'x' }, { data: [] }, [{ name: 'x' }]])
      expect(readOldFlows(json, fieldsOf)).toBeNull()
  })
  it('are read without a fault whatever stands in them', () => {
    const value = fc.oneof(
      fc.constantFrom('start', 'userTask', 'exclusiveGateway', 'a', 'b', '1', '0', 'person', '[{"key":"a"}]', '__proto__'),
      fc.jsonValue({ maxDepth: 2 }),
    )
    const row = fc.dictionary(
      fc.constantFrom(
        'id',
        'clazz',
        'label',
        'sort',
        'source',
        'target',
        'assignType',
        'assignValue',
        'isCounterSign',
        'conditionExpression',
        'flowProperties',
        'cc',
        'task',
        'hideTpls',
        'writeTpls',
      ),
      value,
    )
    const process = fc.record({
      name: value,
      tpls: value,
      classify: value,
      remarks: value,
      structure: fc.record({ nodes: fc.array(row, { maxLength: 6 }), edges: fc.array(row, { maxLength: 8 }) }),
    })
    const json = fc.record({
      processes: fc.array(process, { minLength: 1, maxLength: 3 }),
      templates: fc.array(fc.dictionary(fc.constantFrom('id', 'name', 'form_structure'), value)),
      users: value,
    })
    fc.assert(
      fc.property(json, (rows) => {
        const flows = readOldFlows(rows, () => ['a'])
        const answer = flows === null ? null : readBundle(JSON.parse(JSON.stringify(flows.bundle)))
        expect(answer?.ok === true || (answer !== null && !answer.ok && answer.code === 'unreadable')).toBe(true)
      }),
    )
  })
})
