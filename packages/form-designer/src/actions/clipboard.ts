/** Widgets on the clipboard are a small form as JSON: it pastes into another form, another browser tab, or any text. */
import {
  cloneWidget,
  createForm,
  eachWidget,
  exportDefinition,
  importDefinition,
  nestedWidget,
  type Widget,
  type WidgetKey,
} from '@formwork/form-schema'
import { modelsInUse, nodeOf } from '../commands/tree-queries'
import type { DesignerContextValue } from '../store/designer-context'
import { placeAfterSelection } from './place-after-selection'

/** The selected widget as clipboard text, or null when nothing is selected. */
export function clipboardTextOf({ store }: DesignerContextValue, key: WidgetKey): string | null {
  const widget = nestedWidget(store.getState().document, key)
  return widget === null ? null : JSON.stringify(exportDefinition({ ...createForm(), list: [widget] }))
}

/** Pastes what the text holds after the selection. Text that is no form changes nothing and says so. */
export function pasteText(designer: DesignerContextValue, text: string): boolean {
  const { document, selected, dispatch, tell } = designer.store.getState()
  const read = importDefinition(text, { widgets: designer.widgets })
  if (!read.ok || read.form.list.length === 0) {
    tell({ kind: 'paste-failed' }, { shown: true })
    return false
  }
  const models = modelsInUse(document)
  const isTaken = (widget: Widget) => nodeOf(document, widget.key) !== null || (widget.type !== 'unknown' && models.has(widget.model))
  // What was cut keeps its key and model, so that conditions still find it; a copy of a widget that is still there gets new ones.
  const widgets = read.form.list.map((widget) =>
    [...eachWidget({ list: [widget] })].some(isTaken) ? cloneWidget(widget, { newKey: designer.newKey }) : widget,
  )
  return dispatch({ type: 'insert-widgets', widgets, place: placeAfterSelection(document, selected, widgets), origin: 'paste' }).ok
}

/** Writes text to the system clipboard; false when the browser does not let us. */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
