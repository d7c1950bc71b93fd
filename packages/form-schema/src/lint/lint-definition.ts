/** Static checks of a form: what will not work, or not as its author expects. */
import { graphOf } from '../conditions/form-visibility'
import type { VisibilityGraph } from '../conditions/visibility-graph'
import { eachWidget, type FormDefinition } from '../form-definition'
import { LIMITS } from '../limits'
import { isField } from '../widgets/behaviours'
import type { AnyKnownWidget, Widget } from '../widgets/index'
import { lintConditions } from './lint-conditions'
import type { LintFinding } from './lint-finding'
import { lintWidget } from './lint-widget'

/**
 * Checks a form for errors and probable mistakes.
 *
 * @param form - the form.
 * @returns findings in document order; none for a form without fault.
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
  const graph = graphOf(form)
  const repeated = repeatedNames(graph)
  const surroundings = { graph, subformsWith: subformsByModel(graph) }
  for (const widget of widgets) findings.push(...repeated(widget), ...lintWidget(widget), ...lintConditions(widget, surroundings))
  return findings
}

/** Finds the subforms that have a column of a model. */
function subformsByModel({ nodes, nodeOf }: VisibilityGraph): (model: string) => readonly AnyKnownWidget[] {
  return (model) =>
    nodes.flatMap(({ widget, scope }) => {
      if (scope === null || !isField(widget) || widget.model !== model) return []
      const subform = nodeOf.get(scope)?.widget
      return subform !== undefined && isField(subform) ? subform : []
    })
}

/** Keys must be unique among all widgets, models among the fields of one record: the form's own, or a row. */
function repeatedNames({ nodeOf }: VisibilityGraph): (widget: Widget) => LintFinding[] {
  const keys = new Set<string>()
  const models = new Map<string | null, Map<string, string>>()
  return (widget) => {
    const findings: LintFinding[] = []
    if (keys.has(widget.key))
      findings.push({ code: 'duplicate-key', severity: 'error', widgetKey: widget.key, params: { key: widget.key } })
    keys.add(widget.key)
    if (!isField(widget)) return findings
    const scope = nodeOf.get(widget.key)?.scope ?? null
    const taken = models.get(scope) ?? new Map<string, string>()
    models.set(scope, taken)
    const first = taken.get(widget.model)
    if (first === undefined) taken.set(widget.model, widget.key)
    else
      findings.push({ code: 'duplicate-model', severity: 'error', widgetKey: widget.key, params: { model: widget.model, firstKey: first } })
    return findings
  }
}
