/** Checks of display conditions against the rest of the form. */
import { conditionOf } from '../conditions/condition'
import { isField, type Widget } from '../widgets/index'
import type { LintFinding } from './lint-definition'

/** What is wrong with a widget's display condition. */
export function lintConditions(widget: Widget, widgets: readonly Widget[], circular: ReadonlySet<string>): LintFinding[] {
  const condition = conditionOf(widget)
  if (condition === null || widget.type === 'unknown') return []
  const finding = (code: LintFinding['code'], severity: LintFinding['severity'], params: LintFinding['params'] = {}): LintFinding => ({
    code,
    severity,
    widgetKey: widget.key,
    params,
  })
  const models = new Set(condition.list.map((pair) => pair.model))
  const known = new Set(widgets.filter(isField).map((field) => field.model))
  const findings = [...models].filter((model) => !known.has(model)).map((model) => finding('unknown-reference', 'warning', { model }))
  if (isField(widget) && models.has(widget.model)) findings.push(finding('self-reference', 'warning', { model: widget.model }))
  else if (circular.has(widget.key)) findings.push(finding('circular-condition', 'warning'))
  const contradiction = condition.type === 'and' ? [...models].find((model) => wantsTwoValues(condition.list, model)) : undefined
  if (contradiction !== undefined) findings.push(finding('never-shown', 'warning', { model: contradiction }))
  return findings
}

function wantsTwoValues(list: readonly { readonly model: string; readonly value: string }[], model: string): boolean {
  return new Set(list.filter((pair) => pair.model === model).map((pair) => pair.value)).size > 1
}
