/** Why a command is not one of the moves its person has now. */
import { personNodeOf } from '../assignment/barred'
import type { Refusal } from '../refusal'
import type { ProcessState, TaskState } from '../state'
import { isForOthers, phaseOf } from './moves-for'
import { rowOf } from './index'
import type { ActCommand, MoveRow, Phase } from './row'
import { decisionOf } from './task-decision'
import { hasToBeClaimed, isClaimedByOther, type View } from './view'
import type { MoveType } from './move'

export function whyNot(view: View, command: ActCommand): Refusal {
  const row = rowOf(command.type)
  return (
    // A late click is answered with who decided, whatever has happened to the process.
    ('taskId' in command && row.right === undefined && command.type !== 'removeSign' ? whyNotOnTask(view, command.taskId, true) : null) ??
    whyNotInPhase(view.state, row.phases ?? ['running'], command.type) ??
    (row.right !== undefined && !view.granted.includes(row.right) ? { code: 'managers.only' as const } : null) ??
    (isForOthers(row, view) ? { code: 'requester.barred' as const } : null) ??
    ('taskId' in command && row.right !== undefined ? whyNotOnTask(view, command.taskId, false) : null) ??
    ownReason(view, command) ??
    ('taskId' in command ? { code: 'task.no-such-move', taskId: command.taskId } : { code: 'move.not-allowed' })
  )
}

function whyNotInPhase({ status, suspended }: ProcessState, phases: readonly Phase[], type: MoveType): Refusal | null {
  const phase = phaseOf({ status, suspended })
  if (phases.includes(phase)) return null
  if (status !== 'running') return { code: 'process.finished', status }
  if (type === 'reopen') return { code: 'process.not-finished' }
  return suspended === undefined ? { code: 'process.not-suspended' } : { code: 'process.suspended', by: suspended.by }
}

function whyNotOnTask({ definition, state, userId }: View, taskId: string, isOwn: boolean): Refusal | null {
  const task = state.tasks.find(({ id }) => id === taskId)
  if (task === undefined)
    return wasDropped(state, taskId)
      ? { code: 'task.already-decided', taskId, outcome: 'cancelled', by: null }
      : { code: 'task.unknown', taskId }
  if (!isOwn) return task.status === 'open' ? null : decisionOf(task)
  const share = task.assignments.find((each) => each.userId === userId)
  if (share === undefined) return { code: 'task.not-assigned', taskId }
  if (task.status !== 'open') return decisionOf(task)
  switch (share.status) {
    case 'closed':
      // Their share of an open task is closed: it was given to somebody else.
      return { code: 'task.not-assigned', taskId }
    case 'agreed':
    case 'refused':
      return { code: 'task.already-voted', taskId }
    case 'waiting':
      return { code: 'task.not-your-turn', taskId }
    case 'open':
      if (isClaimedByOther(task, share)) return { code: 'task.claimed', taskId, by: task.claimedBy ?? '' }
      return hasToBeClaimed(task, personNodeOf(definition, task.nodeId)) ? { code: 'task.claim-first', taskId } : null
  }
}

/** Of closed tasks only the last of each node is kept; a missing one was decided. */
function wasDropped({ formerlyAsked, sequence }: ProcessState, taskId: TaskState['id']): boolean {
  return formerlyAsked !== undefined && /^t\d+$/.test(taskId) && Number(taskId.slice(1)) <= sequence
}

function ownReason<Type extends MoveType>(view: View, command: Extract<ActCommand, { type: Type }>): Refusal | null {
  const type: Type = command.type
  const row: MoveRow<Type> = rowOf(type)
  return row.whyNot?.(view, command) ?? null
}
