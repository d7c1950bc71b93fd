/**
 * One command on one process: `(definition, state, command, context)` to a new state with effects, or a refusal.
 * Pure: same input, same output; the input is never changed; a refusal changes nothing.
 */
import type { ChosenPeople, CommandOf, ProcessCommand } from './commands'
import type { StepContext } from './context'
import { type ProcessDefinition, settingsOf } from './definition'
import { advance } from './flow/advance'
import { jobDone, jobFailed } from './moves/ticket/job-results'
import { choosesAtStart } from './moves/chooses'
import { offersOf } from './moves/moves-for'
import type { Move, MoveType } from './moves/move'
import { replaceAssignee } from './moves/shares/replace-assignee'
import { timeIsUp } from './moves/shares/time-is-up'
import { ticketTimeIsUp } from './moves/ticket/ticket-time-is-up'
import { beginTicketLimit } from './moves/ticket/ticket-limit'
import { type ActCommand, type MoveRow } from './moves/row'
import { rowOf } from './moves'
import { lastActOf } from './moves/answers/take-back'
import { type ActScene, begin } from './moves/view'
import { whyNot } from './moves/why-not'
import { addToken, type Progress, record } from './progress'
import type { ProcessState } from './state'
import { accept, refuse, refused, type StepResult, type Taken } from './step-result'

export { AUTOMATIC_STEP_LIMIT } from './flow/advance'

export function step(definition: ProcessDefinition, state: ProcessState | null, command: ProcessCommand, context: StepContext): StepResult {
  const result = take(definition, state, command, context)
  return result.ok ? accept(result.progress) : refuse(result.reason)
}

function take(definition: ProcessDefinition, state: ProcessState | null, command: ProcessCommand, context: StepContext): Taken {
  if (command.type === 'start') return state === null ? start(definition, command, context) : refused({ code: 'process.already-started' })
  if (state === null) return refused({ code: 'process.not-started' })
  switch (command.type) {
    case 'replaceAssignee':
      return settled(replaceAssignee(definition, state, command, context))
    case 'timeIsUp':
      return timeIsUp(sceneOf(definition, state, context, { by: '', at: command.at }), command)
    case 'ticketTimeIsUp':
      return ticketTimeIsUp(sceneOf(definition, state, context, { by: '', at: command.at }), command)
    case 'jobDone':
    case 'jobFailed': {
      if (state.status !== 'running') return refused({ code: 'process.finished', status: state.status })
      const { at } = command
      const scene = sceneOf(definition, state, context, { by: '', ...(at === undefined ? {} : { at }) })
      return settled(command.type === 'jobDone' ? jobDone(scene, command) : jobFailed(scene, command))
    }
    default:
      return act(sceneOf(definition, state, context, command), command)
  }
}

function start(definition: ProcessDefinition, { by, at, chosen = {}, schedule, inbound }: CommandOf<'start'>, context: StepContext): Taken {
  const node = definition.nodes.find(({ kind }) => kind === 'start')
  if (node === undefined) return refused({ code: 'flow.no-way-out', nodeId: '' })
  const unasked = notAmong(choosesAtStart(definition), chosen)
  if (unasked !== null) return refused({ code: 'choice.not-asked', nodeId: unasked })
  const blank: ProcessState = { status: 'running', tokens: [], tasks: [], sequence: 0 }
  const state = Object.keys(chosen).length === 0 ? blank : { ...blank, chosen }
  const begun = begin({ state, context, ...(at === undefined ? {} : { at }) })
  const { progress, token } = addToken(begun, node.id)
  const ordered = { ...(schedule === undefined ? {} : { schedule }), ...(inbound === undefined ? {} : { inbound }) }
  const recorded = record(progress, { kind: 'started', nodeId: node.id, nodeName: node.name, actor: by, ...ordered })
  return advance(definition, beginTicketLimit(definition, recorded), { tokenId: token.id, lastOutcome: 'agree' }, context)
}

function sceneOf(
  definition: ProcessDefinition,
  state: ProcessState,
  context: StepContext,
  { by, at }: { readonly by: string; readonly at?: number },
): ActScene {
  const { requester, granted } = context
  return { definition, state, context, userId: by, requester, granted, ...(at === undefined ? {} : { at }) }
}

function act<Type extends MoveType>(scene: ActScene, command: Extract<ActCommand, { type: Type }>): Taken {
  const type: Type = command.type
  const row: MoveRow<Type> = rowOf(type)
  const meant = offersOf(type, scene).find((move) => isMeant(move, command))
  if (meant === undefined) return refused(whyNot(scene, command))
  const unasked = 'chosen' in command ? notAmong('chooses' in meant ? (meant.chooses ?? []) : [], command.chosen ?? {}) : null
  if (unasked !== null) return refused({ code: 'choice.not-asked', nodeId: unasked })
  if (lacksRemark(scene, command)) return refused({ code: 'remark.required' })
  const result = row.take(withChosen(scene, command), command)
  if (!result.ok || row.lastAct === 'stays') return result
  return row.lastAct === 'becomes' && 'taskId' in command
    ? { ok: true, progress: withLastAct(result.progress, lastActOf(scene.state, command.by, command.taskId)) }
    : settled(result)
}

/** Whether an offer is for the task or the job that a command names; the answer or token is checked by the move itself. */
function isMeant(move: Move, command: ActCommand): boolean {
  if ('taskId' in command && move.taskId !== command.taskId) return false
  return !('jobId' in command && 'jobId' in move) || move.jobId === command.jobId
}

/** The first step with chosen people that has none to choose. */
const notAmong = (steps: readonly string[], chosen: ChosenPeople): string | null =>
  Object.keys(chosen).find((nodeId) => !steps.includes(nodeId)) ?? null

function lacksRemark({ definition }: ActScene, { type, remark }: ActCommand): boolean {
  const { remarkRequired } = settingsOf(definition)
  if (remarkRequired === 'never' || remark.trim() !== '') return false
  if (type === 'refuse' || type === 'return') return true
  return remarkRequired === 'always' && (type === 'approve' || type === 'complete' || type === 'choose')
}

function withChosen(scene: ActScene, command: ActCommand): ActScene {
  const chosen = 'chosen' in command ? command.chosen : undefined
  return chosen === undefined ? scene : { ...scene, state: { ...scene.state, chosen: { ...scene.state.chosen, ...chosen } } }
}

/** Nothing can be taken back any more. */
function settled(result: Taken): Taken {
  if (!result.ok || result.progress.state.lastAct === undefined) return result
  const { lastAct: _, ...state } = result.progress.state
  return { ok: true, progress: { ...result.progress, state } }
}

const withLastAct = (progress: Progress, lastAct: NonNullable<ProcessState['lastAct']>): Progress => ({
  ...progress,
  state: { ...progress.state, lastAct },
})
