/**
 * Somebody can no longer act: their open work goes to their leader, else to the administrators, marked as an alarm. No person gives this
 * command; the shell does when an account is disabled or removed. Answers already given stay, and nothing is ever decided by it.
 */
import { isBarred, personNodeOf } from '../../assignment/barred'
import { administratorsFor } from '../../assignment/settle'
import type { CommandOf } from '../../commands'
import type { StepContext } from '../../context'
import type { ProcessDefinition } from '../../definition'
import { emit, holdShare, openAssignment, type Progress, record, replaceTask, setAssignment, unclaim } from '../../progress'
import type { AssignmentState, ProcessState, TaskState } from '../../state'
import { refused, type Taken, taken } from '../../step-result'
import { returnsToGiver, isPending } from '../../tasks/next-shares'
import { openNextShares } from '../answers/answer'
import { handOver, renameIn } from './hand-over'
import { placeOf } from '../view'

export function replaceAssignee(
  definition: ProcessDefinition,
  state: ProcessState,
  { from, leader }: CommandOf<'replaceAssignee'>,
  context: StepContext,
): Taken {
  if (state.status !== 'running') return refused({ code: 'process.finished', status: state.status })
  const waiting = state.tasks.filter(
    (task) => task.status === 'open' && task.assignments.some((share) => share.userId === from && isPending(share)),
  )
  if (waiting.length === 0) return refused({ code: 'assignee.not-asked', taskId: '' })
  let progress: Progress = { state, effects: [] }
  for (const task of waiting) {
    const node = personNodeOf(definition, task.nodeId)
    const isAllowed = (person: string) => node === undefined || !isBarred(node, person, { definition, state, context })
    const successors = successorsOn(task, { from, leader, administrators: context.fallbackAssignees, isAllowed })
    if (successors === null) return refused({ code: 'assignees.none', nodeId: task.nodeId })
    progress = passOn(definition, progress, task, { from, nodeName: placeOf(definition, task).nodeName, ...successors })
  }
  return taken(progress)
}

interface Successors {
  readonly userIds: readonly string[]
  readonly fallback: boolean
}

interface Candidates {
  readonly from: string
  readonly leader: string | null
  readonly administrators: readonly string[]
  readonly isAllowed: (person: string) => boolean
}

/** Somebody who has answered a task already cannot answer for another person as well; where one answer is not enough, one administrator stands in. */
function successorsOn(task: TaskState, { from, leader, administrators, isAllowed }: Candidates): Successors | null {
  const hasAnswered = (person: string) =>
    task.assignments.some(({ userId, status }) => userId === person && (status === 'agreed' || status === 'refused'))
  const may = (person: string) => person !== from && !hasAnswered(person)
  if (leader !== null && may(leader) && isAllowed(leader)) return { userIds: [leader], fallback: false }
  const able = administratorsFor(administrators.filter(may), isAllowed)
  if (able.length === 0) return null
  const share = task.assignments.find(({ userId }) => userId === from)
  const isOneEnough =
    task.completion === 'any' && share?.status === 'open' && share.addedBy === undefined && share.delegatedBy === undefined
  return { userIds: isOneEnough ? able : able.slice(0, 1), fallback: true }
}

/** Somebody's share on a task, and why it is taken from them. */
interface Leaving extends Successors {
  readonly from: string
  readonly nodeName: string
  /** Absent: they cannot act any more. */
  readonly reason?: 'overdue'
}

export function passOn(
  definition: ProcessDefinition,
  progress: Progress,
  task: TaskState,
  { from, nodeName, userIds, fallback, ...why }: Leaving,
): Progress {
  const taskId = task.id
  const place = { nodeId: task.nodeId, nodeName, taskId }
  const recorded = record(progress, { kind: 'reassigned', ...place, assignees: userIds, replaced: [from], fallback, ...why })
  // People who are asked on it already are not asked twice.
  const added = userIds.filter((userId) => !task.assignments.some((share) => share.userId === userId && isPending(share)))
  const [successor, ...others] = added
  const given = successor === undefined ? mergeInto(recorded, task, from, userIds[0] ?? '') : handOver(recorded, taskId, from, successor)
  const asked = others.reduce((sofar, userId) => openAssignment(sofar, taskId, userId), given)
  const isHandedOn = successor !== undefined && others.length === 0
  const free = task.claimedBy === from && !isHandedOn ? unclaim(asked, taskId) : asked
  const isOpen = task.assignments.some(({ userId, status }) => userId === from && status === 'open')
  if (added.length === 0 || !isOpen) return openNextShares({ definition }, free, taskId)
  const kind = why.reason === 'overdue' ? 'task-passed-on' : 'task-assigned'
  return emit(free, { type: 'notify', kind, to: added, nodeName, taskId })
}

/** Somebody who is asked already also takes over the share of the one who left: in that one's role, where they have no place of their own. */
function mergeInto(progress: Progress, before: TaskState, from: string, successor: string): Progress {
  const { id: taskId, assignments } = before
  const left = assignments.find(({ userId }) => userId === from)
  if (left === undefined) return progress
  const { userId: _, status: __, isInherited: ___, answersFor: ____, ...kept } = left
  const hasVote = left.addedBy === undefined && left.delegatedBy === undefined
  const released = left.status === 'open' ? setAssignment(progress, taskId, from, 'closed') : holdShare(progress, taskId, from, 'closed')
  const set = (share: AssignmentState): AssignmentState => {
    if (share.userId !== successor) return renameIn(share, from, successor)
    const worksForThem = share.addedBy === from || share.delegatedBy === from
    const merged: AssignmentState = hasVote || worksForThem ? { userId: successor, status: share.status, ...kept } : share
    return share.status === 'waiting' && !returnsToGiver(before, successor) ? { ...merged, isInherited: true } : merged
  }
  return replaceTask(released, taskId, (task) => ({ ...task, assignments: task.assignments.map(set) }))
}
