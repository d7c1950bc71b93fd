/** One store per mounted designer. Documents are immutable; only `dispatch`, undo, redo and load put another one in place. */
import { closeStep, EMPTY_HISTORY, recordStep, stepBack, stepForward } from '@formwork/edit-history'
import { createForm, type FormDefinition, type FormDocument, toDocument, type WidgetKey } from '@formwork/form-schema'
import { NO_FINDINGS } from '../checker/findings'
import { nodeOf } from '../commands/tree-queries'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { noteOrigin } from '../replay/origins'
import { FIRST_FRAME } from './canvas-frame'
import { applyCommand } from '../commands/apply-command'
import { labelOf, mergeKeyOf } from '../commands/steps/command-label'
import { selectionOf, remainingSelection } from '../commands/selection/selection'
import { selectionAfter } from '../commands/selection/selection-after'
import type { DesignerState, DesignerStoreState, Notice, NoticeContent } from './designer-state'

export interface DesignerStoreInput {
  readonly form: FormDefinition
  /** What is stored, where the form is a draft that is not; null where nothing is. The form itself by default. */
  readonly stored?: FormDefinition | null | undefined
  /** Milliseconds; the merge window of edits is measured with it. */
  readonly now: () => number
}

/** The longest time a save waits for the data key of a title, in milliseconds. */
const LONGEST_WAIT_MS = 5000

export type DesignerStore = StoreApi<DesignerStoreState>

