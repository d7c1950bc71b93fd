/**
 * One command on one process: `(definition, state, command, context)` to a new state with effects, or a refusal.
 * Pure: same input, same output; the input is never changed; a refusal changes nothing.
 */
import type { ProcessDefinition } from './definition'
import { movesFor } from './moves/moves-for'
import { reassign } from './moves/reassign'
import { replaceAssignee } from './moves/replace-assignee'
import { decisionOf } from './moves/task-decision'
import { terminate } from './moves/terminate'
import { withdraw } from './moves/withdraw'
import { arriveAt } from './nodes'
import { edgeOfAnswer } from './nodes/user-task'
import { addToken, closeTask, complete, emit, moveToken, type Progress, record, removeToken, setAssignment } from './progress'
import type { CommandOf, ProcessCommand } from './commands'
import type { Refusal } from './refusal'
import type { ProcessState, TaskState } from './state'
import type { StepContext } from './context'
import { accept, refuse, type StepResult } from './step-result'

/** Nodes a token may pass without a person; only an unsound definition gets here, publishing refuses those. */
export const AUTOMATIC_STEP_LIMIT = 100

type Answer = CommandOf<'approve' | 'refuse'>

export function step(definition: ProcessDefinition, state: ProcessState | null, command: ProcessCommand, context: StepContext): StepResult {
  if (command.type === 'start') return state === null ? start(definition, command.by, context) : refuse({ code: 'process.already-started' })
  if (state === null) return refuse({ code: 'process.not-started' })
  switch (command.type) {
    case 'approve':
    case 'refuse':
      return answerTask(definition, state, command, context)
    case 'withdraw':
      return withdraw(definition, state, command, context)
    case 'reassign':
      return reassign(definition, state, command, context)
    case 'terminate':
      return terminate(definition, state, command, context)
    case 'replaceAssignee':
      return replaceAssignee(definition, state, command, context)
    default:
      return refuse({ code: 'move.not-allowed' })
  }
}

function start(definition: ProcessDefinition, by: string, context: StepContext): StepResult {
  const node = definition.nodes.find((candidate) => candidate.kind === 'start')
  if (node === undefined) return refuse({ code: 'flow.no-way-out', nodeId: '' })
  const blank: Progress = { state: { status: 'running', tokens: [], tasks: [], sequence: 0 }, effects: [] }
  const { progress, token } = addToken(blank, node.id)
  const recorded = record(progress, { kind: 'started', nodeId: node.id, nodeName: node.name, actor: by })
  return advance(definition, recorded, token.id, 'agree', context)
}

function answerTask(definition: ProcessDefinition, state: ProcessState, command: Answer, context: StepContext): StepResult {
  const task = state.tasks.find((candidate) => candidate.id === command.taskId)
  if (task === undefined) return refuse({ code: 'task.unknown', taskId: command.taskId })
  const { requester, granted } = context
  const moves = movesFor(definition, state, { userId: command.by, requester, granted })
  const allowed = moves.some((move) => move.type === command.type && move.taskId === task.id)
  if (!allowed) return refuse(whyNot(task, command.by))

  const status = command.type === 'approve' ? 'agreed' : 'refused'
  const node = definition.nodes.find((candidate) => candidate.id === task.nodeId)
  const place = { nodeId: task.nodeId, nodeName: node?.name ?? '' }
  const kind = command.type === 'approve' ? 'approved' : 'refused'
  const recorded = record({ state, effects: [] }, { kind, ...place, taskId: task.id, actor: command.by, remark: command.remark })
  const voted = setAssignment(recorded, task.id, command.by, status)
  const missing = task.assignments.some((assignment) => assignment.status === 'open' && assignment.userId !== command.by)
  if (command.type === 'approve' && task.completion === 'all' && missing) return accept(voted)

  const closed = closeTask(voted, task.id, status, command.by)
  const answer = command.type === 'approve' ? 'agree' : 'refuse'
  const edge = edgeOfAnswer(definition, task.nodeId, answer)
  if (edge !== undefined) return advance(definition, moveToken(closed, task.tokenId, edge.target), task.tokenId, answer, context)
  if (answer === 'agree') return refuse({ code: 'flow.no-way-out', nodeId: task.nodeId })
  return accept(finish(closed, 'refused', place, context))
}

/** Moves a token on until it waits for a person or ends. */
function advance(
  definition: ProcessDefinition,
  from: Progress,
  tokenId: string,
  lastOutcome: 'agree' | 'refuse',
  context: StepContext,
): StepResult {
  let progress = from
  for (let passed = 0; passed < AUTOMATIC_STEP_LIMIT; passed += 1) {
    const token = progress.state.tokens.find((candidate) => candidate.id === tokenId)
    const node = definition.nodes.find((candidate) => candidate.id === token?.nodeId)
    if (token === undefined || node === undefined) return refuse({ code: 'flow.no-way-out', nodeId: token?.nodeId ?? '' })
    const arrival = arriveAt(node, token, progress, { definition, context, lastOutcome })
    switch (arrival.kind) {
      case 'waits':
        return accept(arrival.progress)
      case 'stuck':
        return refuse(arrival.reason)
      case 'ends':
        return accept(finish(removeToken(progress, tokenId), arrival.status, { nodeId: node.id, nodeName: node.name }, context))
      case 'goes-on':
        progress = moveToken(progress, tokenId, arrival.edge.target)
    }
  }
  return refuse({ code: 'flow.endless', nodeId: progress.state.tokens.find((token) => token.id === tokenId)?.nodeId ?? '' })
}

function finish(
  progress: Progress,
  status: 'approved' | 'refused',
  place: { nodeId: string; nodeName: string },
  context: StepContext,
): Progress {
  const recorded = record(complete(progress, status), { kind: 'finished', ...place })
  const kind = status === 'approved' ? 'ticket-approved' : 'ticket-refused'
  return emit(recorded, { type: 'notify', kind, to: [context.requester], nodeName: place.nodeName, taskId: null })
}

function whyNot(task: TaskState, userId: string): Refusal {
  const own = task.assignments.find((assignment) => assignment.userId === userId)
  if (own === undefined) return { code: 'task.not-assigned', taskId: task.id }
  if (task.status !== 'open') return decisionOf(task)
  // Closed on an open task: it was given to somebody else.
  return { code: own.status === 'closed' ? 'task.not-assigned' : 'task.already-voted', taskId: task.id }
}
