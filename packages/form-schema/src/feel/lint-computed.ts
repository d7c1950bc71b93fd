/** Checks of computed values: the part of the linter that needs a FEEL parser. */
import type { FormDefinition } from '../form-definition'
import { eachWidget } from '../form-definition'
import type { LintFinding } from '../lint/lint-finding'
import { validateField } from '../rules/validate-field'
import { behaviourOf } from '../widgets/behaviours'
import type { AnyKnownWidget } from '../widgets/index'
import { computeOrder } from './compute-values'
import { type ComputedField, computedFields } from './computed-fields'
import { evaluateExpression } from './evaluate-expression'
import { fitResult } from './fit-result'
import { parseFormula } from './parse-formula'

/** False where no result can ever be stored: a constant that the field refuses, a truth value in a field for something else. */
function canFit({ widget, text, apart, names, sources }: ComputedField): boolean {
  if (TRUTHS.has(parseFormula(text, names).topNode.firstChild?.name ?? ''))
    return behaviourOf(widget)
      .checkValue(fitResult(widget, true), widget.options)
      .every(({ code }) => code !== 'shape')
  if (sources.length > 0) return true
  const answer = evaluateExpression(apart.text, apart.functions)
  return answer.ok && (answer.value === null || validateField(widget, fitResult(widget, answer.value), { required: false }).length === 0)
}

/** Kinds of expression that come to a truth value, or to nothing. */
const TRUTHS: ReadonlySet<string> = new Set(['Comparison', 'Conjunction', 'Disjunction', 'QuantifiedExpression'])

/** The options of a computed field that only a person could meet. */
function rulesNotAsked({ options }: AnyKnownWidget): string {
  const isRequired = ('required' in options && options.required) || options.formwork.requiredWhen !== undefined
  const hasPattern = 'pattern' in options && options.pattern !== ''
  const hasLimit = 'maxlength' in options && options.maxlength >= 0
  return [isRequired && 'required', hasPattern && 'pattern', hasLimit && 'maxlength'].filter(Boolean).join(', ')
}

/**
 * Checks the expressions of a form's computed fields.
 *
 * @param form - the form.
 * @returns findings in document order; append them to those of `lintDefinition`.
 * @example const findings = [...lintDefinition(form), ...lintComputed(form)]
 */
export function lintComputed(form: FormDefinition): LintFinding[] {
  const computed = computedFields(form)
  const { circular } = computeOrder(form, computed)
  return [...eachWidget(form)].flatMap(({ key }) => {
    const field = computed.get(key)
    if (field === undefined) return []
    const finding = (code: LintFinding['code'], params: LintFinding['params'] = {}): LintFinding => ({
      code,
      severity: 'error',
      widgetKey: key,
      params: { part: 'computed', ...params },
    })
    if (!field.checked.ok) {
      const { code, from, to, found } = field.checked.refusal
      return code === 'syntax' ? finding('computed-invalid', { from, to, found }) : finding('computed-not-allowed', { from, to, found })
    }
    if (field.unknown !== null) {
      const { found, from, to } = field.unknown
      return finding('computed-unknown-name', { name: found, from, to })
    }
    if (circular.has(key)) return finding('computed-circular')
    const { widget } = field
    const ignored = rulesNotAsked(widget)
    return [
      ...(canFit(field) ? [] : [finding('computed-never-fits')]),
      ...(ignored === '' ? [] : [{ ...finding('computed-rule-ignored', { rules: ignored }), severity: 'warning' as const }]),
    ]
  })
}
