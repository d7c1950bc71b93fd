/** The edges of persons' answers. */
import type { ProcessDefinition, ProcessEdge } from '../../definition'
import { edgesFrom } from '../node-behaviour'

/** The edge an answer follows; none for a refusal means that the process ends as refused. */
export function edgeOfAnswer(definition: ProcessDefinition, nodeId: string, answer: 'agree' | 'refuse'): ProcessEdge | undefined {
  return edgesFrom(definition, nodeId).find((edge) => (edge.outcome ?? 'agree') === answer)
}

/** Named answers. */
export const namedAnswers = (definition: ProcessDefinition, nodeId: string): ProcessEdge[] =>
  edgesFrom(definition, nodeId).filter(({ outcome }) => outcome === 'other')
