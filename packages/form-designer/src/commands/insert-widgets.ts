/** Puts widgets at a place. */
import { eachWidget, type FormDocument, insertNode, LIMITS } from '@formwork/form-schema'
import { type CommandResult, fromEdit, type InsertWidgets, refuse } from './command'
import { fitsInto, siblingsAt } from './tree-queries'

export function insertWidgets(document: FormDocument, { widgets, place }: InsertWidgets): CommandResult {
  const siblings = siblingsAt(document, place.parent)
  if (siblings === null || place.index < 0 || place.index > siblings.length) return refuse('place-not-found')
  if (widgets.length === 0) return refuse('nothing-changes')
  const arriving = [...eachWidget({ list: widgets })].length
  if (Object.keys(document.widgets).length + arriving > LIMITS.widgets) return refuse('too-many-widgets')
  if (!widgets.every((widget) => fitsInto(document, place.parent, widget))) return refuse('child-not-allowed')
  return fromEdit(insertNode(document, widgets, place))
}
