/** Every container a widget can be moved into: by menu as by dragging. */
import type { FormDocument, Place, Widget, WidgetKey } from '@formwork/form-schema'
import { keepsModelsAt } from '../commands/models/model-room'
import { fitsInto, isSameList, keysInOrder, nodeOf } from '../commands/tree-queries'

export interface Destination {
  /** The end of a container. */
  readonly place: Place
  /** Null for the sheet. */
  readonly container: { readonly widget: Widget; readonly slot: number } | null
}

export function destinationsOf(document: FormDocument, key: WidgetKey): readonly Destination[] {
  const node = nodeOf(document, key)
  if (node === null) return []
  const sheet: Destination = { place: { parent: null, index: document.root.length }, container: null }
  const columns = keysInOrder(document).flatMap((gridKey) => {
    const grid = nodeOf(document, gridKey)
    if (grid === null) return []
    return grid.slots.map(
      (list, slot): Destination => ({
        place: { parent: { key: gridKey, slot }, index: list.length },
        container: { widget: grid.widget, slot },
      }),
    )
  })
  return [sheet, ...columns].filter(
    ({ place }) =>
      !isSameList(place.parent, node.parent) &&
      !liesIn(document, place.parent?.key ?? null, key) &&
      fitsInto(document, place.parent, node.widget) &&
      keepsModelsAt(document, key, place.parent),
  )
}

/** True for a container and for all that is in it: nothing can be moved into itself. */
function liesIn(document: FormDocument, key: WidgetKey | null, container: WidgetKey): boolean {
  if (key === null) return false
  return key === container || liesIn(document, nodeOf(document, key)?.parent?.key ?? null, container)
}
