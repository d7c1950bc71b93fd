/** Puts somebody else in the place of a person on a task: in their share, and in what others do for them there. */
import { emit, holdShare, openAssignment, type Progress, replaceTask, setAssignment } from '../../progress'
import type { AssignmentState, TaskState } from '../../state'

export function handOver(progress: Progress, taskId: string, from: string, to: string): Progress {
  const before = progress.state.tasks.find(({ id }) => id === taskId)
  const share = before?.assignments.find(({ userId }) => userId === from)
  if (before === undefined || share === undefined) return progress
  const { userId: _, status, ...kept } = share
  const released = status === 'open' ? setAssignment(progress, taskId, from, 'closed') : holdShare(progress, taskId, from, 'closed')
  const opened = status === 'open' ? openAssignment(released, taskId, to) : addWaiting(released, taskId, to)
  const renamed = replaceTask(opened, taskId, (task) => ({ ...task, assignments: inPlace(task, { from, to, kept }) }))
  return before.claimedBy === from ? reclaim(renamed, taskId, to) : renamed
}

function addWaiting(progress: Progress, taskId: string, to: string): Progress {
  return replaceTask(progress, taskId, (task) => ({
    ...task,
    assignments: [...task.assignments.filter(({ userId }) => userId !== to), { userId: to, status: 'waiting' }],
  }))
}

interface Change {
  readonly from: string
  readonly to: string
  /** What the share was besides whose it is. */
  readonly kept: Omit<AssignmentState, 'userId' | 'status'>
}

/** In a sequence the new person comes where the old one was: that is their turn. */
function inPlace({ assignments, completion }: TaskState, { from, to, kept }: Change): AssignmentState[] {
  const set = (share: AssignmentState) => (share.userId === to ? { userId: to, status: share.status, ...kept } : renameIn(share, from, to))
  if (completion !== 'inSequence') return assignments.map(set)
  const taken = assignments.find(({ userId }) => userId === to)
  const others = assignments.filter(({ userId }) => userId !== to).map((share) => renameIn(share, from, to))
  if (taken === undefined) return others
  const place = others.findIndex(({ userId }) => userId === from)
  return others.toSpliced(place + 1, 0, { userId: to, status: taken.status, ...kept })
}

function renameIn(share: AssignmentState, from: string, to: string): AssignmentState {
  const { delegatedBy, addedBy } = share
  return {
    ...share,
    ...(delegatedBy === from ? { delegatedBy: to } : {}),
    ...(addedBy === from ? { addedBy: to } : {}),
  }
}

function reclaim(progress: Progress, taskId: string, by: string): Progress {
  const claimed = replaceTask(progress, taskId, (task) => ({ ...task, claimedBy: by }))
  return emit(claimed, { type: 'task.claim', taskId, by })
}
