/** Puts a step at a place of the list. */
import type { ProcessDefinition } from '@formwork/workflow-core'
import type { FlowPlace, StepNode } from '../flow-outline'
import { plainEdge } from './edge'
import { type EditResult, edited, refuse } from './edit-result'
import { redirect } from './redirect'

export interface InsertStep {
  readonly place: FlowPlace
  readonly node: StepNode
  readonly edgeId: string
}

export function insertStep(definition: ProcessDefinition, { place, node, edgeId }: InsertStep): EditResult {
  const edges = redirect(definition.edges, place, node.id)
  if (edges === null) return refuse('no-place')
  return edited(
    'add-step',
    { ...definition, nodes: [...definition.nodes, node], edges: [...edges, plainEdge(edgeId, node.id, place.target)] },
    { kind: 'node', id: node.id },
  )
}
