/** Puts a branch block at a place: one branch with a condition still to be set, and the default one. */
import type { NodeOf, ProcessDefinition } from '@formwork/workflow-core'
import type { FlowPlace } from '../flow-outline'
import { plainEdge } from './edge'
import { type EditResult, edited, refuse } from './edit-result'
import { redirect } from './redirect'

export interface InsertBranches {
  readonly place: FlowPlace
  readonly gateway: NodeOf<'exclusiveGateway'>
  readonly first: { readonly edgeId: string; readonly label: string }
  readonly otherwise: { readonly edgeId: string; readonly label: string }
}

export function insertBranches(definition: ProcessDefinition, { place, gateway, first, otherwise }: InsertBranches): EditResult {
  const edges = redirect(definition.edges, place, gateway.id)
  if (edges === null) return refuse('no-place')
  return edited(
    'add-branches',
    {
      ...definition,
      nodes: [...definition.nodes, gateway],
      edges: [
        ...edges,
        { ...plainEdge(first.edgeId, gateway.id, place.target, 1), label: first.label },
        { ...plainEdge(otherwise.edgeId, gateway.id, place.target, 2), label: otherwise.label, isDefault: true },
      ],
    },
    { kind: 'branch', id: first.edgeId },
  )
}
