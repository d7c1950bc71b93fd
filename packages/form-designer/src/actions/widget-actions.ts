/** Actions on widgets. Mouse, keyboard, menus and drops all call these, and these only dispatch commands. */
import { nestedWidget, type Place, typeOf, type WidgetKey } from '@formwork/form-schema'
import type { DesignerCommand } from '../commands/command'
import { labelOf } from '../commands/steps/command-label'
import { modelScopes } from '../commands/models/model-scopes'
import { readersLeft } from '../commands/models/references'
import { placeOf, siblingsAt } from '../commands/tree-queries'
import type { DesignerContextValue } from '../store/designer-context'
import { copyWidgets } from './copy-widgets'
import { newWidget } from './new-widget'
import { placeAfterSelection, placeAimedAt } from './place-after-selection'

/** Adds a widget of a type at a place, in the pane that was clicked, or after the selection. */
export function addWidget(designer: DesignerContextValue, type: string, place?: Place): boolean {
  const state = designer.store.getState()
  const { document, selected, dispatch } = state
  const widget = newWidget(designer, type)
  const target = place ?? placeAimedAt(state, [widget]) ?? placeAfterSelection(document, selected, [widget])
  return dispatch({ type: 'insert-widgets', widgets: [widget], place: target, origin: 'palette' }).ok
}

export function moveWidgetTo({ store }: DesignerContextValue, key: WidgetKey, place: Place): boolean {
  return store.getState().dispatch({ type: 'move-widget', key, place }).ok
}

/** Moves a widget one step up (-1) or down (1) among its siblings. */
export function moveWidgetBy(designer: DesignerContextValue, key: WidgetKey, step: -1 | 1): boolean {
  const { document } = designer.store.getState()
  const place = placeOf(document, key)
  const total = place === null ? 0 : (siblingsAt(document, place.parent)?.length ?? 0)
  if (place === null || place.index + step < 0 || place.index + step >= total) return false
  // Places count the widget itself, so one step down is two places further.
  return moveWidgetTo(designer, key, { parent: place.parent, index: step === 1 ? place.index + 2 : place.index - 1 })
}

export function duplicateWidget(designer: DesignerContextValue, key: WidgetKey): boolean {
  const { document, dispatch } = designer.store.getState()
  const original = nestedWidget(document, key)
  const [copy] = original === null ? [] : copyWidgets(designer, [original], modelScopes(document))
  return copy !== undefined && dispatch({ type: 'duplicate-widget', key, copy }).ok
}

/** Deletes a widget; says so when conditions elsewhere still name what went with it. */
export function deleteWidget(designer: DesignerContextValue, key: WidgetKey, origin: 'delete' | 'cut' = 'delete'): boolean {
  return deleteWith(designer, { type: 'delete-widget', key, origin })
}

/** Dispatches a command that takes widgets away, and says what is left that refers to them. */
export function deleteWith({ store }: DesignerContextValue, command: DesignerCommand): boolean {
  const { document: before, dispatch, notify } = store.getState()
  const result = dispatch(command)
  if (!result.ok) return false
  const readers = readersLeft(before, result.document).map((widget) => ({ type: typeOf(widget), name: widget.name }))
  if (readers.length > 0)
    notify({ kind: 'deleted-with-readers', step: labelOf(before, result.document, command), readers }, { shown: true })
  return true
}

export function clearForm({ store }: DesignerContextValue): void {
  const { dispatch, notify } = store.getState()
  if (dispatch({ type: 'clear-form' }).ok) notify({ kind: 'cleared' }, { shown: true })
}
