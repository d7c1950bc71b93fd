/** What one widget's own conditions say, whatever is around it: for tools, apart from what a page needs that fills a form. */
import { conditionHolds, modelsOf, readerOf } from '../condition-language/condition-holds'
import type { FormValues } from '../form-definition'
import { ownValue } from '../json'
import type { Widget } from '../widgets/index'
import { shownCondition, stateConditions } from './condition'

/**
 * The models a widget's own conditions read, each once: those that show it, and those that make it required, read-only or offer its
 * choices. For what decides a widget in its form see `formVisibility(form).reads`.
 *
 * @example conditionModels(widget) // ['kind']
 */
export function conditionModels(widget: Widget): readonly string[] {
  const shown = shownCondition(widget)
  const conditions = shown === null ? stateConditions(widget) : [shown, ...stateConditions(widget)]
  return [...new Set(conditions.flatMap(modelsOf))]
}

/**
 * True when a widget's own conditions hold. What is around it and hidden fields it reads are not looked at: see `formVisibility`.
 *
 * @example isWidgetShown(widget, { kind: 'other' })
 */
export function isWidgetShown(widget: Widget, values: FormValues): boolean {
  const condition = shownCondition(widget)
  return (
    condition === null ||
    conditionHolds(
      condition,
      readerOf((model) => ownValue(values, model)),
    )
  )
}
