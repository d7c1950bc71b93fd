/** One open process editor: the draft with its history, what is selected, and what the server last accepted. */
import type { ProcessDefinition } from '@formwork/workflow-core'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { EditRefusal, EditResult, FlowSelection } from './flow/commands/edit-result'
import { type EditHistory, record, redo, startHistory, undo } from './flow/edit-history'
import type { ProcessDraft } from './model'

export interface EditorState {
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
  const store = createStore<EditorState>(() => ({ history: startHistory(draft), selection: null, saved, refusal: null }))
  const change = (next: ProcessDraft, key: string | null) =>
    store.setState(({ history }) => ({ history: record(history, next, key, nowMs()), refusal: null }))

  return {
    ...store,
    edit(perform, key) {
      const { history, refusal } = store.getState()
      const result = perform(history.present.definition)
      if (!result.ok) return store.setState({ refusal: { reason: result.reason, count: (refusal?.count ?? 0) + 1 } })
      change({ ...history.present, definition: result.definition }, key ?? null)
      if (key === undefined) store.setState({ selection: result.selection })
    },
    describe(changes) {
      change({ ...store.getState().history.present, ...changes }, Object.keys(changes).join())
    },
    select: (selection) => store.setState({ selection }),
    undo: () => store.setState(({ history }) => ({ history: undo(history), refusal: null })),
    redo: () => store.setState(({ history }) => ({ history: redo(history), refusal: null })),
    markSaved: (saved_) => store.setState({ saved: saved_ }),
  }
}

export const isDirty = (state: EditorState): boolean => state.history.present !== state.saved
