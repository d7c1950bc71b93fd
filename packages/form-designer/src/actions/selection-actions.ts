/** Selecting: by click, by key, in the outline. A selection of several widgets is announced. */
import type { Widget, WidgetKey } from '@formwork/form-schema'
import { rangeBetween, type Selection, selectionOf, toggled } from '../commands/selection/selection'
import { keysInOrder, nodeOf } from '../commands/tree-queries'
import { aimedPane } from '../store/aimed-pane'
import type { DesignerContextValue } from '../store/designer-context'

/** Selects the next (1) or previous (-1) widget in document order; from nothing, the first. */
export function selectBy({ store }: DesignerContextValue, step: -1 | 1): void {
  const { document, selected, select } = store.getState()
  const next = besides(keysInOrder(document), selected, step)
  if (next !== undefined) select(next)
}

/** Adds the next or previous widget to what is selected, or gives one back on the way to where the selection began. */
export function extendBy(designer: DesignerContextValue, step: -1 | 1): void {
  const { document, selected } = designer.store.getState()
  const next = besides(keysInOrder(document), selected, step)
  if (next !== undefined) extendTo(designer, next)
}

/** Selects everything from where the selection began to this widget. */
export function extendTo(designer: DesignerContextValue, key: WidgetKey): void {
  const { document, selection } = designer.store.getState()
  selectMany(designer, rangeBetween(document, selection[0] ?? key, key))
}

/** Takes a widget into the selection, or out of it. */
export function toggleWidget(designer: DesignerContextValue, key: WidgetKey): void {
  selectMany(designer, toggled(designer.store.getState(), key))
}

/** Selects every widget that lies on the sheet itself. */
export function selectEverything(designer: DesignerContextValue): void {
  const { root } = designer.store.getState().document
  selectMany(designer, { selected: root[0] ?? null, selection: root })
}

/** Selects a widget, and has the next one go into its pane where one was clicked that is empty. */
export function aimAt({ store }: DesignerContextValue, widget: Widget, slot: number | null): void {
  const { select, setView, notify } = store.getState()
  select(widget.key)
  if (slot === null) return
  setView({ aim: { key: widget.key, slot } })
  if (aimedPane(store.getState()) !== null) notify({ kind: 'aimed', widget, slot })
}

/** The pane that was clicked is let go first; then one widget of several is left selected, else the container around it, or nothing. */
export function selectLess({ store }: DesignerContextValue): void {
  const state = store.getState()
  const { document, selected, selection, select, selectAll, notify } = state
  const node = selected === null ? null : nodeOf(document, selected)
  if (node !== null && aimedPane(state) !== null) {
    select(selected)
    notify({ kind: 'aimed', widget: node.widget, slot: null })
  } else if (selection.length > 1) selectAll(selectionOf(selected))
  else if (node !== null) select(node.parent?.key ?? null)
}

/** Makes a widget lead the selection. One that is selected with others stays so: what follows is about all of them. */
export function keepOrSelect({ store }: DesignerContextValue, key: WidgetKey): void {
  const { selection, selected, selectAll, select } = store.getState()
  if (!selection.includes(key)) select(key)
  else if (selected !== key) selectAll({ selected: key, selection })
}

export function selectMany({ store }: DesignerContextValue, selection: Selection): void {
  const { selectAll, notify } = store.getState()
  selectAll(selection)
  notify({ kind: 'selected', count: selection.selection.length })
}

function besides(keys: readonly WidgetKey[], selected: WidgetKey | null, step: -1 | 1): WidgetKey | undefined {
  const at = selected === null ? -1 : keys.indexOf(selected)
  return at < 0 ? keys[0] : keys[at + step]
}
