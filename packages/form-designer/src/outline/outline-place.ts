/** Where in the form something lands that is dropped on a row of the outline, or on the name of a column. */
import { nestingOf, type FormDocument, type Place, type WidgetKey } from '@formwork/form-schema'
import { isSameList, mayHold, nodeOf, placeOf } from '../commands/tree-queries'
import type { DragSubject } from '../dnd/drag-port'

/** The dragged widget, and those selected with it. */
export interface Carried {
  readonly subject: DragSubject
  readonly selection: readonly WidgetKey[]
}

/** @param height - how far down in the row the pointer is: 0 at its top, 1 at its bottom */
export function placeOnRow(document: FormDocument, key: WidgetKey, carried: Carried, height: number): Place | null {
  const beside = placeOf(document, key)
  const goesBeside = beside !== null && takes(document, beside.parent, carried)
  const goesInto = (nodeOf(document, key)?.slots.length ?? 0) > 0 && takes(document, { key, slot: 0 }, carried)
  if (goesInto && (!goesBeside || (height >= 1 / 3 && height < 2 / 3))) return placeInColumn(key, 0)
  if (!goesBeside) return null
  return height < 1 / 2 ? beside : { ...beside, index: beside.index + 1 }
}

/** Under the name of a column is before what is in it. */
export const placeInColumn = (key: WidgetKey, slot: number): Place => ({ parent: { key, slot }, index: 0 })

/** False also for what is carried itself: nothing goes into itself. */
export function takes(document: FormDocument, parent: Place['parent'], { subject, selection }: Carried): boolean {
  const around = parent === null ? null : nodeOf(document, parent.key)
  if (!mayHold(around === null ? null : nestingOf(around.widget), subject.nesting)) return false
  return subject.kind !== 'placed' || !liesInAny(document, parent?.key ?? null, selection)
}

function liesInAny(document: FormDocument, key: WidgetKey | null, carried: readonly WidgetKey[]): boolean {
  if (key === null) return false
  return carried.includes(key) || liesInAny(document, nodeOf(document, key)?.parent?.key ?? null, carried)
}

export function isSamePlace(one: Place | null, other: Place | null): boolean {
  return one === other || (one !== null && other !== null && one.index === other.index && isSameList(one.parent, other.parent))
}
