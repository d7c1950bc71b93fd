/** Moves what is selected into a container beside it, to the next column, and out again: what a drag to another level does, by keyboard. */
import type { FormDocument, Place, WidgetKey } from '@formwork/form-schema'
import { fitsInto, nodeOf, placeOf, siblingsAt } from '../commands/tree-queries'
import type { DesignerContextValue } from '../store/designer-context'
import { moveSelectedTo, pickedKeys } from './many-actions'

/** Into the container above, else that below, else to the next column of the one around. */
export function moveSelectedIn(designer: DesignerContextValue): boolean {
  return moveToFirst(designer, placesFurtherIn)
}

/** To the column before, else out of the container, below it. */
export function moveSelectedOut(designer: DesignerContextValue): boolean {
  return moveToFirst(designer, placesFurtherOut)
}

type Picked = readonly [WidgetKey, ...WidgetKey[]]

function moveToFirst(designer: DesignerContextValue, placesFrom: (document: FormDocument, keys: Picked) => readonly Place[]): boolean {
  const { document } = designer.store.getState()
  const [first, ...others] = pickedKeys(designer)
  if (first === undefined) return false
  const keys: Picked = [first, ...others]
  const place = placesFrom(document, keys).find(({ parent }) => keys.every((key) => mayLieIn(document, key, parent)))
  return place !== undefined && moveSelectedTo(designer, place)
}

function placesFurtherIn(document: FormDocument, keys: Picked): readonly Place[] {
  const from = placeOf(document, keys[0])
  if (from === null) return []
  const siblings = siblingsAt(document, from.parent) ?? []
  const above = siblings[from.index - 1]
  const below = siblings.slice(from.index).find((key) => !keys.includes(key))
  return [
    ...(above === undefined ? [] : inside(document, above, 'last')),
    ...(below === undefined ? [] : inside(document, below, 'first')),
    ...columnBeside(document, from, 1),
  ]
}

function placesFurtherOut(document: FormDocument, keys: Picked): readonly Place[] {
  const from = placeOf(document, keys[0])
  const around = from?.parent ? placeOf(document, from.parent.key) : null
  if (from === null || around === null) return []
  return [...columnBeside(document, from, -1), { parent: around.parent, index: around.index + 1 }]
}

/** In the first place that a container has: before or after what is there. */
function inside(document: FormDocument, key: WidgetKey, end: 'first' | 'last'): readonly Place[] {
  const list = nodeOf(document, key)?.slots[0]
  return list === undefined ? [] : [{ parent: { key, slot: 0 }, index: end === 'first' ? 0 : list.length }]
}

/** As far down in the column beside it as it stands in its own. */
function columnBeside(document: FormDocument, { parent, index }: Place, step: -1 | 1): readonly Place[] {
  if (parent === null) return []
  const beside = { key: parent.key, slot: parent.slot + step }
  const list = siblingsAt(document, beside)
  return list === null ? [] : [{ parent: beside, index: Math.min(index, list.length) }]
}

function mayLieIn(document: FormDocument, key: WidgetKey, parent: Place['parent']): boolean {
  const widget = nodeOf(document, key)?.widget
  return widget !== undefined && fitsInto(document, parent, widget)
}
