/** The panes of a widget with what lies in them, and the document with other panes in their place. */
import { definitionOf, type DocumentNode, type FormDocument, type GridColumn, hasColumns, type WidgetKey } from '@formwork/form-schema'
import { accept, type CommandResult, refuse } from '../command'
import { nodeOf } from '../tree-queries'

export interface Pane {
  readonly column: GridColumn
  readonly keys: readonly WidgetKey[]
}

/** More are hard to keep track of for people who fill the form. */
export const MAX_PANES = 50

/** Applies a change to the panes of a widget; null from it says that they cannot be changed so. */
export function changePanes(
  document: FormDocument,
  key: WidgetKey,
  change: (panes: readonly Pane[]) => readonly Pane[] | null,
): CommandResult {
  const node = nodeOf(document, key)
  if (node === null) return refuse('widget-not-found')
  const { widget, slots } = node
  if (!hasColumns(widget) || widget.type === 'unknown' || definitionOf(widget).panes !== 'titled') return refuse('no-panes')
  const panes = change(widget.columns.map((column, slot) => ({ column, keys: slots[slot] ?? [] })))
  if (panes === null || panes.length === 0 || panes.length > MAX_PANES) return refuse('panes-invalid')
  const table = Object.assign(Object.create(null) as Record<WidgetKey, DocumentNode>, document.widgets)
  table[key] = {
    ...node,
    widget: { ...widget, columns: panes.map(({ column }) => column) },
    slots: panes.map(({ keys }) => keys),
  }
  for (const [slot, { keys }] of panes.entries()) {
    for (const child of keys) {
      const moved = nodeOf(document, child)
      if (moved !== null && moved.parent?.slot !== slot) table[child] = { ...moved, parent: { key, slot } }
    }
  }
  return accept({ ...document, widgets: table })
}
