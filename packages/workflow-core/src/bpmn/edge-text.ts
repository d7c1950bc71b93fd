/** The condition of an edge in a file. */
import { isPersonNode, type ProcessDefinition, type ProcessEdge } from '../definition'
import { conditionText } from './conditions/condition-text'
import { xmlText } from './xml-text'

const OUTCOMES = ['agree', 'refuse', 'other'] as const
type Outcome = (typeof OUTCOMES)[number]

/** BPMN cannot express a person's answer: without a condition, engines would take all edges out of a task at once. */
export const outcomeText = (outcome: Outcome): string => `outcome = "${outcome}"`

export function outcomeOf(text: string): Outcome | null {
  return OUTCOMES.find((outcome) => outcomeText(outcome) === text) ?? null
}

/** Null: none. */
export function exactEdgeText(edge: Pick<ProcessEdge, 'condition' | 'isDefault'>): string | null {
  return edge.condition === null || edge.isDefault ? null : xmlText(conditionText(edge.condition)).trim()
}

export function edgeText(edge: ProcessEdge, { nodes, edges }: ProcessDefinition): string | null {
  const exact = exactEdgeText(edge)
  if (exact !== null || edge.isDefault) return exact
  const isAnswer =
    isPersonNode(nodes.find(({ id }) => id === edge.source)) && edges.filter(({ source }) => source === edge.source).length > 1
  return isAnswer ? outcomeText(edge.outcome ?? 'agree') : null
}
