/** One node on its own: what happens to a token that arrives at it, and one node of each kind. */
import type { ProcessNode } from '../definition'
import { arriveAt } from '../nodes'
import type { Arrival, Scene } from '../nodes/node-behaviour'
import type { Progress } from '../progress'
import { without } from '../without'
import { context, define, edge, endAt } from './builders'

export const token = { id: 'k1', nodeId: 'n' }
export const progress: Progress = { state: { status: 'running', tokens: [token], tasks: [], sequence: 1 }, effects: [], trace: [] }
export const arrive = (node: ProcessNode, edges = [edge('n', 'end')], more: Partial<Scene['context']> = {}) =>
  arriveAt(node, token, progress, { definition: define([node, endAt()], edges), context: context(more), lastOutcome: 'agree' })
export const after = (arrival: Arrival): Progress => ('progress' in arrival ? arrival.progress : progress)
export const effects = (arrival: Arrival) => after(arrival).effects.map((effect) => without(effect, 'id'))
export const noWayOut = { kind: 'stuck', reason: { code: 'flow.no-way-out', nodeId: 'n' } }

const named = { id: 'n', name: 'N' }
const assignees = [{ kind: 'user' as const, userIds: ['ann'] }]
export const NODES = {
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
  script: { ...named, kind: 'script', code: 'return { values: { a: 1 } }' },
  end: { ...named, kind: 'end' },
  unknown: { ...named, kind: 'unknown', original: { kind: 'robot' } },
} as const satisfies Record<string, ProcessNode>
