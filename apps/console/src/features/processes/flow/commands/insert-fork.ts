/** Inserts a fork with two empty branches and its join: either all branches run, or those whose condition is true. */
import type { ForkNode, ProcessDefinition } from '@formwork/workflow-core'
import type { FlowPlace } from '../flow-outline'
import { plainEdge } from './edge'
import { type EditResult, edited, refuse } from './edit-result'
import { redirect } from './redirect'

export interface InsertFork {
  readonly place: FlowPlace
  readonly kind: ForkNode['kind']
  readonly names: { readonly fork: string; readonly join: string; readonly branches: readonly [string, string] }
  readonly newId: () => string
}

export function insertFork(definition: ProcessDefinition, { place, kind, names, newId }: InsertFork): EditResult {
  const [fork, join, first] = [newId(), newId(), newId()]
  const edges = redirect(definition.edges, place, fork)
  if (edges === null) return refuse('no-place')
  const [one, other] = names.branches
  return edited(
    'add-branches',
    {
      ...definition,
      nodes: [
        ...definition.nodes,
        { id: fork, kind, name: names.fork, direction: 'fork' },
        { id: join, kind, name: names.join, direction: 'join' },
      ],
      edges: [
        ...edges,
        { ...plainEdge(first, fork, join, 1), label: one },
        // An inclusive fork needs a default branch for when no condition is true.
        { ...plainEdge(newId(), fork, join, 2), label: other, isDefault: kind === 'inclusiveGateway' },
        plainEdge(newId(), join, place.target),
      ],
    },
    { kind: 'branch', id: first },
  )
}
