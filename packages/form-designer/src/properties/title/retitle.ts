/** A title as a person writes it, with the data key that follows. */
import type { AnyKnownWidget } from '@formwork/form-schema'
import { isKnown, nodeOf } from '../../commands/tree-queries'
import type { DesignerStore } from '../../store/create-designer-store'
import { followsTitle, modelOfTitle, type Romanise } from './model-of-title'

export function retitle(store: DesignerStore, widget: AnyKnownWidget, name: string, romanise: Romanise | null): void {
  const { document, saved, dispatch } = store.getState()
  const model = followsTitle(saved, widget, romanise) ? modelOfTitle(document, widget, name, romanise) : undefined
  dispatch({ type: 'rename-widget', key: widget.key, name, model })
}

/** Lets the data key catch up with a title that was written before the readings were loaded. */
export function catchUp(store: DesignerStore, key: string, romanise: Romanise | null): void {
  const { document, saved, dispatch } = store.getState()
  const widget = nodeOf(document, key)?.widget
  if (widget === undefined || !isKnown(widget) || !followsTitle(saved, widget, romanise)) return
  const model = modelOfTitle(document, widget, widget.name, romanise)
  if (model !== widget.model && widget.name.trim() !== '') dispatch({ type: 'rename-model', key, model, origin: 'title' })
}
