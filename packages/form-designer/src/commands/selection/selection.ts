/** The selected widgets: one leads (the panel shows it, arrow keys start from it), and others may be selected with it. */
import type { FormDocument, WidgetKey } from '@formwork/form-schema'
import { keysInOrder, nodeOf } from '../tree-queries'

export interface Selection {
  /** The widget that leads; null exactly when nothing is selected. */
  readonly selected: WidgetKey | null
  /** Every selected widget, each once, the leading one among them; a range of widgets starts at the first. */
  readonly selection: readonly WidgetKey[]
}

export const NOTHING_SELECTED: Selection = { selected: null, selection: [] }

export function selectionOf(key: WidgetKey | null): Selection {
  return key === null ? NOTHING_SELECTED : { selected: key, selection: [key] }
}

/** What of a selection is in the document. */
export function remainingSelection(document: FormDocument, { selected, selection }: Selection): Selection {
  const left = selection.filter((key) => nodeOf(document, key) !== null)
  if (left.length === selection.length) return { selected, selection }
  const lead = selected !== null && left.includes(selected) ? selected : (left[0] ?? null)
  return { selected: lead, selection: left }
}

/** Takes a widget into the selection, where it leads, or out of it. */
export function toggled({ selected, selection }: Selection, key: WidgetKey): Selection {
  if (!selection.includes(key)) return { selected: key, selection: [...selection, key] }
  const left = selection.filter((each) => each !== key)
  return { selected: selected === key ? (left.at(-1) ?? null) : selected, selection: left }
}

/** Everything from one widget to another in the order of the form, `to` leading. What lies in a container that is selected too is left out. */
export function rangeBetween(document: FormDocument, from: WidgetKey, to: WidgetKey): Selection {
  const keys = keysInOrder(document)
  const [start, end] = [keys.indexOf(from), keys.indexOf(to)]
  if (start < 0 || end < 0) return selectionOf(nodeOf(document, to) === null ? null : to)
  const range = keys.slice(Math.min(start, end), Math.max(start, end) + 1)
  const outer = outermost(document, range)
  const others = outer.filter((key) => key !== from && key !== to)
  // Where it began stays first: the next widget asked for is reached from there.
  return { selected: to, selection: [...new Set([outer.includes(from) ? from : to, ...others, to])] }
}

/** The keys without those that lie in another of them, in the order of the form: what can be moved or deleted each by itself. */
export function outermost(document: FormDocument, keys: readonly WidgetKey[]): readonly WidgetKey[] {
  if (keys.length < 2) return keys.filter((key) => nodeOf(document, key) !== null)
  const picked = new Set(keys)
  const isInside = (key: WidgetKey): boolean => {
    const parent = nodeOf(document, key)?.parent ?? null
    return parent !== null && (picked.has(parent.key) || isInside(parent.key))
  }
  return keysInOrder(document).filter((key) => picked.has(key) && !isInside(key))
}
