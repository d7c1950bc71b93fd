/** Asks people at a node: the task, its history entry, the call to those whose turn it is. */
import type { Completion } from '../definition'
import { addTask, emit, type Progress, record } from '../progress'
import type { TaskKind, Token } from '../state'

export interface NewTask {
  readonly nodeId: string
  readonly nodeName: string
  readonly kind: TaskKind
  readonly completion: Completion
  readonly userIds: readonly string[]
  /** The administrators stand in: an alarm. */
  readonly fallback: boolean
}

export function openTask(progress: Progress, token: Token, { kind, completion, userIds, fallback, ...place }: NewTask): Progress {
  const shares = userIds.map((userId, index) => ({
    userId,
    status: completion === 'inSequence' && index > 0 ? ('waiting' as const) : ('open' as const),
  }))
  const kinds = kind === 'approve' ? {} : { kind }
  const added = addTask(progress, {
    nodeId: place.nodeId,
    tokenId: token.id,
    status: 'open',
    ...kinds,
    completion,
    decidedBy: null,
    assignments: shares,
  })
  const taskId = added.task.id
  const assignees = shares.filter(({ status }) => status === 'open').map(({ userId }) => userId)
  const opened = emit(added.progress, { type: 'task.open', taskId, ...place, ...kinds, completion, assignees, fallback })
  const recorded = record(opened, { kind: 'assigned', ...place, taskId, assignees: userIds, fallback })
  const alarmed = fallback ? emit(recorded, { type: 'alarm', kind: 'nobody-found', nodeId: place.nodeId, taskId, jobId: null }) : recorded
  const notice = kind === 'resubmit' ? 'task-returned' : 'task-assigned'
  return emit(alarmed, { type: 'notify', kind: notice, to: assignees, nodeName: place.nodeName, taskId })
}
