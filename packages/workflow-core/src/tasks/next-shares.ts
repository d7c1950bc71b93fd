/** Whose turn comes on an open task after somebody answered, handed back, or was removed. */
import type { AssignmentState, TaskState } from '../state'

export const isPending = ({ status }: AssignmentState) => status === 'open' || status === 'waiting'

/** Those whom a person asked to sign before them, or to do their work, and who have not answered. */
export const awaitedBy = ({ assignments }: TaskState, userId: string) =>
  assignments.filter((share) => isPending(share) && (share.delegatedBy === userId || (share.addedBy === userId && share.sign === 'before')))

/** Those who sign after somebody who has agreed, and have not answered. */
export const signersAfter = ({ assignments }: TaskState) =>
  assignments.filter((share) => isPending(share) && share.sign === 'after' && hasAgreed(assignments, share.addedBy))

/** The persons whose share waits and no longer has to. */
export function nextShares(task: TaskState): string[] {
  return task.assignments.filter((share) => share.status === 'waiting' && isTurnOf(task, share)).map(({ userId }) => userId)
}

function isTurnOf(task: TaskState, share: AssignmentState): boolean {
  if (awaitedBy(task, share.userId).length > 0) return false
  if (share.sign === 'after') return hasAgreed(task.assignments, share.addedBy)
  const isCounted = share.addedBy === undefined && share.delegatedBy === undefined
  if (task.completion !== 'inSequence' || !isCounted) return true
  const before = task.assignments.slice(0, task.assignments.indexOf(share))
  return !before.some(isPending) && signersAfter(task).length === 0
}

const hasAgreed = (assignments: readonly AssignmentState[], person: string | undefined) =>
  assignments.some(({ userId, status }) => userId === person && status === 'agreed')
