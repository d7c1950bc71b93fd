/** Takes a kept run through a definition with the real step. Pure. */
import { commandOfAct, type ProcessCase } from '@formwork/api-contract'
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
  /** The people whom the rules find for this requester. */
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
    const command = commandOfAct(act, state, number * APART_MS)
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
