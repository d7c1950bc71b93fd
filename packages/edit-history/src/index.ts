/** Undo and redo over immutable documents: a step refers to what was there before it, so undoing is an assignment. */

/** Edits of one field closer together than this are one step. */
export const MERGE_WINDOW_MS = 500
/** Steps kept; older ones are dropped. */
export const HISTORY_DEPTH = 200

/** `Entry` is what a step brings back: a document, or a document with what an editor knows about the step. */
export interface EditHistory<Entry> {
  readonly past: readonly Entry[]
  readonly future: readonly Entry[]
  /** The step that may still grow, or null when the next edit starts a new one. */
  readonly open: { readonly mergeKey: string; readonly atMs: number } | null
}

export const EMPTY_HISTORY: EditHistory<never> = { past: [], future: [], open: null }

export interface Step<Entry> {
  readonly before: Entry
  /** Names what is edited, so that typing on is one step. Null for structural steps: they never merge. */
  readonly mergeKey: string | null
  /** Milliseconds of any clock that does not go back. */
  readonly atMs: number
}

/** Adds a step, or lets the last one grow. What was undone is dropped. */
export function recordStep<Entry>(history: EditHistory<Entry>, { before, mergeKey, atMs }: Step<Entry>): EditHistory<Entry> {
  const open = mergeKey === null ? null : { mergeKey, atMs }
  const merges =
    open !== null && history.open?.mergeKey === mergeKey && atMs - history.open.atMs < MERGE_WINDOW_MS && history.past.length > 0
  return { past: merges ? history.past : [...history.past, before].slice(-HISTORY_DEPTH), future: [], open }
}

/** Ends the open step, so that the next edit stands for itself. */
export function closeStep<Entry>(history: EditHistory<Entry>): EditHistory<Entry> {
  return history.open === null ? history : { ...history, open: null }
}

export interface Travelled<Entry> {
  readonly history: EditHistory<Entry>
  /** What is to stand now. */
  readonly entry: Entry
}

/**
 * One step back.
 *
 * @param undone - from the entry that comes back: the one that a step forward would bring
 * @returns null when there is no step to take back
 */
export function stepBack<Entry>(history: EditHistory<Entry>, undone: (entry: Entry) => Entry): Travelled<Entry> | null {
  const { past, future } = history
  const entry = past.at(-1)
  if (entry === undefined) return null
  return { entry, history: { past: past.slice(0, -1), future: [undone(entry), ...future], open: null } }
}

/** One step forward again. @returns null when nothing was undone */
export function stepForward<Entry>(history: EditHistory<Entry>, redone: (entry: Entry) => Entry): Travelled<Entry> | null {
  const { past, future } = history
  const [entry] = future
  if (entry === undefined) return null
  return { entry, history: { past: [...past, redone(entry)], future: future.slice(1), open: null } }
}
