/** The view state of each widget, which only notifies widgets whose own part changed: the cost of an action does not grow with the form. */
import type { LintSeverity, Widget, WidgetKey } from '@formwork/form-schema'
import { useCallback, useSyncExternalStore } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import { severityOf } from '../checker/findings'
import { rememberBy } from '../commands/remember-by'
import { nodeOf } from '../commands/tree-queries'
import { useDesigner } from './designer-context'
import type { DesignerStoreState } from './designer-state'
import { aroundSelected, createDrawnWidgets } from './drawn-widgets'

export interface WidgetView {
  readonly widget: Widget
  readonly isLead: boolean
  readonly isSelected: boolean
  /** True while its words are edited on the canvas. */
  readonly isEdited: boolean
  /** True for the one widget that Tab reaches. */
  readonly isTabStop: boolean
  readonly severity: LintSeverity | null
  /** False while only its name and its room stand on the canvas; never again once it was drawn. */
  readonly isDrawn: boolean
}

interface WidgetViews {
  /** The same object until something of it changes; null for a widget that is gone. */
  readonly viewOf: (key: WidgetKey) => WidgetView | null
  readonly subscribe: (key: WidgetKey, listener: () => void) => () => void
  /** Draws the widgets whole that are not yet. */
  readonly draw: (keys: readonly WidgetKey[]) => void
}

const known = new WeakMap<StoreApi<DesignerStoreState>, WidgetViews>()

/** Null for a widget that is gone: it stays in its parent's list until the parent draws again. */
export function useWidgetView(key: WidgetKey): WidgetView | null {
  const { store } = useDesigner()
  const views = viewsOf(store)
  const subscribe = useCallback((listener: () => void) => views.subscribe(key, listener), [views, key])
  const look = () => views.viewOf(key)
  return useSyncExternalStore(subscribe, look, look)
}

export function viewsOf(store: StoreApi<DesignerStoreState>): WidgetViews {
  const before = known.get(store)
  if (before !== undefined) return before
  const views = createWidgetViews(store)
  known.set(store, views)
  return views
}

function createWidgetViews(store: StoreApi<DesignerStoreState>): WidgetViews {
  const listeners = new Map<WidgetKey, Set<() => void>>()
  const views = new Map<WidgetKey, WidgetView | null>()
  const drawn = createDrawnWidgets()
  drawn.add(aroundSelected(store.getState()))
  const look = (key: WidgetKey, state: DesignerStoreState) => viewIn(state, key, drawn.has(state.document, key))
  const refresh = (key: WidgetKey, state: DesignerStoreState): boolean => {
    const before = views.get(key)
    const next = look(key, state)
    if (before === undefined || isSame(before, next)) return false
    views.set(key, next)
    return true
  }
  const publish = (keys: Iterable<WidgetKey>, state: DesignerStoreState) => {
    const changed = [...keys].filter((key) => refresh(key, state))
    for (const key of changed) for (const listener of listeners.get(key) ?? []) listener()
  }
  store.subscribe((state, previous) => {
    const keys = touched(state, previous, views.keys())
    // Rendered with the same render as the selection, so that going there finds it.
    if (mayStandElsewhere(state, previous)) for (const key of drawn.add(aroundSelected(state))) keys.add(key)
    publish(keys, state)
  })
  return {
    viewOf(key) {
      const kept = views.get(key)
      if (kept !== undefined) return kept
      const view = look(key, store.getState())
      views.set(key, view)
      return view
    },
    subscribe(key, listener) {
      const those = listeners.get(key) ?? new Set()
      listeners.set(key, those.add(listener))
      return () => {
        those.delete(listener)
        if (those.size > 0) return
        listeners.delete(key)
        views.delete(key)
      }
    },
    draw: (keys) => publish(drawn.add(keys), store.getState()),
  }
}

/** True when the canvas may go to the selected widget, or stand at another part of the form with it. */
const mayStandElsewhere = (state: DesignerStoreState, previous: DesignerStoreState) =>
  state.selected !== previous.selected ||
  state.document.root !== previous.document.root ||
  state.view.focusRequest !== previous.view.focusRequest

/** The widgets that a change of the state may be about. */
function touched(state: DesignerStoreState, previous: DesignerStoreState, shown: Iterable<WidgetKey>): Set<WidgetKey> {
  const keys = new Set<WidgetKey>()
  const add = (some: Iterable<WidgetKey | null>) => {
    for (const key of some) if (key !== null) keys.add(key)
  }
  if (state.document.widgets !== previous.document.widgets)
    for (const key of shown) if (nodeOf(state.document, key) !== nodeOf(previous.document, key)) keys.add(key)
  if (state.selection !== previous.selection) add([...state.selection, ...previous.selection])
  add([tabStopIn(state), tabStopIn(previous), state.selected, previous.selected, state.view.editing, previous.view.editing])
  if (state.findings !== previous.findings) add([...state.findings.byWidget.keys(), ...previous.findings.byWidget.keys()])
  return keys
}

const tabStopIn = ({ selected, document }: DesignerStoreState) => selected ?? document.root[0] ?? null

/** A selection as a set, made once: it may hold all widgets of a form. */
const setOf = rememberBy((selection: readonly WidgetKey[]): ReadonlySet<WidgetKey> => new Set(selection))

function viewIn(state: DesignerStoreState, key: WidgetKey, isDrawn: boolean): WidgetView | null {
  const node = nodeOf(state.document, key)
  if (node === null) return null
  return {
    widget: node.widget,
    isLead: state.selected === key,
    isSelected: setOf(state.selection).has(key),
    isEdited: state.view.editing === key,
    isTabStop: tabStopIn(state) === key,
    severity: severityOf(state.findings, key),
    isDrawn,
  }
}

function isSame(one: WidgetView | null, other: WidgetView | null): boolean {
  if (one === null || other === null) return one === other
  return (
    one.widget === other.widget &&
    one.isLead === other.isLead &&
    one.isSelected === other.isSelected &&
    one.isEdited === other.isEdited &&
    one.isTabStop === other.isTabStop &&
    one.severity === other.severity &&
    one.isDrawn === other.isDrawn
  )
}
