/** Replaces a person on a task: in their share, and in what others do for them there. */
import { without } from '../../without'
import { emit, holdShare, openAssignment, type Progress, replaceTask, setAssignment } from '../../progress'
import type { AssignmentState, TaskState } from '../../state'

export function handOver(progress: Progress, taskId: string, from: string, to: string): Progress {
  const before = progress.state.tasks.find(({ id }) => id === taskId)
  const share = before?.assignments.find(({ userId }) => userId === from)
  if (before === undefined || share === undefined) return progress
  const { status } = share
  const released = status === 'open' ? setAssignment(progress, taskId, from, 'closed') : holdShare(progress, taskId, from, 'closed')
  // The new person does not stand in for those whom the old one stood in for: the share was given to them by name.
  const waiting: AssignmentState = { ...without(share, 'answersFor'), userId: to, status: 'waiting', isInherited: true }
  const placed = replaceTask(released, taskId, (task) => ({ ...task, assignments: inPlace(task, from, waiting) }))
  const given = status === 'open' ? openAssignment(placed, taskId, to) : placed
  return before.claimedBy === from ? reclaim(given, taskId, to) : given
}

/** In a sequence the new person takes the old one's place, since that is their turn. Elsewhere somebody who is on the task already keeps their place. */
function inPlace({ assignments, completion }: TaskState, from: string, successor: AssignmentState): AssignmentState[] {
  const renamed = assignments.map((share) => (share.userId === successor.userId ? successor : renameIn(share, from, successor.userId)))
  const others = renamed.filter((share) => share !== successor)
  if (completion === 'inSequence') return others.toSpliced(others.findIndex(({ userId }) => userId === from) + 1, 0, successor)
  return others.length < renamed.length ? renamed : [...renamed, successor]
}

export function renameIn(share: AssignmentState, from: string, to: string): AssignmentState {
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
