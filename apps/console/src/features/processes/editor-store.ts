/** One open process editor: the draft with its history, what is selected, and what the server last accepted. */
import { EMPTY_HISTORY, type EditHistory, recordStep, stepBack, stepForward } from '@formwork/edit-history'
import type { ProcessDefinition } from '@formwork/workflow-core'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { EditRefusal, EditResult, FlowSelection } from './flow/commands/edit-result'
import type { ProcessDraft } from './model'

export interface EditorState {
  readonly draft: ProcessDraft
  readonly history: EditHistory<ProcessDraft>
  readonly selection: FlowSelection
  /** The draft as the server has it; another reference than the present one means unsaved work. */
  readonly saved: ProcessDraft | null
  readonly refusal: { readonly reason: EditRefusal; readonly count: number } | null
}

export interface ProcessEditorStore extends StoreApi<EditorState> {
  /** Runs an edit of the graph. `key` lets fast typing into one field count as one step. */
  readonly edit: (perform: (definition: ProcessDefinition) => EditResult, key?: string) => void
  readonly describe: (changes: Partial<Omit<ProcessDraft, 'definition'>>) => void
  readonly select: (selection: FlowSelection) => void
  readonly undo: () => void
  readonly redo: () => void
  readonly markSaved: (draft: ProcessDraft) => void
}

export function createEditorStore(draft: ProcessDraft, saved: ProcessDraft | null, nowMs: () => number = Date.now): ProcessEditorStore {
  const store = createStore<EditorState>(() => ({ draft, history: EMPTY_HISTORY, selection: null, saved, refusal: null }))
  const change = (next: ProcessDraft, mergeKey: string | null) =>
    store.setState(({ draft: before, history }) => ({
      draft: next,
      history: recordStep(history, { before, mergeKey, atMs: nowMs() }),
      refusal: null,
    }))
  const travel = (step: typeof stepBack) =>
    store.setState(({ draft: now, history }) => {
      const travelled = step(history, () => now)
      return { ...(travelled && { draft: travelled.entry, history: travelled.history }), refusal: null }
    })

  return {
    ...store,
    edit(perform, key) {
      const { draft: before, refusal } = store.getState()
      const result = perform(before.definition)
      if (!result.ok) return store.setState({ refusal: { reason: result.reason, count: (refusal?.count ?? 0) + 1 } })
      if (result.definition !== before.definition) change({ ...before, definition: result.definition }, key ?? null)
      if (key === undefined) store.setState({ selection: result.selection })
    },
    describe(changes) {
      change({ ...store.getState().draft, ...changes }, Object.keys(changes).join())
    },
    select: (selection) => store.setState({ selection }),
    undo: () => travel(stepBack),
    redo: () => travel(stepForward),
    markSaved: (saved_) => store.setState({ saved: saved_ }),
  }
}

export const isDirty = (state: EditorState): boolean => state.draft !== state.saved
