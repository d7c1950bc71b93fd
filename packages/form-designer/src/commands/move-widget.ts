/** Moves a widget to a place. */
import { type FormDocument, moveNode } from '@formwork/form-schema'
import { type CommandResult, fromEdit, type MoveWidget, refuse } from './command'
import { keepsModelsAt } from './models/model-room'
import { fitsInto, isSameList, nodeOf, placeOf, siblingsAt } from './tree-queries'

export function moveWidget(document: FormDocument, { key, place }: MoveWidget): CommandResult {
  const node = nodeOf(document, key)
  const from = placeOf(document, key)
  if (node === null || from === null) return refuse('widget-not-found')
  const siblings = siblingsAt(document, place.parent)
  if (siblings === null || place.index < 0 || place.index > siblings.length) return refuse('place-not-found')
  const staysInList = isSameList(from.parent, place.parent)
  // `moveNode` counts as if the widget had been taken out first.
  const index = staysInList && place.index > from.index ? place.index - 1 : place.index
  if (staysInList && index === from.index) return refuse('nothing-changes')
  const edit = moveNode(document, key, { parent: place.parent, index })
  if (edit.ok && !staysInList && !fitsInto(document, place.parent, node.widget)) return refuse('child-not-allowed')
  if (edit.ok && !keepsModelsAt(document, key, place.parent)) return refuse('model-taken')
  return fromEdit(edit)
}
