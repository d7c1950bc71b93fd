/** What a move is decided on: the process, and the person. */
import { personNodeOf } from '../assignment/barred'
import type { ManagingRight } from '../commands'
import type { StepContext } from '../context'
import type { PersonNode, ProcessDefinition } from '../definition'
import type { Progress } from '../progress'
import { countedShares } from '../tasks/verdict'
import type { AssignmentState, ProcessState, TaskState } from '../state'

/** The person who looks at the process. */
export interface Viewer {
  readonly userId: string
  readonly requester: string
  /** What this person may do as an administrator of this ticket. */
  readonly granted: readonly ManagingRight[]
  /** In milliseconds; without it a move that is rate-limited is offered at once. */
  readonly at?: number
}

export interface View extends Viewer {
  readonly definition: ProcessDefinition
  readonly state: ProcessState
}

export interface ActScene extends View {
  readonly context: StepContext
}

/** Where a step of the engine begins. */
export const begin = ({ state, context, at }: Pick<ActScene, 'state' | 'context' | 'at'>): Progress => ({
  state,
  effects: [],
  ...(context.traced === true ? { trace: [] } : {}),
  ...(at === undefined ? {} : { at }),
  ...(context.calendar === undefined ? {} : { calendar: context.calendar }),
  ...(context.priority === undefined ? {} : { priority: context.priority }),
})

/** A task on which it is this person's turn. */
export interface OwnTurn {
  readonly task: TaskState
  readonly share: AssignmentState
  /** Undefined where a request is corrected, and for a node that is no longer there. */
  readonly node: PersonNode | undefined
}

/** Tasks that nobody else has claimed. */
export function ownTurns({ definition, state, userId }: View): OwnTurn[] {
  return state.tasks.flatMap((task): OwnTurn[] => {
    const share = task.assignments.find((each) => each.userId === userId)
    if (task.status !== 'open' || share?.status !== 'open' || isClaimedByOther(task, share)) return []
    return [{ task, share, node: personNodeOf(definition, task.nodeId) }]
  })
}

/** Those that this person may answer now: not delegated work, and not before a required claim. */
export const answerableTurns = (view: View) =>
  ownTurns(view).filter(({ task, share, node }) => !isDelegate(share) && !hasToBeClaimed(task, node))

export const isDelegate = ({ delegatedBy }: AssignmentState) => delegatedBy !== undefined

/** Several candidates of whom one is enough. */
export function isClaimable(task: TaskState): boolean {
  return (
    task.completion === 'any' && task.claimedBy === undefined && countedShares(task).filter(({ status }) => status === 'open').length > 1
  )
}

export const hasToBeClaimed = (task: TaskState, node: PersonNode | undefined) => node?.claimFirst === true && isClaimable(task)

export function isClaimedByOther({ claimedBy }: TaskState, { userId, delegatedBy, addedBy }: AssignmentState): boolean {
  return claimedBy !== undefined && claimedBy !== userId && delegatedBy === undefined && addedBy === undefined
}

/** The place of a task, as history entries and notices name it. */
export function placeOf({ nodes }: ProcessDefinition, { id, nodeId }: TaskState) {
  return { nodeId, nodeName: nodes.find((node) => node.id === nodeId)?.name ?? '', taskId: id }
}
