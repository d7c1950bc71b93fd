/** Static checks of a form: what will not work, or not as its author thinks. */
import { formVisibility } from '../conditions/form-visibility'
import { eachWidget, type FormDefinition } from '../form-definition'
import { LIMITS } from '../limits'
import { type AnyKnownWidget, isField, type Widget } from '../widgets/index'
import { lintConditions } from './lint-conditions'
import { lintWidget } from './lint-widget'

/** `error`: the form cannot be saved or filled as it is. `warning`: probably not what was meant. */
export type LintSeverity = 'error' | 'warning'

/** Every code the linter can report. */
export type LintCode =
  | 'duplicate-key'
  | 'duplicate-model'
  | 'forbidden-model'
  | 'empty-model'
  | 'empty-label'
  | 'unknown-widget'
  | 'unknown-reference'
  | 'self-reference'
  | 'circular-condition'
  | 'never-shown'
  | 'unmatchable-value'
  | 'row-reference'
  | 'never-holds'
  | 'empty-range'
  | 'unknown-choice'
  | 'computed-invalid'
  | 'computed-not-allowed'
  | 'computed-unknown-name'
  | 'computed-circular'
  | 'pattern-unsupported'
  | 'pattern-too-long'
  | 'duplicate-choice'
  | 'no-choices'
  | 'too-many-choices'
  | 'too-many-widgets'
  | 'contradictory-range'
  | 'default-invalid'
  | 'required-not-editable'
  | 'format-loses-time'
  | 'format-unsupported'
  | 'no-remote-function'
  | 'no-request-url'
  | 'unsafe-request-url'

/** One thing the linter found. `widgetKey` is null when it concerns the whole form. */
export interface LintFinding {
  readonly code: LintCode
  readonly severity: LintSeverity
  readonly widgetKey: string | null
  readonly params: Readonly<Record<string, string | number>>
}

/**
 * Checks a form. Findings come in document order.
 *
 * @example lintDefinition(form).filter((finding) => finding.severity === 'error')
 */
export function lintDefinition(form: FormDefinition): LintFinding[] {
  const widgets = [...eachWidget(form)]
  const findings: LintFinding[] = []
  if (widgets.length > LIMITS.widgets) {
    findings.push({
      code: 'too-many-widgets',
      severity: 'error',
      widgetKey: null,
      params: { count: widgets.length, limit: LIMITS.widgets },
    })
  }
  const repeated = repeatedNames()
  const surroundings = { fields: fieldsByModel(widgets), circular: formVisibility(form).circular }
  for (const widget of widgets) findings.push(...repeated(widget), ...lintWidget(widget), ...lintConditions(widget, surroundings))
  return findings
}

/** The first field of every model. */
function fieldsByModel(widgets: readonly Widget[]): ReadonlyMap<string, AnyKnownWidget> {
  const fields = new Map<string, AnyKnownWidget>()
  for (const widget of widgets) if (isField(widget) && !fields.has(widget.model)) fields.set(widget.model, widget)
  return fields
}

/** Keys must be unique among all widgets, models among fields. */
function repeatedNames(): (widget: Widget) => LintFinding[] {
  const keys = new Set<string>()
  const models = new Map<string, string>()
  return (widget) => {
    const findings: LintFinding[] = []
    if (keys.has(widget.key))
      findings.push({ code: 'duplicate-key', severity: 'error', widgetKey: widget.key, params: { key: widget.key } })
    keys.add(widget.key)
    if (!isField(widget)) return findings
    const first = models.get(widget.model)
    if (first === undefined) models.set(widget.model, widget.key)
    else
      findings.push({ code: 'duplicate-model', severity: 'error', widgetKey: widget.key, params: { model: widget.model, firstKey: first } })
    return findings
  }
}
