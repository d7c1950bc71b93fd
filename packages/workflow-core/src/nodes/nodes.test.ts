/** Each kind of node as a table: what happens when a token arrives, which ways lead on, and what publishing says of how it is wired and filled in. */
import { describe, expect, it } from 'vitest'
import type { PersonNode, ProcessEdge, ProcessNode } from '../definition'
import type { Progress } from '../progress'
import { context, define, edge, endAt, seen, startAt, taskAt, when } from '../testing/builders'
import { without } from '../without'
import { arriveAt, inspectNode, waysOnFrom } from './index'
import type { Arrival, Scene } from './node-behaviour'

const token = { id: 'k1', nodeId: 'n' }
const progress: Progress = { state: { status: 'running', tokens: [token], tasks: [], sequence: 1 }, effects: [], trace: [] }
const arrive = (node: ProcessNode, edges = [edge('n', 'end')], more: Partial<Scene['context']> = {}) =>
  arriveAt(node, token, progress, { definition: define([node, endAt()], edges), context: context(more), lastOutcome: 'agree' })
const after = (arrival: Arrival): Progress => ('progress' in arrival ? arrival.progress : progress)
const effects = (arrival: Arrival) => after(arrival).effects.map((effect) => without(effect, 'id'))
const noWayOut = { kind: 'stuck', reason: { code: 'flow.no-way-out', nodeId: 'n' } }

const named = { id: 'n', name: 'N' }
const assignees = [{ kind: 'user' as const, userIds: ['ann'] }]
const NODES = {
  start: { ...named, kind: 'start' },
  userTask: { ...named, kind: 'userTask', assignees, completion: 'all' },
  handleTask: { ...named, kind: 'handleTask', assignees, completion: 'any' },
  copyTo: { ...named, kind: 'copyTo', assignees },
  exclusiveGateway: { ...named, kind: 'exclusiveGateway' },
  parallelFork: { ...named, kind: 'parallelGateway', direction: 'fork' },
  parallelJoin: { ...named, kind: 'parallelGateway', direction: 'join' },
  inclusiveFork: { ...named, kind: 'inclusiveGateway', direction: 'fork' },
  inclusiveJoin: { ...named, kind: 'inclusiveGateway', direction: 'join' },
  subProcess: { ...named, kind: 'subProcess', processId: 'p', input: [{ from: 'a', to: 'b' }], output: [] },
  timer: { ...named, kind: 'timer', wait: { kind: 'delay', seconds: 60 } },
  httpRequest: {
    ...named,
    kind: 'httpRequest',
    method: 'POST',
    url: 'https://erp.test/orders',
    headers: [{ name: 'X', value: '1' }],
    body: [{ from: 'a', to: 'b' }],
    retries: 2,
    result: [],
  },
  end: { ...named, kind: 'end' },
  unknown: { ...named, kind: 'unknown', original: { kind: 'robot' } },
} as const satisfies Record<string, ProcessNode>

describe('start', () => {
  it('goes on at once over its only way, and is stuck without one', () => {
    expect(arrive(NODES.start)).toEqual({ kind: 'goes-on', edge: edge('n', 'end'), progress })
    expect(arrive(NODES.start, [])).toEqual(noWayOut)
  })
})

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
    expect(waysOnFrom(node, define([node], ways), seen({}))).toEqual([ways[2]])
    expect(waysOnFrom(node, define([node], ways.slice(0, 2)), seen({}))).toEqual([])
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

