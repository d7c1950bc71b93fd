/** Checks of one widget by itself. */
import { isForbiddenName } from '../json'
import { LIMITS } from '../limits'
import { hasLocalChoices } from '../options/choices'
import { isRequired } from '../rules/field-rules'
import { handWrittenRules } from '../rules/generated-rules'
import { compilePattern } from '../rules/pattern'
import { unenforcedPart } from '../rules/rule-options'
import { isEmptyValue } from '../rules/is-empty-value'
import { itemOf, leastOf } from '../value-shape'
import { rowFields } from '../form-definition'
import { hasChoices, hasRows, isField } from '../widgets/behaviours'
import { type AnyKnownWidget, definitionOf, isTextField, type Widget } from '../widgets/index'
import type { LintCode, LintFinding, LintSeverity } from './lint-finding'

type Found = readonly [code: LintCode, severity: LintSeverity, params?: LintFinding['params']]

/** Widgets never change: an editor that checks after each edit only checks the edited one again. */
const checked = new WeakMap<Widget, readonly LintFinding[]>()

/** What is wrong with a widget's own label, model and options. */
export function lintWidget(widget: Widget): readonly LintFinding[] {
  const known = checked.get(widget)
  if (known !== undefined) return known
  const findings = freshFindings(widget)
  if (!waitsForCode(widget)) checked.set(widget, findings)
  return findings
}

/** True where a part that a browser loads later may find more: a pattern for RE2, rules beyond the old family's. */
function waitsForCode(widget: Widget): boolean {
  if (widget.type === 'unknown') return false
  return (isTextField(widget) && widget.options.pattern !== '') || widget.options.formwork.rules !== undefined
}

function freshFindings(widget: Widget): readonly LintFinding[] {
  const found: readonly Found[] =
    widget.type === 'unknown' ? [['unknown-widget', 'warning', { type: widget.sourceType }]] : lintKnown(widget)
  return found.map(([code, severity, params = {}]) => ({ code, severity, widgetKey: widget.key, params }))
}

function lintKnown(widget: AnyKnownWidget): readonly Found[] {
  if (!isField(widget)) return []
  const found: Found[] = []
  if (widget.name.trim() === '') found.push(['empty-label', 'warning'])
  if (widget.model === '') found.push(['empty-model', 'error'])
  if (isForbiddenName(widget.model)) found.push(['forbidden-model', 'error', { model: widget.model }])
  return [
    ...found,
    ...lintPattern(widget),
    ...lintRules(widget),
    ...lintFurtherRules(widget),
    ...lintChoices(widget),
    ...lintRemote(widget),
    ...lintLimits(widget),
    ...lintDefault(widget),
  ]
}

/** Counts that no value meets, and columns that the rows do not have. */
function lintFurtherRules(widget: AnyKnownWidget): readonly Found[] {
  const { minItems = 0, maxItems = Infinity, unique = [] } = widget.options.formwork.rules ?? {}
  const shape = definitionOf(widget).valueShape(widget.options)
  const [least, most] = [Math.max(minItems, leastOf(shape)), Math.min(maxItems, shape?.kind === 'list' ? shape.max : Infinity)]
  const columns = hasRows(widget) ? rowFields(widget).map(({ model }) => model) : []
  const lost = unique.flat().filter((model) => !columns.includes(model))
  return [
    ...(least > most ? [['contradictory-range', 'error', { min: least, max: most }] as const] : []),
    ...lost.map((model) => ['unknown-reference', 'warning', { part: 'rules', model }] as const),
  ]
}

function lintPattern(widget: AnyKnownWidget): readonly Found[] {
  if (!isTextField(widget) || widget.options.pattern === '') return []
  const pattern = compilePattern(widget.options.pattern)
  if (pattern.ok) return []
  if (pattern.problem === 'too-long')
    return [['pattern-too-long', 'error', { limit: LIMITS.patternLength, length: widget.options.pattern.length }]]
  return [['pattern-unsupported', 'error', { problem: pattern.problem, found: pattern.found }]]
}

/** Rules that a person wrote and no option says. */
function lintRules(widget: AnyKnownWidget): readonly Found[] {
  const ruled = { type: widget.type, options: { ...widget.options } }
  return handWrittenRules(widget).flatMap((rule): readonly Found[] => {
    const left = unenforcedPart(ruled, rule)
    return left === null ? [] : [['rule-not-enforced', 'warning', { found: JSON.stringify(left).slice(0, 200) }]]
  })
}

function lintChoices(widget: AnyKnownWidget): readonly Found[] {
  if (!hasChoices(widget) || !hasLocalChoices(widget.options)) return []
  const { options: choices } = widget.options
  if (choices.length === 0) return [['no-choices', 'warning']]
  if (choices.length > LIMITS.choices) return [['too-many-choices', 'error', { count: choices.length, limit: LIMITS.choices }]]
  const seen = new Set<string>()
  const repeated = choices.find(({ value }) => seen.size === seen.add(String(value)).size)
  return repeated === undefined ? [] : [['duplicate-choice', 'error', { value: String(repeated.value) }]]
}

function lintRemote(widget: AnyKnownWidget): readonly Found[] {
  if (!hasChoices(widget)) return []
  const { remote, remoteFunc, requestMethod } = widget.options
  if (remote === true && remoteFunc.trim() === '') return [['no-remote-function', 'warning']]
  if (remote !== 99) return []
  const url = requestMethod.url.trim()
  if (url === '') return [['no-request-url', 'warning']]
  // An address without a scheme is on the page's own origin; any other scheme than these two never is a request.
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(url)?.[0].toLowerCase()
  return scheme === undefined || scheme === 'http:' || scheme === 'https:' ? [] : [['unsafe-request-url', 'error', { scheme }]]
}

/** Limits and settings of one widget that cannot be met together. */
function lintLimits(widget: AnyKnownWidget): readonly Found[] {
  const found: Found[] = []
  const shape = itemOf(definitionOf(widget).valueShape(widget.options) ?? { kind: 'anything' })
  if (shape.kind === 'number' && shape.min !== null && shape.max !== null && shape.min > shape.max)
    found.push(['contradictory-range', 'error', { min: shape.min, max: shape.max }])
  const form = shape.kind === 'text' ? shape.form : null
  if (form?.is === 'date' && form.hasTime && !form.format.includes('HH')) {
    found.push(['format-loses-time', 'warning', { format: form.format }])
  }
  if (form?.is === 'date' || form?.is === 'time') found.push(...lintFormat(form.format))
  if (isRequired(widget) && isLocked(widget) && isEmptyValue(definitionOf(widget).defaultValue(widget.options))) {
    found.push(['required-not-editable', 'warning'])
  }
  return found
}

/** Letters of other date libraries: here they stand for themselves, and no date text ever has them. */
function lintFormat(format: string): readonly Found[] {
  const strange = /[AaDdHhMmsWwYy]/.exec(format.replaceAll(/yyyy|MM|dd|HH|mm|ss/g, ''))?.[0]
  return strange === undefined ? [] : [['format-unsupported', 'warning', { format, token: strange }]]
}

function isLocked({ options }: AnyKnownWidget): boolean {
  return 'required' in options && (options.disabled || options.readonly)
}

/** A default the field itself refuses blocks everyone who does not notice it. */
function lintDefault(widget: AnyKnownWidget): readonly Found[] {
  const definition = definitionOf(widget)
  const value = definition.defaultValue(widget.options)
  const [problem] = isEmptyValue(value) ? [] : definition.checkValue(value, widget.options)
  return problem === undefined ? [] : [['default-invalid', 'warning', { reason: problem.code }]]
}
