/** Puts a changed node in the place of the one with its id; its kind stays. */
import type { ProcessDefinition, ProcessNode } from '@formwork/workflow-core'
import { type EditResult, edited, refuse } from './edit-result'

export function updateNode(definition: ProcessDefinition, next: ProcessNode): EditResult {
  const node = definition.nodes.find((one) => one.id === next.id)
  if (node?.kind !== next.kind) return refuse('not-found')
  return edited(
    'change-step',
    { ...definition, nodes: definition.nodes.map((one) => (one === node ? next : one)) },
    { kind: 'node', id: next.id },
  )
}
