/** A widget's own display condition: what it reads and whether it holds. */
import type { FormValues } from '../form-definition'
import { isList, ownValue } from '../json'
import type { DisplayCondition } from '../options/display-condition'
import type { Widget } from '../widgets/index'

/**
 * The display condition of a widget, or null when it is always shown (`hide`, an empty list, an unknown widget).
 *
 * @example conditionOf(widget)?.list.map((pair) => pair.model)
 */
export function conditionOf(widget: Widget): DisplayCondition | null {
  if (widget.type === 'unknown') return null
  const { displayVerify } = widget.options
  return displayVerify.type === 'hide' || displayVerify.list.length === 0 ? null : displayVerify
}

/**
 * The models a widget's own condition reads, each once. For what decides a widget's visibility as a whole see `formVisibility(form).reads`.
 *
 * @example conditionModels(widget) // ['kind']
 */
export function conditionModels(widget: Widget): readonly string[] {
  const condition = conditionOf(widget)
  return condition === null ? [] : [...new Set(condition.list.map((pair) => pair.model))]
}

/**
 * True when a widget's own condition holds. Grids around it and hidden fields it reads are not looked at: see `formVisibility`.
 *
 * @example isWidgetShown(widget, { kind: 'other' })
 */
export function isWidgetShown(widget: Widget, values: FormValues): boolean {
  const condition = conditionOf(widget)
  return condition === null || holds(condition, (model) => ownValue(values, model))
}

/** Whether a condition holds, given a way to read values. */
export function holds(condition: DisplayCondition, read: (model: string) => unknown): boolean {
  const matches = ({ model, value }: DisplayCondition['list'][number]) => textOf(read(model)) === value
  return condition.type === 'or' ? condition.list.some(matches) : condition.list.every(matches)
}

/**
 * The text a value is compared as: nothing (undefined, null) is `''`, a number or boolean its usual text, a list its items joined with
 * commas. An object equals no text.
 *
 * @example textOf(['a', 2]) // 'a,2'
 */
export function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return String(value)
  if (!isList(value)) return null
  const items = value.map(textOf)
  return items.includes(null) ? null : items.join(',')
}
