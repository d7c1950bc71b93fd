/** One open process editor: the draft with its history, the selection, and the last state the server has accepted. */
import { EMPTY_HISTORY, type EditHistory, recordStep, stepBack, stepForward } from '@formwork/edit-history'
import type { ProcessDefinition } from '@formwork/workflow-core'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { EditName, EditRefusal, EditResult, FlowSelection } from './flow/commands/edit-result'
import type { ProcessDraft } from './model'

/** A draft that undo or redo brings back, and the edit that lies between it and the present one. */
export interface NamedDraft {
  readonly draft: ProcessDraft
  readonly name: EditName
}

export interface EditorState {
  readonly draft: ProcessDraft
  readonly history: EditHistory<NamedDraft>
  readonly selection: FlowSelection
  /** The draft as the server has it; another reference than the present one means unsaved work. */
  readonly saved: ProcessDraft | null
  readonly refusal: { readonly reason: EditRefusal; readonly count: number } | null
}

export interface ProcessEditorStore extends StoreApi<EditorState> {
  /** Runs an edit of the graph. `key` lets fast typing into one field count as one step. */
  readonly edit: (perform: (definition: ProcessDefinition) => EditResult, key?: string) => void
  readonly describe: (changes: Partial<Omit<ProcessDraft, 'definition'>>) => void
  /** Replaces the present definition by one from elsewhere, with its name where the process has none yet; one step to undo. */
  readonly bring: (definition: ProcessDefinition, name: string) => void
  readonly select: (selection: FlowSelection) => void
  readonly undo: () => void
  readonly redo: () => void
  readonly markSaved: (draft: ProcessDraft) => void
}

export function createEditorStore(draft: ProcessDraft, saved: ProcessDraft | null, nowMs: () => number = Date.now): ProcessEditorStore {
  const store = createStore<EditorState>(() => ({ draft, history: EMPTY_HISTORY, selection: null, saved, refusal: null }))
  const change = (next: ProcessDraft, name: EditName, mergeKey: string | null) =>
    store.setState(({ draft: before, history }) => ({
      draft: next,
      history: recordStep(history, { before: { draft: before, name }, mergeKey, atMs: nowMs() }),
      refusal: null,
    }))
  const travel = (step: typeof stepBack) =>
    store.setState(({ draft: now, history }) => {
      const travelled = step(history, ({ name }) => ({ draft: now, name }))
      return { ...(travelled && { draft: travelled.entry.draft, history: travelled.history }), refusal: null }
    })

  return {
    ...store,
    edit(perform, key) {
      const { draft: before, refusal } = store.getState()
      const result = perform(before.definition)
      if (!result.ok) return store.setState({ refusal: { reason: result.reason, count: (refusal?.count ?? 0) + 1 } })
      if (result.definition !== before.definition) change({ ...before, definition: result.definition }, result.name, key ?? null)
      if (key === undefined) store.setState({ selection: result.selection })
    },
    describe(changes) {
      change({ ...store.getState().draft, ...changes }, 'change-process', Object.keys(changes).join())
    },
    bring(definition, name) {
      const { draft: before } = store.getState()
      change({ ...before, definition, name: before.name.trim() === '' ? name : before.name }, 'import', null)
      store.setState({ selection: null })
    },
    select: (selection) => store.setState({ selection }),
    undo: () => travel(stepBack),
    redo: () => travel(stepForward),
    markSaved: (saved_) => store.setState({ saved: saved_ }),
  }
}

/** It can be neither saved nor published yet. */
export const isUnnamed = ({ draft }: EditorState): boolean => draft.name.trim() === ''

export const isDirty = (state: EditorState): boolean => state.draft !== state.saved

/** The edit that undo would take back, or null. */
export const undoneNext = ({ history }: EditorState): EditName | null => history.past.at(-1)?.name ?? null
/** The edit that redo would bring again, or null. */
export const redoneNext = ({ history }: EditorState): EditName | null => history.future[0]?.name ?? null
