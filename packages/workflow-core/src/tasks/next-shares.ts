/** Whose turn comes on an open task after somebody answered, handed back, or was removed. */
import type { AssignmentState, TaskState } from '../state'

export const isPending = ({ status }: AssignmentState) => status === 'open' || status === 'waiting'

/** Unanswered earlier signers that a person asked for, or their delegate. */
export const awaitedBy = ({ assignments }: TaskState, userId: string) =>
  assignments.filter((share) => isPending(share) && (share.delegatedBy === userId || (share.addedBy === userId && share.sign === 'before')))

/** Unanswered signers after somebody who has agreed. */
export const signersAfter = ({ assignments }: TaskState) =>
  assignments.filter((share) => isPending(share) && share.sign === 'after' && hasAgreed(assignments, share.addedBy))

/** The persons whose waiting share can open now. */
export function nextShares(task: TaskState): string[] {
  const waiting = task.assignments.filter(({ status }) => status === 'waiting')
  const turns = waiting.filter((share) => isTurnOf(task, share))
  const isIdle = turns.length === 0 && task.assignments.every(({ status }) => status !== 'open')
  // The next of a sequence; or, when all wait for each other or for somebody who left, the step's own persons first.
  const first = isIdle ? [waiting.find(isOfStep) ?? waiting[0] ?? []].flat() : []
  return [...turns, ...first].map(({ userId }) => userId)
}

/** Those whose turn comes later, in that order if everybody agrees. */
export function sharesAhead(task: TaskState): string[] {
  const answered = task.assignments.map((share) => (share.status === 'open' ? { ...share, status: 'agreed' as const } : share))
  const next = nextShares({ ...task, assignments: answered })
  if (next.length === 0) return []
  const called = answered.map((share) => (next.includes(share.userId) ? { ...share, status: 'open' as const } : share))
  return [...next, ...sharesAhead({ ...task, assignments: called })]
}

/** Whether a waiting share returns to this person: only when they gave it away themselves, not as the successor of somebody who did. */
export const returnsToGiver = ({ assignments }: TaskState, person: string) =>
  assignments.some(({ delegatedBy, addedBy, sign }) => delegatedBy === person || (addedBy === person && sign === 'before')) &&
  !assignments.some(({ userId, isInherited }) => userId === person && isInherited === true)

/** Not somebody who was asked by another on the task. */
const isOfStep = ({ addedBy, delegatedBy }: AssignmentState) => addedBy === undefined && delegatedBy === undefined

function isTurnOf(task: TaskState, share: AssignmentState): boolean {
  if (awaitedBy(task, share.userId).length > 0) return false
  if (share.sign === 'after') return hasAgreed(task.assignments, share.addedBy)
  // In a sequence the next one comes when nobody is asked.
  return task.completion !== 'inSequence' || !isOfStep(share)
}

const hasAgreed = (assignments: readonly AssignmentState[], person: string | undefined) =>
  assignments.some(({ userId, status }) => userId === person && status === 'agreed')
