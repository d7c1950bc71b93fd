/** Which fields others depend on, and who these are. */
import type { AnyKnownWidget, WidgetKey } from '@formwork/form-schema'
import type { FieldNames } from './condition-sentence'
import type { WidgetRules } from './form-rules'

export interface Readers {
  readonly widget: AnyKnownWidget
  readonly by: readonly AnyKnownWidget[]
}

/** @param formulaReads - the names in each widget's formula, as far as they are known. */
export function readersOf(
  rules: readonly WidgetRules[],
  names: ReadonlyMap<WidgetKey, FieldNames>,
  formulaReads: ReadonlyMap<WidgetKey, readonly string[]>,
): readonly Readers[] {
  const readers = new Map<WidgetKey, { widget: AnyKnownWidget; by: Map<WidgetKey, AnyKnownWidget> }>()
  for (const { widget, reads } of rules) {
    for (const model of [...reads, ...(formulaReads.get(widget.key) ?? [])]) {
      const read = names.get(widget.key)?.fieldOf(model) ?? null
      if (read === null || read.key === widget.key) continue
      const known = readers.get(read.key) ?? { widget: read, by: new Map() }
      known.by.set(widget.key, widget)
      readers.set(read.key, known)
    }
  }
  return [...readers.values()].map(({ widget, by }) => ({ widget, by: [...by.values()] }))
}