export function createDesignerStore({ form, stored, now }: DesignerStoreInput): DesignerStore {
  const initial = toDocument(form)
  const held = new Set<() => boolean>()
  const expected = new Set<Promise<unknown>>()
  return createStore<DesignerStoreState>()((set, get) => {
    const noticeOf = (content: NoticeContent, shown = false): Notice => ({
      ...content,
      shown,
      sequence: (get().view.notice?.sequence ?? 0) + 1,
    })
    /** @returns false when there is no step that way. */
    const travel = (step: typeof stepBack, kind: 'undone' | 'redone') => {
      const { document, selected, selection, history, view } = get()
      const stepped = step(history, ({ label }) => ({ document, selected, selection, label }))
      if (stepped === null) return false
      const { entry } = stepped
      const notice = noticeOf({ kind, step: entry.label })
      const { document: other, selected: lead, selection: others } = entry
      set({ document: other, selected: lead, selection: others, history: stepped.history, view: { ...viewOf(other, view), notice } })
      return true
    }
    return {
      document: initial,
      saved: savedOf(initial, stored),
      history: EMPTY_HISTORY,
      findings: NO_FINDINGS,
      ...selectionOf(initial.root[0] ?? null),
      view: {
        dialog: null,
        panelTab: 'field',
        sideTab: 'palette',
        paletteOpen: false,
        panelOpen: false,
        dropPlace: null,
        aim: null,
        isDragging: false,
        codeView: null,
        frame: FIRST_FRAME,
        notice: null,
        focusRequest: 0,
        outlineRequest: 0,
        titleRequest: null,
        editing: null,
        block: null,
        shownTest: null,
        folded: [],
      },
      dispatch(command) {
        const { document: before, selected, selection, history, view } = get()
        const result = applyCommand(before, command)
        if (!result.ok) {
          if (result.reason !== 'nothing-changes')
            set({ view: { ...view, notice: noticeOf({ kind: 'refused', reason: result.reason }, true) } })
          return result
        }
        const label = labelOf(before, result.document, command)
        const mergeKey = mergeKeyOf(before, command)
        // The key that follows a title is part of its step, however late the readings of the title came.
        const isLate = command.type === 'rename-model' && command.origin === 'title' && history.open?.mergeKey === mergeKey
        const atMs = isLate ? (history.open?.atMs ?? now()) : now()
        const recorded = recordStep(history, { before: { document: before, selected, selection, label }, mergeKey, atMs })
        noteOrigin(result.document, before, command, recorded.past === history.past)
        set({
          document: result.document,
          history: recorded,
          ...selectionAfter(before, result.document, command, { selected, selection }),
          // Typing into the panel is not announced: the screen reader reads the keys already.
          view: mergeKey === null ? { ...viewOf(result.document, view), notice: noticeOf({ kind: 'done', step: label }) } : view,
        })
        return result
      },
      undo: () => travel(stepBack, 'undone'),
      redo: () => travel(stepForward, 'redone'),
      select(key) {
        const { document, selected, selection, selectAll, view } = get()
        if (key !== null && nodeOf(document, key) === null) return
        if (key !== selected || selection.length > 1 || view.aim !== null) selectAll(selectionOf(key))
      },
      selectAll(next) {
        const { document, history, view } = get()
        const there = remainingSelection(document, next)
        set({
          ...there,
          history: closeStep(history),
          view: { ...view, aim: null, panelTab: there.selected === null ? view.panelTab : 'field' },
        })
      },
      setView(change) {
        set({ view: { ...get().view, ...change } })
      },
      notify(content, options) {
        set({ view: { ...get().view, notice: noticeOf(content, options?.shown ?? false) } })
      },
      dismissNotice() {
        const { view } = get()
        if (view.notice?.shown === true) set({ view: { ...view, notice: { ...view.notice, shown: false } } })
      },
      requestFocus(pane = 'canvas') {
        const { view } = get()
        const request = pane === 'canvas' ? { focusRequest: view.focusRequest + 1 } : { outlineRequest: view.outlineRequest + 1 }
        set({ view: { ...view, ...request } })
      },
      requestPanel() {
        get().requestTitle()
        get().setView({ panelOpen: true })
      },
      requestTitle() {
        const { selected, selection, setView } = get()
        setView({ panelTab: 'field', titleRequest: selection.length === 1 ? selected : null })
      },
      load(next, known) {
        const document = toDocument(next)
        const view = { ...get().view, editing: null, titleRequest: null, dropPlace: null, aim: null }
        const saved = savedOf(document, known)
        set({ document, saved, history: EMPTY_HISTORY, findings: NO_FINDINGS, ...selectionOf(document.root[0] ?? null), view })
      },
      rebase(base, document) {
        const { history, view, ...state } = get()
        const label = { id: 'restore', widget: null, position: null, total: null, option: null, count: 1 } as const
        const before = { document: state.document, selected: state.selected, selection: state.selection, label }
        set({
          document,
          saved: base,
          history: recordStep(history, { before, mergeKey: null, atMs: now() }),
          ...remainingSelection(document, { selected: state.selected, selection: state.selection }),
          view: { ...viewOf(document, view), notice: noticeOf({ kind: 'done', step: label }) },
        })
      },
      setFindings: (findings) => set({ findings }),
      holdText(takeOver) {
        held.add(takeOver)
        return () => void held.delete(takeOver)
      },
      expectKey(coming) {
        expected.add(coming)
        void coming.finally(() => expected.delete(coming))
      },
      async keysArrived() {
        if (expected.size === 0) return
        await Promise.race([Promise.all(expected), new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))])
      },
      async settle() {
        if (![...held].every((takeOver) => takeOver())) return false
        await get().keysArrived()
        return true
      },
      markSaved(document = get().document) {
        set({ saved: document, history: closeStep(get().history) })
      },
    }
  })
}

function savedOf(document: FormDocument, stored: DesignerStoreInput['stored']): FormDocument {
  return stored === undefined ? document : toDocument(stored ?? createForm())
}

/** For a removed widget neither text editing nor the title's focus is kept: both would start again when it returns. */
function viewOf({ widgets }: FormDocument, view: DesignerState['view']): DesignerState['view'] {
  const isThere = (key: WidgetKey | null) => key !== null && Object.hasOwn(widgets, key)
  return {
    ...view,
    editing: isThere(view.editing) ? view.editing : null,
    titleRequest: isThere(view.titleRequest) ? view.titleRequest : null,
  }
}
