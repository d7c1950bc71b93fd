/** One store per mounted designer. Documents are immutable; only `dispatch`, undo, redo and load put another one in place. */
import { type FormDefinition, toDocument } from '@formwork/form-schema'
import { nodeOf } from '../commands/tree-questions'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { applyCommand } from '../commands/apply-command'
import { labelOf, mergeKeyOf } from '../commands/command-label'
import { selectionAfter } from '../commands/selection-after'
import type { DesignerStoreState, News, NewsContent } from './designer-state'
import { closeStep, EMPTY_HISTORY, recordStep, stepBack, stepForward } from './history'

export interface DesignerStoreInput {
  readonly form: FormDefinition
  /** Milliseconds; the merge window of edits is measured with it. */
  readonly now: () => number
}

export type DesignerStore = StoreApi<DesignerStoreState>

export function createDesignerStore({ form, now }: DesignerStoreInput): DesignerStore {
  const initial = toDocument(form)
  return createStore<DesignerStoreState>()((set, get) => {
    const newsOf = (content: NewsContent, shown = false): News => ({ ...content, shown, sequence: (get().view.news?.sequence ?? 0) + 1 })
    return {
      document: initial,
      saved: initial,
      history: EMPTY_HISTORY,
      selected: initial.root[0] ?? null,
      view: {
        dialog: null,
        panelTab: 'field',
        sideTab: 'palette',
        paletteOpen: false,
        panelOpen: false,
        dropPlace: null,
        isDragging: false,
        news: null,
        focusRequest: 0,
      },
      dispatch(command) {
        const { document: before, selected, history, view } = get()
        const result = applyCommand(before, command)
        if (!result.ok) {
          if (result.reason !== 'nothing-changes')
            set({ view: { ...view, news: newsOf({ kind: 'refused', reason: result.reason }, true) } })
          return result
        }
        const label = labelOf(before, result.document, command)
        const mergeKey = mergeKeyOf(command)
        set({
          document: result.document,
          history: recordStep(history, { before, selected, label, mergeKey, at: now() }),
          selected: selectionAfter(before, result.document, command, selected),
          // Typing into the panel speaks for itself; announcing every key would drown the person's own screen reader.
          view: mergeKey === null ? { ...view, news: newsOf({ kind: 'done', step: label }) } : view,
        })
        return result
      },
      undo() {
        const { document, selected, history, view } = get()
        const back = stepBack(history, { document, selected })
        if (back === null) return false
        const { entry } = back
        set({
          document: entry.document,
          selected: entry.selected,
          history: back.history,
          view: { ...view, news: newsOf({ kind: 'undone', step: entry.label }) },
        })
        return true
      },
      redo() {
        const { document, selected, history, view } = get()
        const forward = stepForward(history, { document, selected })
        if (forward === null) return false
        const { entry } = forward
        set({
          document: entry.document,
          selected: entry.selected,
          history: forward.history,
          view: { ...view, news: newsOf({ kind: 'redone', step: entry.label }) },
        })
        return true
      },
      select(key) {
        const { document, selected, history, view } = get()
        if (key === selected || (key !== null && nodeOf(document, key) === null)) return
        set({ selected: key, history: closeStep(history), view: key === null ? view : { ...view, panelTab: 'field' } })
      },
      setView(change) {
        set({ view: { ...get().view, ...change } })
      },
      tell(content, options) {
        set({ view: { ...get().view, news: newsOf(content, options?.shown ?? false) } })
      },
      dismissNews() {
        const { view } = get()
        if (view.news?.shown === true) set({ view: { ...view, news: { ...view.news, shown: false } } })
      },
      requestFocus() {
        const { view } = get()
        set({ view: { ...view, focusRequest: view.focusRequest + 1 } })
      },
      load(next) {
        const document = toDocument(next)
        set({ document, saved: document, history: EMPTY_HISTORY, selected: document.root[0] ?? null })
      },
      markSaved() {
        set({ saved: get().document, history: closeStep(get().history) })
      },
    }
  })
}
