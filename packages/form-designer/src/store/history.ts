/** Undo and redo over immutable documents: an entry refers to the document before a step, so undoing is an assignment. */
import type { FormDocument, WidgetKey } from '@formwork/form-schema'
import type { StepLabel } from '../commands/command-label'

/** Edits of one option closer together than this are one step. */
export const MERGE_WINDOW_MS = 500
/** Steps kept; older ones are forgotten. */
export const HISTORY_DEPTH = 200

export interface HistoryEntry {
  /** The document on the other side of this step: before it in `past`, after it in `future`. */
  readonly document: FormDocument
  readonly selected: WidgetKey | null
  readonly label: StepLabel
}

export interface History {
  readonly past: readonly HistoryEntry[]
  readonly future: readonly HistoryEntry[]
  /** The step that may still grow, or null when the next edit starts a new one. */
  readonly open: { readonly mergeKey: string; readonly at: number } | null
}

export const EMPTY_HISTORY: History = { past: [], future: [], open: null }

export interface Step {
  readonly before: FormDocument
  readonly selected: WidgetKey | null
  readonly label: StepLabel
  /** Null for structural steps: they never merge. */
  readonly mergeKey: string | null
  readonly at: number
}

export function recordStep(history: History, step: Step): History {
  const { mergeKey, at } = step
  const open = mergeKey === null ? null : { mergeKey, at }
  const merges = open !== null && history.open?.mergeKey === mergeKey && at - history.open.at < MERGE_WINDOW_MS && history.past.length > 0
  if (merges) return { past: history.past, future: [], open }
  const entry: HistoryEntry = { document: step.before, selected: step.selected, label: step.label }
  return { past: [...history.past, entry].slice(-HISTORY_DEPTH), future: [], open }
}

/** Ends the open step, so that the next edit stands for itself. */
export function closeStep(history: History): History {
  return history.open === null ? history : { ...history, open: null }
}

export interface Standing {
  readonly document: FormDocument
  readonly selected: WidgetKey | null
}

/** One step back; null when there is none. */
export function stepBack(history: History, now: Standing): { readonly history: History; readonly entry: HistoryEntry } | null {
  const entry = history.past.at(-1)
  if (entry === undefined) return null
  const undone: HistoryEntry = { ...now, label: entry.label }
  return { entry, history: { past: history.past.slice(0, -1), future: [undone, ...history.future], open: null } }
}

/** One step forward again; null when nothing was undone. */
export function stepForward(history: History, now: Standing): { readonly history: History; readonly entry: HistoryEntry } | null {
  const entry = history.future[0]
  if (entry === undefined) return null
  const redone: HistoryEntry = { ...now, label: entry.label }
  return { entry, history: { past: [...history.past, redone], future: history.future.slice(1), open: null } }
}
