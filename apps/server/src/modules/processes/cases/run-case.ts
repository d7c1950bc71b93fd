/** Takes a kept run through a definition with the real step. Pure. */
import type { CaseAct, ProcessCase } from '@formwork/api-contract'
import type { FormValues } from '@formwork/form-schema'
import {
  MANAGING_RIGHTS,
  type ProcessCommand,
  type ProcessDefinition,
  type ProcessState,
  type Refusal,
  step,
  type StepContext,
} from '@formwork/workflow-core'
import { type ProcessForms, seenInForms } from '../../../workflow/forms/process-forms'

/** What a run did not do as it should. Acts count from 1; 0 is the start. */
export type CaseFailure =
  | { readonly code: 'refused'; readonly act: number; readonly nodeId: string | null; readonly reason: Refusal['code'] }
  /** Nothing is open at the step that the act names. */
  | { readonly code: 'not-there'; readonly act: number; readonly nodeId: string }
  | { readonly code: 'elsewhere'; readonly status: ProcessState['status']; readonly nodeIds: readonly string[] }

export type CasePeople = Pick<StepContext, 'assignees' | 'requesterLeader' | 'fallbackAssignees'>

export interface CaseSurroundings {
  readonly definition: ProcessDefinition
  readonly forms: ProcessForms
  /** Whom the rules lead to for this requester. */
  readonly people: CasePeople
}

/** Acts are so far apart, in milliseconds, that nothing comes too soon. */
const APART_MS = 3_600_000

/** Null for a run that ends where it should. */
export function runCase(kept: ProcessCase, { definition, forms, people }: CaseSurroundings): CaseFailure | null {
  const { requesterId, acts, expect } = kept
  let values: FormValues = kept.values
  const take = (state: ProcessState | null, command: ProcessCommand) => {
    return step(definition, state, command, {
      ...people,
      seen: seenInForms(forms, values),
      requester: requesterId,
      granted: MANAGING_RIGHTS,
    })
  }
  const started = take(null, { type: 'start', by: requesterId, at: 0, chosen: kept.chosen })
  if (!started.ok) return { code: 'refused', act: 0, nodeId: null, reason: started.reason.code }
  let { state } = started
  for (const [index, act] of acts.entries()) {
    const number = index + 1
    const command = commandOf(act, state, number * APART_MS)
    if (command === null) return { code: 'not-there', act: number, nodeId: act.nodeId ?? '' }
    if (act.kind === 'move' && 'values' in act.move) values = { ...values, ...act.move.values }
    const result = take(state, command)
    if (!result.ok) return { code: 'refused', act: number, nodeId: act.nodeId, reason: result.reason.code }
    ;({ state } = result)
  }
  const nodeIds = openNodes(state, definition)
  const isThere = state.status === expect.status && nodeIds.join('\n') === expect.nodeIds.join('\n')
  return isThere ? null : { code: 'elsewhere', status: state.status, nodeIds }
}

/** Where tasks are open, each once, in the order of the definition. */
export function openNodes({ tasks }: ProcessState, { nodes }: ProcessDefinition): string[] {
  const open = new Set(tasks.filter(({ status }) => status === 'open').map(({ nodeId }) => nodeId))
  return nodes.map(({ id }) => id).filter((id) => open.has(id))
}

/** Null when nothing is open where it acts. */
function commandOf(act: CaseAct, { tasks, jobs = [] }: ProcessState, at: number): ProcessCommand | null {
  const jobId = jobs.find(({ nodeId }) => nodeId === act.nodeId)?.id
  if (act.kind === 'job') {
    if (jobId === undefined) return null
    return act.outcome === 'done' ? { type: 'jobDone', jobId, at } : { type: 'jobFailed', jobId, reason: '', at }
  }
  const { nodeId, move, by } = act
  const taskId = tasks.find((task) => task.status === 'open' && task.nodeId === nodeId)?.id
  const isBound = nodeId !== null
  if ('taskId' in move) return isBound && taskId === undefined ? null : toCommand({ ...move, taskId: taskId ?? move.taskId }, by, at)
  if ('jobId' in move) return isBound && jobId === undefined ? null : toCommand({ ...move, jobId: jobId ?? move.jobId }, by, at)
  return toCommand(move, by, at)
}

function toCommand(move: Extract<CaseAct, { kind: 'move' }>['move'], by: string, at: number): ProcessCommand {
  switch (move.type) {
    case 'approve':
    case 'choose':
    case 'complete':
    case 'resubmit': {
      const { chosen, ...rest } = move
      return { ...rest, by, at, ...(chosen === undefined ? {} : { chosen }) }
    }
    case 'refuse': {
      const { back, ...rest } = move
      return { ...rest, by, at, ...(back === undefined ? {} : { back }) }
    }
    default:
      return { ...move, by, at }
  }
}
