/** The result of a step: the new state with its effects, or why nothing was done. */
import type { Effect } from './effects'
import type { Progress } from './progress'
import type { Refusal } from './refusal'
import type { ProcessState } from './state'
import type { TraceEntry } from './trace'

export type StepResult =
  | { readonly ok: true; readonly state: ProcessState; readonly effects: readonly Effect[]; readonly trace?: readonly TraceEntry[] }
  | { readonly ok: false; readonly reason: Refusal }

export function accept({ state, effects, trace }: Progress): StepResult {
  return { ok: true, state, effects, ...(trace === undefined ? {} : { trace }) }
}

export function refuse(reason: Refusal): StepResult {
  return { ok: false, reason }
}

/** The same while a step is under way. */
export type Taken = { readonly ok: true; readonly progress: Progress } | { readonly ok: false; readonly reason: Refusal }

export const taken = (progress: Progress): Taken => ({ ok: true, progress })
export const refused = (reason: Refusal): Taken => ({ ok: false, reason })
