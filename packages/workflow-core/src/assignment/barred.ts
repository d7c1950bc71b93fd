/** Whom a process would rather not ask at a node: requesters about their own requests, and whoever agreed at another step. */
import type { NodeOf, ProcessDefinition } from '../definition'
import type { ProcessState } from '../state'
import type { StepContext } from '../context'

export interface AssignmentScene {
  readonly definition: ProcessDefinition
  readonly state: ProcessState
  readonly context: Pick<StepContext, 'requester'>
}

/** A step that names the requester by a rule of its own means them: returning a request to be corrected is no approval of it. */
export function isBarred(node: NodeOf<'userTask'>, userId: string, { definition, state, context }: AssignmentScene): boolean {
  const isOwn = userId === context.requester && !node.assignees.some(({ kind }) => kind === 'requester')
  if (definition.selfApproval === 'refuse' && isOwn) return true
  return definition.samePerson === 'refuse' && hasAgreedElsewhere(node, userId, state)
}

export function userTaskOf({ nodes }: ProcessDefinition, nodeId: string): NodeOf<'userTask'> | undefined {
  return nodes.find((node): node is NodeOf<'userTask'> => node.id === nodeId && node.kind === 'userTask')
}

function hasAgreedElsewhere(node: NodeOf<'userTask'>, person: string, { tasks }: ProcessState): boolean {
  return tasks.some(
    ({ nodeId, assignments }) => nodeId !== node.id && assignments.some(({ userId, status }) => userId === person && status === 'agreed'),
  )
}