describe('steps of the shell', () => {
  const body = [{ from: 'a', to: 'b' }]
  it.each<[string, ProcessNode, object]>([
    ['timer', NODES.timer, { kind: 'timer', wait: { kind: 'delay', seconds: 60 } }],
    ['sub-process', NODES.subProcess, { kind: 'subProcess', processId: 'p', input: body, output: [] }],
    [
      'HTTP request',
      NODES.httpRequest,
      {
        kind: 'httpRequest',
        request: { method: 'POST', url: 'https://erp.test/orders', headers: [{ name: 'X', value: '1' }], body, retries: 2, result: [] },
      },
    ],
  ])('%s waits for its job', (_kind, node, order) => {
    const arrival = arrive(node)
    expect(arrival.kind).toBe('waits')
    expect(after(arrival).state.jobs).toEqual([{ id: 'j2', kind: node.kind, status: 'waiting', nodeId: 'n', tokenId: 'k1' }])
    expect(effects(arrival)).toEqual([{ type: 'job.schedule', jobId: 'j2', nodeId: 'n', nodeName: 'N', order }])
  })
  it.each<[unknown, boolean]>([
    ['2026-11-24', true],
    ['', false],
    [null, false],
    [undefined, false],
  ])('a timer until the date %j of the form waits: %s', (value, waits) => {
    const until: ProcessNode = { ...NODES.timer, wait: { kind: 'until', model: 'due' } }
    const arrival = arrive(until, undefined, { seen: seen(value === undefined ? {} : { due: value }) })
    expect(arrival).toMatchObject(waits ? { kind: 'waits' } : { kind: 'goes-on', edge: edge('n', 'end'), progress })
    // A wait of some time asks no field.
    expect(arrive(NODES.timer, undefined, { seen: seen({ due: '' }) }).kind).toBe('waits')
  })
  it.each<[string, ProcessNode, unknown[]]>([
    ['a sub-process without a process', { ...NODES.subProcess, processId: '' }, [['sub-process-missing', {}]]],
    ['a wait of nothing', { ...NODES.timer, wait: { kind: 'delay', seconds: 0 } }, [['timer-unset', {}]]],
    ['nothing of a wait for a date', { ...NODES.timer, wait: { kind: 'until', model: 'due' } }, []],
    ['an address without a host', { ...NODES.httpRequest, url: 'https:///orders' }, [['request-without-address', {}]]],
    ['an address of another kind', { ...NODES.httpRequest, url: 'ftp://erp.test' }, [['request-without-address', {}]]],
    ['an address in a sentence', { ...NODES.httpRequest, url: 'see http://erp.test' }, [['request-without-address', {}]]],
    ['nothing of one in capitals', { ...NODES.httpRequest, url: 'HTTP://ERP.TEST' }, []],
    ['nothing of a header with a secret', { ...NODES.httpRequest, headers: [{ name: 'A', secret: 's' }] }, []],
    [
      'a header with neither value nor secret',
      { ...NODES.httpRequest, headers: [{ name: 'A' }, { name: 'B', value: '1' }, { name: 'C', value: '', secret: '' }] },
      [
        ['header-incomplete', { name: 'A' }],
        ['header-incomplete', { name: 'C' }],
      ],
    ],
  ])('publishing names %s', (_what, node, expected) => {
    const found = inspectNode(node, { incoming: [], outgoing: [edge('n', 'a')] })
    expect(found.map(({ code, params }) => [code, params])).toEqual(expected)
    expect(found.every(({ nodeId }) => nodeId === 'n')).toBe(true)
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
    expect(waysOnFrom(NODES.end, define([NODES.end], [way]), seen({}))).toEqual([])
    expect(inspectNode(NODES.end, { incoming: [], outgoing: [way] })).toMatchObject([
      { code: 'way-out-of-end', nodeId: 'n', edgeId: 'n-a', fix: { kind: 'removeEdge', edgeId: 'n-a' } },
    ])
  })
})

describe('a kind that nothing here knows', () => {
  it('is stuck, can be removed, and leads on over its only way', () => {
    expect(arrive(NODES.unknown)).toEqual(noWayOut)
    expect(waysOnFrom(NODES.unknown, define([NODES.unknown], [edge('n', 'a')]), seen({}))).toEqual([edge('n', 'a')])
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
    expect(waysOnFrom(node, define([node], ways), seen({}))).toEqual([ways[1]])
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
    const targets = (days: number) => waysOnFrom(node, define([node], ways), seen({ days })).map(({ target }) => target)
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
    const told = (days: number) => after(arrive(node, ways, { seen: seen({ days }) })).trace
    const line = (to: string, held: boolean | null, taken: boolean) => ({ kind: 'edge', nodeId: 'n', edgeId: `n-${to}`, held, taken })
    expect(told(9)).toEqual([line('a', true, true), line('b', null, false), line('c', null, false)])
    expect(told(1)).toEqual([line('a', false, false), line('b', null, true), line('c', null, false)])
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
  // Come to once more in the same step of the engine: an administrator has to end the loop.
  const again = arriveAt(taskAt('n'), token, { ...progress, skipped: ['n'] }, scene)
  expect(again).toMatchObject({ kind: 'waits', progress: { state: { tasks: [{ assignments: [{ userId: 'admin' }] }] } } })
  expect(arriveAt(taskAt('n'), token, progress, { ...scene, definition: { ...definition, edges: [] } })).toEqual(noWayOut)
})
