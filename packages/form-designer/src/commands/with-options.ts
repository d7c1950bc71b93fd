/** A widget with some options changed. Callers check the values: a panel row, a sample, an import. */
import type { AnyKnownWidget } from '@formwork/form-schema'

export function withOptions<W extends AnyKnownWidget>(widget: W, changes: Readonly<Record<string, unknown>>): W {
  return { ...widget, options: { ...widget.options, ...changes } }
}
