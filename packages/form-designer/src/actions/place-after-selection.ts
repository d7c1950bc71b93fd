/** Where a widget goes that was added without pointing at a place: into the empty pane that was clicked, after the selection, else at the end. */
import { type FormDocument, type Place, typeOf, type Widget, type WidgetKey } from '@formwork/form-schema'
import { fitsInto, nodeOf, placeOf } from '../commands/tree-queries'
import { aimedPane } from '../store/aimed-pane'
import type { DesignerState } from '../store/designer-state'

/** The pane that was clicked, where everything that arrives may go into it. */
export function placeAimedAt(state: DesignerState, arriving: readonly Widget[]): Place | null {
  const parent = aimedPane(state)
  return parent !== null && arriving.every((widget) => fitsInto(state.document, parent, widget)) ? { parent, index: 0 } : null
}

export function placeAfterSelection(document: FormDocument, selected: WidgetKey | null, arriving: readonly Widget[]): Place {
  const end: Place = { parent: null, index: document.root.length }
  const at = selected === null ? null : placeOf(document, selected)
  if (at === null) return end
  if (arriving.every((widget) => fitsInto(document, at.parent, widget))) return { parent: at.parent, index: at.index + 1 }
  // What cannot go into a column goes after the container that the selection lies in.
  return at.parent === null ? end : placeAfterSelection(document, at.parent.key, arriving)
}

/** What is pasted, or a block, goes into the selected container while that is empty. One of its own type is likely a copy of it and goes after it. */
export function placeOfPaste(document: FormDocument, selected: WidgetKey | null, arriving: readonly Widget[]): Place {
  const node = selected === null ? null : nodeOf(document, selected)
  if (selected !== null && node !== null && node.slots.length > 0 && node.slots.flat().length === 0) {
    const parent = { key: selected, slot: 0 }
    const goesInside = (widget: Widget) => typeOf(widget) !== typeOf(node.widget) && fitsInto(document, parent, widget)
    if (arriving.every(goesInside)) return { parent, index: 0 }
  }
  return placeAfterSelection(document, selected, arriving)
}
