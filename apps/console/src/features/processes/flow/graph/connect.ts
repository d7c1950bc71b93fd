/** Draws, redirects and removes single connections of any graph. */
import type { ProcessDefinition, ProcessEdge } from '@formwork/workflow-core'
import { plainEdge } from '../commands/edge'
import { type EditResult, edited, refuse } from '../commands/edit-result'

export interface Connection {
  readonly source: string
  readonly target: string
  readonly edgeId: string
}

/** A second connection between the same two nodes is refused, as are ways into a start and out of an end. */
export function connect(definition: ProcessDefinition, { source, target, edgeId }: Connection): EditResult {
  if (!mayConnect(definition, source, target)) return refuse('connection-not-allowed')
  const order = 1 + Math.max(0, ...definition.edges.filter((edge) => edge.source === source).map((edge) => edge.order))
  return edited(
    'connect',
    { ...definition, edges: [...definition.edges, plainEdge(edgeId, source, target, order)] },
    { kind: 'branch', id: edgeId },
  )
}

export function redirectEdge(definition: ProcessDefinition, edgeId: string, target: string): EditResult {
  const edge = definition.edges.find((one) => one.id === edgeId)
  if (edge === undefined) return refuse('not-found')
  if (edge.target === target) return refuse('same')
  if (!mayConnect(definition, edge.source, target)) return refuse('connection-not-allowed')
  return edited('connect', replaceEdge(definition, { ...edge, target }), { kind: 'branch', id: edgeId })
}

export function disconnect(definition: ProcessDefinition, edgeId: string): EditResult {
  const edge = definition.edges.find((one) => one.id === edgeId)
  if (edge === undefined) return refuse('not-found')
  return edited('disconnect', { ...definition, edges: definition.edges.filter((one) => one !== edge) }, { kind: 'node', id: edge.source })
}

export type EdgeChanges = Partial<Pick<ProcessEdge, 'label' | 'labelEn' | 'outcome' | 'condition' | 'isDefault' | 'order'>>

/** Changes properties of an edge. A gateway has one default edge: setting it unsets the other. */
export function updateEdge(definition: ProcessDefinition, edgeId: string, changes: EdgeChanges): EditResult {
  const edge = definition.edges.find((one) => one.id === edgeId)
  if (edge === undefined) return refuse('not-found')
  const edges = definition.edges.map((one) => {
    if (one === edge) return { ...edge, ...changes }
    return changes.isDefault === true && one.source === edge.source && one.isDefault ? { ...one, isDefault: false } : one
  })
  return edited('change-branch', { ...definition, edges }, { kind: 'branch', id: edgeId })
}

export function mayConnect({ nodes, edges }: ProcessDefinition, source: string, target: string): boolean {
  const [from, to] = [nodes.find((one) => one.id === source), nodes.find((one) => one.id === target)]
  if (from === undefined || to === undefined || source === target) return false
  if (from.kind === 'end' || to.kind === 'start') return false
  return !edges.some((edge) => edge.source === source && edge.target === target)
}

function replaceEdge(definition: ProcessDefinition, edge: ProcessEdge): ProcessDefinition {
  return { ...definition, edges: definition.edges.map((one) => (one.id === edge.id ? edge : one)) }
}
