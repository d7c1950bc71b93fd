/** A person answers their share of a task: the vote is counted, and either the task is decided or the next person is asked. */
import { without } from '../../without'
import { personNodeOf } from '../../assignment/barred'
import type { ProcessDefinition } from '../../definition'
import { advance } from '../../flow/advance'
import { enter } from '../../flow/enter'
import { finish } from '../../flow/finish'
import { changeToken, closeTask, emit, openAssignment, type Progress, setAssignment, unclaim, withState } from '../../progress'
import type { TaskState } from '../../state'
import { refused, type Taken, taken } from '../../step-result'
import { edgeOfAnswer } from '../../nodes/ways/answer-edges'
import { returnsToGiver, nextShares, signersAfter } from '../../tasks/next-shares'
import { countedShares, type Verdict, verdictOf } from '../../tasks/verdict'
import { sendBack, type WayBack } from '../send-to'
import { type ActScene, placeOf } from '../view'

export const taskOf = ({ state }: Pick<ActScene, 'state'>, taskId: string) => state.tasks.find(({ id }) => id === taskId)
export const tokenOf = ({ state }: Pick<ActScene, 'state'>, { tokenId }: TaskState) => state.tokens.find(({ id }) => id === tokenId)

export interface Counted {
  readonly progress: Progress
  /** Null: others still have to answer. */
  readonly verdict: Verdict
}

/** Records one answer and counts them all. */
export function countAnswer(scene: ActScene, recorded: Progress, taskId: string, by: string, answer: 'agreed' | 'refused'): Counted {
  const voted = setAssignment(recorded, taskId, by, answer)
  const task = taskOf(voted, taskId)
  if (task === undefined) return { progress: voted, verdict: null }
  const isSigner = task.assignments.some(({ userId, addedBy }) => userId === by && addedBy !== undefined)
  const verdict = isSigner && answer === 'refused' ? 'refused' : verdictOf(task, personNodeOf(scene.definition, task.nodeId))
  if (verdict !== 'agreed' || signersAfter(task).length === 0) return { progress: callNext(scene, voted, taskId, verdict), verdict }
  // Decided except for later signers: nobody else is asked any more.
  const idle = countedShares(task).filter(({ status }) => status === 'open')
  const freed = idle.reduce((sofar, { userId }) => setAssignment(sofar, taskId, userId, 'closed'), voted)
  return { progress: callNext(scene, freed, taskId, null), verdict: null }
}

function callNext(scene: ActScene, progress: Progress, taskId: string, verdict: Verdict): Progress {
  return verdict === null ? openNextShares(scene, freeFor(progress, taskId, scene.userId), taskId) : progress
}

/** After an answer the claim is released for the others. */
function freeFor(progress: Progress, taskId: string, by: string): Progress {
  return taskOf(progress, taskId)?.claimedBy === by ? unclaim(progress, taskId) : progress
}

/** Opens the shares whose turn has come, and notifies their persons. */
export function openNextShares({ definition }: Pick<ActScene, 'definition'>, progress: Progress, taskId: string): Progress {
  const task = taskOf(progress, taskId)
  if (task === undefined) return progress
  const next = nextShares(task)
  const opened = next.reduce((sofar, userId) => openAssignment(sofar, taskId, userId), progress)
  const back = next.filter((userId) => returnsToGiver(task, userId))
  const fresh = next.filter((userId) => !back.includes(userId))
  const { nodeName } = placeOf(definition, task)
  const notify = (sofar: Progress, kind: 'task-assigned' | 'task-handed-back', to: readonly string[]) =>
    to.length === 0 ? sofar : emit(sofar, { type: 'notify', kind, to, nodeName, taskId })
  return notify(notify(opened, 'task-assigned', fresh), 'task-handed-back', back)
}

/** The step has been answered: recorded in its token and in the process. */
export function markPassed(progress: Progress, { nodeId, tokenId }: TaskState): Progress {
  const passed = [...(progress.state.passed ?? []).filter((id) => id !== nodeId), nodeId]
  return changeToken(withState(progress, { passed }), tokenId, (token) => ({ ...token, previous: nodeId }))
}

/** Carries out a verdict, however it was reached. `back` null: a refusal takes its edge, else the process ends. */
export function decide(scene: ActScene, { progress, verdict }: Counted, task: TaskState, by: string, back: WayBack | null = null): Taken {
  if (verdict === null) return taken(progress)
  return verdict === 'agreed' ? goOnFrom(scene, progress, task, by) : turnDown(scene, progress, task, by, back)
}

function turnDown(scene: ActScene, progress: Progress, task: TaskState, by: string, back: WayBack | null): Taken {
  const { definition, requester } = scene
  const closed = markPassed(closeTask(progress, task.id, 'refused', by), task)
  if (back !== null) return sendBack(scene, closed, task, back)
  const edge = edgeOfAnswer(definition, task.nodeId, 'refuse')
  if (edge !== undefined) return follow(scene, closed, task, edge.target, 'refuse')
  const { nodeId, nodeName } = placeOf(definition, task)
  return taken(finish(closed, { status: 'refused', nodeId, nodeName, requester }))
}

/** Closes an agreed task and sends its token on. */
function goOnFrom(scene: ActScene, progress: Progress, task: TaskState, by: string): Taken {
  const { definition } = scene
  const { progress: closed, target } = consumeDirectReturn(definition, markPassed(closeTask(progress, task.id, 'agreed', by), task), task)
  if (target !== null) return follow(scene, closed, task, target, 'agree')
  const edge = edgeOfAnswer(definition, task.nodeId, 'agree')
  if (edge === undefined) return refused({ code: 'flow.no-way-out', nodeId: task.nodeId })
  return follow(scene, closed, task, edge.target, 'agree')
}

/** A step that was sent back with a direct return: where the token goes then, if that step still exists. Used once. */
export function consumeDirectReturn(definition: ProcessDefinition, progress: Progress, task: TaskState) {
  const wanted = tokenOf(progress, task)?.jumpBackTo
  const target = definition.nodes.find(({ id }) => id === wanted)?.id ?? null
  const cleared = changeToken(progress, task.tokenId, (token) => without(token, 'jumpBackTo'))
  return { progress: cleared, target }
}

export function follow(
  { definition, context }: ActScene,
  progress: Progress,
  task: TaskState,
  target: string,
  lastOutcome: 'agree' | 'refuse',
): Taken {
  const moved = enter(definition, progress, task.tokenId, target)
  return advance(definition, moved, { tokenId: task.tokenId, lastOutcome }, context)
}
