/** Gives a step of people one more answer, which leads to an end until it is changed. */
import type { ProcessDefinition } from '@formwork/workflow-core'
import { plainEdge } from '../commands/edge'
import { type EditResult, edited, refuse } from '../commands/edit-result'
import { mayConnect } from './connect'

export interface AddAnswer {
  readonly nodeId: string
  readonly edgeId: string
  readonly label: string
}

export function addAnswer(definition: ProcessDefinition, { nodeId, edgeId, label }: AddAnswer): EditResult {
  const targets = definition.nodes.filter((node) => mayConnect(definition, nodeId, node.id))
  const target = targets.find((node) => node.kind === 'end') ?? targets.at(-1)
  if (target === undefined) return refuse('no-place')
  const order = 1 + Math.max(0, ...definition.edges.filter((edge) => edge.source === nodeId).map((edge) => edge.order))
  const answer = { ...plainEdge(edgeId, nodeId, target.id, order), label, outcome: 'other' as const }
  return edited('add-answer', { ...definition, edges: [...definition.edges, answer] }, { kind: 'node', id: nodeId })
}
