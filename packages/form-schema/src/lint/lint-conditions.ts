/** Checks of conditions against the rest of the form, and against themselves. */
import { conditionOf, logicOf, shownCondition } from '../conditions/condition'
import { comparisonsOf, modelsOf } from '../condition-language/condition-holds'
import type { VisibilityGraph } from '../conditions/visibility-graph'
import type { Comparison, Condition } from '../condition-language/condition'
import { modelsOfRule } from '../options/further-rules'
import type { FieldLogic } from '../options/field-logic'
import { hasChoices, isField } from '../widgets/behaviours'
import type { AnyKnownWidget, Widget } from '../widgets/index'
import { contradictionIn, isEmptyRange } from './contradictions'
import type { LintFinding } from './lint-finding'
import { unmatchableOperand } from './matchable'

/** What conditions are checked against. */
export interface Surroundings {
  readonly graph: VisibilityGraph
  /** The subforms that have a column of this model. */
  readonly subformsWith: (model: string) => readonly AnyKnownWidget[]
}

const NONE: readonly never[] = []

/** The part of a widget a condition stands in, as findings name it. */
type Part = 'displayVerify' | Exclude<keyof FieldLogic, 'hiddenValue' | 'computed' | 'rules'>

type Report = (code: LintFinding['code'], params: LintFinding['params']) => LintFinding

/** What is wrong with a widget's conditions. */
export function lintConditions(widget: Widget, { graph, subformsWith }: Surroundings): readonly LintFinding[] {
  if (!hasConditions(widget)) return NONE
  const scope = graph.nodeOf.get(widget.key)?.scope ?? null
  const fieldsSeen = (model: string) => graph.sourcesOf(scope, model).map((source) => source.widget)
  const findings = partsOf(widget).flatMap(([part, condition]) => {
    const report: Report = (code, params) => ({ code, severity: 'warning', widgetKey: widget.key, params: { part, ...params } })
    const lost = modelsOf(condition).filter((model) => fieldsSeen(model).length === 0)
    return [
      ...lost.map((model) => lostReference(model, subformsWith(model), report)),
      ...comparisonsOf(condition).flatMap((comparison) => lintComparison(comparison, fieldsSeen(comparison.model), report)),
    ]
  })
  const lostInRules = (logicOf(widget).rules?.checks ?? [])
    .flatMap(({ holds }) => modelsOfRule(holds))
    .filter((model) => fieldsSeen(model).length === 0)
    .map((model) =>
      lostReference(model, subformsWith(model), (code, params) => ({
        code,
        severity: 'warning',
        widgetKey: widget.key,
        params: { part: 'rules', ...params },
      })),
    )
  return [...findings, ...lostInRules, ...lintWhole(widget, graph), ...lintChoiceConditions(widget)]
}

/** Most widgets have none: they cost a form that is checked after each edit next to nothing. */
function hasConditions(widget: Widget): boolean {
  return conditionOf(widget) !== null || Object.keys(logicOf(widget)).length > 0
}

/** Every condition of a widget with the part it stands in. */
function partsOf(widget: Widget): readonly (readonly [part: Part, condition: Condition])[] {
  const display = conditionOf(widget)
  const { showWhen, requiredWhen, readonlyWhen, choicesWhen = [] } = logicOf(widget)
  const pairs: Condition | undefined =
    display === null ? undefined : { all: display.list.map(({ model, value }) => ({ model, is: 'equals', value })) }
  const parts: readonly (readonly [Part, Condition | undefined])[] = [
    ['displayVerify', pairs],
    ['showWhen', showWhen],
    ['requiredWhen', requiredWhen],
    ['readonlyWhen', readonlyWhen],
    ...choicesWhen.map(({ when }) => ['choicesWhen', when] as const),
  ]
  return parts.flatMap(([part, condition]) => (condition === undefined ? [] : [[part, condition] as const]))
}

function lostReference(model: string, subforms: readonly AnyKnownWidget[], report: Report): LintFinding {
  const [subform] = subforms
  return subform === undefined
    ? report('unknown-reference', { model })
    : report('row-reference', { model, subform: subform.name || subform.model })
}

function lintComparison(comparison: Comparison, fields: readonly AnyKnownWidget[], report: Report): readonly LintFinding[] {
  const { model } = comparison
  const findings: LintFinding[] = []
  if (comparison.is === 'between' && isEmptyRange(comparison)) {
    findings.push(report('empty-range', { model, least: String(comparison.least), most: String(comparison.most) }))
  }
  const [first] = fields
  const value = first === undefined ? null : unmatchableOperand(first, comparison)
  const isHopeless = value !== null && fields.every((field) => unmatchableOperand(field, comparison) !== null)
  return isHopeless ? [...findings, report('unmatchable-value', { model, value })] : findings
}

/** What is wrong with each condition as a whole: it depends on itself, or it cannot hold. */
function lintWhole(widget: Widget, graph: VisibilityGraph): readonly LintFinding[] {
  const finding = (code: LintFinding['code'], params: LintFinding['params'] = {}): LintFinding => ({
    code,
    severity: 'warning',
    widgetKey: widget.key,
    params,
  })
  const shown = shownCondition(widget)
  const findings: LintFinding[] = []
  if (shown !== null && isField(widget) && readsItself(widget, shown, graph))
    findings.push(finding('self-reference', { model: widget.model }))
  else if (shown !== null && graph.circular.has(widget.key)) findings.push(finding('circular-condition'))
  const impossible = shown === null ? null : contradictionIn(shown)
  if (impossible !== null) findings.push(finding('never-shown', { model: impossible }))
  for (const [part, condition] of partsOf(widget)) {
    const model = part === 'displayVerify' || part === 'showWhen' ? null : contradictionIn(condition)
    if (model !== null) findings.push(finding('never-holds', { part, model }))
  }
  return findings
}

function readsItself(widget: AnyKnownWidget, shown: Condition, graph: VisibilityGraph): boolean {
  const scope = graph.nodeOf.get(widget.key)?.scope ?? null
  return modelsOf(shown).includes(widget.model) && graph.sourcesOf(scope, widget.model).some((source) => source.widget.key === widget.key)
}

/** Conditions for choices that the field does not have. */
function lintChoiceConditions(widget: Widget): readonly LintFinding[] {
  const { choicesWhen = [] } = logicOf(widget)
  if (!hasChoices(widget)) return []
  if (widget.options.remote !== false) return []
  const offered = new Set(widget.options.options.map(({ value }) => String(value)))
  const unknownValues = new Set(choicesWhen.map(({ value }) => String(value)).filter((value) => !offered.has(value)))
  return [...unknownValues].map((value) => ({
    code: 'unknown-choice',
    severity: 'warning',
    widgetKey: widget.key,
    params: { part: 'choicesWhen', value },
  }))
}
