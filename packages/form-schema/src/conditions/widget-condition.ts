/** What one widget's own conditions read: for tools; a page that fills a form does not load it. */
import { modelsOf } from '../condition-language/condition-holds'
import type { Widget } from '../widgets/index'
import { shownCondition, stateConditions } from './condition'

/**
 * Collects the models that a widget's own conditions read: those that show it, and those that make it required, read-only or offer its
 * choices. For what decides a widget in its form see `formVisibility(form).reads`.
 *
 * @param widget - any widget.
 * @returns each model once.
 * @example conditionModels(widget) // ['kind']
 */
export function conditionModels(widget: Widget): readonly string[] {
  const shown = shownCondition(widget)
  const conditions = shown === null ? stateConditions(widget) : [shown, ...stateConditions(widget)]
  return [...new Set(conditions.flatMap(modelsOf))]
}
