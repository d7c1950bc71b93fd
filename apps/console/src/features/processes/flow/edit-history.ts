/** Undo and redo over immutable drafts: a step back is an assignment. Typing into one field within half a second is one step. */
export interface EditHistory<Draft> {
  readonly past: readonly Draft[]
  readonly present: Draft
  readonly future: readonly Draft[]
  /** What the last edit touched, and when it stops taking further edits into itself. */
  readonly open: { readonly key: string; readonly untilMs: number } | null
}

const MERGE_WINDOW_MS = 500
const MAX_STEPS = 200

export function startHistory<Draft>(present: Draft): EditHistory<Draft> {
  return { past: [], present, future: [], open: null }
}

/** `key` names the field that is typed into; structural edits carry none and never merge. */
export function record<Draft>(history: EditHistory<Draft>, next: Draft, key: string | null, nowMs: number): EditHistory<Draft> {
  if (next === history.present) return history
  const open = key === null ? null : { key, untilMs: nowMs + MERGE_WINDOW_MS }
  const merges = open !== null && history.open?.key === key && nowMs <= history.open.untilMs
  const past = merges ? history.past : [...history.past, history.present].slice(-MAX_STEPS)
  return { past, present: next, future: [], open }
}

export function undo<Draft>(history: EditHistory<Draft>): EditHistory<Draft> {
  const before = history.past.at(-1)
  if (before === undefined) return history
  return { past: history.past.slice(0, -1), present: before, future: [history.present, ...history.future], open: null }
}

export function redo<Draft>(history: EditHistory<Draft>): EditHistory<Draft> {
  const [after, ...later] = history.future
  if (after === undefined) return history
  return { past: [...history.past, history.present], present: after, future: later, open: null }
}
