/** Steps of persons: whom they ask, the findings about their rules and edges, and when nobody has to answer. */
import { describe, expect, it } from 'vitest'
import type { PersonNode, ProcessEdge, ProcessNode } from '../definition'
import { context, define, edge, endAt, seen, startAt, taskAt } from '../testing/builders'
import { after, arrive, effects, NODES, noWayOut, progress, token } from '../testing/one-node'
import { arriveAt, inspectNode, edgesTakenFrom } from './index'
import type { Scene } from './node-behaviour'

describe.each([
  ['userTask', NODES.userTask, undefined, 'all'],
  ['handleTask', NODES.handleTask, 'handle', 'any'],
] as const)('%s', (_kind, node, taskKind, completion) => {
  it('asks whom its rules lead to, and waits', () => {
    const arrival = arrive(node, undefined, { assignees: { n: ['ann', 'bob'] } })
    expect(arrival.kind).toBe('waits')
    const kind = taskKind === undefined ? {} : { kind: taskKind }
    expect(after(arrival).state.tasks).toEqual([
      {
        id: 't2',
        nodeId: 'n',
        tokenId: 'k1',
        status: 'open',
        ...kind,
        completion,
        decidedBy: null,
        assignments: [
          { userId: 'ann', status: 'open' },
          { userId: 'bob', status: 'open' },
        ],
      },
    ])
    expect(effects(arrival)).toMatchObject([
      { type: 'task.open', taskId: 't2', nodeId: 'n', nodeName: 'N', completion, assignees: ['ann', 'bob'], fallback: false },
      { type: 'history.append', record: { kind: 'assigned', taskId: 't2', assignees: ['ann', 'bob'], fallback: false } },
      { type: 'notify', kind: 'task-assigned', to: ['ann', 'bob'], nodeName: 'N', taskId: 't2' },
    ])
    expect(after(arrival).trace).toEqual([
      { kind: 'person', nodeId: 'n', userId: 'ann', because: 'user' },
      { kind: 'person', nodeId: 'n', userId: 'bob', because: 'user' },
    ])
  })
  it('asks the administrators with an alarm where the rules lead to nobody: one of them is enough', () => {
    const arrival = arrive(node)
    expect(after(arrival).state.tasks).toMatchObject([{ completion: 'any', assignments: [{ userId: 'admin', status: 'open' }] }])
    expect(effects(arrival)).toContainEqual({ type: 'alarm', kind: 'nobody-found', nodeId: 'n', taskId: 't2', jobId: null })
    expect(arrive(node, undefined, { fallbackAssignees: [] })).toEqual({ kind: 'stuck', reason: { code: 'assignees.none', nodeId: 'n' } })
  })
  it('leads on over what agrees, whichever way is listed first', () => {
    const ways = [
      edge('n', 'back', { outcome: 'refuse' }),
      edge('n', 'named', { outcome: 'other' }),
      edge('n', 'end', { outcome: 'agree' }),
    ]
    expect(edgesTakenFrom(node, define([node], ways), seen({}))).toEqual([ways[2]])
    expect(edgesTakenFrom(node, define([node], ways.slice(0, 2)), seen({}))).toEqual([])
  })
  it.each<[string, Partial<Pick<PersonNode, 'name' | 'assignees'>>, ProcessEdge[], unknown[]]>([
    ['nothing of a sound one', {}, [edge('n', 'end'), edge('n', 'b', { outcome: 'refuse' })], []],
    [
      'a lacking way on, with its fix',
      {},
      [edge('n', 'b', { outcome: 'refuse' })],
      [['no-way-out', undefined, { kind: 'connectToEnd', nodeId: 'n' }]],
    ],
    [
      'second ways of the same answer, each',
      {},
      [edge('n', 'a'), edge('n', 'b', { outcome: 'agree' }), edge('n', 'c', { outcome: 'refuse' }), edge('n', 'd', { outcome: 'refuse' })],
      [
        ['several-ways-out', 'n-b', { kind: 'removeEdge', edgeId: 'n-b' }],
        ['several-ways-out', 'n-d', { kind: 'removeEdge', edgeId: 'n-d' }],
      ],
    ],
    [
      'an answer of its own without a name',
      {},
      [edge('n', 'a'), edge('n', 'b', { outcome: 'other', label: '  ' }), edge('n', 'c', { outcome: 'other', label: 'later' })],
      [['answer-without-name', 'n-b', undefined]],
    ],
    [
      'nobody to ask, with its fix',
      { assignees: [] },
      [edge('n', 'a')],
      [['assignee-missing', undefined, { kind: 'askRequesterLeader', nodeId: 'n' }]],
    ],
    ['a blank name', { name: ' ' }, [edge('n', 'a')], [['unnamed-node', undefined, undefined]]],
  ])('publishing names %s', (_what, change, outgoing, expected) => {
    const found = inspectNode({ ...node, ...change }, { incoming: [], outgoing })
    expect(found.map(({ code, edgeId, fix }) => [code, edgeId, fix])).toEqual(expected)
    expect(found.every(({ nodeId }) => nodeId === 'n')).toBe(true)
  })
})

