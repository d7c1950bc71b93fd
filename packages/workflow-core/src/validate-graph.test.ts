/** What a publish refuses, each finding naming its place. */
import { describe, expect, it } from 'vitest'
import type { ProcessDefinition } from './definition'
import { context, define, edge, endAt, gatewayAt, leaveProcess, startAt, taskAt, when } from './testing/builders'
import { findingMessage } from './messages/finding-message'
import { step } from './step'
import { type FormFieldInfo, validateProcess } from './validate-graph'

const line = (...between: ReturnType<typeof taskAt>[]) => [startAt(), ...between, endAt()]
const brief = (definition: ProcessDefinition, fields?: readonly FormFieldInfo[]) =>
  validateProcess(definition, fields === undefined ? {} : { fields }).map(({ code, nodeId, edgeId }) =>
    [code, nodeId ?? edgeId ?? ''].join(' ').trim(),
  )
const sound = [edge('start', 'a'), edge('a', 'end')]

describe('validateProcess', () => {
  it('finds nothing wrong with a sound process', () => {
    expect(brief(leaveProcess, [{ model: 'days', label: '天数', operators: ['greater'] }])).toEqual([])
  })
  it.each<[string, ProcessDefinition, string[]]>([
    ['no start', define([taskAt('a'), endAt()], [edge('a', 'end')]), ['no-start']],
    ['two starts', define([startAt(), startAt('s2'), taskAt('a'), endAt()], [...sound, edge('s2', 'a')]), ['several-starts s2']],
    ['no end', define([startAt(), taskAt('a')], [edge('start', 'a'), edge('a', 'a')]), ['no-end']],
    ['nobody asked', define([startAt(), endAt()], [edge('start', 'end')]), ['no-user-task']],
    ['an unreachable node', define(line(taskAt('a'), taskAt('b')), [...sound, edge('b', 'end')]), ['unreachable-node b']],
    [
      'a dead end',
      define(line(taskAt('a'), taskAt('b')), [...sound, edge('a', 'b', { outcome: 'refuse' })]),
      ['no-way-out b', 'no-path-to-end b'],
    ],
    ['an edge to nowhere', define(line(taskAt('a')), [...sound, edge('a', 'x', { outcome: 'refuse' })]), ['edge-to-nowhere a-x']],
    ['no assignee', define(line(taskAt('a', 'any', [])), sound), ['assignee-missing a']],
    ['an empty list of people', define(line(taskAt('a', 'any', [{ kind: 'user', userIds: [] }])), sound), ['assignee-missing a']],
    ['two agree edges', define(line(taskAt('a')), [...sound, edge('a', 'end', { id: 'again', order: 2 })]), ['several-ways-out a']],
    [
      'nobody who may start it',
      { ...define(line(taskAt('a')), sound), settings: { starters: { userIds: [], roleIds: [], postIds: [], departmentIds: [] } } },
      ['nobody-may-start'],
    ],
    ['duplicate node ids', define([startAt(), taskAt('a'), taskAt('a'), endAt()], sound), ['duplicate-id a']],
    ['duplicate edge ids', define(line(taskAt('a')), [...sound, edge('a', 'end', { outcome: 'refuse' })]), ['duplicate-id a-end']],
    ['a way into the start', define(line(taskAt('a')), [...sound, edge('a', 'start', { outcome: 'refuse' })]), ['way-into-start start']],
    ['a way out of the end', define(line(taskAt('a')), [...sound, edge('end', 'a')]), ['way-out-of-end end']],
    [
      'a condition beside a gateway',
      define(line(taskAt('a')), [edge('start', 'a', { condition: when('x', 1) }), edge('a', 'end')]),
      ['condition-ignored start-a'],
    ],
  ])('names %s', (_name, definition, expected) => {
    expect(brief(definition)).toEqual(expected)
  })

  const gateway = (...edges: ReturnType<typeof edge>[]) =>
    define(line(taskAt('a'), gatewayAt('g'), taskAt('b')), [edge('start', 'a'), edge('a', 'g'), edge('b', 'end'), ...edges])
  it.each<[string, ProcessDefinition, string[]]>([
    ['a gateway without default', gateway(edge('g', 'b', { condition: when('x', 1) })), ['gateway-without-default g']],
    ['two defaults', gateway(edge('g', 'b', { isDefault: true }), edge('g', 'end', { isDefault: true })), ['gateway-several-defaults g']],
    ['a branch without condition', gateway(edge('g', 'b'), edge('g', 'end', { isDefault: true })), ['edge-without-condition g']],
    ['an empty group', gateway(edge('g', 'b', { condition: { all: [] } }), edge('g', 'end', { isDefault: true })), ['empty-condition g-b']],
    [
      'an automatic loop',
      gateway(edge('g', 'g', { condition: when('x', 1) }), edge('g', 'b', { isDefault: true })),
      ['loop-without-person g'],
    ],
  ])('names %s', (_name, definition, expected) => {
    expect(brief(definition)).toEqual(expected)
  })

  it('names a condition on a field the form does not have, or that cannot be compared so', () => {
    expect(brief(leaveProcess, [])).toEqual(['unknown-field long-director'])
    expect(brief(leaveProcess, [{ model: 'days', label: '', operators: ['equals'] }])).toEqual(['operator-mismatch long-director'])
  })
  it('allows a loop that a person interrupts', () => {
    const definition = define(line(taskAt('a'), taskAt('b')), [
      edge('start', 'a'),
      edge('a', 'b'),
      edge('b', 'end'),
      edge('b', 'a', { outcome: 'refuse' }),
    ])
    expect(brief(definition)).toEqual([])
  })
  it('survives a chain of 500 nodes', () => {
    const nodes = Array.from({ length: 498 }, (_, index) => taskAt(`n${index}`))
    const edges = nodes.map((node, index) => edge(node.id, nodes[index + 1]?.id ?? 'end'))
    expect(brief(define(line(...nodes), [edge('start', 'n0'), ...edges]))).toEqual([])
  })
  it('says it in both languages', () => {
    const [found] = validateProcess(leaveProcess, { fields: [] })
    expect(found && findingMessage(found, 'zh-CN')).toBe('引用的表单字段不存在：days')
    expect(found && findingMessage(found, 'en')).toContain('days')
  })
  it('and the engine agree: what has no findings starts', () => {
    expect(step(leaveProcess, null, { type: 'start', by: 'rita' }, context()).ok).toBe(true)
  })
})
