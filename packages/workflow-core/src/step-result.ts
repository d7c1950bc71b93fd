/** What a step answers: the new state with its effects, or why nothing was done. */
import type { Effect } from './effects'
import type { Progress } from './progress'
import type { Refusal } from './refusal'
import type { ProcessState } from './state'
import type { TraceEntry } from './trace'

export type StepResult =
  | { readonly ok: true; readonly state: ProcessState; readonly effects: readonly Effect[]; readonly trace?: readonly TraceEntry[] }
  | { readonly ok: false; readonly reason: Refusal }

export function accept({ state, effects }: Progress): StepResult {
  return { ok: true, state, effects }
}

export function refuse(reason: Refusal): StepResult {
  return { ok: false, reason }
}
