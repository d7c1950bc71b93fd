/** Short ways to write definitions in tests. */
import type { Condition, SeenValues } from '@formwork/form-schema/conditions'
import type { AssigneeRule, ProcessDefinition, ProcessEdge, ProcessNode } from '../definition'
import { edgeBetween } from '../edge-between'
import type { StepContext } from '../context'

export const startAt = (id = 'start'): ProcessNode => ({ id, kind: 'start', name: 'Start' })
export const endAt = (id = 'end'): ProcessNode => ({ id, kind: 'end', name: 'End' })
export const gatewayAt = (id: string): ProcessNode => ({ id, kind: 'exclusiveGateway', name: id })
export const taskAt = (
  id: string,
  completion: 'any' | 'all' = 'any',
  assignees: AssigneeRule[] = [{ kind: 'user', userIds: ['ann'] }],
): ProcessNode => ({ id, kind: 'userTask', name: id, assignees, completion })

export const edge = edgeBetween
export const when = (model: string, value: number): Condition => ({ model, is: 'greater', value })
export const define = (nodes: ProcessNode[], edges: ProcessEdge[]): ProcessDefinition => ({ schema: 2, nodes, edges })

/** Values of which none is hidden and none is empty by its type alone. */
export const seen = (values: Readonly<Record<string, unknown>>): SeenValues => ({ values, empty: [] })

export const context = (more: Partial<StepContext> = {}): StepContext => ({
  seen: seen({}),
  assignees: {},
  requesterLeader: null,
  fallbackAssignees: ['admin'],
  requester: 'rita',
  granted: [],
  ...more,
})

/** start → leave approval → (days > 3 → director) → end */
export const leaveProcess = define(
  [startAt(), taskAt('leader'), gatewayAt('long'), taskAt('director', 'all'), endAt()],
  [
    edge('start', 'leader'),
    edge('leader', 'long'),
    edge('long', 'director', { condition: when('days', 3) }),
    edge('long', 'end', { order: 1, isDefault: true }),
    edge('director', 'end'),
    edge('director', 'leader', { outcome: 'refuse' }),
  ],
)