describe('the rules of a step', () => {
  const none: [] = []
  it.each<[string, Extract<ProcessNode, { kind: 'userTask' }>['assignees'], boolean]>([
    ['a person', [{ kind: 'user', userIds: ['a'] }], true],
    ['no person', [{ kind: 'user', userIds: none }], false],
    ['a role', [{ kind: 'role', roleIds: ['a'] }], true],
    ['no role', [{ kind: 'role', roleIds: none }], false],
    ['a role in a department', [{ kind: 'roleInDepartment', roleIds: ['a'], departmentId: null }], true],
    ['no role in a department', [{ kind: 'roleInDepartment', roleIds: none, departmentId: 'd' }], false],
    ['a post', [{ kind: 'post', postIds: ['a'] }], true],
    ['no post', [{ kind: 'post', postIds: none }], false],
    ['a department', [{ kind: 'department', departmentIds: ['a'] }], true],
    ['no department', [{ kind: 'department', departmentIds: none }], false],
    ['the leader of a department', [{ kind: 'departmentLeader', departmentIds: none }], true],
    ['the requester', [{ kind: 'requester' }], true],
    ['one filled in and one not', [{ kind: 'requester' }, { kind: 'post', postIds: none }], false],
  ])('%s: says whom it means is %s', (_what, rules, isFilled) => {
    const found = inspectNode({ ...NODES.userTask, assignees: rules }, { incoming: [], outgoing: [edge('n', 'a')] })
    expect(found.map(({ code }) => code)).toEqual(isFilled ? [] : ['assignee-missing'])
  })
  it.each<[string, Partial<Extract<ProcessNode, { kind: 'userTask' }>>, boolean]>([
    ['weights that reach the threshold', { weights: { a: 2 }, threshold: 3 }, true],
    ['weights below it', { weights: { a: 2 }, threshold: 4 }, false],
    ['a person twice counts once', { threshold: 3 }, false],
    ['no threshold', { weights: { a: 1 } }, true],
    ['another completion', { completion: 'all', threshold: 9 }, true],
    ['people of whom some are not named', { assignees: [{ kind: 'user', userIds: ['a'] }, { kind: 'requester' }], threshold: 9 }, true],
    ['people who are not named', { assignees: [{ kind: 'role', roleIds: ['r'] }], threshold: 9 }, true],
  ])('%s: sound is %s', (_what, change, isSound) => {
    const rules: Extract<ProcessNode, { kind: 'userTask' }>['assignees'] = [
      { kind: 'user', userIds: ['a', 'b'] },
      { kind: 'user', userIds: ['a'] },
    ]
    const node: ProcessNode = { ...NODES.userTask, completion: 'weight', assignees: rules, ...change }
    const found = inspectNode(node, { incoming: [], outgoing: [edge('n', 'a')] })
    expect(found.map(({ code, nodeId }) => [code, nodeId])).toEqual(isSound ? [] : [['weights-too-low', 'n']])
  })
})

it('a step that needs no answer is passed over once, with a word in the history', () => {
  const definition = { ...define([startAt(), taskAt('n'), endAt()], [edge('n', 'end')]), selfApproval: 'skip' as const }
  const scene: Scene = { definition, context: context({ assignees: { n: ['rita'] } }), lastOutcome: 'agree' }
  const passed = arriveAt(taskAt('n'), token, progress, scene)
  expect(passed).toMatchObject({ kind: 'goes-on', edge: { id: 'n-end' }, progress: { skipped: ['n'] } })
  expect(effects(passed)).toMatchObject([{ record: { kind: 'skipped', nodeId: 'n', nodeName: 'n' } }])
  expect(after(passed).trace).toEqual([
    { kind: 'leftOut', nodeId: 'n', userId: 'rita', because: 'selfApproval' },
    { kind: 'skipped', nodeId: 'n' },
  ])
  // Reached again in the same step of the engine: an administrator has to end the loop.
  const again = arriveAt(taskAt('n'), token, { ...progress, skipped: ['n'] }, scene)
  expect(again).toMatchObject({ kind: 'waits', progress: { state: { tasks: [{ assignments: [{ userId: 'admin' }] }] } } })
  expect(effects(again)).toContainEqual({ type: 'alarm', kind: 'nobody-found', nodeId: 'n', taskId: 't2', jobId: null })
  expect(arriveAt(taskAt('n'), token, progress, { ...scene, definition: { ...definition, edges: [] } })).toEqual(noWayOut)
})
