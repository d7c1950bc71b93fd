/** Widgets on the clipboard are a small form as JSON: it pastes into another form, another browser tab, or any text. */
import {
  createForm,
  exportDefinition,
  type FormDocument,
  hasColumns,
  hasRows,
  type JsonObject,
  nestedWidget,
  type Place,
  type Widget,
  type WidgetKey,
} from '@formwork/form-schema'
import { loadImporter } from '../loading/load-importer'
import { outermost } from '../commands/selection/selection'
import { hasRoomFor, recordAt } from '../commands/models/model-room'
import { nodeOf } from '../commands/tree-queries'
import type { DesignerContextValue } from '../store/designer-context'
import { copyWidgets } from './copy-widgets'
import { placeAimedAt, placeOfPaste } from './place-after-selection'

/** Widgets as a definition of their own, or null when there are none. */
export function definitionOfWidgets({ store }: DesignerContextValue, keys: readonly WidgetKey[]): JsonObject | null {
  const { document } = store.getState()
  const list = keys.flatMap((key) => nestedWidget(document, key) ?? [])
  return list.length === 0 ? null : exportDefinition({ ...createForm(), list })
}

/** Widgets as clipboard text, or null when there are none. */
export function clipboardTextOf(designer: DesignerContextValue, keys: readonly WidgetKey[]): string | null {
  const definition = definitionOfWidgets(designer, keys)
  return definition === null ? null : JSON.stringify(definition)
}

/** Pastes what the text holds into the selected container where that is empty, else after the selection. Text that is no form changes nothing and says so. */
export async function pasteText(designer: DesignerContextValue, text: string): Promise<boolean> {
  return insertDefinition(designer, text, { origin: 'paste' })
}

export interface Insertion {
  readonly origin: 'paste' | 'block'
  /** When not said: in the selected container where that is empty, else after the selection. */
  readonly place?: Place | undefined
}

/** Puts the widgets of a definition into the form. What is no definition changes nothing and says so. */
export async function insertDefinition(designer: DesignerContextValue, source: unknown, { origin, place }: Insertion): Promise<boolean> {
  const importDefinition = await loadImporter().catch(() => null)
  const { document, selection, dispatch, notify } = designer.store.getState()
  if (importDefinition === null) {
    notify({ kind: 'not-loaded' }, { shown: true })
    return false
  }
  const read = importDefinition(source, { widgets: designer.widgets })
  if (!read.ok || read.form.list.length === 0) {
    notify({ kind: 'paste-failed' }, { shown: true })
    return false
  }
  const { list } = read.form
  const target =
    place ?? placeAimedAt(designer.store.getState(), list) ?? placeOfPaste(document, outermost(document, selection).at(-1) ?? null, list)
  const record = recordAt(document, target.parent)
  const hasRoom = (model: string) => hasRoomFor(document, record, model)
  // A cut widget keeps its key and model, so that conditions still find it; a copy of a widget that is still there gets new ones.
  const widgets = list.some((widget) => isTaken(document, widget, hasRoom)) ? copyWidgets(designer, list, { of: () => record }) : list
  return dispatch({ type: 'insert-widgets', widgets, place: target, origin }).ok
}

/** True where the form has the key of the widget or of one in it, or where it goes there is no room for its data key. Rows that it brings are a record of their own. */
function isTaken(document: FormDocument, widget: Widget, hasRoom: (model: string) => boolean): boolean {
  if (nodeOf(document, widget.key) !== null) return true
  if (widget.type !== 'unknown' && !hasRoom(widget.model)) return true
  const inside = hasRows(widget) ? () => true : hasRoom
  return hasColumns(widget) && widget.columns.some(({ list }) => list.some((child) => isTaken(document, child, inside)))
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
