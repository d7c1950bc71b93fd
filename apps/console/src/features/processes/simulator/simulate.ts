/** Plays a run from its beginning with the real step. Pure: the same run on the same definition gives the same. */
import { type CaseAct, commandOfAct } from '@formwork/api-contract'
import type { FormValues } from '@formwork/form-schema'
import {
  type Cast,
  MANAGING_RIGHTS,
  playedPeople,
  type ProcessCommand,
  type ProcessDefinition,
  type ProcessState,
  type Refusal,
  step,
  type StepContext,
  type TraceEntry,
} from '@formwork/workflow-core'
import { type ProcessForm, seenInForms } from '../forms/process-forms'

export interface Run {
  readonly requester: string
  readonly values: FormValues
  readonly cast: Cast
  readonly acts: readonly CaseAct[]
}

/** One act, or the start when `act` is null, and the reasons for its way. */
export interface PlayedStep {
  readonly act: CaseAct | null
  readonly trace: readonly TraceEntry[]
}
export interface Played {
  /** Null when the start itself is refused. */
  readonly state: ProcessState | null
  readonly steps: readonly PlayedStep[]
  /** Why the act after the last step was not carried out, after a change of the definition. */
  readonly refusal: Refusal['code'] | 'not-there' | null
}

/** Acts are so far apart, in milliseconds, that nothing comes too soon. */
export const APART_MS = 3_600_000

export function play(run: Run, definition: ProcessDefinition, forms: readonly ProcessForm[]): Played {
  const context: StepContext = {
    seen: seenInForms(forms, run.values),
    ...playedPeople(definition, run.requester, run.cast),
    requester: run.requester,
    granted: MANAGING_RIGHTS,
    traced: true,
  }
  const steps: PlayedStep[] = []
  let state: ProcessState | null = null
  const take = (command: ProcessCommand, act: CaseAct | null): Refusal['code'] | null => {
    const result = step(definition, state, command, context)
    if (!result.ok) return result.reason.code
    state = result.state
    steps.push({ act, trace: result.trace ?? [] })
    return null
  }
  let refusal: Played['refusal'] = take({ type: 'start', by: run.requester, at: 0 }, null)
  for (const [index, act] of run.acts.entries()) {
    const command: ProcessCommand | null = state === null ? null : commandOfAct(act, state, (index + 1) * APART_MS)
    refusal ??= command === null ? 'not-there' : take(command, act)
    if (refusal !== null) break
  }
  return { state, steps, refusal }
}

/** The run as far as it was carried out: after a change of the process, acts of a case may remain. */
export const executedPart = (run: Run, { steps }: Played): Run => ({ ...run, acts: run.acts.slice(0, Math.max(0, steps.length - 1)) })

/** The run before its last act; remaining acts are dropped first. */
export function withoutLastAct(run: Run, played: Played): Run {
  const carried = executedPart(run, played)
  return carried.acts.length < run.acts.length ? carried : { ...run, acts: run.acts.slice(0, -1) }
}

/** Where tasks are open, each once, in the order of the definition. */
export function openNodes({ tasks }: ProcessState, { nodes }: ProcessDefinition): string[] {
  const open = new Set(tasks.filter(({ status }) => status === 'open').map(({ nodeId }) => nodeId))
  return nodes.map(({ id }) => id).filter((id) => open.has(id))
}
