/** Checks of one widget by itself. */
import { isForbiddenName } from '../import/import-context'
import { LIMITS } from '../limits'
import { compilePattern } from '../rules/pattern'
import { isEmptyValue } from '../rules/validate-field'
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
  return [...found, ...lintPattern(widget), ...lintChoices(widget), ...lintRange(widget), ...lintDefault(widget)]
}

function lintPattern(widget: AnyKnownWidget): readonly Found[] {
  if ((widget.type !== 'input' && widget.type !== 'textarea') || widget.options.pattern === '') return []
  const pattern = compilePattern(widget.options.pattern)
  if (pattern.ok) return []
  if (pattern.reason === 'too-long')
    return [['pattern-too-long', 'error', { limit: LIMITS.patternLength, length: widget.options.pattern.length }]]
  return [['pattern-unsupported', 'error', { reason: pattern.detail }]]
}

function lintChoices(widget: AnyKnownWidget): readonly Found[] {
  if ((widget.type !== 'radio' && widget.type !== 'checkbox' && widget.type !== 'select') || widget.options.remote !== false) return []
  const { options: choices } = widget.options
  if (choices.length === 0) return [['no-choices', 'warning']]
  if (choices.length > LIMITS.choices) return [['too-many-choices', 'error', { count: choices.length, limit: LIMITS.choices }]]
  const values = choices.map((choice) => String(choice.value))
  const repeated = values.find((value, index) => values.indexOf(value) !== index)
  return repeated === undefined ? [] : [['duplicate-choice', 'error', { value: repeated }]]
}

function lintRange(widget: AnyKnownWidget): readonly Found[] {
  if (widget.type !== 'number') return []
  const { min, max } = widget.options
  return min !== '' && max !== '' && min > max ? [['contradictory-range', 'error', { min, max }]] : []
}

/** A default the field itself refuses blocks everyone who does not notice it. */
function lintDefault(widget: AnyKnownWidget): readonly Found[] {
  const definition = definitionOf(widget)
  const value = definition.defaultValue(widget.options)
  const [problem] = isEmptyValue(value) ? [] : definition.checkValue(value, widget.options)
  return problem === undefined ? [] : [['default-invalid', 'warning', { reason: problem.code }]]
}
