/** Where a widget goes that was added without pointing at a place: after the selection, else at the end. */
import type { FormDocument, Place, Widget, WidgetKey } from '@formwork/form-schema'
import { fitsInto, placeOf } from '../commands/tree-queries'

export function placeAfterSelection(document: FormDocument, selected: WidgetKey | null, arriving: readonly Widget[]): Place {
  const end: Place = { parent: null, index: document.root.length }
  const at = selected === null ? null : placeOf(document, selected)
  if (at === null) return end
  if (arriving.every((widget) => fitsInto(document, at.parent, widget))) return { parent: at.parent, index: at.index + 1 }
  // What cannot go into a column goes after the container that the selection lies in.
  return at.parent === null ? end : placeAfterSelection(document, at.parent.key, arriving)
}
