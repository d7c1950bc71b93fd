/** A widget with other options, whatever its type. */
import type { AnyKnownWidget, Choice, TreeChoice } from '@formwork/form-schema'

/** Options that labels and conditions set. Each means the same in every type that has it. */
export interface SetOptions {
  readonly required?: boolean
  readonly readonly?: boolean
  readonly disabled?: boolean
  readonly tip?: string
  readonly placeholder?: string
  readonly startPlaceholder?: string
  readonly endPlaceholder?: string
  readonly showLabel?: boolean
  readonly options?: readonly (Choice | TreeChoice)[]
  /** What a widget without a value says. */
  readonly defaultValue?: string
}

/** @returns a copy with those of `changes` that the widget has and that differ; the widget itself when there is none. */
export function withOptions<W extends AnyKnownWidget>(widget: W, changes: SetOptions): W {
  const options: object = widget.options
  const set = Object.entries(changes).filter(([name, value]) => Object.hasOwn(options, name) && Reflect.get(options, name) !== value)
  return set.length === 0 ? widget : { ...widget, options: { ...widget.options, ...Object.fromEntries(set) } }
}
