/** Asks people at a node: the task, its history entry, the notices to those whose turn it is. */
import type { AskedShare } from '../assignment/substitutes'
import type { Completion, TimeLimit } from '../definition'
import { addTask, emit, type Progress, record } from '../progress'
import type { TaskKind, Token } from '../state'
import { dueOf, dueTimesOf } from './due'
import { standInsOf } from './stand-ins'

export interface NewTask {
  readonly nodeId: string
  readonly nodeName: string
  readonly kind: TaskKind
  readonly completion: Completion
  readonly shares: readonly AskedShare[]
  /** The administrators stand in: an alarm. */
  readonly fallback: boolean
  /** Of its node. */
  readonly timeLimit?: TimeLimit | undefined
}

export function openTask(
  progress: Progress,
  token: Token,
  { kind, completion, shares: asked, fallback, timeLimit, ...place }: NewTask,
): Progress {
  const shares = asked.map((share, index) => ({
    ...share,
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
    ...dueOf(timeLimit, progress),
  })
  const taskId = added.task.id
  const assignees = shares.filter(({ status }) => status === 'open').map(({ userId }) => userId)
  const opened = emit(added.progress, {
    type: 'task.open',
    taskId,
    ...place,
    ...kinds,
    completion,
    assignees,
    fallback,
    ...dueTimesOf(added.task, timeLimit, progress.calendar, progress.at),
  })
  const standIns = standInsOf(asked)
  const recorded = record(opened, {
    kind: 'assigned',
    ...place,
    taskId,
    assignees: asked.map(({ userId }) => userId),
    fallback,
    ...(standIns.length === 0 ? {} : { standIns }),
  })
  // People who return find among their copies what others were asked in their place.
  const away = standIns.flatMap(({ awayIds }) => awayIds)
  const copied = away.length === 0 ? recorded : emit(recorded, { type: 'copy', to: away, nodeId: place.nodeId, by: null })
  const alarmed = fallback ? emit(copied, { type: 'alarm', kind: 'nobody-found', nodeId: place.nodeId, taskId, jobId: null }) : copied
  const notice = kind === 'resubmit' ? 'task-returned' : 'task-assigned'
  return emit(alarmed, { type: 'notify', kind: notice, to: assignees, nodeName: place.nodeName, taskId })
}
