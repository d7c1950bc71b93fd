/** Every container a widget can be moved into: by menu as by dragging. */
import type { FormDocument, Place, WidgetKey } from '@formwork/form-schema'
import { fitsInto, isSameList, keysInOrder, nodeOf } from '../commands/tree-queries'

export interface Destination {
  /** The end of a container. */
  readonly place: Place
  /** Null for the sheet. */
  readonly grid: { readonly name: string; readonly column: number } | null
}

export function destinationsOf(document: FormDocument, key: WidgetKey): readonly Destination[] {
  const node = nodeOf(document, key)
  if (node === null) return []
  const sheet: Destination = { place: { parent: null, index: document.root.length }, grid: null }
  const columns = keysInOrder(document).flatMap((gridKey) => {
    const grid = nodeOf(document, gridKey)
    if (grid === null) return []
    return grid.slots.map(
      (list, slot): Destination => ({
        place: { parent: { key: gridKey, slot }, index: list.length },
        grid: { name: grid.widget.name, column: slot + 1 },
      }),
    )
  })
  return [sheet, ...columns].filter(({ place }) => !isSameList(place.parent, node.parent) && fitsInto(document, place.parent, node.widget))
}
