/** What a step answers: the new state with its effects, or why nothing was done. */
import type { Effect } from './effects'
import type { Progress } from './progress'
import type { ProcessState, Refusal } from './state'

export type StepResult =
  | { readonly ok: true; readonly state: ProcessState; readonly effects: readonly Effect[] }
  | { readonly ok: false; readonly reason: Refusal }

export function accept({ state, effects }: Progress): StepResult {
  return { ok: true, state, effects }
}

export function refuse(reason: Refusal): StepResult {
  return { ok: false, reason }
}
