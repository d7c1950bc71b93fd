/** People a process avoids asking at a node: requesters about their own requests, and people who agreed at another step. Only where people judge. */
import { isPersonNode, type NodeOf, type PersonNode, type ProcessDefinition, type TimeLimit } from '../definition'
import type { StepContext } from '../context'
import type { AssignmentState, ProcessState, TaskState } from '../state'

export interface AssignmentScene {
  readonly definition: ProcessDefinition
  readonly state: ProcessState
  readonly context: Pick<StepContext, 'requester'>
}

/** The rule that excludes a person from a step, or makes their share needless. */
export type PersonRule = 'selfApproval' | 'samePerson'

/**
 * Why this person may not be asked; null: they may. A step that names the requester by a rule of its own means them: returning a request to be
 * corrected is no approval of it.
 */
export function whyBarred(node: PersonNode, userId: string, scene: AssignmentScene): PersonRule | null {
  if (node.kind !== 'userTask') return null
  if (scene.definition.selfApproval === 'refuse' && isOwnRequest(node, userId, scene)) return 'selfApproval'
  const isElsewhere = (nodeId: string) => nodeId !== node.id
  return scene.definition.samePerson === 'refuse' && hasAgreed(isElsewhere, userId, scene.state) ? 'samePerson' : null
}

export const isBarred = (node: PersonNode, userId: string, scene: AssignmentScene) => whyBarred(node, userId, scene) !== null

/** Why this person's share needs no answer; null: it needs one. */
export function needlessShare(node: PersonNode, userId: string, previous: string | undefined, scene: AssignmentScene): PersonRule | null {
  if (node.kind !== 'userTask') return null
  if (scene.definition.selfApproval === 'skip' && isOwnRequest(node, userId, scene)) return 'selfApproval'
  const isPrevious = (nodeId: string) => nodeId === previous && nodeId !== node.id
  return scene.definition.samePerson === 'skip' && hasAgreed(isPrevious, userId, scene.state) ? 'samePerson' : null
}

export function personNodeOf({ nodes }: ProcessDefinition, nodeId: string): PersonNode | undefined {
  const node = nodes.find(({ id }) => id === nodeId)
  return isPersonNode(node) ? node : undefined
}

/** How long a task may take. A request that is corrected has no limit. */
export const limitOf = (definition: ProcessDefinition, { nodeId }: Pick<TaskState, 'nodeId'>): TimeLimit | undefined =>
  personNodeOf(definition, nodeId)?.timeLimit

function isOwnRequest(node: NodeOf<'userTask'>, userId: string, { context }: AssignmentScene): boolean {
  return userId === context.requester && !node.assignees.some(({ kind }) => kind === 'requester')
}

/** Somebody who only did the work of a share, and handed it back, has judged nothing: its owner did. */
function hasAgreed(isAt: (nodeId: string) => boolean, person: string, { tasks }: ProcessState): boolean {
  const isTheirs = (share: AssignmentState) => share.userId === person && share.status === 'agreed' && share.delegatedBy === undefined
  return tasks.some(({ kind = 'approve', nodeId, assignments }) => kind === 'approve' && isAt(nodeId) && assignments.some(isTheirs))
}
