/** Whom a process would rather not ask at a node: requesters about their own requests, and whoever agreed at another step. Only where one judges. */
import { isPersonNode, type NodeOf, type PersonNode, type ProcessDefinition } from '../definition'
import type { StepContext } from '../context'
import type { ProcessState } from '../state'

export interface AssignmentScene {
  readonly definition: ProcessDefinition
  readonly state: ProcessState
  readonly context: Pick<StepContext, 'requester'>
}

/** A step that names the requester by a rule of its own means them: returning a request to be corrected is no approval of it. */
export function isBarred(node: PersonNode, userId: string, scene: AssignmentScene): boolean {
  if (node.kind !== 'userTask') return false
  if (scene.definition.selfApproval === 'refuse' && isOwnRequest(node, userId, scene)) return true
  return scene.definition.samePerson === 'refuse' && hasAgreedElsewhere(node, userId, scene.state)
}

/** Why this person's share needs no answer; null: it does. */
export function needlessShare(
  node: PersonNode,
  userId: string,
  previous: string | undefined,
  scene: AssignmentScene,
): 'selfApproval' | 'samePerson' | null {
  if (node.kind !== 'userTask') return null
  if (scene.definition.selfApproval === 'skip' && isOwnRequest(node, userId, scene)) return 'selfApproval'
  const agreed = scene.definition.samePerson === 'skip' && previous !== node.id && hasAgreedAt(previous, userId, scene.state)
  return agreed ? 'samePerson' : null
}

export function personNodeOf({ nodes }: ProcessDefinition, nodeId: string): PersonNode | undefined {
  const node = nodes.find(({ id }) => id === nodeId)
  return node !== undefined && isPersonNode(node) ? node : undefined
}

function isOwnRequest(node: NodeOf<'userTask'>, userId: string, { context }: AssignmentScene): boolean {
  return userId === context.requester && !node.assignees.some(({ kind }) => kind === 'requester')
}

function hasAgreedElsewhere(node: NodeOf<'userTask'>, person: string, { tasks }: ProcessState): boolean {
  return tasks.some(
    ({ kind = 'approve', nodeId, assignments }) =>
      kind === 'approve' && nodeId !== node.id && assignments.some(({ userId, status }) => userId === person && status === 'agreed'),
  )
}

function hasAgreedAt(nodeId: string | undefined, person: string, { tasks }: ProcessState): boolean {
  return tasks.some(
    (task) =>
      (task.kind ?? 'approve') === 'approve' &&
      task.nodeId === nodeId &&
      task.assignments.some(({ userId, status }) => userId === person && status === 'agreed'),
  )
}
