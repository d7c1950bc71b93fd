/** Asks people to do something; without a decision. */
import { edgeOfAnswer } from './ways/answer-edges'
import type { NodeBehaviour } from './node-behaviour'
import { arriveAtPersons, inspectPersons } from './person-node'

export const handleTaskNode: NodeBehaviour<'handleTask'> = {
  arrive: (node, token, progress, scene) => arriveAtPersons(node, token, progress, scene, 'handle'),
  edgesTaken: (node, definition) => [edgeOfAnswer(definition, node.id, 'agree') ?? []].flat(),
  inspect: inspectPersons,
}
