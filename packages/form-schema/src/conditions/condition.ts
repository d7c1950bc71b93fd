/** The conditions a widget has: its display condition and its logic, seen as one kind of condition. */
import type { DisplayCondition } from '../options/display-condition'
import type { Condition } from '../condition-language/condition'
import type { FieldLogic } from '../options/field-logic'
import type { Widget } from '../widgets/index'

const NO_LOGIC: FieldLogic = {}

/**
 * The display condition of a widget. It is half of what decides whether it is shown; the other half is `showWhen` of {@link logicOf}.
 *
 * @param widget - any widget.
 * @returns the condition; null when there is none (`hide`, an empty list, an unknown widget).
 * @example conditionOf(widget)?.list.map((pair) => pair.model)
 */
export function conditionOf(widget: Widget): DisplayCondition | null {
  if (widget.type === 'unknown') return null
  const { displayVerify } = widget.options
  return displayVerify.type === 'hide' || displayVerify.list.length === 0 ? null : displayVerify
}

/**
 * The logic of a widget: its `formwork` option.
 *
 * @param widget - any widget.
 * @returns the parts that were set; an empty object for an unknown widget.
 * @example logicOf(widget).requiredWhen
 */
export function logicOf(widget: Widget): FieldLogic {
  return widget.type === 'unknown' ? NO_LOGIC : widget.options.formwork
}

/**
 * What must hold for a widget to be shown: its display condition and `showWhen`, as one condition; null when nothing is asked.
 *
 * @example shownCondition(widget) // { model: 'kind', is: 'equals', value: 'other' }
 */
export function shownCondition(widget: Widget): Condition | null {
  const display = conditionOf(widget)
  const { showWhen } = logicOf(widget)
  if (display === null) return showWhen ?? null
  const pairs = display.list.map(({ model, value }): Condition => ({ model, is: 'equals', value }))
  const shown: Condition = display.type === 'or' ? { any: pairs } : { all: pairs }
  return showWhen === undefined ? shown : { all: [shown, showWhen] }
}

/** Every condition of a widget besides the one that shows it: required, read-only, choices. */
export function stateConditions(widget: Widget): readonly Condition[] {
  const { requiredWhen, readonlyWhen, choicesWhen = [] } = logicOf(widget)
  return [requiredWhen ?? [], readonlyWhen ?? [], choicesWhen.map(({ when }) => when)].flat()
}
