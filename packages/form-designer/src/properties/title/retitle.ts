/** A title as a person writes it, with the data key that follows. */
import type { AnyKnownWidget } from '@formwork/form-schema'
import { isKnown, nodeOf } from '../../commands/tree-queries'
import type { DesignerStore } from '../../store/create-designer-store'
import { followsTitle, hasHan, modelOfTitle, type Romanise } from '../../actions/data-keys/model-of-title'
import { knownReadings, loadReadings } from '../../actions/data-keys/readings'

export function retitle(store: DesignerStore, widget: AnyKnownWidget, name: string, romanise = knownReadings()): void {
  const { document, saved, dispatch, expectKey } = store.getState()
  const isFollowed = followsTitle(saved, widget, romanise)
  dispatch({ type: 'rename-widget', key: widget.key, name, model: isFollowed ? modelOfTitle(document, widget, name, romanise) : undefined })
  // The author may have gone on to another field by the time the readings are loaded.
  if (isFollowed && romanise === null && hasHan(name))
    expectKey(loadReadings().then((loaded) => updateFollowingKey(store, { ...widget, name }, loaded)))
}

/** Lets the data key catch up with a title that was written before the readings were loaded, and that still stands. */
export function updateFollowingKey(
  store: DesignerStore,
  { key, name }: Pick<AnyKnownWidget, 'key' | 'name'>,
  romanise: Romanise | null,
): void {
  const { document, saved, dispatch } = store.getState()
  const widget = nodeOf(document, key)?.widget
  if (widget === undefined || !isKnown(widget) || widget.name !== name || !followsTitle(saved, widget, romanise)) return
  const model = modelOfTitle(document, widget, name, romanise)
  if (model !== widget.model) dispatch({ type: 'rename-model', key, model, origin: 'title' })
}
