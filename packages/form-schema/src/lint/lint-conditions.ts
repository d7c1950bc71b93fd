/** Checks of display conditions against the rest of the form. */
import { conditionOf } from '../conditions/condition'
import { hasLocalChoices } from '../options/choices'
import type { ConditionPair } from '../options/display-condition'
import { type AnyKnownWidget, isField, type Widget } from '../widgets/index'
import type { LintFinding } from './lint-definition'

/** What a condition is checked against. */
export interface Surroundings {
  readonly fields: ReadonlyMap<string, AnyKnownWidget>
  readonly circular: ReadonlySet<string>
}

/** What is wrong with a widget's display condition. */
export function lintConditions(widget: Widget, { fields, circular }: Surroundings): LintFinding[] {
  const condition = conditionOf(widget)
  if (condition === null) return []
  const finding = (code: LintFinding['code'], params: LintFinding['params'] = {}): LintFinding => ({
    code,
    severity: 'warning',
    widgetKey: widget.key,
    params,
  })
  const models = new Set(condition.list.map((pair) => pair.model))
  const findings = [...models].filter((model) => !fields.has(model)).map((model) => finding('unknown-reference', { model }))
  if (isField(widget) && models.has(widget.model)) findings.push(finding('self-reference', { model: widget.model }))
  else if (circular.has(widget.key)) findings.push(finding('circular-condition'))
  const contradiction = condition.type === 'and' ? [...models].find((model) => wantsTwoValues(condition.list, model)) : undefined
  if (contradiction !== undefined) findings.push(finding('never-shown', { model: contradiction }))
  for (const { model, value } of condition.list) {
    const field = fields.get(model)
    if (field !== undefined && !canHaveText(field, value)) findings.push(finding('unmatchable-value', { model, value }))
  }
  return findings
}

function wantsTwoValues(list: readonly ConditionPair[], model: string): boolean {
  return new Set(list.filter((pair) => pair.model === model).map((pair) => pair.value)).size > 1
}

/** False when no value of the field is ever compared as this text: a choice that is not offered, a word where a number stands. */
function canHaveText(field: AnyKnownWidget, text: string): boolean {
  if (text === '') return field.type !== 'switch'
  switch (field.type) {
    case 'radio':
    case 'select':
      if (!hasLocalChoices(field.options) || (field.type === 'select' && field.options.multiple)) return true
      return field.options.options.some((choice) => String(choice.value) === text)
    case 'switch':
      return text === 'true' || text === 'false'
    case 'number':
      return String(Number(text)) === text
    default:
      return true
  }
}
