/** Asks people to agree or refuse. */
import { edgeOfAnswer } from './ways/answer-edges'
import type { NodeBehaviour } from './node-behaviour'
import { arriveAtPersons, inspectPersons } from './person-node'

export const userTaskNode: NodeBehaviour<'userTask'> = {
  arrive: (node, token, progress, scene) => arriveAtPersons(node, token, progress, scene, 'approve'),
  edgesTaken: (node, definition) => [edgeOfAnswer(definition, node.id, 'agree') ?? []].flat(),
  inspect: inspectPersons,
}
