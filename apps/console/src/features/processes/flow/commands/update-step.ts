/** Changes a step: its name, and where a refusal returns to. */
import type { ProcessDefinition } from '@formwork/workflow-core'
import { flowOutline, type OutlineSequence } from '../flow-outline'
import { isReturn } from '../main-graph'
import { plainEdge } from './edge'
import { type EditResult, edited, refuse } from './edit-result'

export function renameNode(definition: ProcessDefinition, nodeId: string, name: string): EditResult {
  if (!definition.nodes.some((node) => node.id === nodeId)) return refuse('not-found')
  return edited(
    'rename',
    { ...definition, nodes: definition.nodes.map((node) => (node.id === nodeId ? { ...node, name } : node)) },
    { kind: 'node', id: nodeId },
  )
}

export interface SetReturn {
  readonly nodeId: string
  /** The step a refusal goes back to; null lets a refusal end the ticket. */
  readonly target: string | null
  readonly edgeId: string
}
export function setReturn(definition: ProcessDefinition, { nodeId, target, edgeId }: SetReturn): EditResult {
  if (target !== null && !returnTargets(definition, nodeId).includes(target)) return refuse('return-not-allowed')
  const edges = definition.edges.filter((edge) => !(edge.source === nodeId && isReturn(edge)))
  const back = target === null ? [] : [{ ...plainEdge(edgeId, nodeId, target, 2), outcome: 'refuse' as const }]
  return edited('change-return', { ...definition, edges: [...edges, ...back] }, { kind: 'node', id: nodeId })
}

/** Steps on every path to a step: only those have certainly been passed when it is refused. */
export function returnTargets(definition: ProcessDefinition, nodeId: string): string[] {
  const outline = flowOutline(definition)
  if (!outline.ok) return []
  const before: string[] = []
  const walk = (sequence: OutlineSequence): boolean => {
    const depth = before.length
    for (const item of sequence.items) {
      if (item.kind === 'step') {
        if (item.node.id === nodeId) return true
        before.push(item.node.id)
      } else if (item.branches.some((branch) => walk(branch.sequence))) return true
    }
    before.length = depth
    return false
  }
  // A block on the path contains steps of one branch or another; none of them is certain, so a walk that finds nothing drops them.
  walk(outline.outline.sequence)
  return before
}
