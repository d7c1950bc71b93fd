/** Checks of one widget by itself. */
import { isForbiddenName } from '../json'
import { LIMITS } from '../limits'
import { hasLocalChoices } from '../options/choices'
import { isRequired } from '../rules/field-rules'
import { compilePattern } from '../rules/pattern'
import { isEmptyValue } from '../rules/is-empty-value'
import { type AnyKnownWidget, definitionOf, isField, type Widget } from '../widgets/index'
import type { LintCode, LintFinding, LintSeverity } from './lint-definition'

type Found = readonly [code: LintCode, severity: LintSeverity, params?: LintFinding['params']]

/** What is wrong with a widget's own label, model and options. */
export function lintWidget(widget: Widget): LintFinding[] {
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
  return [...found, ...lintPattern(widget), ...lintChoices(widget), ...lintRemote(widget), ...lintLimits(widget), ...lintDefault(widget)]
}

function lintPattern(widget: AnyKnownWidget): readonly Found[] {
  if ((widget.type !== 'input' && widget.type !== 'textarea') || widget.options.pattern === '') return []
  const pattern = compilePattern(widget.options.pattern)
  if (pattern.ok) return []
  if (pattern.problem === 'too-long')
    return [['pattern-too-long', 'error', { limit: LIMITS.patternLength, length: widget.options.pattern.length }]]
  return [['pattern-unsupported', 'error', { problem: pattern.problem, found: pattern.found }]]
}

type ChoiceWidget = Extract<AnyKnownWidget, { type: 'radio' | 'checkbox' | 'select' }>

function isChoiceWidget(widget: AnyKnownWidget): widget is ChoiceWidget {
  return widget.type === 'radio' || widget.type === 'checkbox' || widget.type === 'select'
}

function lintChoices(widget: AnyKnownWidget): readonly Found[] {
  if (!isChoiceWidget(widget) || !hasLocalChoices(widget.options)) return []
  const { options: choices } = widget.options
  if (choices.length === 0) return [['no-choices', 'warning']]
  if (choices.length > LIMITS.choices) return [['too-many-choices', 'error', { count: choices.length, limit: LIMITS.choices }]]
  const seen = new Set<string>()
  const repeated = choices.find(({ value }) => seen.size === seen.add(String(value)).size)
  return repeated === undefined ? [] : [['duplicate-choice', 'error', { value: String(repeated.value) }]]
}

function lintRemote(widget: AnyKnownWidget): readonly Found[] {
  if (!isChoiceWidget(widget)) return []
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
  if (widget.type === 'number' || widget.type === 'slider') {
    const { min, max } = widget.options
    if (min !== '' && max !== '' && min > max) found.push(['contradictory-range', 'error', { min, max }])
  }
  if (widget.type === 'date') {
    const { type, format, timestamp } = widget.options
    const hasTime = type === 'datetime' || type === 'datetimerange'
    if (hasTime && !timestamp && !format.includes('HH')) found.push(['format-loses-time', 'warning', { format }])
    if (!timestamp) found.push(...lintFormat(format))
  }
  if (widget.type === 'time') found.push(...lintFormat(widget.options.format))
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
